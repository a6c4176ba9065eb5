internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// The class of an Android view is one that a service understands.
  ///
  /// ## What it finds
  /// A control whose class is an app's own, or empty.
  ///
  /// ## Why it matters
  /// TalkBack reads the role from the class; of one that it does not know it says none.
  ///
  /// ## What it leaves alone
  /// Classes of the platform, of AndroidX and of Material, `android.view.View` (Compose and React Native say the role
  /// elsewhere), and containers.
  static let unknownClassName = AuditRule(
    "unknown-class-name", "the Android class is one that a service understands", group: .roles,
    classes: [.recommendation], impact: .moderate, wcag: ["4.1.2"], needs: [.androidClass], rank: .role, fix: "role",
    failing: [
      .init(
        "a button of the app's own class", .android, .uiautomator,
        """
        android.widget.FrameLayout
          com.example.app.FancyButton content-desc="Delete" clickable="true"  ←
        """),
      .init(
        "another one", .android, .uiautomator2,
        """
        android.widget.FrameLayout
          org.example.Stepper content-desc="Amount" clickable="true"  ←
        """),
    ],
    passing: [
      .init(
        "classes of the platform", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.Button text="Delete" clickable="true"
          android.view.View content-desc="Send" clickable="true"
        """),
      .init(
        "a layout of the app's own", .android, .uiautomator,
        """
        com.example.app.FancyLayout
          androidx.appcompat.widget.AppCompatEditText hint="Email"
          android.widget.Button text="Delete" clickable="true"
        """),
    ]
  ) { screen, report in
    let prefixes = [
      "android.app.", "android.appwidget.", "android.inputmethodservice.", "android.support.", "android.view.",
      "android.webkit.", "android.widget.", "androidx.", "com.google.android.material.",
    ]
    for node in screen.controls where screen.facts[node].isDisjoint(with: [.web, .controlBelow]) {
      report.examine(node)
      let word = screen.tree.role(of: NodeID(node))
      if prefixes.contains(where: word.hasPrefix) || screen.roles[node] != RoleSet.unknown { continue }
      report.find(
        node, .recommendation,
        word.isEmpty
          ? "a control has no class, so no role" : "no service understands the class '\(word)', so it says no role",
        evidence: [AuditFinding.Evidence("class", word)])
    }
  }
}
