internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// Which controls have to have a name, and what one without has in its place.
enum MissingName {
  private static let unnamed = RoleSet { $0.kind == .window || $0.kind == .range || $0.name == "scroll-area" }
  private static let grids: Set<String> = [
    "android.widget.GridView", "android.widget.GridLayout", "android.widget.ListView", "android.widget.TableLayout",
    "android.widget.ExpandableListView", "androidx.recyclerview.widget.RecyclerView",
    "androidx.viewpager.widget.ViewPager", "androidx.viewpager2.widget.ViewPager2",
  ]

  /// Whether the rule about controls is about this one.
  static func applies(to node: Int, on screen: Screen) -> Bool {
    let facts = screen.facts[node]
    if facts.contains(.insideNamed) || facts.contains(.insideUnnamed) { return false }
    if Roles.fields.contains(screen.roles[node]) || unnamed.contains(screen.roles[node]) { return false }
    if facts.contains(.scrollable) || Roles.lists.contains(screen.roles[node]) { return false }
    if screen.column == .android, grids.contains(screen.tree.role(of: NodeID(node))) { return false }
    if isWhole(node, screen) || isCut(node, facts, screen) || ComboBox.isPart(node, screen) { return false }
    return !isEmptyPiece(node, facts, screen)
  }

  /// The system says "page 2 of 5" of its page indicators, and gives them no name.
  private static func isWhole(_ node: Int, _ screen: Screen) -> Bool {
    indicators.contains(screen.roles[node]) && says(screen.nodes[node].value, screen)
  }

  /// What is left of a control at the edge of what scrolls on Android, whose text may be the part that is cut off.
  private static func isCut(_ node: Int, _ facts: Facts, _ screen: Screen) -> Bool {
    guard screen.column == .android, facts.contains(.insideScroller), let frame = screen.frame(node), frame.isSound
    else { return false }
    return frame.width < thinnest || frame.height < thinnest
  }

  private static let indicators = RoleSet(["page-indicator"])
  /// In pixels, thinner than anything that is drawn as a whole.
  private static let thinnest = 8.0

  /// Containers that hold controls of their own, and rows and cells that hold nothing at all, are not asked.
  private static func isEmptyPiece(_ node: Int, _ facts: Facts, _ screen: Screen) -> Bool {
    let role = screen.roles[node]
    // What has no role and holds a text is heard by that text; that it can be pressed is what is missing.
    if Roles.shapeless.contains(role), facts.contains(.speaksBelow), screen.column != .android { return true }
    if Roles.containers.contains(role) || role == RoleSet.unknown {
      if facts.contains(.controlBelow), !facts.contains(.clickable) { return true }
      if screen.column == .atspi, !facts.contains(.named) { return true }
    }
    if Roles.texts.contains(role) || Roles.images.contains(role) { return screen.column == .atspi }
    return false
  }

  /// What there is in place of a name, the most telling first.
  static func diagnosis(of node: Int, on screen: Screen) -> String? {
    let fields = screen.nodes[node]
    let facts = screen.facts[node]
    if facts.contains(.silenced) {
      let title = screen.rawText("title", node) ?? ""
      return LabelText.isBlank(title.utf8) ? "its label is empty" : "an empty label silences the title '\(title)'"
    }
    if facts.contains(.filler) {
      let whose = screen.filler.owner(of: screen.name(node)) ?? "the toolkit's own words"
      return "'\(String(decoding: screen.name(node), as: UTF8.self))' is \(whose), which it says for want of one"
    }
    if says(fields.hint, screen) {
      return Roles.fields.contains(screen.roles[node]) ? nil : "a hint is not a name"
    }
    if says(fields.identifier, screen) { return "an identifier is not a name" }
    if says(fields.value, screen), !Roles.checkable.contains(screen.roles[node]) { return "a value is not a name" }
    if screen.role(node)?.name == "none" {
      return "its role is lost as well: an override stopped it from being computed"
    }
    if screen.end(node) == node + 2, Roles.images.contains(screen.roles[node + 1]) {
      return "all that is inside it is a picture without a name"
    }
    if facts.contains(.naf) { return "uiautomator says so too (NAF)" }
    return nil
  }

  /// The attributes that could have named it.
  static func evidence(of node: Int, on screen: Screen) -> [AuditFinding.Evidence] {
    var evidence: [AuditFinding.Evidence] = []
    for name in Vocabulary.standard.nameAttributes(of: screen.source) {
      guard !screen.facts[node].contains(.secure) else { break }
      if name == "value", !Roles.texts.contains(screen.roles[node]) { continue }
      evidence.append(AuditFinding.Evidence(name, screen.rawText(name.lowercased(), node)))
    }
    return evidence
  }

  private static func says(_ ref: TextRef, _ screen: Screen) -> Bool {
    !ref.isAbsent && !LabelText.isBlank(screen.bytes(ref))
  }
}
