internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// One of the two dumps with all that is looked up in it once.
struct Subject: Sendable {
  let reading: DumpReading
  let plan: AttributePlan
  /// What is asked of the role of every element, once for each pair of role and subrole.
  private let interactions: [NeutralRole.Interactive?]
  private let areHeadings: [Bool]
  /// For each word of the dump whether it names an attribute that says of an element that it can be acted on; empty
  /// where there is no such word.
  private let areActions: [Bool]

  var dump: Dump { reading.dump }
  var tree: Tree { reading.dump.tree }

  /// Prepares a dump.
  init(_ reading: DumpReading, rules: DiffRules) {
    self.reading = reading
    plan = AttributePlan(reading.dump, rules: rules)
    interactions = reading.roles.classes.map { $0.meaning?.interactive }
    areHeadings = reading.roles.classes.map { $0.meaning?.name == "heading" }
    let areActions = reading.dump.tree.symbols.words.map { Subject.actions.contains($0.lowercased()) }
    self.areActions = areActions.contains(true) ? areActions : []
  }

  /// The pair of role and subrole of a node, as a number.
  func roleClass(_ node: Int) -> Int { Int(reading.roles.ofNode[node]) }

  /// What a node is; `nil` for words that the tables do not have.
  func meaning(_ node: Int) -> NeutralRole? { reading.meaning(of: NodeID(node)) }

  /// Whether a screen reader stops at a node, as far as the dump tells.
  func isStop(_ node: Int) -> Bool { reading.stops[node] == .yes }

  /// Whether a person can do something with an element.
  ///
  /// What the dump says of the element comes before what its role says: on Android a row or a text that can be tapped is
  /// published as a plain view. An unknown role at which a reader stops counts as one that can be acted on: a lost control that is reported as a
  /// lost text does more harm than the reverse.
  func isActionable(_ node: Int) -> Bool {
    switch interactions[roleClass(node)] {
    case .yes?: return true
    case .no?, .varies?: return hasAction(node)
    case nil: return hasAction(node) || isStop(node)
    }
  }

  func isHeading(_ node: Int) -> Bool { areHeadings[roleClass(node)] }

  /// The family of its role words.
  var column: RoleColumn { Vocabulary.standard.column(of: dump.source, on: reading.platform) }

  /// Whether an element says anything: a name or a value that is not empty.
  func says(_ node: Int) -> Bool {
    let node = tree.nodes[node]
    return node.name.length > 0 || node.value.length > 0
  }

  /// Whether a screen reader is kept away from an element.
  func isHidden(_ node: Int) -> Bool {
    for attribute in tree.attributes(of: NodeID(node)) {
      guard let value = Subject.hiding[tree.symbols[attribute.name].lowercased()] else { continue }
      if tree.bytes(attribute.value).elementsEqual(value.utf8) { return true }
    }
    return false
  }

  /// What keeps a screen reader away, by attribute in lower case; what is merely scrolled away is not hidden.
  private static let hiding = [
    "hidden": "true", "axhidden": "true", "accessible": "false", "a11y-important": "false",
    "visible-to-user": "false", "iscontrolelement": "False",
  ]

  private func hasAction(_ node: Int) -> Bool {
    if areActions.isEmpty { return false }
    return tree.attributes(of: NodeID(node)).contains { attribute in
      areActions[Int(attribute.name.index)] && tree.bytes(attribute.value).elementsEqual("true".utf8)
    }
  }

  private static let actions: Set<String> = ["clickable", "long-clickable", "checkable"]
}

/// Two dumps and how they are compared.
struct Comparison: Sendable {
  let old: Subject
  let new: Subject
  let rules: DiffRules
  /// The fields that both formats can show; `nil` where the dumps are of one kind and compared by all they print.
  let shared: SharedFields?

  init(old: Subject, new: Subject, rules: DiffRules) {
    self.old = old
    self.new = new
    self.rules = rules
    let isOneKind = old.dump.source == new.dump.source && old.column == new.column
    shared = isOneKind ? nil : SharedFields(old, new)
  }
}
