import AccessibilityTree
import AccessibilityVerification
import Foundation
import Testing

@Suite("Files that reports are written to")
struct ReportFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("are made, and leave nothing beside them")
  func made() throws {
    try ReportFile(path: folder.path("a.json")).write(Array("new".utf8))
    #expect(try folder.text(of: "a.json") == "new")
    #expect(try folder.names == ["a.json"])
  }

  @Test("are replaced whole and keep their permissions")
  func replaced() throws {
    try folder.write("a longer text that was there", to: "a.json")
    #expect(folder.setPermissions(0o640, of: "a.json"))
    try ReportFile(path: folder.path("a.json")).write(Array("new".utf8))
    #expect(try folder.text(of: "a.json") == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("a.json"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.names == ["a.json"])
  }

  @Test("that are links stay links, whether there is something behind them or not", arguments: [true, false])
  func links(exists: Bool) throws {
    if exists { try folder.write("old", to: "target") }
    #expect(folder.link("link", to: "middle"))
    #expect(folder.link("middle", to: folder.path("target")))
    try ReportFile(path: folder.path("link")).write(Array("new".utf8))
    #expect(try folder.text(of: "target") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "middle")
    #expect(try folder.names == ["link", "middle", "target"])
  }

  @Test("do not take the name of another run's neighbour")
  func neighbour() throws {
    let other = ".axverify-\(getpid())-0"
    try folder.write("another's", to: other)
    try ReportFile(path: folder.path("a.json")).write(Array("new".utf8))
    #expect(try folder.text(of: other) == "another's")
    #expect(try folder.names == [other, "a.json"])
  }

  @Test("that are pipes or devices are written to as they are")
  func special() throws {
    try ReportFile(path: "/dev/null").write(Array("new".utf8))
    let pipe = Pipe()
    try ReportFile(path: "/dev/fd/\(pipe.fileHandleForWriting.fileDescriptor)").write(Array("new".utf8))
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("new".utf8))
  }

  @Test("that cannot be written are refused with the reason, and what was there stays", .timeLimit(.minutes(5)))
  func refused() throws {
    #expect(folder.makeFIFO("fifo"))
    #expect(folder.link("loop", to: "loop"))
    try folder.makeFolder("dir")
    let before = try folder.names
    let cases: [(path: String, reason: String)] = [
      (folder.path("dir"), "is a directory"), (folder.path("none/a.json"), "no such file or directory"),
      (folder.path("fifo"), "no such device or address"), ("/dev/full", "no space left on device"),
      (folder.path("loop"), "too many levels of symbolic links"),
    ]
    for (path, reason) in cases {
      #expect(throws: Diagnostic(id: "unwritable-file", "cannot write '\(path)': \(reason)", path: path)) {
        try ReportFile(path: path).write([1])
      }
    }
    #expect(try folder.names == before)
  }
}
