internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// Behind a modal nothing else is reachable.
  ///
  /// ## What it finds
  /// Controls that lie under the frame of a dialog, sheet or popover and at which a reader still stops. One finding for
  /// the screen.
  ///
  /// ## Why it matters
  /// A person leaves the dialog without noticing, and acts on what cannot be seen.
  ///
  /// ## What it leaves alone
  /// macOS, which prunes sheets itself; windows of the desktop; what the modal does not cover. It may be meant, so it
  /// is an assumption.
  static let modalBackgroundExposed = AuditRule(
    "modal-background-exposed", "behind a modal nothing else is reachable", group: .structure,
    classes: [.assumption], impact: .serious, wcag: ["2.4.3", "1.3.2"], needs: [.role, .frame, .stops],
    rank: .structure, fix: "modal",
    failing: [
      .init(
        "a button under a dialog", .ios, .xcuitest,
        """
        XCUIElementTypeWindow accessible="false" x="0" y="0" width="390" height="844"
          XCUIElementTypeButton label="Buy" accessible="true" x="20" y="400" width="350" height="50"
          XCUIElementTypeAlert label="Sure?" accessible="false" x="0" y="300" width="390" height="300"  ←
            XCUIElementTypeButton label="Yes" accessible="true" x="20" y="500" width="350" height="50"
        """),
      .init(
        "a page under a sheet", .ios, .xcuitest,
        """
        XCUIElementTypeWindow accessible="false" x="0" y="0" width="390" height="844"
          XCUIElementTypeButton label="Edit" accessible="true" x="20" y="700" width="100" height="50"
          XCUIElementTypeSheet label="Share" accessible="false" x="0" y="600" width="390" height="244"  ←
            XCUIElementTypeButton label="Copy" accessible="true" x="20" y="620" width="350" height="50"
        """),
    ],
    passing: [
      .init(
        "nothing under it", .ios, .xcuitest,
        """
        XCUIElementTypeWindow accessible="false" x="0" y="0" width="390" height="844"
          XCUIElementTypeButton label="Buy" accessible="true" x="20" y="20" width="350" height="50"
          XCUIElementTypeAlert label="Sure?" accessible="false" x="0" y="300" width="390" height="300"
            XCUIElementTypeButton label="Yes" accessible="true" x="20" y="500" width="350" height="50"
        """),
      .init(
        "what is under it is passed over", .ios, .xcuitest,
        """
        XCUIElementTypeWindow accessible="false" x="0" y="0" width="390" height="844"
          XCUIElementTypeButton label="Buy" accessible="false" visible="false" x="20" y="400" width="350" height="50"
          XCUIElementTypeAlert label="Sure?" accessible="false" x="0" y="300" width="390" height="300"
            XCUIElementTypeButton label="Yes" accessible="true" x="20" y="500" width="350" height="50"
        """),
    ]
  ) { screen, report in
    let modal = RoleSet(["dialog", "alert-dialog", "sheet", "popover"])
    if screen.platform == .macos { return }
    let modals = screen.facts.indices.filter { node in
      modal.contains(screen.roles[node]) && screen.facts[node].isDisjoint(with: [.hidden, .chrome, .web])
        && screen.parent(node).map { screen.role($0)?.name != "application" } ?? false
    }
    guard let node = modals.last, let frame = screen.frame(node), frame.isSound, !frame.isEmpty else { return }
    report.examine(node)
    var covered = 0
    for control in screen.controls where control < node || control >= screen.end(node) {
      // What is around the modal is not behind it.
      if control < node, screen.end(control) > node { continue }
      guard screen.facts[control].contains(.stop), let other = screen.frame(control), other.isSound, other.area > 0
      else { continue }
      if frame.overlap(other) * 2 >= other.area { covered += 1 }
    }
    guard covered > 0 else { return }
    report.find(
      node, .assumption,
      "\(covered) control\(covered == 1 ? "" : "s") under \(screen.words.element(node)) can still be reached; assumed to be modal"
    )
  }
}
