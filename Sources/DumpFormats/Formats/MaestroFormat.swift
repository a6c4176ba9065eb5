internal import AccessibilityTree
internal import Vocabulary

/// What `maestro hierarchy` prints: nested objects whose texts stand in `attributes`, and flags beside them.
enum MaestroFormat: JSONFormat {
  typealias Rules = MaestroRules
  static let id = "maestro"
  static let title = "a Maestro hierarchy"
  static let source = Source.maestro

  static func recognises(_ head: DumpHead) -> Bool {
    guard let json = head.json, json.has("attributes"), !json.has("type") else { return false }
    return json.has("children") || json.allNames.contains("bounds")
  }

  static func shape(of document: JSONDocument) -> MaestroShape { MaestroShape(document) }
}

/// Where the nodes of Maestro's JSON are.
struct MaestroShape: JSONShape {
  let roots: [Int]
  let refusal: JSONFault?
  private let document: JSONDocument

  init(_ document: JSONDocument) {
    self.document = document
    let isList = document.values.first?.kind == .array
    roots = isList ? Array(document.children(of: 0)) : document.values.isEmpty ? [] : [0]
    refusal = MaestroShape.showsNothing(document) ? MaestroFailure.fault(at: document) : nil
  }

  /// Whether no node has a text, an id or a place: what Maestro prints when it could not read the screen.
  private static func showsNothing(_ document: JSONDocument) -> Bool {
    document.fault == nil
      && !document.values.indices.contains { value in
        guard document.values[value].key != nil, let text = document.string(at: value) else { return false }
        return MaestroFailure.tells.contains { document.isNamed(value, $0) }
          && MaestroFailure.isTelling(Array(text.utf8)[...])
      }
  }

  func describe(_ node: Int, to sink: inout JSONTreeSink) {
    for member in document.children(of: node) {
      if document.isNamed(member, "children") {
        sink.takeChildren(member)
      } else if document.isNamed(member, "attributes"), document.values[member].kind == .object {
        if let role = document.member("class", of: member) { sink.takeRole(role) }
        sink.addMembers(of: member)
      } else {
        sink.addUnlessSaid(member)
      }
    }
  }
}

/// A hierarchy without anything in it.
enum MaestroFailure {
  /// The attributes of which one says something on every screen that was read.
  static let tells = ["bounds", "text", "accessibilityText", "resource-id", "title", "value", "hintText"]

  /// Whether the text of one of these says something.
  static func isTelling(_ text: ArraySlice<UInt8>) -> Bool { !text.isEmpty && !text.elementsEqual(nowhere) }

  private static let nowhere = Array("[0,0][0,0]".utf8)

  static let message = "the capture failed: no node has a text, an id or a place on the screen"

  static func fault(at document: JSONDocument) -> JSONFault {
    JSONFault(
      id: "failed-capture", message: message, offset: document.values.first?.text.range.lowerBound ?? 0)
  }
}
