internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

extension AuditRule {
  /// An image that is exposed has a name.
  ///
  /// ## What it finds
  /// A picture that a screen reader stops at and that has no name, or whose name is what a browser says for want of
  /// one. Where the source does not say that a reader stops there, it is listed as an assumption.
  ///
  /// ## Why it matters
  /// A reader says "image", or the name of a file. Either it says something and needs a label, or it is decoration and
  /// should be passed over.
  ///
  /// ## What it leaves alone
  /// Pictures inside a control or a row that has a name, pictures of a button without a name (that is the button's
  /// finding), the icons of fields, decoration that is marked as such, and pictures smaller than 8 × 8.
  static let imageMissingLabel = AuditRule(
    "image-missing-label", "an image that is exposed has a name", group: .names, classes: [.failure, .assumption],
    criterion: .unlabelledImage, impact: .critical, wcag: ["1.1.1"], needs: [.role, .label], rank: .missingName,
    fix: "image",
    failing: [
      .init(
        "a picture without a label", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXImage  ←
          AXStaticText label="Welcome"
        """),
      .init(
        "a picture described by the browser's own filler", .linux, .atspiText,
        """
        document-web label="Settings"
          image label="To get missing image descriptions, open the context menu."  ←
        """),
      .init(
        "a picture that nothing says is passed over", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.ImageView clickable="false" content-desc="" text=""  ←
          android.widget.TextView text="Welcome"
        """),
    ],
    passing: [
      .init(
        "a labelled picture", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXImage label="Bridge at dusk"
        """),
      .init(
        "the icon of a row that has a name", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.LinearLayout clickable="true"
            android.widget.ImageView
            android.widget.TextView text="Display"
        """),
    ]
  ) { screen, report in
    for node in screen.images where applies(to: node, on: screen) {
      report.examine(node)
      let facts = screen.facts[node]
      if facts.contains(.named) { continue }
      let filler = screen.filler.owner(of: screen.name(node))
      let reason = filler.map {
        ": '\(screen.words.bounded(String(decoding: screen.name(node), as: UTF8.self)))' is \($0)"
      }
      if screen.stops[node] == .yes {
        report.find(node, .failure, "an image has no name\(reason ?? "")")
      } else {
        report.find(node, .assumption, "an image has no name; assumed to carry meaning: if it is decoration, hide it")
      }
    }
  }

  private static let smallest = 8.0

  private static func applies(to node: Int, on screen: Screen) -> Bool {
    let facts = screen.facts[node]
    if !facts.isDisjoint(with: [.insideNamed, .insideUnnamed, .insideNamedTarget, .unexposed]) { return false }
    // A picture that can be pressed is a control.
    if facts.contains(.interactive), screen.column != .atspi { return false }
    if screen.stops[node] == .no, screen.column != .android { return false }
    // The icon inside a field, or of a combo box, is the toolkit's.
    if screen.parent(node).map({ Roles.fields.contains(screen.roles[$0]) }) == true { return false }
    if ComboBox.isPart(node, screen) { return false }
    if screen.column == .android, !facts.contains(.named), screen.stops[node] == .no, isBackground(node, screen) {
      return false
    }
    guard let frame = screen.frame(node), frame.isSound else { return true }
    return frame.width >= smallest && frame.height >= smallest
  }

  /// A picture that holds other nodes lies behind them.
  private static func isBackground(_ node: Int, _ screen: Screen) -> Bool { screen.end(node) > node + 1 }
}
