internal import AccessibilityTree
internal import Vocabulary

/// The answer to `Accessibility.getFullAXTree` of the DevTools protocol: a list of nodes that name each other by id.
enum CDPFormat: JSONFormat {
  typealias Rules = CDPRules
  static let id = "cdp"
  static let title = "an accessibility tree of the DevTools protocol"
  static let source = Source.cdp

  static func recognises(_ head: DumpHead) -> Bool {
    guard let json = head.json, json.allNames.contains("nodeId") else { return false }
    return ["nodes", "result", "nodeId"].contains(where: json.has)
      && ["ignored", "childIds", "backendDOMNodeId"].contains(where: json.allNames.contains)
  }

  static func shape(of document: JSONDocument) -> CDPShape { CDPShape(document) }
}

/// Which nodes of such a list stand in which: those that are ignored give way to what is inside them.
struct CDPShape: JSONShape {
  private(set) var roots: [Int] = []
  private let document: JSONDocument
  private let list: CDPNodeList
  private var isTaken: [Bool]

  init(_ document: JSONDocument) {
    self.document = document
    list = CDPNodeList(document)
    isTaken = Array(repeating: false, count: list.nodes.count)
    roots = shown(among: list.roots)
  }

  var notes: [String] { list.notes(isCut: document.fault != nil) }

  mutating func describe(_ node: Int, to sink: inout JSONTreeSink) {
    for member in document.children(of: node) {
      if CDPShape.structure.contains(where: { document.isNamed(member, $0) }) { continue }
      if document.isNamed(member, "properties") {
        for property in document.children(of: member) { add(property, to: &sink) }
      } else if document.isNamed(member, "role") {
        if let value = document.member("value", of: member) { sink.takeRole(value) }
      } else if document.values[member].kind == .object, let value = document.member("value", of: member),
        let name = document.name(of: member)
      {
        sink.add(name, value)
      } else if document.values[member].kind != .object {
        sink.add(member)
      }
    }
    if let index = list.index(ofNode: node) { sink.takeChildren(nodes: shown(among: list.children[index])) }
  }

  /// What says where a node stands, and is in the tree.
  private static let structure = ["childIds", "parentId", "ignored", "ignoredReasons"]

  /// One of `properties`: its value, or the nodes that it names.
  private func add(_ property: Int, to sink: inout JSONTreeSink) {
    guard let name = document.member("name", of: property).flatMap(document.string),
      let value = document.member("value", of: property)
    else { return }
    if let inner = document.member("value", of: value) {
      sink.add(name, inner)
    } else if let related = document.member("relatedNodes", of: value) {
      let nodes = document.children(of: related).compactMap { node in
        ["text", "idref", "backendDOMNodeId"].lazy.compactMap { document.member($0, of: node) }.first
      }
      sink.add(name, text: nodes.compactMap(document.string).joined(separator: ", "))
    }
  }

  /// The places of the nodes to show for some of the list, each taken once.
  private mutating func shown(among indices: [Int]) -> [Int] {
    var waiting = Array(indices.reversed())
    var places: [Int] = []
    while let index = waiting.popLast() {
      if isTaken[index] { continue }
      isTaken[index] = true
      if list.isIgnored[index] {
        waiting.append(contentsOf: list.children[index].reversed())
      } else {
        places.append(list.nodes[index])
      }
    }
    return places
  }
}
