internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// Label and hint do not tell how to gesture.
  ///
  /// ## What it finds
  /// Instructions such as `tap to open` or `double-tap to delete` in the label or hint of something that can be acted
  /// on.
  ///
  /// ## Why it matters
  /// The reader says how to activate an element itself, in the person's own settings; with a keyboard or a switch
  /// nobody taps. A hint says what happens: "Removes the item".
  ///
  /// ## What it leaves alone
  /// Languages other than English, and `tap` as a thing.
  static let labelContainsGesture = AuditRule(
    "label-contains-gesture", "label and hint do not tell how to gesture", group: .labels,
    classes: [.recommendation], impact: .minor, wcag: ["3.3.2"], needs: [.label], rank: .labelQuality,
    fix: "redundant",
    failing: [
      .init(
        "a gesture in a hint", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Delete" help="Double-tap to delete"  ←
        """),
      .init(
        "a gesture in a label", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.Button content-desc="Photo, tap to open" clickable="true"  ←
        """),
    ],
    passing: [
      .init(
        "a hint that says the result", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Delete" help="Removes the item"
        """),
      .init(
        "a tap in a brewery", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Beers on tap"
        """),
    ]
  ) { screen, report in
    for node in screen.controls where screen.facts[node].isDisjoint(with: [.web, .secure]) {
      report.examine(node)
      let fields = screen.nodes[node]
      let label = Gestures.phrase(in: screen.bytes(fields.name))
      guard let phrase = label ?? Gestures.phrase(in: screen.bytes(fields.hint)) else { continue }
      report.find(
        node, .recommendation, "the \(label == nil ? "hint" : "label") tells how to gesture: '\(phrase)'")
    }
  }
}

/// Instructions to gesture in English.
private enum Gestures {
  private static let phrases = LabelLexicon.standard.gestures
  private static let beginnings = Set(phrases.compactMap { $0.first })

  /// The first instruction in a text.
  static func phrase(in text: ArraySlice<UInt8>) -> String? {
    // The shortest phrase has six letters.
    guard text.count >= 6 else { return nil }
    var index = text.startIndex
    while index < text.endIndex {
      let byte = ASCII.isUpper(text[index]) ? text[index] | 0x20 : text[index]
      let isStart = index == text.startIndex || !ASCII.isWord(text[index - 1])
      if isStart, beginnings.contains(byte), let phrase = phrases.first(where: { begins(text[index...], $0) }) {
        return String(decoding: phrase, as: UTF8.self)
      }
      index += 1
    }
    return nil
  }

  private static func begins(_ text: ArraySlice<UInt8>, _ phrase: [UInt8]) -> Bool {
    guard text.count >= phrase.count else { return false }
    for (byte, wanted) in zip(text, phrase) where byte != wanted {
      guard ASCII.isUpper(byte), byte | 0x20 == wanted else { return false }
    }
    return text.count == phrase.count || !ASCII.isWord(text[text.startIndex + phrase.count])
  }
}
