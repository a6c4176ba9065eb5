internal import AccessibilityTree
internal import Vocabulary

/// Finds where a screen reader stops (`audit.md`, section 4), for each node of a dump.
enum StopFinder {
  /// For each node: whether a screen reader stops there.
  static func find(in dump: Dump, _ roles: RoleClasses) -> [StopAnswer] {
    let rule = Vocabulary.standard.stopRule(of: dump.source)
    switch rule {
    case .tree, .document, .controls: return byTree(dump.tree, roles, rule)
    case .published: return published(dump.tree)
    case .android: return AndroidStops.find(in: dump.tree, roles)
    case .list: return listed(dump.tree, roles)
    case .merged: return ComposeStops.find(in: dump.tree, roles)
    case .unknown: return [StopAnswer](repeating: .untold, count: dump.tree.count)
    }
  }

  /// WebDriverAgent says it itself; older versions do not, and then nothing else does.
  private static func published(_ tree: Tree) -> [StopAnswer] {
    let isShown = tree.nodes.contains { $0.states[.accessible] != .absent }
    return tree.nodes.map { node in
      switch node.states[.accessible] {
      case .true: .yes
      case .false, .mixed: .no
      case .absent: isShown ? .no : .untold
      }
    }
  }

  /// What the tree alone tells: widgets, and leaves that are no application, window or container without a name.
  ///
  /// Inside a heading, a link or a role whose children are presentational nothing is a stop of its own.
  private static func byTree(_ tree: Tree, _ roles: RoleClasses, _ rule: StopRule) -> [StopAnswer] {
    var stops = [StopAnswer](repeating: .no, count: tree.count)
    let traits = roles.classes.map { RoleTraits($0.meaning, rule) }
    var (coveredUntil, fieldUntil) = (0, 0)
    for index in stops.indices {
      if index < coveredUntil { continue }
      let node = tree.nodes[index]
      let role = traits[Int(roles.ofNode[index])]
      if rule == .controls, isOutside(node) { continue }
      if node.states[.accessible] == .false { continue }
      if index < fieldUntil, role.isPartOfField(hasName: node.hasName) {
        if role.isText { coveredUntil = Int(node.subtreeEnd) }
        continue
      }
      if role.isField { fieldUntil = max(fieldUntil, Int(node.subtreeEnd)) }
      let isLeaf = role.isText || Int(node.subtreeEnd) == index + 1
      if role.isMarker || isLeaf && role.isWords && isUnheard(index, tree, roles) {
        if role.isText || role.isMarker { coveredUntil = Int(node.subtreeEnd) }
        continue
      }
      let isNamed = node.hasName && !SilentText.isSilent(tree.bytes(node.name))
      guard isLeaf ? role.stopsAsLeaf(hasName: isNamed) : role.stopsAround else { continue }
      stops[index] = .yes
      if role.isText || role.coversChildren { coveredUntil = Int(node.subtreeEnd) }
    }
    return stops
  }

  /// Whether a text is no stop though there is one: blanks between two controls, or the bullet of a list item, which is
  /// heard with the item.
  private static func isUnheard(_ index: Int, _ tree: Tree, _ roles: RoleClasses) -> Bool {
    let node = tree.nodes[index]
    guard node.hasName else { return false }
    let name = tree.bytes(node.name)
    if SilentText.isSilent(name) { return SilentText.isSilent(tree.bytes(node.value)) }
    return index > 0 && SilentText.isBullet(name) && Int(node.parent) == index - 1
      && roles.meaning(of: NodeID(index - 1))?.name == "list-item"
  }

  /// What the tree rules ask of a role, found once for each pair of role and subrole.
  private struct RoleTraits {
    let isField: Bool
    let coversChildren: Bool
    /// Whether it is a text of a document: its runs are how it is laid out, and it is heard in one.
    let isText: Bool
    /// Whether it is a piece of text, which is there for what it says alone.
    let isWords: Bool
    /// Whether it is the bullet or the number that a browser lays out before a list item, and that is heard with it.
    ///
    /// VoiceOver stops at the markers that macOS publishes.
    let isMarker: Bool
    /// Whether a reader stops there though there is something inside.
    let stopsAround: Bool
    private let leaf: Leaf
    /// Whether it is a part of the text field that it stands in, with a name and without.
    private let partOfField: (named: Bool, unnamed: Bool)

