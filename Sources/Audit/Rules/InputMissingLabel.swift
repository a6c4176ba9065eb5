internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

extension AuditRule {
  /// A text field has a name beyond its value.
  ///
  /// ## What it finds
  /// An enabled text field without label, title, labelling element or placeholder. On Android, where uiautomator does
  /// not show which text labels a field, one right above or before it makes an assumption of the finding.
  ///
  /// ## Why it matters
  /// A reader says "text field" and what was typed, and nobody knows what to type.
  ///
  /// ## What it leaves alone
  /// Disabled and hidden fields, the field inside a combo box, and texts of Linux that can only be read. A placeholder
  /// counts as a name here; `input-label-placeholder-only` speaks of it.
  static let inputMissingLabel = AuditRule(
    "input-missing-label", "a text field has a name beyond its value", group: .names,
    classes: [.failure, .assumption], criterion: .missingLabel, impact: .critical, wcag: ["4.1.2", "3.3.2", "1.3.1"],
    needs: [.role, .label], rank: .missingName, fix: "input",
    failing: [
      .init(
        "a field that only has a value", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXTextField value="ana@example.org"  ←
        """),
      .init(
        "a field with nothing at all", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.EditText text="" content-desc=""  ←
        """),
      .init(
        "a field below a text that may be its label", .android, .uiautomator,
        """
        android.widget.FrameLayout bounds="[0,0][400,400]"
          android.widget.TextView text="Email" bounds="[20,20][380,60]"
          android.widget.EditText text="" bounds="[20,62][380,120]"  ←
        """),
    ],
    passing: [
      .init(
        "a labelled field", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXTextField label="Email" value="ana@example.org"
        """),
      .init(
        "a field with a hint", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.EditText text="" hint="Email"
        """),
    ]
  ) { screen, report in
    for node in screen.controls where Roles.fields.contains(screen.roles[node]) {
      guard FieldTest.isInput(node, on: screen) else { continue }
      report.examine(node)
      if screen.facts[node].contains(.named) || Placeholder.text(of: node, on: screen) != nil { continue }
      let isLabelled = screen.column == .android && FieldNeighbour.labels(node, on: screen)
      report.find(
        node, isLabelled ? .assumption : .failure,
        isLabelled
          ? "a field has no name; the text beside it is assumed not to label it, which this dump does not show"
          : "\(screen.words.aRole(node)) has no name",
        evidence: MissingName.evidence(of: node, on: screen))
    }
  }
}

/// Which fields are there to type in.
private enum FieldTest {
  private static let choices = RoleSet(["combobox", "popup-button"])

  static func isInput(_ node: Int, on screen: Screen) -> Bool {
    // The field inside a combo box has the combo box's name.
    if ComboBox.isPart(node, screen) { return false }
    guard screen.column == .atspi, !choices.contains(screen.roles[node]) else { return true }
    let states = screen.bytes(screen.raw("states", node))
    // AT-SPI says "text" of what is only read as well.
    return states.isEmpty || states.split(separator: 0x20).contains { $0.elementsEqual("editable".utf8) }
  }
}

/// The placeholder of a field, wherever its source puts it.
enum Placeholder {
  private static let names = ["placeholder", "placeholdervalue", "axplaceholdervalue", "placeholder-text"]

  /// The placeholder; `nil` where there is none.
  static func text(of node: Int, on screen: Screen) -> String? {
    let fields = screen.nodes[node]
    if screen.column == .android || screen.column == .xcui, !fields.hint.isAbsent {
      return said(fields.hint, screen)
    }
    for name in names {
      if let text = said(screen.raw(name, node), screen) { return text }
    }
    return nil
  }

  private static func said(_ ref: TextRef, _ screen: Screen) -> String? {
    ref.isAbsent || LabelText.isBlank(screen.bytes(ref)) ? nil : screen.tree.string(ref)
  }
}

/// Texts beside a field.
enum FieldNeighbour {
  /// How far a label may be from its field, in units of the dump.
  private static let distance = 24.0

  /// Whether the text before a field in the dump stands right above it or before it.
  static func labels(_ node: Int, on screen: Screen) -> Bool {
    guard node > 0, let field = screen.frame(node), field.isSound else { return false }
    let text = node - 1
    guard Roles.texts.contains(screen.roles[text]), screen.facts[text].contains(.ownName),
      let label = screen.frame(text), label.isSound
    else { return false }
    let limit = distance * (screen.configuration.density ?? 1)
    let isAbove = field.y - label.maxY <= limit && field.y >= label.y && label.x < field.maxX && field.x < label.maxX
    let isBefore = abs(field.x - label.maxX) <= limit && label.y < field.maxY && field.y < label.maxY
    return isAbove || isBefore
  }
}
