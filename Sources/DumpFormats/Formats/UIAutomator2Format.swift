internal import Vocabulary

/// Appium's UiAutomator2 page source: elements named by class inside `<hierarchy>`.
///
/// The name is a class with `$` turned into a dot or worse; the `class` attribute has it as it is.
enum UIAutomator2Format: XMLFormat {
  typealias Rules = AndroidRules
  static let id = "uiautomator2"
  static let title = "a UiAutomator2 page source"
  static let source = Source.uiautomator2
  static let shape = XMLShape(special: ["hierarchy": .wrapper], roleAttribute: "class")

  static func recognises(_ head: DumpHead) -> Bool {
    guard let xml = head.xml else { return false }
    if xml.root == "hierarchy" { return xml.has("class") || (xml.child.contains(".") && xml.child != "node") }
    return xml.root.contains(".") && xml.has("class") && xml.has("bounds")
  }
}
