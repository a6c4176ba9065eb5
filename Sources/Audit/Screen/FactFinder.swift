internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// Works out what is known of each node, in three walks: its attributes, from the leaves up, from the roots down.
struct FactFinder {
  let dump: Dump
  let platform: Platform
  let column: RoleColumn
  let roles: [UInt8]
  let stops: [StopAnswer]
  let attributes: AttributeNames
  let foreign: ForeignChrome
  private(set) var facts: [Facts] = []
  private(set) var traits: [Traits] = []

  init(
    dump: Dump, platform: Platform, column: RoleColumn, roles: [UInt8], stops: [StopAnswer],
    attributes: AttributeNames, foreign: ForeignChrome
  ) {
    self.dump = dump
    self.platform = platform
    self.column = column
    self.roles = roles
    self.stops = stops
    self.attributes = attributes
    self.foreign = foreign
  }

  mutating func run() {
    facts = [Facts](repeating: [], count: dump.tree.count)
    traits = [Traits](repeating: [], count: dump.tree.count)
    readAttributes()
    readFields()
    walkUp()
    walkDown()
  }

  // MARK: - Attributes

  private mutating func readAttributes() {
    let tree = dump.tree
    let keys = FactKey.table(tree.symbols)
    guard keys.contains(where: { $0 != .other }) else { return }
    var lists: [String: Traits] = [:]
    for node in facts.indices {
      var found: Facts = []
      for attribute in tree.attributes(of: NodeID(node)) {
        let key = keys[Int(attribute.name.index)]
        if key == .other { continue }
        let value = tree.bytes(attribute.value)
        if key == .traits {
          let word = String(decoding: value, as: UTF8.self)
          let list = lists[word] ?? Traits(list: value)
          lists[word] = list
          traits[node] = list
        } else {
          found.formUnion(key.facts(value))
        }
      }
      facts[node] = found
    }
  }

  // MARK: - Neutral fields

  private mutating func readFields() {
    let hides = HidingRule(dump.tree, column, attributes)
    let filler = FillerNames(column)
    for node in facts.indices {
      let fields = dump.tree.nodes[node]
      var found = facts[node]
      if fields.states[.enabled] == .false { found.insert(.disabled) }
      if hides.hides(NodeID(node), in: dump.tree) { found.insert(.hidden) }
      if stops[node] == .yes { found.insert(.stop) }
      if column == .uia, fields.states[.accessible] == .false { found.insert(.unexposed) }
      if column == .xcui, fields.states[.accessible] == .false { found.insert(.unexposed) }
      if Roles.headings.contains(roles[node]) || traits[node].contains(.header) { found.insert(.heading) }
      if Roles.chrome.contains(roles[node]) { found.insert(.chrome) }
      if isInteractive(node, found) { found.insert(.interactive) }
      facts[node] = found.union(naming(node, fields, filler))
    }
    for node in dump.secureNodes { facts[node.index].insert(.secure) }
    markForeign()
  }

  private func isInteractive(_ node: Int, _ found: Facts) -> Bool {
    if !found.isDisjoint(with: [.pressable, .adjustable, .checkable, .actedOn]) { return true }
    if !traits[node].isDisjoint(with: .interactive) { return true }
    guard Roles.interactive.contains(roles[node]) else { return false }
    // Compose puts the role of a view into a child that nothing can be done with, and at which nobody stops.
    return column != .android || !found.contains(.printsClickable) || found.contains(.focusable)
  }

  private func naming(_ node: Int, _ fields: Node, _ filler: FillerNames) -> Facts {
    if fields.name.isAbsent { return [] }
    let name = dump.tree.bytes(fields.name)
    if LabelText.isBlank(name) {
      // A walker prints only what is published, so an empty label is one that somebody set over a good name.
      return name.isEmpty && column.isWalked && !Vocabulary.standard.writesEmptyForNothing(dump.source) ? .silenced : []
    }
    if filler.owner(of: name) != nil { return .filler }
    if column == .android, Roles.toggles.contains(roles[node]), isOnOff(name) { return [] }
    return .ownName
  }

