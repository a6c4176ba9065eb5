import AccessibilityTree
import DumpFormats
import Expectations
import Testing
import Vocabulary

@testable import Verification

@Suite("Look-ups in a dump")
struct IndexTests {
  /// A dump from text, as it is judged.
  static func subject(_ text: String, _ platform: Platform = .ios, path: String = "a.txt") throws -> Subject {
    Subject(try DumpReader.read(Array(text.utf8), path: path), path: path, selector: Selector(platform: platform))
  }

  private static let text = """
    AXGroup label="x"
      AXButton label="a" title="x"
        AXButton label="a" value="a"
      AXGroup label="x" help=""
    AXButton value="x"

    """

  @Test func textIndex() throws {
    let subject = try Self.subject(Self.text)
    func names(_ text: String) -> [Int32] { Array(subject.names.nodes(with: Array(text.utf8), in: subject.tree)) }
    #expect(names("x") == [0, 3])
    #expect(names("a") == [1, 2])
    #expect(names("") == [])
    #expect(names("y") == [])
    #expect(Array(subject.hints.nodes(with: [], in: subject.tree)) == [3])
    #expect(Array(subject.allTexts.nodes(with: Array("x".utf8), in: subject.tree)) == [0, 1, 3, 4])
    #expect(Array(subject.allTexts.nodes(with: Array("a".utf8), in: subject.tree)) == [1, 2])
    #expect(Array(subject.index(ofAttribute: "TITLE").nodes(with: Array("x".utf8), in: subject.tree)) == [1])
  }

  @Test func manyTexts() throws {
    let lines = (0..<5000).map { "AXButton label=\"Button \($0 % 2500)\"\n" }.joined()
    let subject = try Self.subject(lines)
    for number in 0..<2500 {
      let found = subject.names.nodes(with: Array("Button \(number)".utf8), in: subject.tree)
      #expect(Array(found) == [Int32(number), Int32(number + 2500)])
    }
  }

  @Test func scopes() throws {
    let tree = try Self.subject(Self.text).tree
    let whole = Scope(whole: tree)
    #expect(whole.ranges == [0..<5])
    #expect(whole.isWhole(tree))
    let nested = Scope(below: [NodeID(0), NodeID(1)], in: tree)
    #expect(nested.ranges == [1..<4])
    #expect(!nested.isWhole(tree))
    #expect(nested.last == NodeID(3))
    let apart = Scope(below: [NodeID(1), NodeID(3)], in: tree)
    #expect(apart.ranges == [2..<3])
    #expect([0, 1, 2, 3, 4].filter(apart.contains) == [2])
    #expect(Scope(below: [NodeID(4)], in: tree).last == nil)
    #expect(Scope(whole: try Self.subject("AXGroup\n").dump.keeping(nodes: 0).tree).ranges.isEmpty)
  }

  @Test(arguments: [
    ([0..<5], [0, 1, 3, 4]), ([1..<2, 3..<5], [1, 3, 4]), ([2..<3], []),
    ([0..<1, 1..<2, 2..<3, 3..<4, 4..<5], [0, 1, 3, 4]),
  ])
  func shortlist(ranges: [Range<Int>], want: [Int]) {
    let scope = Scope(ranges: ranges)
    var found: [Int] = []
    Shortlist(nodes: [0, 1, 3, 4]).forEach(in: scope) { found.append($0) }
    #expect(found == want)
  }

  @Test(arguments: [
    (#"{"AXLabel":"a","frame":{"y":2,"x":1,"height":4,"width":3}}"#, "1,2,3,4"),
    (#"{"type":"Button","isEnabled":"1","rect":{"size":{"width":3,"height":4},"origin":{"x":1,"y":2}}}"#, "1,2,3,4"),
    (#"{"role":"Button","bounds":[1,2,3,4]}"#, "1,2,3,4"),
    (#"{"role":"AXButton","absolute_position":"1.00;2.00","size":"3;4","bbox":[0,0,3,4]}"#, "1,2,3,4"),
    (#"{"ControlTypeId":50000,"RuntimeId":"1","BoundingRectangle":"1, 2, 3, 4"}"#, "1,2,3,4"),
    (#"{"attributes":{"text":"a","bounds":"[1,2][4,6]"},"children":[]}"#, "1,2,3,4"),
    (#"{"role":"button","name":"a"}"#, nil),
  ])
  func framesOfJSON(text: String, want: String?) throws {
    let subject = try Self.subject(text)
    #expect(subject.frames.words(of: NodeID(0)) == want)
  }

  @Test(arguments: [
    ("", true), ("  \t", true), ("\u{a0}\u{200b}", true), ("x", false), (" é", false), ("\u{3000}x", false),
  ])
  func blank(text: String, want: Bool) {
    let bytes = Array(text.utf8)
    #expect(TextComparison.isBlank(bytes, 0..<bytes.count) == want)
  }

  @Test(arguments: [
    ("Button, Selected", "Selected", true), ("Button", "But", false), ("a b", "b", true), ("", "x", false),
  ])
  func listedWord(text: String, word: String, want: Bool) {
    let bytes = Array(text.utf8)
    #expect(TextComparison.lists(bytes, 0..<bytes.count, Array(word.utf8)) == want)
  }
}
