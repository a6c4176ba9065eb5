internal import Vocabulary

/// Appium's Mac2 page source: the tags of XCUITest, with the number of the type in `elementType`.
enum Mac2Format: XMLFormat {
  typealias Rules = Mac2Rules
  static let id = "mac2"
  static let title = "a Mac2 page source"
  static let source = Source.mac2
  static let shape = XMLShape()

  static func recognises(_ head: DumpHead) -> Bool {
    guard let xml = head.xml else { return false }
    return xml.root.hasPrefix("XCUIElementType") && xml.has("elementType")
  }
}
