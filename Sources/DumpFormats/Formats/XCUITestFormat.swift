internal import Vocabulary

/// The XML page source of WebDriverAgent, with Appium's wrapper `<AppiumAUT>` or without.
enum XCUITestFormat: XMLFormat {
  typealias Rules = XCUITestRules
  static let id = "xcuitest"
  static let title = "a WebDriverAgent page source"
  static let source = Source.xcuitest
  static let shape = XMLShape(special: ["AppiumAUT": .wrapper])

  static func recognises(_ head: DumpHead) -> Bool {
    guard let xml = head.xml else { return false }
    return xml.root == "AppiumAUT" || (xml.root.hasPrefix("XCUIElementType") && !xml.has("elementType"))
  }
}
