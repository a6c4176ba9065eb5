internal import AccessibilityVerification

SystemCalls.ignoreSignalsOfWriting()
SystemCalls.end(Tool.run(Array(CommandLine.arguments.dropFirst()), surroundings: Surroundings()).rawValue)
