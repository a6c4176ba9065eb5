internal import AccessibilityTree
internal import Vocabulary

/// A flavour of the text in which Chromium prints trees: its expectation files, and chrome://accessibility.
///
/// A line a node, two plus signs a level: a role, then what is said of it. The flavours differ in how they write roles,
/// and in what they say.
protocol ChromiumFormat: DumpFormat {
  /// What writes it.
  static var source: Source { get }
  /// Whether names can end in a colon.
  static var allowsColon: Bool { get }
  /// Whether a list that is empty is written as nothing after its sign.
  static var writesEmptyValues: Bool { get }
  /// The attribute whose value is the subrole, in the flavour that has subroles.
  static var subroleAttribute: String? { get }
  /// Takes the role off a line.
  ///
  /// - Returns: the role, or `nil` where the line has none.
  static func takeRole(_ bytes: Span<UInt8>, _ line: inout Range<Int>) -> ChromiumRole?
  /// Whether a word that is not in the tables can stand alone in a line.
  static func isFlag(_ word: String) -> Bool
  /// Fills the neutral fields.
  static func fill(_ parts: inout TreeParts) -> SecureFields
}

/// What begins a line of a Chromium dump.
struct ChromiumRole {
  /// The role in the words of the tables.
  var role: String
  /// Where it stands.
  var range: Range<Int>
  /// An attribute that stands before it: its name and value.
  var leading: (name: Range<Int>, value: Range<Int>)?
}

extension ChromiumFormat {
  static var allowsColon: Bool { false }
  static var writesEmptyValues: Bool { false }
  static var subroleAttribute: String? { nil }
  static func isFlag(_ word: String) -> Bool { false }

  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    let (path, isCut) = (input.path, input.endsInsideCharacter)
    var notes = input.notes
    let lines = DumpLines(input.bytes, in: input.start.byte..<input.bytes.count, firstLine: input.start.line)
    notes += lines.notes
    let bytes = input.bytes
    input.bytes = []
    var reader = ChromiumReader<Self>(bytes, lines.lines, isCut: isCut)
    let refusal = reader.fault.map { $0.diagnostic(bytes, path: path) }
    notes += reader.notes
    if reader.builder.nodes.isEmpty {
      throw refusal ?? Diagnostic(id: "no-nodes", "the dump holds no node, so nothing was captured", path: path)
    }
    var parts = reader.takeParts()
    let secure = fill(&parts)
    return Dump(parts, secure: secure, format: id, source: source, notes: notes, refusal: refusal)
  }

  /// A word of letters, digits and some further characters that begins a line, which is taken off it.
  static func takeWord(
    _ bytes: Span<UInt8>, _ line: inout Range<Int>, allowing others: StaticString = ""
  ) -> Range<Int>? {
    var index = line.lowerBound
    while index < line.upperBound, bytes[index] != 0x20 {
      let byte = bytes[index]
      let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a
      let isOther = byte >= 0x30 && byte <= 0x39 || others.description.utf8.contains(byte)
      guard isLetter || isOther && index > line.lowerBound else { return nil }
      index += 1
    }
    guard index > line.lowerBound else { return nil }
    defer { line = index..<line.upperBound }
    return line.lowerBound..<index
  }

  /// The lines of a head that are the dump's: directives of a test stand before some.
  ///
  /// - Returns: none where it is a dump in our own text form.
  static func lines(of head: DumpHead) -> ArraySlice<HeadLine> {
    let lines = head.bareLines.drop { $0.hasPrefix("#") || $0.hasPrefix("@") }
    return head.bareLines.prefix(head.bareLines.count - lines.count).contains { $0.hasPrefix("# axverify-") }
      ? [] : lines
  }

  /// The role that a line of a head begins with.
  static func role(ofLine line: HeadLine) -> ChromiumRole? {
    var range = line.range
    return takeRole(line.bytes.span, &range)
  }
}
