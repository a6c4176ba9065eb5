internal import Vocabulary

extension AuditRule {
  /// A control does not swallow another control.
  ///
  /// ## What it finds
  /// A control inside a button, link, check box, switch, tab or slider, or inside anything that is one stop as a whole.
  ///
  /// ## Why it matters
  /// On most platforms the inner one cannot be reached.
  ///
  /// ## What it leaves alone
  /// Rows and cells over controls, menus below their item, the lists of combo boxes, the buttons of steppers, items of
  /// trees, web pages inside an app; the tabs of GTK, which are the parents of their pages, and a control that is the
  /// only one inside another of its name. On Android, where both are reached, only an inner one without a name counts.
  static let controlInsideControl = AuditRule(
    "control-inside-control", "a control does not swallow another control", group: .structure,
    classes: [.recommendation], impact: .serious, wcag: ["4.1.2", "2.1.1"], needs: [.role], rank: .structure,
    fix: "nested",
    failing: [
      .init(
        "a button inside a button", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Card"
            AXButton label="More"  ←
        """),
      .init(
        "a switch inside a link", .linux, .atspiText,
        """
        document-web label="Page"
          link label="Alerts"
            toggle-button label="Mute" value="1"  ←
        """),
    ],
    passing: [
      .init(
        "a cell over a button", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXCell label="Card"
            AXButton label="More"
        """),
      .init(
        "the items of a combo box", .linux, .atspiText,
        """
        frame label="Letters"
          combo-box label="Language"
            menu
              menu-item label="English"
        """),
    ]
  ) { screen, report in
    for node in screen.controls where Roles.interactive.contains(screen.roles[node]) {
      guard screen.facts[node].isDisjoint(with: [.web]) else { continue }
      report.examine(node)
      guard !screen.facts[node].isDisjoint(with: [.insideNamed, .insideUnnamed]),
        let outer = Nesting.outer(of: node, screen)
      else { continue }
      if screen.column == .android, screen.facts[node].contains(.ownName) { continue }
      report.find(
        node, .recommendation,
        "\(screen.words.element(node)) is inside \(screen.words.element(outer)), which is one stop as a whole")
    }
  }
}

private enum Nesting {
  private static let swallowing = RoleSet([
    "button", "link", "checkbox", "switch", "tab", "slider", "toggle-button", "radio",
  ])
  private static let openings = RoleSet([
    "menu", "window", "dialog", "list", "popover", "tree", "sheet", "table", "grid", "menu-bar", "tab-panel",
  ])
  private static let parts = RoleSet(["stepper-button", "menu-item", "value-indicator"])
  private static let limit = 12

  /// Whether two controls are the halves of one: a toolkit's button around its button, a tab that is its page as well.
  private static func isComposite(_ outer: Int, _ inner: Int, _ screen: Screen) -> Bool {
    if screen.column == .atspi, pages.contains(screen.roles[outer]) { return true }
    let names = (screen.name(outer), screen.name(inner))
    if names.0.elementsEqual(names.1) || !screen.facts[inner].contains(.ownName) { return true }
    return screen.end(outer + 1) == screen.end(outer) && !screen.facts[outer].contains(.ownName)
  }

  /// What GTK makes the parent of the page it opens.
  private static let pages = RoleSet(["tab", "toggle-button"])

  /// The control that swallows a node; `nil` where something between them opens a place of its own.
  static func outer(of node: Int, _ screen: Screen) -> Int? {
    if parts.contains(screen.roles[node]) { return nil }
    var next = screen.parent(node)
    var steps = 0
    while let parent = next, steps < limit {
      if openings.contains(screen.roles[parent]) { return nil }
      if screen.facts[parent].contains(.interactive), !screen.facts[parent].contains(.hidden) {
        return swallowing.contains(screen.roles[parent]) && !isComposite(parent, node, screen) ? parent : nil
      }
      next = screen.parent(parent)
      steps += 1
    }
    return nil
  }
}
