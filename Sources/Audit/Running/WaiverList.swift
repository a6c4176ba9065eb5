internal import AccessibilityTree
internal import Vocabulary

/// The waivers that hold for one dump.
struct WaiverList {
  private let screen: Screen
  private let waivers: [(place: Int, waiver: Waiver)]

  init(_ configuration: AuditConfiguration, path: String, screen: Screen) {
    self.screen = screen
    waivers = configuration.waivers.enumerated().filter { entry in
      let waiver = entry.element
      return waiver.holds(on: configuration.today) && waiver.isAbout(path, on: screen.platform)
    }.map { (place: $0.offset, waiver: $0.element) }
  }

  /// The first waiver that covers a finding of a rule on a node.
  func waiver(for node: Int, rule: String) -> (place: Int, reason: String)? {
    for (place, waiver) in waivers where waiver.rule == rule && covers(waiver, node) {
      return (place, waiver.reason)
    }
    return nil
  }

  private func covers(_ waiver: Waiver, _ node: Int) -> Bool {
    let fields = screen.nodes[node]
    if let identifier = waiver.identifier, screen.tree.string(fields.identifier) != identifier { return false }
    if let role = waiver.role, screen.role(node)?.name != role, screen.tree.role(of: NodeID(node)) != role {
      return false
    }
    if let label = waiver.label, LabelText(screen.name(node)).string != label { return false }
    if let path = waiver.path, !WildcardText.fits(screen.words.path(node), path) { return false }
    return true
  }
}
