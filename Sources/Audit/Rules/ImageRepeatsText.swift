internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// An image does not repeat the text beside it.
  ///
  /// ## What it finds
  /// A picture whose label is that of the text before or behind it.
  ///
  /// ## Why it matters
  /// A person hears the same twice; the picture is decoration there.
  ///
  /// ## What it leaves alone
  /// Pictures and texts at which no reader stops by themselves.
  static let imageRepeatsText = AuditRule(
    "image-repeats-text", "an image does not repeat the text beside it", group: .structure,
    classes: [.recommendation], impact: .minor, wcag: ["1.1.1"], needs: [.role, .label, .stops], rank: .structure,
    fix: "image",
    failing: [
      .init(
        "a picture before its text", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXImage label="Battery"  ←
          AXStaticText label="Battery"
        """),
      .init(
        "a picture behind its text", .linux, .atspiText,
        """
        frame label="Power"
          label label="battery"
          icon label="Battery"  ←
        """),
    ],
    passing: [
      .init(
        "a picture of something else", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXImage label="Bridge at dusk"
          AXStaticText label="Welcome"
        """),
      .init(
        "a picture in a button with its text", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Battery"
            AXImage label="Battery"
            AXStaticText label="Battery"
        """),
    ]
  ) { screen, report in
    for node in screen.images where screen.facts[node].contains(.stop) && screen.facts[node].contains(.ownName) {
      guard screen.facts[node].isDisjoint(with: [.web, .interactive]) else { continue }
      report.examine(node)
      let neighbours = [Neighbours.before(node, screen), Neighbours.after(node, screen)].compactMap { $0 }
      let repeated = neighbours.first { text in
        Roles.texts.contains(screen.roles[text]) && screen.facts[text].contains(.stop)
          && SameText.folded(screen.name(text), screen.name(node))
      }
      if repeated != nil {
        report.find(node, .recommendation, "\(screen.words.element(node)) repeats the text beside it")
      }
    }
  }
}

/// The leaves beside a leaf.
private enum Neighbours {
  /// The sibling right before a node, if it has no children.
  static func before(_ node: Int, _ screen: Screen) -> Int? {
    guard node > 0, screen.nodes[node - 1].parent == screen.nodes[node].parent else { return nil }
    return node - 1
  }

  /// The sibling right behind a node.
  static func after(_ node: Int, _ screen: Screen) -> Int? {
    let next = screen.end(node)
    guard next < screen.tree.count, screen.nodes[next].parent == screen.nodes[node].parent else { return nil }
    return next
  }
}
