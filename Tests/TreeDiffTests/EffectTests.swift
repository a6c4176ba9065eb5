import Testing
import TreeDiff

/// What a change does to a person: one case for each effect, and those that are mistaken for it.
@Suite struct EffectTests {
  /// A change of one line inside a window, and the effects it has.
  struct Example: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    var effects: [Effect]
    var impact: Impact

    var testDescription: String { "\(old) > \(new)" }

    init(_ old: String, _ new: String, _ effects: [Effect], _ impact: Impact) {
      self.old = old
      self.new = new
      self.effects = effects
      self.impact = impact
    }
  }

  @Test(arguments: examples) func `an effect`(_ example: Example) throws {
    let result = try Screens.compare(screen(example.old), screen(example.new))
    #expect(result.changes.map(\.effects) == [example.effects])
    #expect(result.changes.map(\.impact) == [example.impact])
    #expect(result.worst == example.impact)
    #expect(result.count(of: example.impact) == 1)
  }

  private func screen(_ line: String) -> String {
    "AXWindow label=\"Settings\"\n  AXStaticText label=\"Start\"\n" + (line.isEmpty ? "" : "  \(line)\n")
      + "  AXStaticText label=\"End\"\n"
  }

  static let examples: [Example] = [
    Example("AXButton label=\"Save\"", "AXButton label=\"\"", [.nameLost], .blocker),
    Example("AXButton label=\"Save\"", "AXButton", [.nameLost], .blocker),
    Example("AXButton label=\"Save\"", "AXButton label=\"Save\" hidden=true", [.hidden], .blocker),
    Example("AXStaticText label=\"Hi\"", "AXStaticText label=\"Hi\" hidden=true", [.attributeChanged], .minor),
    Example("AXButton label=\"Save\"", "", [.controlRemoved], .blocker),
    Example("AXButton label=\"Save\"", "AXStaticText label=\"Save\"", [.actionLost], .blocker),
    Example("AXButton label=\"Save\"", "AXButton label=\"Keep\"", [.nameChanged], .major),
    Example("AXButton title=\"Save\"", "AXButton title=\"Keep\"", [.nameChanged], .major),
    Example(
      "AXButton label=\"Save\" title=\"S\"", "AXButton label=\"Save\" title=\"T\"", [.attributeChanged], .minor),
    Example("AXButton label=\"Save\"", "AXLink label=\"Save\"", [.roleChanged], .major),
    Example("AXSlider label=\"Size\" value=\"1\"", "AXSlider label=\"Size\" value=\"2\"", [.valueChanged], .major),
    Example("AXButton label=\"Save\"", "AXButton label=\"Save\" enabled=false", [.stateChanged], .major),
    Example("AXButton label=\"Save\"", "AXButton label=\"Save\" selected=true", [.stateChanged], .major),
    Example("AXButton label=\"Save\"", "AXButton label=\"Save\" focused=true", [.attributeChanged], .minor),
    Example("AXHeading label=\"About\"", "AXStaticText label=\"About\"", [.headingLost], .major),
    Example("AXHeading label=\"About\"", "", [.headingLost], .major),
    Example(
      "AXHeading label=\"About\" AXHeadingLevel=1", "AXHeading label=\"About\" AXHeadingLevel=2",
      [.headingLevelChanged], .major),
    Example(
      "AXButton label=\"Save\" actions=\"press, zoom\"", "AXButton label=\"Save\" actions=\"press\"",
      [.actionRemoved], .major),
    Example("AXButton", "AXButton label=\"Save\"", [.restored], .minor),
    Example("AXButton label=\"Save\" hidden=true", "AXButton label=\"Save\"", [.restored], .minor),
    Example("AXStaticText label=\"Hi\"", "AXStaticText label=\"Ho\"", [.textChanged], .minor),
    Example("AXButton label=\"Save\"", "AXButton label=\"Save\" help=\"at once\"", [.hintChanged], .minor),
    Example(
      "AXTextField label=\"Find\" placeholder=\"a\"", "AXTextField label=\"Find\" placeholder=\"b\"",
      [.hintChanged], .minor),
    Example("AXGroup label=\"Parts\"", "AXList label=\"Parts\"", [.kindChanged], .minor),
    Example("", "AXButton label=\"Save\"", [.elementAdded], .minor),
    Example("AXStaticText label=\"Hi\"", "", [.elementRemoved], .minor),
    Example("AXButton label=\"Save\"", "AXButton label=\"Save\" color=\"red\"", [.attributeChanged], .minor),
    Example("AXButton label=\"Save\" id=\"a\"", "AXButton label=\"Save\" id=\"b\"", [.identifierChanged], .structure),
    Example("AXButton label=\"Save\" class=\"a\"", "AXButton label=\"Save\" class=\"b\"", [.markupChanged], .structure),
    Example(
      "AXSlider label=\"Size\" value=\"1\" help=\"a\"", "AXSlider label=\"Size\" value=\"2\" help=\"b\"",
      [.valueChanged, .hintChanged], .major),
  ]

  @Test(arguments: [
    ("class=\"android.view.View\" clickable=\"true\"", "", Effect.controlRemoved),
    ("class=\"android.view.View\" checkable=\"true\"", "", .controlRemoved),
    ("class=\"android.view.View\" clickable=\"false\"", "", .elementRemoved),
    (
      "class=\"android.widget.TextView\" clickable=\"true\"",
      "class=\"android.widget.TextView\" clickable=\"true\" content-desc=\"Other\"", .nameChanged
    ),
    (
      "class=\"android.widget.TextView\"", "class=\"android.widget.TextView\" content-desc=\"Other\"", .textChanged
    ),
  ]) func `what can be tapped counts, whatever its class`(old: String, new: String, effect: Effect) throws {
    func screen(_ node: String) -> String {
      let name = node.contains("content-desc") ? "" : " content-desc=\"Row\""
      return "<hierarchy rotation=\"0\"><node class=\"android.widget.FrameLayout\" bounds=\"[0,0][9,9]\">"
        + "<node class=\"android.widget.TextView\" text=\"Start\" bounds=\"[0,0][9,9]\" />"
        + (node.isEmpty ? "" : "<node \(node)\(name) bounds=\"[0,0][9,9]\" />") + "</node></hierarchy>"
    }
    #expect(try Screens.compare(screen(old), screen(new)).changes.map(\.effects) == [[effect]])
  }

  @Test func `an element at which a reader no longer stops, since what is around it took it over`() throws {
    let old = "AXGroup label=\"Row\"\n  AXButton label=\"Save\"\n"
    let new = "AXLink label=\"Row\"\n  AXButton label=\"Save\"\n"
    #expect(
      try Screens.differences(old, new) == [
        "major changed 0>0 role-changed restored role: 'AXGroup' > 'AXLink'", "blocker changed 1>1 skipped",
      ])
    #expect(
      try Screens.differences(new, old) == [
        "blocker changed 0>0 action-lost skipped role: 'AXLink' > 'AXGroup'", "minor changed 1>1 restored",
      ])
  }

  @Test func `a role that nobody knows counts as a control where a reader stops`() throws {
    let differences = try Screens.differences(screen("AXKnob label=\"Gain\""), screen("AXKnob"))
    #expect(differences == ["blocker changed 2>2 name-lost label: 'Gain' > -"])
  }

  @Test func `a name that a sibling has`() throws {
    let old = "AXToolbar\n  AXButton label=\"Save\"\n  AXButton label=\"Close\"\n"
    let new = "AXToolbar\n  AXButton label=\"Save\"\n  AXButton label=\"Save\"\n"
    #expect(
      try Screens.differences(old, new) == [
        "major changed 2>2 name-changed same-as-sibling label: 'Close' > 'Save'"
      ])
    let twins = "AXToolbar\n  AXButton label=\"Edit\"\n  AXButton label=\"Edit\"\n"
    #expect(
      try Screens.differences(twins, new) == [
        "major changed 1>1 name-changed label: 'Edit' > 'Save'",
        "major changed 2>2 name-changed label: 'Edit' > 'Save'",
      ])
    #expect(
      try Screens.differences("AXToolbar\n  AXButton label=\"Save\"\n", new) == [
        "major added ->2 same-as-sibling element-added"
      ])
  }

  @Test func `a move past what nobody stops at is structure`() throws {
    let old =
      "AXWindow label=\"W\"\n  AXGroup label=\"A\"\n    AXSplitter\n    AXWindow id=\"x\"\n  AXGroup label=\"B\"\n    AXSplitter\n"
    let new =
      "AXWindow label=\"W\"\n  AXGroup label=\"A\"\n    AXSplitter\n  AXGroup label=\"B\"\n    AXSplitter\n    AXWindow id=\"x\"\n"
    #expect(try Screens.differences(old, new) == ["structure moved 3>5 wrapper-moved"])
  }

  @Test func `a move that keeps the reading order`() throws {
    let old =
      "AXWindow label=\"W\"\n  AXGroup label=\"A\"\n    AXButton label=\"One\"\n    AXButton label=\"Two\"\n  AXGroup label=\"B\"\n    AXButton label=\"Three\"\n"
    let new =
      "AXWindow label=\"W\"\n  AXGroup label=\"A\"\n    AXButton label=\"One\"\n  AXGroup label=\"B\"\n    AXButton label=\"Two\"\n    AXButton label=\"Three\"\n"
    #expect(try Screens.differences(old, new) == ["minor moved 3>4 moved"])
  }

  @Test func `every class has a word that names it`() {
    for impact in Impact.allCases { #expect(Impact(name: impact.name) == impact) }
    #expect(Impact(name: "worse") == nil)
    #expect(Impact.allCases.sorted().map(\.name) == ["structure", "minor", "major", "blocker"])
  }
}
