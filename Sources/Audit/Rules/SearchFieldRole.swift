internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A field for searching is a search field.
  ///
  /// ## What it finds
  /// A text field whose label, placeholder or identifier holds a word for searching.
  ///
  /// ## Why it matters
  /// A reader says "search field", and offers to search when return is pressed.
  ///
  /// ## What it leaves alone
  /// Platforms and sources that do not tell search fields from text fields.
  static let searchFieldRole = AuditRule(
    "search-field-role", "a field for searching is a search field", group: .roles, classes: [.recommendation],
    impact: .minor, wcag: ["1.3.1"], needs: [.role, .label], rank: .role, fix: "role",
    failing: [
      .init(
        "a text field called Search", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXTextField label="Search letters"  ←
        """),
      .init(
        "a text field called Suche", .ios, .xcuitest,
        """
        XCUIElementTypeWindow
          XCUIElementTypeTextField label="Suche" accessible="true"  ←
        """),
    ],
    passing: [
      .init(
        "a search field", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXTextField[AXSearchField] label="Search letters"
        """),
      .init(
        "a field for research", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXTextField label="Research topic"
        """),
    ]
  ) { screen, report in
    let plain = RoleSet(["textfield"])
    // AT-SPI and UI Automation have no search field, and Android's is a container around a text field.
    switch screen.column {
    case .macAX, .iosAX, .xcui, .aria: break
    default: return report.cannotTell("this source does not tell search fields from text fields")
    }
    for node in screen.controls where Roles.fields.contains(screen.roles[node]) {
      report.examine(node)
      guard plain.contains(screen.roles[node]), screen.facts[node].isDisjoint(with: [.web, .secure]) else { continue }
      let texts = [screen.words.name(node), Placeholder.text(of: node, on: screen) ?? ""]
      guard let word = texts.lazy.compactMap(SearchText.word).first else { continue }
      report.find(node, .recommendation, "a text field that speaks of '\(word)' is not published as a search field")
    }
  }
}

private enum SearchText {
  /// The word for searching that a text holds as a word of its own; scripts without blanks hold it anywhere.
  static func word(in text: String) -> String? {
    if text.isEmpty { return nil }
    let bytes = Array(text.lowercased().utf8)
    for word in bytes.split(whereSeparator: { !ASCII.isWord($0) }) where sieve.mayHold(word) {
      let word = String(decoding: word, as: UTF8.self)
      if words.contains(word) { return word }
    }
    guard bytes.contains(where: { $0 >= 0x80 }) else { return nil }
    return scripts.first { word in
      bytes.indices.contains { bytes[$0] == word.bytes[0] && bytes[$0...].starts(with: word.bytes) }
    }?.text
  }

  private static let words = Set(LabelLexicon.standard.searchWords)
  private static let sieve = WordSieve(words)
  /// Those of scripts without blanks between words.
  private static let scripts = LabelLexicon.standard.searchWords.filter { $0.utf8.allSatisfy { $0 >= 0x80 } }
    .map { (text: $0, bytes: Array($0.utf8)) }
}
