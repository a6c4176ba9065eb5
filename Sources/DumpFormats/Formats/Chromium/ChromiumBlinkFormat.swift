internal import AccessibilityTree
internal import Vocabulary

/// Chromium's own tree: `++checkBox focusable name='All' checkedState=mixed`.
///
/// chrome://accessibility writes the number of each node before its role.
enum ChromiumBlinkFormat: ChromiumFormat {
  static let id = "chromium-blink"
  static let title = "Chromium's own tree as text"
  static let source = Source.chromiumBlink
  static let writesEmptyValues = true

  static func recognises(_ head: DumpHead) -> Bool {
    let lines = lines(of: head)
    guard let first = lines.first, let role = role(ofLine: first) else { return false }
    if role.leading != nil || role.role == "rootWebArea" { return true }
    return lines.dropFirst().first?.hasPrefix("++") == true
      && Vocabulary.standard.knows(role: role.role, in: .chromium)
  }

  static func takeRole(_ bytes: Span<UInt8>, _ line: inout Range<Int>) -> ChromiumRole? {
    var cursor = ByteCursor(line)
    var leading: (name: Range<Int>, value: Range<Int>)?
    if cursor.take("id#=", bytes) {
      let start = cursor.index
      _ = cursor.take(0x2d, bytes)
      guard cursor.takeDigits(nil, bytes) else { return nil }
      leading = (line.lowerBound..<(start - 1), start..<cursor.index)
      guard cursor.takeBlanks(bytes) else { return nil }
    }
    var rest = cursor.index..<line.upperBound
    guard let word = takeWord(bytes, &rest) else { return nil }
    let first = bytes[word.lowerBound]
    // Roles begin with a small letter here; what begins with a capital is of another flavour.
    guard first >= 0x61 else { return nil }
    line = rest
    return ChromiumRole(role: AXTextLine.string(bytes, word), range: word, leading: leading)
  }

  static func fill(_ parts: inout TreeParts) -> SecureFields {
    NeutralFields.fill(&parts, by: ChromiumBlinkRules.self)
  }
}
