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
  /// For each byte whether a phrase begins with it, in either case.
  private static let beginnings: [Bool] = {
    var beginnings = [Bool](repeating: false, count: 256)
    for case let first? in phrases.map(\.first) {
      beginnings[Int(first)] = true
      if ASCII.isLower(first) { beginnings[Int(first & 0xdf)] = true }
    }
    return beginnings
  }()

  /// The first instruction in a text.
  static func phrase(in text: ArraySlice<UInt8>) -> String? {
    // The shortest phrase has six letters.
    guard text.count >= 6 else { return nil }
    let (span, beginnings) = (text.span, beginnings)
    var isStart = true
    for index in span.indices {
      let byte = span[index]
      if isStart, beginnings[Int(byte)] {
        let rest = text[(text.startIndex + index)...]
        if let phrase = phrases.first(where: { begins(rest, $0) }) { return String(decoding: phrase, as: UTF8.self) }
      }
      isStart = !ASCII.isWord(byte)
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
