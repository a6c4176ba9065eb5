import AccessibilityTree
import AccessibilityVerification
import Foundation
import Testing
import Verification

@Suite("The files of this machine")
struct LocalFilesTests {
  let folder: TemporaryFolder
  let files = LocalFiles()

  init() throws { folder = try TemporaryFolder() }

  @Test("are read whole", arguments: [0, 1, 65_535, 65_536, 65_537, 3_000_000])
  func whole(size: Int) throws {
    let text = String(repeating: "x", count: size)
    try folder.write(text, to: "a")
    #expect(try files.read(folder.path("a")) == Array(text.utf8))
  }

  /// A large one is read in two halves; one that was read from before is read on from there, as a pipe would be.
  @Test("are read whole where they are large", arguments: [0, 5])
  func large(from start: Int) throws {
    let bytes = (0..<9_000_001).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
    try Data(bytes).write(to: folder.url.appending(component: "a"))
    #expect(try files.read(folder.path("a")) == bytes)
    let handle = try FileHandle(forReadingFrom: folder.url.appending(component: "a"))
    try handle.seek(toOffset: UInt64(start))
    #expect(try files.read("/dev/fd/\(handle.fileDescriptor)") == Array(bytes[start...]))
    #expect(try handle.offset() == UInt64(bytes.count))
  }

  @Test("that the system gives no size for are read whole")
  func proc() throws {
    let text = try files.read("/proc/self/status")
    #expect(String(decoding: text, as: UTF8.self).hasPrefix("Name:"))
  }

  @Test("that are none are refused with the reason", .timeLimit(.minutes(5)))
  func refused() throws {
    #expect(folder.makeFIFO("fifo"))
    try folder.makeFolder("folder")
    try folder.write("x", to: "file")
    let cases: [(path: String, id: String, reason: String)] = [
      (folder.path("fifo"), "not-a-file", "it is a FIFO"), (folder.path("folder"), "not-a-file", "it is a folder"),
      ("/dev/zero", "not-a-file", "it is a device"),
      (folder.path("none"), "unreadable-file", "no such file or directory"),
      (folder.path("file/below"), "unreadable-file", "not a directory"),
      ("", "unreadable-file", "no such file or directory"),
      (folder.path("file") + "\0.txt", "unreadable-file", "invalid argument"),
      ("/dev/fd/99", "unreadable-file", "bad file descriptor"),
    ]
    for (path, id, reason) in cases {
      #expect(throws: Diagnostic(id: id, "cannot read '\(path)': \(reason)", path: path)) { try files.read(path) }
    }
  }

  @Test("that may not be read are refused with the reason", .enabled(if: getuid() != 0, "root may read everything"))
  func forbidden() throws {
    try folder.write("x", to: "secret")
    #expect(folder.setPermissions(0, of: "secret"))
    let path = folder.path("secret")
    #expect(throws: Diagnostic(id: "unreadable-file", "cannot read '\(path)': permission denied", path: path)) {
      try files.read(path)
    }
  }

  @Test("of this process come through its pipes", arguments: ["/dev/fd/", "/proc/self/fd/"])
  func ownPipe(prefix: String) throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("dump".utf8))
    try pipe.fileHandleForWriting.close()
    let path = "\(prefix)\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(files.kind(of: path) == .file)
    #expect(try files.read(path) == Array("dump".utf8))
  }

  @Test("are listed by their bytes, with links told apart")
  func list() throws {
    for name in ["b", "B", "é", "-x", "a\nb", ".hidden"] { try folder.write("", to: name) }
    try folder.makeFolder("dir")
    #expect(folder.link("link", to: "dir"))
    #expect(folder.link("loose", to: "nowhere"))
    #expect(folder.makeFIFO("pipe"))
    let wanted = [
      DirectoryEntry(name: "-x", kind: .file, isLink: false),
      DirectoryEntry(name: ".hidden", kind: .file, isLink: false),
      DirectoryEntry(name: "B", kind: .file, isLink: false), DirectoryEntry(name: "a\nb", kind: .file, isLink: false),
      DirectoryEntry(name: "b", kind: .file, isLink: false),
      DirectoryEntry(name: "dir", kind: .directory, isLink: false),
      DirectoryEntry(name: "link", kind: .directory, isLink: true),
      DirectoryEntry(name: "loose", kind: .missing, isLink: true),
      DirectoryEntry(name: "pipe", kind: .other, isLink: false),
      DirectoryEntry(name: "é", kind: .file, isLink: false),
    ]
    #expect(files.list(folder.path("")) == wanted)
    #expect(files.list(folder.url.path(percentEncoded: false) + "/") == wanted)
    #expect(files.list(folder.path("b")) == nil)
    #expect(files.list(folder.path("none")) == nil)
  }

  @Test("held in memory come before those below")
  func overlay() throws {
    try folder.write("below", to: "a")
    let overlay = OverlayFiles(["-": Array("held".utf8), folder.path("a"): [1]], over: files)
    #expect(try overlay.read("-") == Array("held".utf8))
    #expect(try overlay.read(folder.path("a")) == [1])
    #expect(overlay.kind(of: "-") == .file)
    #expect(overlay.kind(of: folder.path("")) == .directory)
    #expect(overlay.list(folder.path(""))?.map(\.name) == ["a"])
  }
}
