internal import AccessibilityTree
internal import Vocabulary

/// Chromium's tree as it publishes it on Linux: `++[push button] name='OK' enabled focusable`.
enum ChromiumAuraLinuxFormat: ChromiumFormat {
  static let id = "chromium-auralinux"
  static let title = "Chromium's tree for Linux as text"
  static let source = Source.chromiumAuraLinux
  static let allowsColon = true

  static func recognises(_ head: DumpHead) -> Bool {
    let lines = lines(of: head)
    guard let first = lines.first, let role = role(ofLine: first),
      Vocabulary.standard.knows(role: role.role, in: .atspi)
    else { return false }
    if let second = lines.dropFirst().first { return second.hasPrefix("++[") }
    // A single node: what follows the role is a name with its value, or a state, or nothing.
    let rest = first.bytes.dropFirst(role.range.upperBound + 1)
    return rest.isEmpty || first.contains("='")
      || String(decoding: rest, as: UTF8.self).split(separator: " ").allSatisfy {
        Vocabulary.standard.rawAttributes(of: source).contains(String($0))
      }
  }

  /// The role in brackets, whose blanks the tables write as hyphens.
  static func takeRole(_ bytes: Span<UInt8>, _ line: inout Range<Int>) -> ChromiumRole? {
    guard !line.isEmpty, bytes[line.lowerBound] == 0x5b else { return nil }
    let start = line.lowerBound + 1
    var index = start
    var role: [UInt8] = []
    while index < line.upperBound, bytes[index] != 0x5d {
      let byte = bytes[index]
      guard byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a || byte == 0x20 || byte == 0x2d else { return nil }
      role.append(byte == 0x20 ? 0x2d : byte)
      index += 1
    }
    guard index < line.upperBound, !role.isEmpty else { return nil }
    line = (index + 1)..<line.upperBound
    return ChromiumRole(role: String(decoding: role, as: UTF8.self), range: start..<index)
  }

  static func fill(_ parts: inout TreeParts) -> SecureFields { ChromiumAuraLinuxRules.fill(&parts) }
}
