internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// One dump as the rules look at it: roles, stops, names and what can be done, worked out once for all of them.
///
/// Nodes are places in document order. One screen is used by one thread at a time, until it is settled: then nothing in
/// it changes any more.
final class Screen: @unchecked Sendable {
  let dump: Dump
  /// Its tree and nodes, kept apart since the rules ask for them all the time.
  let tree: Tree
  let nodes: [Node]
  let platform: Platform
  /// The family of its role words.
  let column: RoleColumn
  /// What a project says of its words and sizes.
  let configuration: AuditConfiguration
  /// The neutral role of each node by its place in the table; `RoleSet.unknown` for words that the tables lack.
  let roles: [UInt8]
  /// Whether a screen reader stops at each node.
  let stops: [StopAnswer]
  /// What is known of each node.
  let facts: [Facts]
  /// The traits of each node; empty where the source lists none.
  let traits: [Traits]
  /// The dump's words for attributes, without regard to case.
  let attributes: AttributeNames

  /// What of the dump is not of the app.
  let foreign: ForeignChrome
  /// What a person can act on, and is not hidden, disabled or chrome, in document order.
  let controls: [Int]
  /// The pictures that are neither hidden nor chrome.
  let images: [Int]
  /// The nodes whose label the label rules look at, in document order.
  let labelled: [Int]

  /// Where each node stands, in units of the dump; empty where no node has a frame.
  let frames: [Frame?]
  /// The labels of controls, pictures and stops of no other role, in document order; web pages and secrets apart.
  private(set) lazy var judged: [JudgedLabel] = {
    let origin = LabelOrigin(self)
    return labelled.compactMap { node in
      guard isJudged(node), facts[node].isDisjoint(with: [.web, .secure]) else { return nil }
      return JudgedLabel(node, LabelText(name(node)), isAuthored: origin.isAuthored(node))
    }
  }()
  private lazy var texts = attributes["text"]
  /// The controls with their frames in units of layout.
  private(set) lazy var targets = Targets(self)
  /// What toolkits say for want of a name.
  private(set) lazy var filler = FillerNames(column)
  /// How the dump's elements are put into words.
  private(set) lazy var words = ElementWords(self)

  var source: Source { dump.source }

  /// Prepares a dump for the rules.
  init(_ subject: AuditSubject, _ configuration: AuditConfiguration) {
    dump = subject.dump
    tree = subject.dump.tree
    nodes = subject.dump.tree.nodes
    platform = subject.platform
    self.configuration = configuration
    column = Vocabulary.standard.column(of: subject.dump.source, on: subject.platform)
    attributes = AttributeNames(subject.dump.tree)
    frames = DumpFrames(subject.dump, on: subject.platform).all
    roles = subject.reading.roles.ofNode.map { place in
      let meaning = subject.reading.roles.classes[Int(place)].meaning
      return meaning.flatMap { UInt8(exactly: $0.index) } ?? RoleSet.unknown
    }
    stops = subject.reading.stops
    foreign = ForeignChrome(subject.dump, attributes: attributes, column: column)
    var finder = FactFinder(
      dump: subject.dump, platform: platform, column: column, roles: roles, stops: stops, attributes: attributes,
      foreign: foreign)
    finder.run()
    facts = finder.facts
    traits = finder.traits
    var controls: [Int] = []
    var images: [Int] = []
    var labelled: [Int] = []
    for node in facts.indices {
      let known = facts[node]
      if known.contains(.hidden) || known.contains(.chrome) { continue }
      let isImage = Roles.images.contains(roles[node])
      if isImage { images.append(node) }
      let isControl = known.contains(.interactive) && !known.contains(.disabled)
      if isControl { controls.append(node) }
      if known.contains(.ownName) { labelled.append(node) }
    }
    self.controls = controls
    self.images = images
    self.labelled = labelled
  }

  /// Works out what else is worked out when it is asked for, so that several threads may ask.
  func settle() {
    _ = texts
    _ = words
    _ = filler
    _ = judged
    _ = targets
  }

  /// Whether some node may have a frame.
  var hasFrames: Bool { !frames.isEmpty }

  /// Where a node stands, in units of the dump; `nil` where the dump does not say.
  func frame(_ node: Int) -> Frame? { hasFrames ? frames[node] : nil }

  /// Whether a node is one of some roles.
  func isOne(of set: RoleSet, _ node: Int) -> Bool { set.contains(roles[node]) }

  /// Whether the text of a node is content, shown on the screen and said because it stands there.
  func isContent(_ node: Int) -> Bool {
    if Roles.content.contains(roles[node]) { return true }
    // A snapshot of a page prints the text inside an element of no kind as that element's.
    return column == .aria && Roles.shapeless.contains(roles[node]) && !facts[node].contains(.interactive)
      && isShownText(node)
  }

  /// Whether a snapshot of a page prints the name of a node as the text inside it.
  func isShownText(_ node: Int) -> Bool {
    column == .aria && !nodes[node].name.isAbsent
      && texts.contains { tree.attribute($0, of: NodeID(node)) == nodes[node].name }
  }

  /// Whether the text of a node is a control's, a picture's or a stop's of no role of text.
  func isJudged(_ node: Int) -> Bool {
    facts[node].contains(.interactive) || Roles.images.contains(roles[node])
      || (facts[node].contains(.stop) && !isContent(node))
  }

  /// The neutral role of a node.
  func role(_ node: Int) -> NeutralRole? {
    roles[node] == RoleSet.unknown ? nil : Vocabulary.standard.neutralRoles[Int(roles[node])]
  }

  /// The bytes of a text.
  func bytes(_ ref: TextRef) -> ArraySlice<UInt8> { tree.bytes(ref) }

  /// The bytes of a node's own name.
  func name(_ node: Int) -> ArraySlice<UInt8> { tree.bytes(nodes[node].name) }

  /// A raw attribute of a node, whatever its case; absent where it has none.
  func raw(_ name: String, _ node: Int) -> TextRef {
    for symbol in attributes[name] {
      let ref = tree.attribute(symbol, of: NodeID(node))
      if !ref.isAbsent { return ref }
    }
    return .absent
  }

  /// The first of some raw attributes that a node has; for rules that ask it of every node.
  func value(_ symbols: [Symbol], _ node: Int) -> TextRef {
    for symbol in symbols {
      let ref = tree.attribute(symbol, of: NodeID(node))
      if !ref.isAbsent { return ref }
    }
    return .absent
  }

  /// A raw attribute of a node as text, `nil` where it is missing.
  func rawText(_ name: String, _ node: Int) -> String? { tree.string(raw(name, node)) }

  /// The parent of a node.
  func parent(_ node: Int) -> Int? {
    let parent = nodes[node].parent
    return parent < 0 ? nil : Int(parent)
  }

  /// The end of a node's descendants.
  func end(_ node: Int) -> Int { Int(nodes[node].subtreeEnd) }

  /// The children of a node.
  func children(_ node: Int) -> [Int] {
    var children: [Int] = []
    var next = node + 1
    let end = end(node)
    while next < end {
      children.append(next)
      next = self.end(next)
    }
    return children
  }
}
