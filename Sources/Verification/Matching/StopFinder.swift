internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// Finds where a screen reader stops (`audit.md`, section 4), for each node of a dump.
enum StopFinder {
  /// What is said where a dump does not tell it.
  static let untoldReason = "this dump does not say where a screen reader stops"

  /// For each node: whether a screen reader stops there.
  static func find(in subject: Subject) -> [Fit] {
    switch subject.source {
    case .uiautomator, .uiautomator2: AndroidStops.find(in: subject)
    case .xcuitest: published(in: subject)
    case .ax, .atspiText, .atspiXML, .mac2, .winappdriver: byTree(in: subject)
    }
  }

  /// WebDriverAgent says it itself; older versions do not, and then nothing else does.
  private static func published(in subject: Subject) -> [Fit] {
    let isShown = !subject.attributes(named: "accessible").isEmpty
    return subject.tree.nodes.map { node in
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
  private static func byTree(in subject: Subject) -> [Fit] {
    let tree = subject.tree
    var stops = [Fit](repeating: .no, count: tree.count)
    var coveredUntil = 0
    for index in stops.indices {
      let id = NodeID(index)
      if index < coveredUntil { continue }
      let node = tree.nodes[index]
      let meaning = subject.meaning(of: id)
      if isOutside(node, source: subject.source) { continue }
      let isLeaf = tree.isLeaf(id)
      let hasName = !node.name.isAbsent && node.name.length > 0
      guard isStop(meaning, isLeaf: isLeaf, hasName: hasName) else { continue }
      stops[index] = .yes
      if coversChildren(meaning) { coveredUntil = Int(node.subtreeEnd) }
    }
    return stops
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

  private static func coversChildren(_ meaning: NeutralRole?) -> Bool {
    guard let meaning else { return false }
    return meaning.childrenArePresentational || meaning.name == "heading" || meaning.name == "link"
  }

  /// UIA says which elements are for people at all, and which are scrolled away.
  private static func isOutside(_ node: Node, source: Source) -> Bool {
    source == .winappdriver && (node.states[.accessible] == .false || node.states[.visible] == .false)
  }
}
