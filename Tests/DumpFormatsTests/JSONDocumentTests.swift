import AccessibilityTree
import Testing

@testable import DumpFormats

/// A JSON dump as a list of values: what is in what, whatever the order of names.
struct JSONDocumentTests {
  static let text =
    #"{"children": [{"role": "B"}, {"n\u0061me": "x\ty"}], "role": "A", "role": "C", "n": 1.50, "no": null}"#

  @Test("members and elements are found, and equal names all of them")
  func looksAround() throws {
    let document = JSONDocument(Array(Self.text.utf8))
    #expect(document.fault == nil)
    #expect(document.end == Self.text.utf8.count)
    #expect(document.children(of: 0).map { document.name(of: $0) } == ["children", "role", "role", "n", "no"])
    #expect(document.children(of: 0).map { document.string(at: $0) } == [nil, "A", "C", "1.50", nil])
    let role = try #require(document.member("role", of: 0))
    #expect(document.string(at: role) == "A")
    #expect(document.member("missing", of: 0) == nil)
    #expect(document.member("role", of: role) == nil)
    let children = try #require(document.member("children", of: 0))
    let inner = Array(document.children(of: children))
    #expect(inner.map { document.values[$0].kind } == [.object, .object])
    #expect(inner.map { document.name(of: $0) } == [nil, nil])
    let name = try #require(document.member("name", of: inner[1]))
    #expect(document.string(at: name) == "x\ty")
    #expect(Array(document.children(of: role)).isEmpty)
  }

  @Test("texts of the tree are slices of the dump, and copies only where there are escapes")
  func makesTexts() throws {
    let document = JSONDocument(Array(Self.text.utf8))
    var builder = TreeBuilder(source: document.bytes)
    let role = try #require(document.member("role", of: 0))
    let ref = document.ref(role, in: &builder)
    #expect(builder.bytes(of: ref).elementsEqual("A".utf8))
    #expect(Int(ref.offset) < document.bytes.count)
    let word = document.symbol(role, in: &builder)
    #expect(builder.symbols[word] == "role")
    let children = try #require(document.member("children", of: 0))
    let named = try #require(document.children(of: children).compactMap { document.member("name", of: $0) }.first)
    let copy = document.ref(named, in: &builder)
    #expect(builder.bytes(of: copy).elementsEqual("x\ty".utf8))
    #expect(Int(copy.offset) >= document.bytes.count)
    let resolved = document.symbol(named, in: &builder)
    #expect(builder.symbols[resolved] == "name")
    let null = try #require(document.member("no", of: 0))
    #expect(document.ref(null, in: &builder).isAbsent)
    #expect(document.ref(children, in: &builder).isAbsent)
    #expect(document.symbol(0, in: &builder).isNone)
  }

  @Test("a cut dump holds what came before, each value inside what it stood in")
  func keepsWhatCameBefore() {
    let text = #"{"a": [{"b": 1}, {"c": 2, "d": "#
    let document = JSONDocument(Array(text.utf8))
    #expect(document.fault?.isCut == true)
    #expect(document.values.map(\.kind) == [.object, .array, .object, .number, .object, .number])
    #expect(document.values.map(\.end) == [6, 6, 4, 4, 6, 6])
    #expect(JSONDocument(Array("[".utf8)).values.map(\.end) == [1])
    #expect(JSONDocument([]).values.isEmpty)
  }
}
