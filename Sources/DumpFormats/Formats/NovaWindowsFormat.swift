internal import Vocabulary

/// The XML page source of NovaWindows: WinAppDriver's attributes in a letter case of its own.
enum NovaWindowsFormat: XMLFormat {
  typealias Rules = WinAppDriverRules
  static let id = "novawindows"
  static let title = "a NovaWindows page source"
  static let source = Source.novawindows
  static let shape = XMLShape()

  /// Names that only it spells so.
  private static let spellings = [
    "HasKeyboardfocus", "IsContentelement", "IsControlelement", "IsKeyboardfocusable", "IsRequiredforform",
  ]

  static func recognises(_ head: DumpHead) -> Bool {
    guard let xml = head.xml else { return false }
    return spellings.contains { xml.has($0) }
  }
}
