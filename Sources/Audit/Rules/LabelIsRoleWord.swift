internal import Vocabulary

extension AuditRule {
  /// A label says more than what kind of element it is on.
  ///
  /// ## What it finds
  /// A label that is nothing but a word for a role, a number behind it or not: `Button`, `Image`, `Button 3`,
  /// `Checkbox`. English always; the words of 85 languages where they mean the element's own role.
  ///
  /// ## Why it matters
  /// A reader says "button, button".
  ///
  /// ## What it leaves alone
  /// Static text, headings, rows; commands such as `Edit`, `View` and `Menu`. Words that name a view or a thing to
  /// insert (`List`, `Table`, `Link`) are assumptions on anything but that role.
  static let labelIsRoleWord = AuditRule(
    "label-is-role-word", "a label says more than the kind of its element", group: .labels,
    classes: [.failure, .assumption], criterion: .unspeakableLabel, impact: .serious, wcag: ["4.1.2", "2.4.6"],
    needs: [.role, .label], rank: .labelQuality, fix: "text",
    failing: [
      .init(
        "a button that is called Button", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Button"  ←
          AXImage label="image"  ←
        """),
      .init(
        "a numbered button, and one in German", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.Button content-desc="Button 3" clickable="true"  ←
          android.widget.Button content-desc="Schaltfläche" clickable="true"  ←
        """),
      .init(
        "a tab that may be called after its view", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXTabGroup
            AXRadioButton[AXTabButton] label="List"  ←
        """),
    ],
    passing: [
      .init(
        "a label with a role word in it", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Add a button"
          AXImage label="Image of a flower"
        """),
      .init(
        "a command, and a text", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Edit"
          AXStaticText label="Button"
        """),
    ]
  ) { screen, report in
    let (judged, judging) = (screen.judged, RoleWordJudging(screen))
    for place in judged.indices {
      report.examine(judged[place].node)
      if Roles.content.contains(screen.roles[judged[place].node]) || !judging.mayBeWord(judged[place]) { continue }
      let label = judged[place]
      guard !label.folded.isEmpty, let kind = judging.judge(label) else { continue }
      let text = screen.words.bounded(label.text.string)
      report.find(
        label.node, kind,
        kind == .failure
          ? "the label '\(text)' says only what kind of element it is"
          : "the label '\(text)' is a word for a kind of element; if it names a view or a thing, waive it",
        evidence: [AuditFinding.Evidence("name", text)])
    }
  }
}

/// Whether a label is nothing but a word for a role.
private struct RoleWordJudging {
  private static let table = RoleWordTable.standard
  private static let lexicon = LabelLexicon.standard
  private static let choices = RoleSet(["tab", "menu-item", "menu-bar-item", "popup-button", "radio"])
  /// Control types of UI Automation whose name may be the type's.
  private static let namesakes: Set<String> = [
    "AppBar", "Header", "MenuBar", "SemanticZoom", "StatusBar", "TitleBar", "Text", "Custom",
  ]
  private let screen: Screen

  init(_ screen: Screen) { self.screen = screen }

  /// Whether a label may be a word for a role, for all that is quickly told of it.
  func mayBeWord(_ label: JudgedLabel) -> Bool {
    guard let last = label.text.bytes.last, ASCII.isLetter(last), screen.configuration.roleWords.isEmpty else {
      return true
    }
    return RoleWordJudging.table.sieve.mayHold(label.key)
  }

  func judge(_ label: JudgedLabel) -> FindingClass? {
    let word = RoleWordJudging.bare(label.folded)
    if word.isEmpty { return nil }
    if screen.configuration.roleWords.contains(word) { return .failure }
    let entries = RoleWordJudging.table.roles(word)
    guard !entries.isEmpty else { return nil }
    let role = screen.roles[label.node]
    if screen.column == .uia, RoleWordJudging.namesakes.contains(where: { $0.lowercased() == word }) { return nil }
    if entries.contains(where: { $0.roles.contains(role) }) {
      return RoleWordJudging.choices.contains(role)
        && entries.allSatisfy({ $0.concept != "button" && $0.concept != "tab" })
        ? .assumption : .failure
    }
    guard entries.contains(where: \.isEnglish), !RoleWordJudging.lexicon.commands.contains(word) else { return nil }
    if RoleWordJudging.choices.contains(role) || screen.facts[label.node].contains(.insideToolbar)
      || RoleWordJudging.lexicon.ambiguousRoleWords.contains(word)
    {
      return .assumption
    }
    return .failure
  }

  /// A word without the punctuation and the number behind it.
  private static func bare(_ text: String) -> String {
    guard let last = text.utf8.last, !(ASCII.isLetter(last) || last >= 0x80) else { return text }
    var bytes = Array(text.utf8)
    func dropPunctuation() {
      while let last = bytes.last, ".,:;!?".utf8.contains(last) { bytes.removeLast() }
    }
    dropPunctuation()
    let digits = bytes.reversed().prefix(while: ASCII.isDigit).count
    if digits > 0, digits < bytes.count {
      bytes.removeLast(digits)
      while let last = bytes.last, last == 0x20 || last == UInt8(ascii: "#") { bytes.removeLast() }
      dropPunctuation()
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
