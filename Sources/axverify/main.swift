internal import AccessibilityVerification

SystemCalls.ignoreBrokenPipes()
SystemCalls.end(Tool.run(Array(CommandLine.arguments.dropFirst()), surroundings: Surroundings()).rawValue)
