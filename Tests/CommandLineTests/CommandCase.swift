import Foundation
import Testing

/// A command line as a user types it, and all that came of it, in a folder below `Cases`.
///
/// `command` is run by `sh` in a fresh folder that holds what is in `files`, with the built `axverify` in its `PATH`.
/// `stdout`, `stderr` and `status` are compared whole. `UPDATE_GOLDENS=1` rewrites them and fails that run, so that a
/// person reads the change before it counts.
struct CommandCase: Sendable, CustomTestStringConvertible {
  let name: String
  private let folder: URL

  var testDescription: String { name }

  /// All cases by name.
  static let all: [CommandCase] = {
    let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cases.path(percentEncoded: false))) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map {
      CommandCase(name: $0, folder: cases.appending(path: $0))
    }
  }()

  /// Runs the command and compares what came of it.
  func check() async throws {
    let place = FileManager.default.temporaryDirectory.appending(component: "axverify-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    let files = folder.appending(path: "files")
    if FileManager.default.fileExists(atPath: files.path(percentEncoded: false)) {
      try FileManager.default.copyItem(at: files, to: place)
    } else {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    let command = try String(contentsOf: folder.appending(path: "command"), encoding: .utf8)
    let run = try await BuiltTool.run("/bin/sh", ["-c", command], in: place)
    try compare(run.output, with: "stdout")
    try compare(run.error, with: "stderr")
    try compare("\(run.status)\n", with: "status")
  }

  private func compare(_ got: String, with name: String) throws {
    let url = folder.appending(path: name)
    let stored = try? String(contentsOf: url, encoding: .utf8)
    guard got != (stored ?? "") else { return }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Data(got.utf8).write(to: url)
      Issue.record("rewrote \(name) of \(self.name); read the change, then run again")
    } else {
      #expect(got == stored ?? "", "\(name) of \(self.name)")
    }
  }
}
