import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary
import Verification

/// Small dumps that were damaged at each byte in turn: none crashes, and none passes that proves nothing.
///
/// The file demands one node and forbids another that every dump has. So it fails on the whole dump, and a damaged one
/// may come to a pass only where the forbidden node is read under another name, and no node is lost.
@Suite("Dumps damaged at each byte")
struct MutationTests {
  /// A dump in which `Save` and, after it, `Delete` stand.
  struct Sample: CustomTestStringConvertible, Sendable {
    var format: String
    var platform: String
    var text: String
    /// Whether the dump says where it ends; one that does not may end after any line.
    var tellsItsEnd = true

    var testDescription: String { format }
  }

  static let samples = [
    Sample(
      format: "ax-text", platform: "macos",
      text: "AXWindow title=\"W\"\n  AXButton label=\"Save\"\n  AXButton label=\"Delete\"\n", tellsItsEnd: false),
    Sample(
      format: "ax-text", platform: "macos",
      text: """
        # axverify-dump: source=ax platform=macos
        AXWindow title="W"
          AXButton label="Save"
          AXButton label="Delete"
        # axverify-end: nodes=3

        """),
    Sample(
      format: "uiautomator", platform: "android",
      text: "<hierarchy><node class=\"a.B\"><node class=\"a.Button\" content-desc=\"Save\"/>"
        + "<node class=\"a.Button\" content-desc=\"Delete\"/></node></hierarchy>"),
    Sample(
      format: "xcuitest", platform: "ios",
      text: "<XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" label=\"A\">"
        + "<XCUIElementTypeButton label=\"Save\"/><XCUIElementTypeButton label=\"Delete\"/></XCUIElementTypeApplication>"
    ),
    Sample(
      format: "idb", platform: "ios",
      text: "[{\"AXLabel\":\"A\",\"role\":\"AXGroup\"},{\"AXLabel\":\"Save\",\"role\":\"AXButton\"},"
        + "{\"AXLabel\":\"Delete\",\"role\":\"AXButton\"}]"),
    Sample(
      format: "ax-json", platform: "macos",
      text: "{\"role\":\"AXWindow\",\"name\":\"W\",\"children\":[{\"role\":\"AXButton\",\"name\":\"Save\"},"
        + "{\"role\":\"AXButton\",\"name\":\"Delete\"}]}"),
    Sample(
      format: "playwright-aria", platform: "web",
      text: "- main:\n  - button \"Save\"\n  - list:\n    - listitem: Delete\n", tellsItsEnd: false),
    Sample(
      format: "dogtail", platform: "linux",
      text: "[application | mail]\n [frame | Inbox | mail]\n  [push button | Save]\n  [push button | Delete]\n",
      tellsItsEnd: false),
    Sample(
      format: "walker", platform: "macos",
      text:
        "AXWindow/AXStandardWindow title=\"W\"\n  AXButton desc=\"Save\"\n  AXButton desc=\"Delete\"\n-- 3 elements --\n",
      tellsItsEnd: false),
  ]

  /// What a byte becomes; none for a byte that is gone, and two where something comes before it.
  private static func damages(_ byte: UInt8) -> [[UInt8]] {
    [[], [byte, byte], [0x20], [0x22], [0x3c], [0x0a], [0x00], [0xff], [byte ^ 0x01], [byte ^ 0x20]]
      .filter { $0 != [byte] }
  }

  @Test("pass nothing that is not there", .timeLimit(.minutes(5)), arguments: samples)
  func damaged(_ sample: Sample) throws {
    let bytes = Array(sample.text.utf8)
    let whole = try DumpReader.read(bytes, path: "dump")
    #expect(whole.format == sample.format)
    #expect(status(bytes, sample) == 1)
    for place in bytes.indices {
      // The end is cut off at this byte, or it alone is damaged.
      if sample.tellsItsEnd || !endsALine(bytes, place) {
        check(Array(bytes[..<place]), sample, whole.tree.count, "cut at \(place)")
      }
      for damage in MutationTests.damages(bytes[place]) {
        let damaged = bytes[..<place] + damage + bytes[(place + 1)...]
        check(Array(damaged), sample, whole.tree.count, "\(damage) at \(place)")
      }
    }
  }

  /// Whether a cut leaves whole lines alone, so that nobody can tell that there were more.
  ///
  /// In YAML the colon at the end of an item announces what is in it, and the item is whole without.
  private func endsALine(_ bytes: [UInt8], _ place: Int) -> Bool {
    let line = bytes[..<place].reversed().prefix { $0 != 0x0a }
    let rest = bytes[place...].prefix { $0 != 0x0a }
    return line.allSatisfy { $0 == 0x20 } || rest.isEmpty || rest.elementsEqual(":".utf8)
  }

  private func check(_ bytes: [UInt8], _ sample: Sample, _ count: Int, _ what: String) {
    guard status(bytes, sample) == 0 else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let dump = try? DumpReader.read(bytes, path: "dump"), dump.refusal == nil else {
      Issue.record("passes what is refused: \(what): \(text)")
      return
    }
    let names = dump.tree.nodes.map { dump.tree.string($0.name) }
    #expect(names.contains("Save") && !names.contains("Delete"), "\(what): \(text)")
    #expect(dump.tree.count >= count, "a node is lost: \(what): \(text)")
  }

  private func status(_ bytes: [UInt8], _ sample: Sample) -> Int {
    var options = CheckOptions()
    options.paths = ["a.expect"]
    options.quickDump = "dump"
    let file = "screen \"S\" on \(sample.platform)\n* \"Save\"\nno * \"Delete\"\n"
    let files = OneDump(file: Array(file.utf8), dump: bytes)
    return Checker.run(options, files: files).exitStatus
  }

  /// An expectation file and a dump.
  private struct OneDump: FileSystem {
    let file: [UInt8]
    let dump: [UInt8]

    func read(_ path: String) throws(Diagnostic) -> [UInt8] { path == "dump" ? dump : file }
    func list(_ path: String) -> [DirectoryEntry]? { nil }
    func kind(of path: String) -> FileKind { path == "dump" || path == "a.expect" ? .file : .missing }
  }
}
