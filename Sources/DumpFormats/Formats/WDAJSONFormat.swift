internal import AccessibilityTree
internal import Vocabulary

/// WebDriverAgent's page source as JSON, of today (`isEnabled` and its like beside `type`) and of 2016.
enum WDAJSONFormat: JSONFormat {
  typealias Rules = WDAJSONRules
  static let id = "wda-json"
  static let title = "a WebDriverAgent page source as JSON"
  static let source = Source.wdaJSON

  static func recognises(_ head: DumpHead) -> Bool {
    guard let names = head.json?.allNames, names.contains("type") else { return false }
    return ["isEnabled", "isVisible", "isAccessible", "rawIdentifier"].contains(where: names.contains)
  }

  static func shape(of document: JSONDocument) -> WDAJSONShape { WDAJSONShape(document) }
}

/// Where the elements of WebDriverAgent's JSON are.
struct WDAJSONShape: JSONShape {
  let roots: [Int]
  private let document: JSONDocument

  /// The answer of a server has the tree in `value`, that of 2016 in `value.tree`.
  init(_ document: JSONDocument) {
    self.document = document
    guard let whole = document.values.first else {
      roots = []
      return
    }
    var place = 0
    for name in ["value", "tree"] where document.member("type", of: place) == nil {
      if let inner = document.member(name, of: place), document.values[inner].isContainer { place = inner }
    }
    roots = whole.kind == .array ? Array(document.children(of: 0)) : [place]
  }

  func describe(_ node: Int, to sink: inout JSONTreeSink) {
    for member in document.children(of: node) {
      if document.isNamed(member, "children") {
        sink.takeChildren(member)
      } else if document.isNamed(member, "attributes"), document.values[member].kind == .object {
        sink.addMembers(of: member)
      } else {
        if document.isNamed(member, "type"), let type = document.string(at: member) {
          sink.takeRole(word: WDARoleWord.role(of: type))
        }
        sink.add(member)
      }
    }
  }
}

/// The types of WebDriverAgent's JSON in the words of XCUITest.
enum WDARoleWord {
  private static let prefixes = ["XCUIElementType", "UIA"]

  /// A type without what stands before it in XML, or with UIAutomation's word replaced.
  static func role(of type: String) -> String {
    if let known = table[type] { return known }
    for prefix in prefixes where type.hasPrefix(prefix) { return String(type.dropFirst(prefix.utf8.count)) }
    return type
  }

  /// Types of UIAutomation, before XCUITest, that XCUITest calls otherwise.
  private static let table: [String: String] = [
    "UIAActionSheet": "Sheet",
    "UIAActivityView": "Other",
    "UIACollectionCell": "Cell",
    "UIAEditingMenu": "Menu",
    "UIAElement": "Other",
    "UIASearchBar": "SearchField",
    "UIATableCell": "Cell",
    "UIATableGroup": "Other",
    "UIATableView": "Table",
  ]
}
