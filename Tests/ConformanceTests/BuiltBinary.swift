import Foundation

/// The `axverify` that was built together with the tests.
enum BuiltBinary {
  struct Run {
    let output: Data
    let error: String
    let status: Int32
  }

  /// Beside the test bundle on Linux, and beside one of the loaded bundles on macOS.
  static let path: String? = {
    let own = [URL(filePath: CommandLine.arguments[0]), Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL)
    return own.map { $0.deletingLastPathComponent().appending(path: "axverify").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// The surroundings without what changes an output: the locale, colours, and the marks of a CI service.
  private static let environment: [String: String] = {
    var environment = ProcessInfo.processInfo.environment
    for name in ["LANG", "LC_CTYPE", "NO_COLOR", "CLICOLOR_FORCE", "GITHUB_ACTIONS", "CI", "COLUMNS"] {
      environment[name] = nil
    }
    environment["LC_ALL"] = "C.UTF-8"
    return environment
  }()

  /// Runs it in a folder and waits for its end.
  ///
  /// Output goes to files, not pipes: nothing has to be read while it runs, so neither side can wait for the other.
  static func run(_ arguments: [String], in folder: URL) async throws -> Run {
    let temporary = FileManager.default.temporaryDirectory.appending(path: "axverify-output-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: temporary) }
    let output = temporary.appending(path: "stdout")
    let error = temporary.appending(path: "stderr")
    for file in [output, error] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: path ?? "axverify")
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    return Run(
      output: try Data(contentsOf: output), error: try String(contentsOf: error, encoding: .utf8),
      status: process.terminationStatus)
  }
}
