internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// A pair of role and subrole as a dump spells them, and what the tables say it means.
struct RoleClass {
  /// The dump's word for the role.
  var role: String
  /// The dump's word for the subrole; `nil` where there is none.
  var subrole: String?
  /// The neutral role; `nil` for words the tables do not have.
  var meaning: NeutralRole?
}

/// One dump as it is judged: whose it is, and the look-ups that many lines share.
///
/// A dump has few pairs of role and subrole and many nodes, so what depends on the role is decided once a pair. One
/// subject is used by one thread at a time.
final class Subject {
  /// Whose dump it is.
  let selector: Selector
  /// Its path, for messages.
  let path: String
  /// The dump.
  let dump: Dump
  /// The family of its role words.
  let column: RoleColumn
  /// The pairs of role and subrole, in the order they first come up.
  let classes: [RoleClass]
  /// The pair of each node, as a place in `classes`.
  let classOfNode: [Int32]

  /// The tree.
  var tree: Tree { dump.tree }
  /// What wrote the dump.
  var source: Source { dump.source }
  /// The platform it is judged as.
  var platform: Platform { selector.platform }

  /// Where the lines of the dump begin; made when a place is first asked for.
  private(set) lazy var lines = LineIndex(tree.text, length: tree.sourceLength)
  /// The nodes by name; made when a line first names one.
  private(set) lazy var names = TextIndex(tree) { $0.name }
  /// The nodes by all that they could say; made when a `no` first asks for it.
  private(set) lazy var allTexts = TextIndex(tree) { id, visit in forEachText(of: id) { ref, _ in visit(ref) } }
  /// Where a screen reader stops.
  private(set) lazy var stops = StopFinder.find(in: self)
  /// The nodes of each pair of role and subrole, in document order.
  private(set) lazy var nodesOfClass: [[Int32]] = {
    var lists = [[Int32]](repeating: [], count: classes.count)
    for index in classOfNode.indices { lists[Int(classOfNode[index])].append(Int32(index)) }
    return lists
  }()
  /// The dump's words by their lower-case spelling, since attributes are asked for without regard to case.
  private lazy var attributesByFoldedName: [String: [Symbol]] = {
    var isAttribute = [Bool](repeating: false, count: tree.symbols.count)
    for attribute in tree.attributes { isAttribute[Int(attribute.name.index)] = true }
    var table: [String: [Symbol]] = [:]
    for index in isAttribute.indices where isAttribute[index] {
      let symbol = Symbol(index: UInt32(index))
      table[tree.symbols[symbol].lowercased(), default: []].append(symbol)
    }
    return table
  }()
  /// For each word of the tree: whether a name may come from an attribute of that name.
  private lazy var isNameAttribute: [Bool] = {
    var flags = [Bool](repeating: false, count: tree.symbols.count)
    for name in Vocabulary.standard.nameAttributes(of: source) {
      for symbol in attributes(named: name) { flags[Int(symbol.index)] = true }
    }
    return flags
  }()
  private lazy var knownRawAttributes: [String: String] = {
    var table: [String: String] = [:]
    for name in Vocabulary.standard.rawAttributes(of: source) { table[name.lowercased()] = name }
    return table
  }()

  /// Prepares a dump for judging.
  init(_ dump: Dump, path: String, selector: Selector) {
    self.dump = dump
    self.path = path
    self.selector = selector
    let vocabulary = Vocabulary.standard
    let column = vocabulary.column(of: dump.source, on: selector.platform)
    self.column = column
    var classes: [RoleClass] = []
    var places: [UInt64: Int32] = [:]
    var classOfNode: [Int32] = []
    classOfNode.reserveCapacity(dump.tree.count)
    var lastKey: UInt64 = .max
    var lastPlace: Int32 = 0
    for node in dump.tree.nodes {
      let key = UInt64(node.role.index) << 32 | UInt64(node.subrole.index)
      if key != lastKey {
        lastKey = key
        if let place = places[key] {
          lastPlace = place
        } else {
          let role = dump.tree.symbols[node.role]
          let subrole = node.subrole.isNone ? nil : dump.tree.symbols[node.subrole]
          lastPlace = Int32(classes.count)
          places[key] = lastPlace
          classes.append(
            RoleClass(
              role: role, subrole: subrole,
              meaning: vocabulary.meaning(ofRole: role, subrole: subrole, in: column)))
        }
      }
      classOfNode.append(lastPlace)
    }
    self.classes = classes
    self.classOfNode = classOfNode
  }

  /// The pair of role and subrole of a node.
  func roleClass(of id: NodeID) -> RoleClass { classes[Int(classOfNode[id.index])] }

  /// The neutral role of a node, as the tables have it.
  func meaning(of id: NodeID) -> NeutralRole? { classes[Int(classOfNode[id.index])].meaning }

  /// All that a node could say: name, value, hint, and every attribute that the name may come from.
  func texts(of id: NodeID) -> [TextRef] {
    var texts: [TextRef] = []
    forEachText(of: id) { ref, _ in texts.append(ref) }
    return texts
  }

  /// Visits all that a node could say, each text once; the flag says whether it is the name.
  @inline(__always)
  func forEachText(of id: NodeID, _ visit: (TextRef, Bool) -> Void) {
    let node = tree.nodes[id.index]
    if !node.name.isAbsent { visit(node.name, true) }
    if !node.value.isAbsent, node.value != node.name { visit(node.value, false) }
    if !node.hint.isAbsent, node.hint != node.name, node.hint != node.value { visit(node.hint, false) }
    let first = Int(node.firstAttribute)
    for index in first..<(first + Int(node.attributeCount)) {
      let attribute = tree.attributes[index]
      guard isNameAttribute[Int(attribute.name.index)] else { continue }
      let ref = attribute.value
      if ref != node.name, ref != node.value, ref != node.hint { visit(ref, false) }
    }
  }

  /// The dump's own attributes of a name, whatever their case; empty where no node has one.
  func attributes(named name: String) -> [Symbol] { attributesByFoldedName[name.lowercased()] ?? [] }

  /// Whether some node of this dump has an attribute of one of these names.
  func hasSeen(_ names: [String]) -> Bool { names.contains { !attributes(named: $0).isEmpty } }

  /// Why an attribute of the dump's own spelling cannot be told where it is missing; `nil` where it can.
  func whyUntold(rawAttribute name: String) -> String? {
    if !attributes(named: name).isEmpty { return nil }
    guard let known = knownRawAttributes[name.lowercased()] else {
      return "\(dump.format) dumps do not print '\(name)'"
    }
    return whyUntold(Vocabulary.standard.observability(ofRaw: known, source: source), attribute: name)
  }

  /// Why a neutral attribute cannot be told, where it is missing, for nodes of a role; `nil` where it can.
  func whyUntold(_ attribute: NeutralAttribute, role: NeutralRole?) -> String? {
    let answer = Vocabulary.standard.observability(
      of: attribute, source: source, platform: platform, role: role)
    return whyUntold(answer, attribute: attribute.rawValue)
  }

  private func whyUntold(_ observability: Observability, attribute: String) -> String? {
    switch observability {
    case .printed: nil
    case .ifSeen(let names): hasSeen(names) ? nil : "no node of this dump shows '\(attribute)'"
    case .never(let reason): reason
    }
  }
}
