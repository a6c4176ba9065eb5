import Testing

@testable import Vocabulary

/// Rows and forms as people read them; `DemandTests` has the sentences.
struct ExplanationTests {
  @Test(
    "a form in words",
    arguments: [
      (RoleForm(role: "AXButton"), RoleColumn.macAX, "AXButton"),
      (RoleForm(role: "AXCheckBox", subroles: ["AXSwitch"]), .macAX, "AXCheckBox[AXSwitch]"),
      (RoleForm(role: nil), .macAX, "any role"),
      (
        RoleForm(role: nil, condition: .attribute("heading", equals: "true")), .android,
        "any class with heading=\"true\""
      ),
      (RoleForm(role: "Button", condition: .hasAttribute("ToggleState")), .uia, "Button with ToggleState"),
      (RoleForm(role: "Button", condition: .lacksAttribute("ToggleState")), .uia, "Button without ToggleState"),
      (RoleForm(role: "StaticText", condition: .trait("Header")), .xcui, "StaticText with the trait Header"),
      (RoleForm(role: "text", condition: .trait("single-line")), .atspi, "text with the state single-line"),
      (
        RoleForm(role: "android.view.View", condition: .neverShown("role description")), .android,
        "android.view.View with the role description, which no dump shows"
      ),
      (RoleForm(role: "Edit", subroles: ["secure"]), .uia, "Edit with IsPassword=\"True\""),
      (
        RoleForm(role: "android.widget.EditText", subroles: ["secure"]), .android,
        "android.widget.EditText with password=\"true\""
      ),
    ])
  func describes(form: RoleForm, column: RoleColumn, text: String) {
    #expect(Vocabulary.standard.describe(form, in: column) == text)
  }

  @Test("the row of a role as roles.tsv has it")
  func rows() throws {
    let switchRole = try #require(Vocabulary.standard.neutralRole("switch"))
    let row = Vocabulary.standard.row(switchRole).map { "\($0.column): \($0.cell)" }
    #expect(
      row == [
        "role: switch", "kind: widget", "interactive: yes", "name: required", "value: required",
        "children_presentational: yes", "ax_role: AXCheckBox", "ax_subrole: AXSwitch",
        "ios_bridge: AXCheckBox[AXSwitch]",
        "uikit_trait: .toggleButton", "swiftui: .isToggle;Toggle", "xcuielementtype: Switch",
        "android_class: android.widget.Switch", "android_role_description: Switch (Compose, class android.view.View)",
        "uia_controltype: Button (Toggle pattern)", "atspi_role: switch;toggle button", "aria_role: switch", "notes: -",
      ])
  }

  @Test("every role has a sentence on every platform that says where")
  func explainsEverything() {
    let vocabulary = Vocabulary.standard
    for role in vocabulary.neutralRoles {
      for platform in Platform.allCases {
        for source in vocabulary.sources(of: platform) {
          let column = vocabulary.column(of: source, on: platform)
          let text = vocabulary.explain(role, in: column, on: platform)
          let says = text.hasSuffix(" on \(platform.displayName)") || text.contains("on \(platform.displayName)")
          #expect(says && !text.contains("  ") && !text.contains("\n"), "\(text)")
        }
      }
    }
  }
}
