internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// Something that opens an address is a link.
  ///
  /// ## What it finds
  /// An element with an address (`AXURL`) that is published as a text or as nothing; as a button it is an assumption.
  ///
  /// ## Why it matters
  /// Readers list links, and say that one leaves the screen.
  ///
  /// ## What it leaves alone
  /// Links, pictures, web pages, documents and fields.
  static let linkWithoutRole = AuditRule(
    "link-without-role", "something that opens an address is a link", group: .roles,
    classes: [.failure, .assumption], criterion: .missingRole, impact: .moderate, wcag: ["4.1.2"],
    needs: [.role, .url], rank: .role, fix: "link",
    failing: [
      .init(
        "a text with an address", .macos, .ax,
        """
        AXWindow title="About"
          AXStaticText value="Our website" AXURL="https://example.org" actions="AXPress"  ←
        """),
      .init(
        "a button with an address", .macos, .ax,
        """
        AXWindow title="About"
          AXButton label="Our website" AXURL="https://example.org"  ←
        """),
    ],
    passing: [
      .init(
        "a link", .macos, .ax,
        """
        AXWindow title="About"
          AXLink label="Our website" AXURL="https://example.org"
        """),
      .init(
        "a text and a picture that lead nowhere", .macos, .ax,
        """
        AXWindow title="About"
          AXLink label="Our website" AXURL="https://example.org"
          AXStaticText value="Version 3" AXURL="file:///Applications" 
          AXImage label="Logo" AXURL="https://example.org/logo.png"
        """),
    ]
  ) { screen, report in
    let names = ["axurl", "url"]
    for node in screen.facts.indices where screen.facts[node].isDisjoint(with: [.hidden, .chrome, .web, .disabled]) {
      guard let url = names.lazy.compactMap({ screen.rawText($0, node) }).first, !url.isEmpty else { continue }
      report.examine(node)
      let role = screen.roles[node]
      let isPlain = Roles.texts.contains(role) || Roles.shapeless.contains(role)
      let isButton = screen.role(node)?.name == "button"
      guard isButton || (isPlain && screen.facts[node].contains(.pressable)) else { continue }
      report.find(
        node, isButton ? .assumption : .failure,
        isButton
          ? "\(screen.words.element(node)) has an address; assumed to open it, which a link would say"
          : "\(screen.words.element(node)) opens an address and is published as \(screen.words.aRole(node))",
        evidence: [AuditFinding.Evidence("url", screen.words.bounded(url))])
    }
  }
}
