internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A control's label has a word or a number.
  ///
  /// ## What it finds
  /// A label of symbols or emoji alone, such as `×`, `⋮` or `…`. A single Latin letter is an assumption.
  ///
  /// ## Why it matters
  /// Readers say the name of the sign ("multiplication sign"), or nothing at all.
  ///
  /// ## What it leaves alone
  /// Keys and keypads, texts, items among which one is chosen, and single characters of scripts in which one is a word.
  static let labelSymbolOnly = AuditRule(
    "label-symbol-only", "a control's label has a word or a number", group: .labels,
    classes: [.recommendation, .assumption], impact: .moderate, wcag: ["1.1.1", "2.4.6"], needs: [.label],
    rank: .labelQuality, fix: "text",
    failing: [
      .init(
        "a cross for closing", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="×"  ←
        """),
      .init(
        "dots for more, and a lone letter", .android, .uiautomator,
        """
        android.widget.FrameLayout
          android.widget.Button text="⋮" clickable="true"  ←
          android.widget.Button text="B" clickable="true"  ←
        """),
    ],
    passing: [
      .init(
        "a word, a number, and a word of one character", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Close"
          AXButton label="7"
          AXButton label="開"
        """),
      .init(
        "a keypad", .android, .uiautomator,
        """
        android.widget.LinearLayout
          android.widget.Button text="1" clickable="true"
          android.widget.Button text="*" clickable="true"
          android.widget.Button text="#" clickable="true"
        """),
    ]
  ) { screen, report in
    let keys = RoleSet(["key", "rating"])
    let judged = screen.judged
    for place in judged.indices where screen.facts[judged[place].node].contains(.interactive) {
      let label = judged[place]
      if keys.contains(screen.roles[label.node]) || screen.traits[label.node].contains(.keyboardKey) { continue }
      if Roles.content.contains(screen.roles[label.node]) || Roles.choices.contains(screen.roles[label.node]) {
        continue
      }
      report.examine(label.node)
      let isLetter = label.text.bytes.count == 1 && ASCII.isLetter(label.text.bytes[0])
      guard isLetter || SymbolText.hasNoWord(label.text), !SymbolText.isOfKeypad(label.node, screen) else { continue }
      let text = screen.words.bounded(label.text.string)
      if isLetter {
        report.find(label.node, .assumption, "the label '\(text)' is one letter; assumed not to be what people call it")
      } else {
        report.find(
          label.node, .recommendation,
          "the label '\(text)' has no word: what is said is the name of the sign, if anything",
          evidence: [AuditFinding.Evidence("name", text)])
      }
    }
  }
}

/// Labels without a letter or a digit in any script.
private enum SymbolText {
  static func hasNoWord(_ text: LabelText) -> Bool {
    if !text.marks.isDisjoint(with: [.lower, .upper, .digit]) { return false }
    return !text.string.unicodeScalars.contains {
      $0.properties.isAlphabetic || ($0.properties.numericType != nil && !$0.properties.isEmojiPresentation)
    }
  }

  private static func isOneSign(_ word: ArraySlice<UInt8>) -> Bool { String(decoding: word, as: UTF8.self).count == 1 }

  /// Whether two more siblings have labels of one character.
  static func isOfKeypad(_ node: Int, _ screen: Screen) -> Bool {
    guard let parent = screen.parent(node) else { return false }
    var count = 0
    var next = parent + 1
    var looked = 0
    while next < screen.end(parent), looked < 64 {
      let name = screen.name(next)
      // GTK joins the name of a key with what is printed on it: "÷ ÷".
      if !name.isEmpty, name.count <= 12, name.split(separator: 0x20).allSatisfy({ isOneSign($0) }) { count += 1 }
      if count >= 3 { return true }
      next = screen.end(next)
      looked += 1
    }
    return false
  }
}
