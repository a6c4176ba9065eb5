import Foundation
import Testing

/// The cases of the language, each judged by the binary as a user would run it.
@Suite("Cases of the language", .serialized)
struct ConformanceTests {
  @Test("There are cases, and the binary that judges them")
  func isWhole() {
    #expect(ConformanceCase.all.count >= 44)
    #expect(Set(ConformanceCase.all.map(\.name)).count == ConformanceCase.all.count)
    #expect(BuiltBinary.path != nil)
  }

  @Test("Case", .timeLimit(.minutes(1)), arguments: ConformanceCase.all)
  func holds(_ conformance: ConformanceCase) async throws {
    #expect(!conformance.want.lines.isEmpty)
    let folder = FileManager.default.temporaryDirectory.appending(path: "axverify-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in conformance.files {
      let target = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: target)
    }
    let expectations = conformance.files.map(\.path).filter { $0.hasSuffix(".expect") }.sorted()
    let run = try await BuiltBinary.run(
      ["check"] + expectations + ["--dumps", "dumps", "--report", "json"] + conformance.arguments, in: folder)
    let report = try #require(CheckReport(run.output), "no JSON report, status \(run.status): \(run.error)")
    #expect(Comparison.differences(report, status: run.status, want: conformance.want) == [])
  }
}
