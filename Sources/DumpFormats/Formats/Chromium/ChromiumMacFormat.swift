internal import AccessibilityTree
internal import Vocabulary

/// Chromium's tree as it publishes it on macOS: `++AXButton AXTitle='OK'`.
enum ChromiumMacFormat: ChromiumFormat {
  static let id = "chromium-mac"
  static let title = "Chromium's tree for macOS as text"
  static let source = Source.chromiumMac
  static let subroleAttribute: String? = "AXSubrole"

  static func recognises(_ head: DumpHead) -> Bool {
    let lines = lines(of: head)
    guard let first = lines.first, role(ofLine: first) != nil else { return false }
    if let second = lines.dropFirst().first { return second.hasPrefix("++AX") }
    let bytes = first.bytes
    var rest = first.range
    _ = takeRole(bytes.span, &rest)
    var line = PropertyLine(rest, allowsColon: false)
    // A walker's values stand in double quotes, Chromium's in single ones.
    guard case .pair(let name, let value, _) = try? line.next(bytes.span) else { return false }
    return bytes[name].starts(with: "AX".utf8) && !value.isEmpty && bytes[value.lowerBound - 1] != 0x22
  }

  static func takeRole(_ bytes: Span<UInt8>, _ line: inout Range<Int>) -> ChromiumRole? {
    var cursor = ByteCursor(line)
    guard cursor.take("AX", bytes), let word = takeWord(bytes, &line) else { return nil }
    return ChromiumRole(role: AXTextLine.string(bytes, word), range: word)
  }

  static func fill(_ parts: inout TreeParts) -> SecureFields {
    NeutralFields.fill(&parts, by: ChromiumMacRules.self)
  }
}
