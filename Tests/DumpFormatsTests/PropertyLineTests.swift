import Testing

@testable import DumpFormats

@Suite("Lines of properties")
struct PropertyLineTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var line: String
    var colon = false
    var parts: [String]
    var testDescription: String { line }
  }

  static let cases = [
    Case(line: "focusable focused", parts: ["focusable", "focused"]),
    Case(line: "a='b' c=d", parts: ["a: b", "c: d (bare)"]),
    Case(line: "a='' b=", parts: ["a: ", "b: "]),
    Case(line: "name='it's' on", parts: ["name: it's", "on"]),
    Case(line: "name='the users' guide' on", parts: ["name: the users' guide", "on"]),
    Case(line: "name='a' b c' d='e'", parts: ["name: a' b c", "d: e"]),
    Case(line: "name='a' new-state on text='b'", parts: ["name: a", "new-state", "on", "text: b"]),
    Case(line: "name=' ' '", parts: ["name:  ' "]),
    Case(line: "name='a' b' c", parts: ["name: a' b", "c"]),
    // No quote can end it, so the first before a blank does.
    Case(line: "name='a' b'c", parts: ["name: a", "b'c"]),
    Case(line: "at=(1, 2) size={w: 1, h: 2} on", parts: ["at: (1, 2)", "size: {w: 1, h: 2}", "on"]),
    Case(line: "headers=('a)', 'b'); rows=2", parts: ["headers: ('a)', 'b')", "rows: 2 (bare)"]),
    Case(line: "a=(b c", parts: ["a: (b (bare)", "c"]),
    Case(line: "(row=0, col='a, b', span=1) on", parts: ["row: 0", "col: a, b", "span: 1", "on"]),
    Case(line: "next=text:\"a b c=d\" e=f", parts: ["next: text:\"a b c=d\" (bare)", "e: f (bare)"]),
    Case(line: "tag:h1 src:data:x", parts: ["tag:h1", "src:data:x"]),
    Case(line: "tag:h1 src:data:x", colon: true, parts: ["tag: h1 (bare)", "src: data:x (bare)"]),
    Case(line: "text:\"a \" b\" hint:\"c\"", colon: true, parts: ["text: a \" b", "hint: c"]),
    Case(line: "name='so' ratio: 3' on", colon: true, parts: ["name: so' ratio: 3", "on"]),
    Case(line: "  ", parts: []),
    Case(line: "=x 'y'", parts: ["=x", "'y'"]),
  ]

  @Test("are taken apart", arguments: cases)
  func takesApart(_ test: Case) throws {
    #expect(try Self.parts(test.line, allowsColon: test.colon) == test.parts)
  }

  @Test("a text without an end is an error, and the rest of the line is meant")
  func unclosed() {
    #expect {
      try Self.parts("on name='Save th", allowsColon: false)
    } throws: { error in
      guard let fault = error as? LineFault else { return false }
      return fault.id == "unclosed-quote" && fault.range == 8..<16
        && fault.message == "the quote that begins here is not closed"
    }
  }

  @Test("take no time that grows with the square of their length", .timeLimit(.minutes(1)))
  func isLinear() throws {
    let count = 60_000
    for piece in ["a='1' W'b ", "((((", "a=(' \" ", "' x ", "a='b' ' ", "x=\"' "] {
      _ = try? Self.parts(String(repeating: piece, count: count), allowsColon: true)
    }
  }

  private static func parts(_ line: String, allowsColon: Bool) throws -> [String] {
    let bytes = Array(line.utf8)
    var properties = PropertyLine(0..<bytes.count, allowsColon: allowsColon)
    var parts: [String] = []
    while let property = try properties.next(bytes.span) {
      switch property {
      case .word(let word): parts.append(String(decoding: bytes[word], as: UTF8.self))
      case .pair(let name, let value, let isBare):
        let text = String(decoding: bytes[name], as: UTF8.self) + ": " + String(decoding: bytes[value], as: UTF8.self)
        parts.append(text + (isBare ? " (bare)" : ""))
      }
    }
    return parts
  }
}
