internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// The spoken name contains the visible text.
  ///
  /// ## What it finds
  /// A control whose spoken label does not hold the words that stand on it, in their order. Needs both: text and
  /// description on Android, where a description may also stand over the texts inside; title and label on macOS.
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
      .init(
        "a description over another text inside", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.LinearLayout content-desc="Submit the form" clickable="true"  ←
            android.widget.TextView text="Send"
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
      guard !label.isAbsent, label.length > 0, let shown = VisibleWords.text(of: node, symbols.1, screen) else {
        continue
      }
      let labelWords = VisibleWords.of(screen.bytes(label))
      let shownWords = VisibleWords.of(shown)
      guard !labelWords.isEmpty, !shownWords.isEmpty else { continue }
      report.examine(node)
      if VisibleWords.holds(labelWords, shownWords) { continue }
      let text = screen.words.bounded(String(decoding: shown, as: UTF8.self))
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
  /// How many nodes inside a control may hold its text: more are a card, which is summed up and not read out.
  private static let mostInside = 3

  /// What stands on a control: its own text, or on Android the one text inside it.
  static func text(of node: Int, _ symbols: [Symbol], _ screen: Screen) -> ArraySlice<UInt8>? {
    let own = screen.value(symbols, node)
    if !own.isAbsent, own.length > 0 { return screen.bytes(own) }
    guard screen.column == .android, screen.end(node) <= node + 1 + mostInside else { return nil }
    let inside = ((node + 1)..<screen.end(node)).filter {
      Roles.texts.contains(screen.roles[$0]) && screen.facts[$0].isDisjoint(with: [.interactive, .hidden])
        && screen.value(symbols, $0).length > 0
    }
    return inside.count == 1 ? screen.bytes(screen.value(symbols, inside[0])) : nil
  }

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
