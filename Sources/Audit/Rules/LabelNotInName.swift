internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// The spoken name contains the visible text.
  ///
  /// ## What it finds
  /// A control whose spoken label does not hold the words that stand on it, in their order. Needs both: text and
  /// description on Android, title and label on macOS.
  ///
  /// ## Why it matters
  /// Who speaks to a computer says what is on the button, and nothing happens.
  ///
  /// ## What it leaves alone
  /// Case, punctuation, symbols and emoji, and texts of a single character; switches on Android, whose text is their
  /// state. It is an assumption, and never more: what is
  /// hidden from view, or spelt out by the label, looks the same.
  static let labelNotInName = AuditRule(
    "label-not-in-name", "the spoken name contains the visible text", group: .labels, classes: [.assumption],
    impact: .serious, wcag: ["2.5.3"], needs: [.label, .visibleText], rank: .labelQuality, fix: "text",
    failing: [
      .init(
        "a description of another text", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.Button text="Send" content-desc="Submit the form" clickable="true"  ←
        """),
      .init(
        "a label over another title", .macos, .ax,
        """
        AXWindow title="Letters"
          AXButton label="Submit the form" title="Send"  ←
        """),
    ],
    passing: [
      .init(
        "a description that says more", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.Button text="Send" content-desc="Send the form" clickable="true"
        """),
      .init(
        "a label that is the title", .macos, .ax,
        """
        AXWindow title="Letters"
          AXButton label="Send…" title="Send"
        """),
    ]
  ) { screen, report in
    let names = screen.column == .android ? ("content-desc", "text") : ("label", "title")
    let symbols = (screen.attributes[names.0], screen.attributes[names.1])
    for node in screen.controls where screen.facts[node].isDisjoint(with: [.web, .secure]) {
      // The text of a switch is its state.
      if Roles.fields.contains(screen.roles[node]) || Roles.toggles.contains(screen.roles[node]) { continue }
      let label = screen.value(symbols.0, node)
      let shown = screen.value(symbols.1, node)
      guard !label.isAbsent, !shown.isAbsent else { continue }
      let labelWords = VisibleWords.of(screen.bytes(label))
      let shownWords = VisibleWords.of(screen.bytes(shown))
      guard !labelWords.isEmpty, !shownWords.isEmpty else { continue }
      report.examine(node)
      if VisibleWords.holds(labelWords, shownWords) { continue }
      let text = screen.words.bounded(screen.tree.string(shown) ?? "")
      report.find(
        node, .assumption, "the label does not hold the visible text '\(text)'; assumed to be what people read and say",
        evidence: [
          AuditFinding.Evidence(names.0, screen.tree.string(label).map(screen.words.bounded)),
          AuditFinding.Evidence(names.1, text),
        ])
    }
  }
}

/// The words of a text that a person would say.
private enum VisibleWords {
  /// The words in lower case, without single glyphs.
  static func of(_ text: ArraySlice<UInt8>) -> [String] {
    if text.isEmpty { return [] }
    let words = String(decoding: text, as: UTF8.self).lowercased().split { !$0.isLetter && !$0.isNumber }
    let said = words.filter { $0.utf8.count > 1 }
    return said.map(String.init)
  }

  /// Whether the second words stand in the first, in order.
  static func holds(_ words: [String], _ wanted: [String]) -> Bool {
    var place = 0
    for word in words where place < wanted.count && word == wanted[place] { place += 1 }
    return place == wanted.count
  }
}
