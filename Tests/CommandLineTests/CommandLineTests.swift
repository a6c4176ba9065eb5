import Foundation
import Testing

@testable import axverify

@Suite("The built tool")
struct CommandLineTests {
  @Test("says and does what its case stores", .timeLimit(.minutes(5)), arguments: CommandCase.all)
  func stored(_ sample: CommandCase) async throws {
    try await sample.check()
  }

  @Test("has cases for the help of each command and for an option that it does not have")
  func coverage() {
    let names = Set(CommandCase.all.map(\.name))
    for command in CommandName.allCases {
      for kind in ["help", "short-help", "wrong-option"] { #expect(names.contains("\(command)-\(kind)")) }
    }
  }

  @Test("ends quietly when nobody reads what it writes, with the status it would have had", .timeLimit(.minutes(5)))
  func brokenPipe() async throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let binary = BuiltTool.folder.appending(path: "axverify").path(percentEncoded: false)
    let run = try await BuiltTool.run(
      binary, ["--help"], in: FileManager.default.temporaryDirectory, output: pipe.fileHandleForWriting)
    #expect(run == BuiltTool.Run(output: "", error: "", status: 0))
  }
}
