internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A role is one that the platform knows.
  ///
  /// ## What it finds
  /// A role that the platform's vocabulary does not have, with the nearest that it has; a subrole that stands as a
  /// role. One finding for each such word, at the first element.
  ///
  /// ## Why it matters
  /// A reader that does not know a role says none.
  ///
  /// ## What it leaves alone
  /// Classes of Android, which have a rule of their own. The vocabularies are open, so it is an assumption.
  static let unknownRole = AuditRule(
    "unknown-role", "a role is one that the platform knows", group: .roles, classes: [.assumption],
    impact: .minor, wcag: ["4.1.2"], needs: [.role], rank: .role, fix: "role",
    failing: [
      .init(
        "a misspelt role", .macos, .ax,
        """
        AXWindow title="Letters"
          AXButon label="Delete"  ←
        """),
      .init(
        "a subrole as a role", .macos, .ax,
        """
        AXWindow title="Letters"
          AXSecureTextField label="Password"  ←
        """),
    ],
    passing: [
      .init(
        "roles of the platform", .macos, .ax,
        """
        AXWindow title="Letters"
          AXButton label="Delete"
          AXTextField[AXSecureTextField] label="Password"
        """),
      .init(
        "roles of AT-SPI", .linux, .atspiText,
        """
        frame label="Letters"
          push-button label="Delete"
        """),
    ]
  ) { screen, report in
    if screen.column == .android { return }
    var first: [Symbol: Int] = [:]
    var counts: [Symbol: Int] = [:]
    for node in screen.facts.indices where screen.facts[node].isDisjoint(with: [.hidden, .chrome, .web]) {
      report.examine(node)
      // The tables know what such a word means, so they know the word.
      if screen.roles[node] != RoleSet.unknown { continue }
      let role = screen.nodes[node].role
      counts[role, default: 0] += 1
      if first[role] == nil { first[role] = node }
    }
    for (role, node) in first.sorted(by: { $0.value < $1.value }) {
      let word = screen.tree.symbols[role]
      guard let fault = RoleSpelling.fault(word, screen.column) else { continue }
      let count = counts[role] ?? 1
      report.find(
        node, .assumption, count > 1 ? "\(fault) (on \(count) elements)" : fault,
        evidence: [AuditFinding.Evidence("role", word)])
    }
  }
}

private enum RoleSpelling {
  /// Names that people make up, and what they mean.
  private static let made = [
    "AXStepper": "AXIncrementor", "AXHeader": "AXHeading", "AXLabel": "AXStaticText",
    "AXTab": "AXRadioButton[AXTabButton]",
    "AXDropdown": "AXPopUpButton", "AXProgressBar": "AXProgressIndicator",
  ]

  /// What is wrong with a role; `nil` for one that is known.
  static func fault(_ role: String, _ column: RoleColumn) -> String? {
    let vocabulary = Vocabulary.standard
    if role.isEmpty || role == "?" || vocabulary.knows(role: role, in: column) { return nil }
    if vocabulary.knows(subrole: role, in: column) { return "'\(role)' is a subrole, and stands as a role" }
    var near = made[role]
    if near == nil { near = Spelling.nearest(role, among: vocabulary.roles(in: column)) }
    guard column.isWalked || near != nil else { return nil }
    let suggestion = near.map { "; did you mean '\($0)'?" } ?? ""
    return "the platform knows no role '\(role)'\(suggestion)"
  }
}
