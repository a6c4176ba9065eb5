internal import AccessibilityTree
internal import Vocabulary

/// Chromium's tree as it publishes it on Windows by MSAA and IAccessible2: `++ROLE_SYSTEM_LINK name='More' FOCUSABLE`.
enum ChromiumWinFormat: ChromiumFormat {
  static let id = "chromium-win"
  static let title = "Chromium's tree for Windows as text"
  static let source = Source.chromiumWin
  static let allowsColon = true

  static func recognises(_ head: DumpHead) -> Bool {
    guard let first = lines(of: head).first else { return false }
    return first.hasPrefix("ROLE_SYSTEM_") || first.hasPrefix("IA2_ROLE_")
  }

  static func takeRole(_ bytes: Span<UInt8>, _ line: inout Range<Int>) -> ChromiumRole? {
    takeWord(bytes, &line, allowing: "_").map { ChromiumRole(role: AXTextLine.string(bytes, $0), range: $0) }
  }

  /// States are words in capitals.
  static func isFlag(_ word: String) -> Bool {
    word.utf8.count > 2 && word.utf8.allSatisfy { $0 >= 0x41 && $0 <= 0x5a || $0 == 0x5f || $0 >= 0x30 && $0 <= 0x39 }
  }

  static func fill(_ parts: inout TreeParts) -> SecureFields { ChromiumWinRules.fill(&parts) }
}
