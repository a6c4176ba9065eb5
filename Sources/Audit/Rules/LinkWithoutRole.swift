internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// Something that opens an address is a link.
  ///
  /// ## What it finds
  /// An element with an address (`AXURL`), or one that can be pressed and whose value is an address, that is published
  /// as a text or as nothing; as a button it is an assumption.
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
      .init(
        "a text that is an address and can be pressed", .macos, .ax,
        """
        AXWindow title="About"
          AXStaticText value="https://example.org" actions="AXPress"  ←
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
    let symbols = screen.attributes["axurl"] + screen.attributes["url"]
    for node in screen.facts.indices where screen.facts[node].isDisjoint(with: [.hidden, .chrome, .web, .disabled]) {
      let own = screen.value(symbols, node)
      guard let url = screen.tree.string(own) ?? LinkAddress.value(of: node, screen), !url.isEmpty else { continue }
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

private enum LinkAddress {
  private static let schemes = ["http://", "https://", "mailto:", "tel:"]

  /// The value of something that can be pressed, where that is an address.
  static func value(of node: Int, _ screen: Screen) -> String? {
    guard screen.facts[node].contains(.pressable), !Roles.fields.contains(screen.roles[node]) else { return nil }
    let value = screen.bytes(screen.nodes[node].value)
    guard !value.contains(0x20), schemes.contains(where: { value.starts(with: $0.utf8) }) else { return nil }
    return String(decoding: value, as: UTF8.self)
  }
}
