internal import AccessibilityTree
internal import Vocabulary

/// The text of GTK's own tests: a line with a widget's name, below it its role in quotes, then `key: value` lines.
enum GTKTextFormat: DumpFormat {
  static let id = "gtk-text"
  static let title = "the text of GTK's accessibility tests"

  static func recognises(_ head: DumpHead) -> Bool {
    let lines = head.bareLines
    guard lines.count > 1, let first = lines.first?.bytes.first, first != 0x20, first != 0x23 else { return false }
    let bytes = lines[1].bytes
    guard let role = role(bytes.span, lines[1].range, indentation: 2) else { return false }
    return Vocabulary.standard.knows(role: ATSPIRoles.nick(bytes[role]), in: .atspi)
  }

  /// The role on a line that is indented so far and holds nothing else.
  static func role(_ bytes: Span<UInt8>, _ line: Range<Int>, indentation: Int) -> Range<Int>? {
    let start = line.lowerBound + indentation
    guard DumpLines.indentation(bytes, line) == indentation, line.upperBound > start + 2, bytes[start] == 0x22,
      bytes[line.upperBound - 1] == 0x22
    else { return nil }
    let role = (start + 1)..<(line.upperBound - 1)
    for index in role {
      let byte = bytes[index]
      guard byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a || byte == 0x20 || byte == 0x2d else { return nil }
    }
    return role
  }

  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    var read = try LineTree(input, by: GTKTextReader.self)
    let secure = NeutralFields.fill(&read.parts, by: GTKTextRules.self)
    return Dump(read.parts, secure: secure, format: id, source: .gtkText, notes: read.notes, refusal: read.refusal)
  }
}