  /// What a switch shows of its state is no name.
  private func isOnOff(_ name: ArraySlice<UInt8>) -> Bool {
    name.count <= 3 && ["on", "off"].contains(ASCII.lowered(name))
  }

  /// The system's own windows, where they are not what was captured; and what surrounds a simulated screen.
  private mutating func markForeign() {
    for node in foreign.nodes { facts[node].insert(.chrome) }
  }

  // MARK: - Walks

  private mutating func walkUp() {
    for node in stride(from: facts.count - 1, through: 0, by: -1) {
      let parent = Int(dump.tree.nodes[node].parent)
      guard parent >= 0 else { continue }
      let own = facts[node]
      var rises: Facts = []
      let isTarget = column == .android && !own.isDisjoint(with: [.pressable, .focusable])
      if !isTarget, !own.contains(.hidden), own.contains(.speaksBelow) || speaks(node) { rises.insert(.speaksBelow) }
      if own.contains(.controlBelow) || (own.contains(.interactive) && !own.contains(.chrome)) {
        rises.insert(.controlBelow)
      }
      facts[parent].formUnion(rises)
    }
  }

  private func speaks(_ node: Int) -> Bool {
    if facts[node].contains(.ownName) { return true }
    let value = dump.tree.nodes[node].value
    return Roles.texts.contains(roles[node]) && !value.isAbsent && !LabelText.isBlank(dump.tree.bytes(value))
  }

  private mutating func walkDown() {
    let inherited: Facts = [
      .web, .page, .chrome, .insideNamed, .insideUnnamed, .insideScroller, .insideRow, .insideToolbar,
      .insideNamedTarget,
    ]
    let relations = NameRelations(dump.tree, attributes)
    let fieldRoles = Roles.fields
    for node in facts.indices {
      let parent = Int(dump.tree.nodes[node].parent)
      if parent >= 0 {
        facts[node].formUnion(facts[parent].intersection(inherited))
        // On a web page, what is inside a hidden element is hidden; elsewhere each node speaks for itself.
        if column == .aria, facts[parent].contains(.hidden) { facts[node].insert(.hidden) }
        facts[node].formUnion(handedDown(from: parent))
        // The clear button of a field is the system's.
        if fieldRoles.contains(roles[parent]), column != .atspi { facts[node].insert(.chrome) }
      }
      if isNamed(node) || relations.name(node) { facts[node].insert(.named) }
    }
  }

  /// What a parent says of its children.
  private func handedDown(from parent: Int) -> Facts {
    var handed: Facts = []
    let known = facts[parent]
    if known.contains(.interactive), Roles.presentational.contains(roles[parent]) || Roles.links.contains(roles[parent])
    {
      handed.insert(known.contains(.named) ? .insideNamed : .insideUnnamed)
    }
    // TalkBack reads a container that has a description, and none of its pieces.
    let isTarget = known.contains(.interactive) || Roles.rows.contains(roles[parent]) || column == .android
    if isTarget, known.contains(column == .android && !known.contains(.interactive) ? .ownName : .named) {
      handed.insert(.insideNamedTarget)
    }
    switch RoleClassTable.of(roles[parent]) {
    case .row: handed.insert(.insideRow)
    case .scroller: handed.insert(.insideScroller)
    case .toolbar: handed.insert(.insideToolbar)
    case .web where column != .atspi && column != .aria && platform != .web: handed.formUnion([.web, .page])
    case .web: handed.insert(.page)
    case .other: break
    }
    if known.contains(.scrollable) { handed.insert(.insideScroller) }
    return handed
  }

  private func isNamed(_ node: Int) -> Bool {
    let known = facts[node]
    if known.contains(.ownName) { return true }
    if known.contains(.silenced) || !known.contains(.speaksBelow) { return false }
    return NamedFromContent.holds(roles[node], column, platform)
  }
}

extension RoleColumn {
  /// Whether its dumps come from a walker of AX, which prints only what is published.
  var isWalked: Bool { self == .macAX || self == .iosAX }
}
