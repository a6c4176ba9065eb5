import Foundation

/// The `axverify` that was built with the tests.
enum BuiltTool {
  /// What a process left behind.
  struct Run: Equatable {
    var output: String
    var error: String
    var status: Int32
  }

  /// The folder it is in: that of the tool that `AXVERIFY` names, so that the released one is tried as well; else beside
  /// the test bundle on Linux, and beside one of the loaded bundles on macOS.
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["AXVERIFY"] {
      return URL(filePath: path).deletingLastPathComponent()
    }
    let own = [URL(filePath: CommandLine.arguments[0]), Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL)
    let folders = own.map { $0.deletingLastPathComponent() }
    return folders.first {
      FileManager.default.isExecutableFile(atPath: $0.appending(path: "axverify").path(percentEncoded: false))
    } ?? URL(filePath: "/axverify-was-not-built")
  }()

  /// Runs a program in a folder, with a small environment that is the same everywhere.
  static func run(
    _ program: String, _ arguments: [String], in place: URL, output: FileHandle? = nil
  ) async throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = place
    var environment = ["PATH": "\(folder.path(percentEncoded: false)):/usr/bin:/bin", "LANG": "C.UTF-8"]
    // What a sanitizer was told holds for the tool as well.
    for name in ["TSAN_OPTIONS", "LSAN_OPTIONS"] { environment[name] = ProcessInfo.processInfo.environment[name] }
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let logs = FileManager.default.temporaryDirectory.appending(component: "axverify-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: logs, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: logs) }
    let (outputLog, errorLog) = (logs.appending(path: "output"), logs.appending(path: "error"))
    for log in [outputLog, errorLog] { try Data().write(to: log) }
    process.standardOutput = try output ?? FileHandle(forWritingTo: outputLog)
    process.standardError = try FileHandle(forWritingTo: errorLog)
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    return Run(
      output: String(decoding: try Data(contentsOf: outputLog), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: errorLog), as: UTF8.self), status: process.terminationStatus)
  }
}
