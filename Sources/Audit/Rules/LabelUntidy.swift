internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A label has no stray white space or control character.
  ///
  /// ## What it finds
  /// White space before or behind a label, doubled blanks, line ends, tabs, characters of no width, marks of direction
  /// without a partner, and empty parts between commas (`, , 3 items`).
  ///
  /// ## Why it matters
  /// Readers pause at them or say them, searches miss the label, and an empty part is a value that was not there.
  ///
  /// ## What it leaves alone
  /// Line ends in the descriptions of Android, where Flutter joins texts with them. In texts and items that stand on
  /// the screen, only characters of no width and empty parts count.
  static let labelUntidy = AuditRule(
    "label-untidy", "a label has no stray white space or control character", group: .labels,
    classes: [.recommendation], impact: .minor, wcag: ["4.1.2"], needs: [.label], rank: .labelQuality, fix: "text",
    failing: [
      .init(
        "blanks around, and an empty part", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label=" Delete "  ←
          AXButton label=", , 3 items"  ←
        """),
      .init(
        "a line end in a label", .macos, .ax,
        #"""
        AXWindow title="Letters"
          AXButton label="Send\nall"  ←
        """#),
    ],
    passing: [
      .init(
        "a tidy label", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Delete, 3 items"
        """),
      .init(
        "texts that Flutter joined", .android, .uiautomator,
        #"""
        android.widget.FrameLayout
          android.view.View content-desc="Display\nBrightness" clickable="true"
        """#),
    ]
  ) { screen, report in
    for node in screen.labelled where screen.facts[node].isDisjoint(with: [.web, .secure]) {
      // Some apps pad the items of their menus, to place what stands behind them.
      let isContent = screen.isContent(node) || Roles.choices.contains(screen.roles[node])
      guard isContent || screen.isJudged(node) else { continue }
      report.examine(node)
      guard let fault = Untidiness.fault(screen.name(node), isContent: isContent, isAndroid: screen.column == .android)
      else { continue }
      report.find(
        node, .recommendation, "the label '\(screen.words.bounded(LabelText(screen.name(node)).string))' has \(fault)")
    }
  }
}

/// What is untidy about a label.
private enum Untidiness {
  static func fault(_ text: ArraySlice<UInt8>, isContent: Bool, isAndroid: Bool) -> String? {
    if isPlainlyTidy(text.span) { return nil }
    var hasHidden = false
    var last: UInt8 = 0
    var isDoubled = false
    var breaks: String?
    for byte in text {
      if byte == 0x20, last == 0x20 { isDoubled = true }
      if byte == 0x0a || byte == 0x0d { breaks = breaks ?? "a line end" }
      if byte == 0x09 { breaks = breaks ?? "a tab" }
      if byte == 0xe2 || byte == 0xef || byte == 0xc2 { hasHidden = true }
      last = byte
    }
    if hasHidden, let hidden = hidden(String(decoding: text, as: UTF8.self)) { return hidden }
    if hasEmptyPart(text, isContent) { return "an empty part between commas" }
    if isContent { return nil }
    if text.first == 0x20 || text.last == 0x20 { return "white space around it" }
    if let breaks, !(isAndroid && breaks == "a line end") { return breaks }
    return isDoubled ? "doubled blanks" : nil
  }

  /// Whether nothing is there that could be a fault, as in most labels.
  private static func isPlainlyTidy(_ text: Span<UInt8>) -> Bool {
    // A blank before the first letter is one too many.
    var last: UInt8 = 0x20
    for index in text.indices {
      let byte = text[index]
      switch byte {
      case 0x20 where last == 0x20: return false
      case 0x09, 0x0a, 0x0d, 0x2c, 0xc2, 0xe2, 0xef: return false
      default: last = byte
      }
    }
    return last != 0x20
  }

  /// Whether nothing stands between two commas, or before the first; a text may go on behind a link with a comma.
  private static func hasEmptyPart(_ text: ArraySlice<UInt8>, _ isContent: Bool) -> Bool {
    guard text.contains(0x2c) else { return false }
    if !isContent, text.first(where: { $0 != 0x20 }) == 0x2c, text.count > 1 { return true }
    var isAfterComma = false
    for byte in text where byte != 0x20 {
      if byte == 0x2c, isAfterComma { return true }
      isAfterComma = byte == 0x2c
    }
    return false
  }

  /// Characters of no width that nothing needs: joiners are left alone, since scripts and emoji are written with them.
  private static func hidden(_ text: String) -> String? {
    var open = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x200b, 0xfeff, 0x2060:
        return "a character of no width (U+\(String(scalar.value, radix: 16, uppercase: true)))"
      case 0x202a, 0x202b, 0x202d, 0x202e, 0x2066...0x2068: open += 1
      case 0x202c, 0x2069: open -= 1
      default: break
      }
    }
    return open == 0 ? nil : "a mark of direction without its partner"
  }
}
