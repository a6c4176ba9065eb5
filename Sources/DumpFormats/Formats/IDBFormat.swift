internal import AccessibilityTree
internal import Vocabulary

/// The JSON of `idb ui describe-all` and of AXe: a list of elements, flat or nested, a single one, or a document.
enum IDBFormat: JSONFormat {
  typealias Rules = IDBRules
  static let id = "idb"
  static let title = "the JSON of idb or AXe"
  static let source = Source.idb

  static func recognises(_ head: DumpHead) -> Bool {
    guard let json = head.json else { return false }
    if ["AXLabel", "AXFrame", "AXUniqueId", "AXValue"].contains(where: json.has) { return true }
    let marks = ["backend", "target", "truncated", JSONCaptureMarks.header]
    return !json.isArray && json.has("elements") && marks.contains(where: json.has)
  }

  static func shape(of document: JSONDocument) -> IDBShape { IDBShape(document) }
}

/// Where the elements of idb's JSON are.
struct IDBShape: JSONShape {
  private(set) var roots: [Int] = []
  private(set) var refusal: JSONFault?
  private(set) var notes: [String] = []
  private let document: JSONDocument

  init(_ document: JSONDocument) {
    self.document = document
    guard let whole = document.values.first else { return }
    if whole.kind == .array {
      roots = Array(document.children(of: 0))
    } else if let elements = document.member("elements", of: 0) {
      roots = Array(document.children(of: elements))
      readDocument()
    } else {
      roots = [0]
    }
  }

  /// What the `complete` form says of the whole.
  private mutating func readDocument() {
    if let truncated = document.member("truncated", of: 0), document.values[truncated].kind == .true {
      refusal = JSONFault(
        id: JSONFault.cut,
        message: "the dump says itself that it is not whole (truncated): idb stops at a depth of 50 and at 3000 nodes",
        offset: document.values[truncated].text.range.lowerBound)
    }
    if let modal = document.member("modal", of: 0), document.values[modal].kind == .object {
      let title = document.member("title", of: modal).flatMap(document.string) ?? "without a title"
      notes.append("an alert blocks the screen: '\(title)'")
    }
  }

  func describe(_ node: Int, to sink: inout JSONTreeSink) {
    var type: Int?
    for member in document.children(of: node) {
      if document.isNamed(member, "children") {
        sink.takeChildren(member)
      } else if document.isNamed(member, "role") {
        sink.takeRole(member)
      } else if document.isNamed(member, "subrole") {
        sink.takeSubrole(member)
      } else {
        if document.isNamed(member, "type") { type = member }
        sink.add(member)
      }
    }
    // The document and the oldest dumps have the type alone, which is the role without AX or a word of XCUITest's.
    guard sink.role.isNone, let word = type.flatMap(document.string), !word.isEmpty else { return }
    let role = AXRoleWord(word)
    sink.takeRole(word: role.role)
    if let subrole = role.subrole { sink.takeSubrole(word: subrole) }
  }
}
