internal import Vocabulary

/// What `adb shell uiautomator dump` writes: `<hierarchy>` with nested `<node>`.
///
/// With `--windows` there are displays and windows around it; a window is kept as a node, since its title is heard.
enum UIAutomatorFormat: XMLFormat {
  typealias Rules = AndroidRules
  static let id = "uiautomator"
  static let title = "a uiautomator dump"
  static let source = Source.uiautomator
  static let shape = XMLShape(
    special: ["hierarchy": .wrapper, "displays": .wrapper, "display": .wrapper],
    roleAttribute: "class", plainName: "node")

  static func recognises(_ head: DumpHead) -> Bool {
    guard let xml = head.xml else { return false }
    switch xml.root {
    case "hierarchy": return !UIAutomator2Format.recognises(head)
    case "node": return xml.has("class") && xml.has("bounds")
    case "displays": return xml.child == "display" || xml.child.isEmpty
    default: return false
    }
  }
}
