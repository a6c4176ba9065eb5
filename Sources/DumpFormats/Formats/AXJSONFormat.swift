internal import AccessibilityTree
internal import Vocabulary

/// The JSON of walkers for Apple's platforms: macapptree, AXUI, AXON, and the tools of agents.
enum AXJSONFormat: JSONFormat {
  typealias Rules = AXJSONRules
  static let id = "ax-json"
  static let title = "the JSON of an AX walker"
  static let source = Source.axJSON

  /// What says where a node is: every such walker writes one of these.
  private static let places = ["bounds", "frame", "bbox", "absolute_position", "position", "rect"]

  static func recognises(_ head: DumpHead) -> Bool {
    guard let json = head.json, !IDBFormat.recognises(head), !WDAJSONFormat.recognises(head) else { return false }
    if json.texts["role"]?.hasPrefix("AX") == true { return true }
    let isNode = json.has("role") || AXJSONShape.lists.contains(where: json.has) && json.allNames.contains("type")
    return isNode && places.contains(where: json.allNames.contains) && !json.allNames.contains("nodeId")
  }

  static func shape(of document: JSONDocument) -> AXJSONShape { AXJSONShape(document) }
}

/// Where the nodes of a walker's JSON are: nested, or a list in which each names the depth that it stands at.
struct AXJSONShape: JSONShape {
  private(set) var roots: [Int] = []
  private(set) var refusal: JSONFault?
  private let document: JSONDocument
  /// The nodes inside each node of a flat list, by its place.
  private var inside: [Int: [Int]] = [:]

  /// The members that hold a list of nodes around them.
  static let lists = ["nodes", "elements", "tree", "data"]

  init(_ document: JSONDocument) {
    self.document = document
    guard !document.values.isEmpty else { return }
    var place = 0
    var isInside = document.values[0].kind == .object && document.member("role", of: 0) == nil
    while isInside {
      if let truncated = document.member("truncated", of: place), document.values[truncated].kind == .true {
        refusal = JSONFault(
          id: JSONFault.cut, message: "the dump says itself that it is not whole (truncated)",
          offset: document.values[truncated].text.range.lowerBound)
      }
      let inner = AXJSONShape.lists.lazy.compactMap { document.member($0, of: place) }.first
      guard let inner, document.values[inner].isContainer else { break }
      place = inner
      isInside = document.values[inner].kind == .object && document.member("role", of: inner) == nil
    }
    roots = document.values[place].kind == .array ? Array(document.children(of: place)) : [place]
    nestByDepth()
  }

  /// Puts the nodes of a flat list into each other where each says its depth.
  private mutating func nestByDepth() {
    let depths = roots.map { node in
      document.member("depth", of: node).flatMap(document.string).flatMap { Int($0) }
    }
    guard roots.count > 1, !depths.contains(nil) else { return }
    var open: [(node: Int, depth: Int)] = []
    var outermost: [Int] = []
    for (node, depth) in zip(roots, depths.compactMap { $0 }) {
      while let last = open.last, last.depth >= depth { open.removeLast() }
      if let parent = open.last?.node { inside[parent, default: []].append(node) } else { outermost.append(node) }
      open.append((node, depth))
    }
    roots = outermost
  }

  func describe(_ node: Int, to sink: inout JSONTreeSink) {
    var type: Int?
    for member in document.children(of: node) {
      if document.isNamed(member, "children") {
        sink.takeChildren(member)
      } else if document.isNamed(member, "role"), let word = document.string(at: member) {
        take(word, &sink)
      } else if document.isNamed(member, "subrole") {
        sink.takeSubrole(member)
      } else if document.isNamed(member, "state"), document.values[member].kind == .object {
        sink.addMembers(of: member)
      } else {
        if document.isNamed(member, "type") { type = member }
        sink.add(member)
      }
    }
    if sink.role.isNone, let word = type.flatMap(document.string) { take(word, &sink) }
    sink.takeChildren(nodes: inside[node] ?? [])
  }

  private func take(_ word: String, _ sink: inout JSONTreeSink) {
    guard !word.isEmpty else { return }
    let role = AXRoleWord(word)
    sink.takeRole(word: role.role)
    if let subrole = role.subrole { sink.takeSubrole(word: subrole) }
  }
}
