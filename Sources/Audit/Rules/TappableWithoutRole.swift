internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// Something that can be pressed says what it is.
  ///
  /// ## What it finds
  /// An element that can be pressed and whose role is none, text, picture or group: the `div` with a click handler, the
  /// view whose label override made AppKit stop computing its role. Needs a source that prints actions or traits.
  ///
  /// ## Why it matters
  /// A reader says a text, and nothing tells that it does something.
  ///
  /// ## What it leaves alone
  /// Rows, cells, items, tabs, map items and web pages inside an app; containers that hold controls; on Android, where
  /// the reader says "double-tap to activate" for anything that can be clicked, it is a recommendation; a picture,
  /// which it calls an image button, is none, and neither is a bare `android.view.View`, whose role may stand where no
  /// dump shows it.
  static let tappableWithoutRole = AuditRule(
    "tappable-without-role", "something that can be pressed says what it is", group: .roles,
    classes: [.failure, .recommendation], criterion: .missingRole, impact: .serious, wcag: ["4.1.2", "1.3.1"],
    needs: [.role, .press], rank: .role, fix: "tappable",
    failing: [
      .init(
        "a label override that lost the role", .macos, .ax,
        """
        AXWindow title="Letters"
          AXUnknown label="Delete" actions="AXPress"  ←
        """),
      .init(
        "a paragraph with a click handler", .linux, .atspiXML,
        """
        document-web name="Page" states="enabled sensitive showing visible"
          section text="Save the draft" states="enabled sensitive showing visible" action="click"  ←
            static name="Save the draft" states="enabled sensitive showing visible" action="clickAncestor"
        """),
      .init(
        "a text that can be clicked", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.TextView text="Terms of use" clickable="true"  ←
        """),
    ],
    passing: [
      .init(
        "a button, and a group of buttons", .macos, .ax,
        """
        AXWindow title="Letters"
          AXButton label="Delete" actions="AXPress"
          AXGroup actions="AXPress"
            AXButton label="Send" actions="AXPress"
        """),
      .init(
        "a paragraph with what every paragraph has", .linux, .atspiXML,
        """
        document-web name="Page" states="enabled sensitive showing visible"
          section text="Nothing new" states="enabled sensitive showing visible" action="doDefault" action="showContextMenu"
        """),
      .init(
        "a picture that can be clicked, which TalkBack calls a button", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.ImageView content-desc="Power" clickable="true"
        """),
    ]
  ) { screen, report in
    for node in screen.controls where screen.facts[node].contains(.pressable) || Tapped.hasTrait(node, screen) {
      guard screen.facts[node].isDisjoint(with: [.web, .insideNamed, .insideUnnamed]) else { continue }
      report.examine(node)
      guard Tapped.hasNoRole(node, screen), Tapped.isOwn(node, screen) else { continue }
      let isAndroid = screen.column == .android
      report.find(
        node, isAndroid ? .recommendation : .failure, Tapped.message(node, screen),
        evidence: [AuditFinding.Evidence("role", screen.tree.role(of: NodeID(node)))])
    }
  }
}

/// Elements that can be pressed and say nothing of it.
private enum Tapped {
  static func hasTrait(_ node: Int, _ screen: Screen) -> Bool {
    !screen.traits[node].isDisjoint(with: [.button, .link])
  }

  static func hasNoRole(_ node: Int, _ screen: Screen) -> Bool {
    if screen.column == .android, screen.tree.role(of: NodeID(node)) == "android.view.View" { return false }
    // A trait is a role on iOS, whatever type stands beside it.
    if !screen.traits[node].isDisjoint(with: [.button, .link, .toggle, .adjustable, .searchField]) { return false }
    // TalkBack says "image button" of a picture that can be clicked.
    if screen.column == .android { return Roles.texts.contains(screen.roles[node]) }
    return Roles.none.contains(screen.roles[node])
  }

  /// Whether the name is the element's own or a text's inside it, and no control is in there.
  static func isOwn(_ node: Int, _ screen: Screen) -> Bool {
    let facts = screen.facts[node]
    if facts.contains(.controlBelow) || facts.contains(.insideRow) && screen.column == .atspi { return false }
    return facts.contains(.named) || facts.contains(.speaksBelow) || saysText(node, screen)
  }

  private static func saysText(_ node: Int, _ screen: Screen) -> Bool {
    let text = screen.raw("text", node)
    return !text.isAbsent && !LabelText.isBlank(screen.bytes(text))
  }

  static func message(_ node: Int, _ screen: Screen) -> String {
    let name = screen.words.nameOrInside(node)
    let what = name.isEmpty ? "something" : "'\(name)'"
    if screen.tree.role(of: NodeID(node)) == "AXUnknown" {
      return "\(what) can be pressed and has lost its role: an override of the label stopped it from being computed"
    }
    return "\(what) can be pressed and is published as \(screen.words.aRole(node))"
  }
}
