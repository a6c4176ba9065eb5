internal import Vocabulary

/// The XML page source of WinAppDriver and its kin: elements named by UI Automation's control types.
enum WinAppDriverFormat: XMLFormat {
  typealias Rules = WinAppDriverRules
  static let id = "winappdriver"
  static let title = "a WinAppDriver page source"
  static let source = Source.winappdriver
  static let shape = XMLShape()

  static func recognises(_ head: DumpHead) -> Bool {
    guard let xml = head.xml, !NovaWindowsFormat.recognises(head) else { return false }
    return xml.has(ignoringCase: "LocalizedControlType") || xml.has(ignoringCase: "RuntimeId")
  }
}