    private enum Leaf { case always, named, never }

    init(_ meaning: NeutralRole?, _ rule: StopRule) {
      isField = StopFinder.isField(meaning)
      coversChildren = StopFinder.coversChildren(meaning)
      isText = rule == .document && meaning?.name == "text"
      isWords = meaning?.kind == .text
      isMarker = rule == .document && meaning?.name == "list-marker"
      partOfField = (
        StopFinder.isPartOfField(meaning, hasName: true), StopFinder.isPartOfField(meaning, hasName: false)
      )
      stopsAround = StopFinder.isStop(meaning, isLeaf: false, hasName: true)
      leaf =
        StopFinder.isStop(meaning, isLeaf: true, hasName: false)
        ? .always : StopFinder.isStop(meaning, isLeaf: true, hasName: true) ? .named : .never
    }

    func isPartOfField(hasName: Bool) -> Bool { hasName ? partOfField.named : partOfField.unnamed }

    func stopsAsLeaf(hasName: Bool) -> Bool {
      switch leaf {
      case .always: true
      case .named: hasName
      case .never: false
      }
    }
  }

  /// Where the dump is the list that the reader goes through: what has a name, and every widget.
  private static func listed(_ tree: Tree, _ roles: RoleClasses) -> [StopAnswer] {
    var stops = [StopAnswer](repeating: .no, count: tree.count)
    var (coveredUntil, fieldUntil) = (0, 0)
    for index in stops.indices where index >= coveredUntil {
      let node = tree.nodes[index]
      let meaning = roles.meaning(of: NodeID(index))
      if index < fieldUntil, isPartOfField(meaning, hasName: node.hasName) { continue }
      guard isListed(node, meaning), node.states[.visible] != .false, node.states[.accessible] != .false else {
        continue
      }
      stops[index] = .yes
      if coversChildren(meaning) { coveredUntil = Int(node.subtreeEnd) }
      if isField(meaning) { fieldUntil = max(fieldUntil, Int(node.subtreeEnd)) }
    }
    return stops
  }

  /// Whether the reader's own list has a node of this kind.
  static func isListed(_ node: Node, _ meaning: NeutralRole?) -> Bool {
    switch meaning?.kind {
    case .widget: true
    case .window: false
    case .container, .structure, .text, .image, .range, nil: node.hasName
    }
  }

  /// Whether a node inside a text field is no stop of its own.
  ///
  /// What is typed is heard as the field's value, and the editor that some toolkits build a field around is the field. A
  /// button, a link or a heading inside is itself.
  private static func isPartOfField(_ meaning: NeutralRole?, hasName: Bool) -> Bool {
    guard let meaning else { return !hasName }
    return meaning.kind == .text && !coversChildren(meaning) || isField(meaning) && !hasName
  }

  /// Whether text is typed into it; what a combo box shows inside are its choices.
  private static func isField(_ meaning: NeutralRole?) -> Bool {
    guard let meaning else { return false }
    return Vocabulary.standard.isEditable(role: meaning) && meaning.name != "combobox"
  }

  private static func isStop(_ meaning: NeutralRole?, isLeaf: Bool, hasName: Bool) -> Bool {
    guard let meaning else { return isLeaf }
    switch meaning.kind {
    case .widget: return true
    case .window: return false
    case .container, .structure: return isLeaf && hasName
    case .text, .image, .range: return isLeaf || coversChildren(meaning)
    }
  }

  /// Whether nothing inside such a node is a stop of its own.
  static func coversChildren(_ meaning: NeutralRole?) -> Bool {
    guard let meaning else { return false }
    return meaning.childrenArePresentational || meaning.name == "heading" || meaning.name == "link"
  }

  /// UIA says which elements are for people at all, and which are scrolled away.
  private static func isOutside(_ node: Node) -> Bool {
    node.states[.accessible] == .false || node.states[.visible] == .false
  }
}
