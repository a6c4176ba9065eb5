internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A tab list has one selected tab.
  ///
  /// ## What it finds
  /// A tab list or segmented control with two or more parts of which none, or more than one, is selected.
  ///
  /// ## Why it matters
  /// A person hears which view is shown from the selected tab alone.
  ///
  /// ## What it leaves alone
  /// Lists none of whose parts says anything of a selection, which are not told where no other list is there.
  /// Segmented controls may allow several.
  static let selectionCount = AuditRule(
    "selection-count", "a tab list has one selected tab", group: .roles, classes: [.recommendation],
    impact: .moderate, wcag: ["4.1.2", "1.3.1"], needs: [.role, .selected], rank: .value, fix: "selection",
    failing: [
      .init(
        "no tab is selected", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXTabGroup label="Tabs"  ←
            AXRadioButton[AXTabButton] label="Home" value="0"
            AXRadioButton[AXTabButton] label="Search" value="0"
        """),
      .init(
        "two tabs are selected", .linux, .atspiText,
        """
        frame label="Letters"
          page-tab-list  ←
            page-tab label="In" selected=true
            page-tab label="Out" selected=true
        """),
    ],
    passing: [
      .init(
        "one tab is selected", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXTabGroup label="Tabs"
            AXRadioButton[AXTabButton] label="Home" value="1"
            AXRadioButton[AXTabButton] label="Search" value="0"
        """),
      .init(
        "a list of one", .linux, .atspiText,
        """
        frame label="Letters"
          page-tab-list
            page-tab label="In"
        """),
    ]
  ) { screen, report in
    let parts = RoleSet(["tab", "button", "radio", "toggle-button"])
    for node in screen.facts.indices where Roles.tabLists.contains(screen.roles[node]) {
      guard screen.facts[node].isDisjoint(with: [.hidden, .chrome, .web]) else { continue }
      let tabs = screen.children(node).filter {
        parts.contains(screen.roles[$0]) && screen.facts[$0].isDisjoint(with: [.hidden])
          && !(screen.column == .atspi && screen.role($0)?.name == "button")
      }
      guard tabs.count > 1 else { continue }
      let states = tabs.map { tab in
        let states = screen.nodes[tab].states
        return states[.selected] == .absent ? states[.checked] : states[.selected]
      }
      if states.allSatisfy({ $0 == .absent }) {
        report.skip(node)
        continue
      }
      report.examine(node)
      let selected = states.count { $0 == .true }
      if selected == 1 { continue }
      report.find(
        node, .recommendation,
        selected == 0
          ? "none of the \(tabs.count) parts of \(screen.words.element(node)) is selected"
          : "\(selected) of the \(tabs.count) parts of \(screen.words.element(node)) are selected, unless it allows several"
      )
    }
    if report.examined == 0, report.skipped > 0 {
      report.cannotTell("no part of a tab list says whether it is selected")
    }
  }
}
