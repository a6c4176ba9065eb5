internal import Vocabulary

extension AuditRule {
  /// A label does not repeat the role.
  ///
  /// ## What it finds
  /// A label whose last word is a word for the element's own role, as in `Save button`; the first word in languages in
  /// which the noun comes first.
  ///
  /// ## Why it matters
  /// A reader says "Save button, button".
  ///
  /// ## What it leaves alone
  /// Role words elsewhere in the label, texts that stand on the screen, labels over fifty characters, and `photo`,
  /// `picture` and `logo` on images, which say what they show.
  static let labelEndsWithRole = AuditRule(
    "label-ends-with-role", "a label does not repeat the role", group: .labels, classes: [.recommendation],
    impact: .minor, wcag: ["4.1.2"], needs: [.role, .label], rank: .labelQuality, fix: "redundant",
    failing: [
      .init(
        "the role behind the name", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Save button"  ←
          AXImage label="Bridge image"  ←
        """),
      .init(
        "the role before the name, in Spanish", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Botón guardar"  ←
        """),
    ],
    passing: [
      .init(
        "a role word inside, and another role's word", .ios, .ax,
        """
        AXGroup[iOSContentGroup]
          AXButton label="Add a button to the row"
          AXButton label="Insert image"
        """),
      .init(
        "a text that stands on the screen", .macos, .ax,
        """
        AXWindow title="Sewing"
          AXButton title="Choose button"
        """),
    ]
  ) { screen, report in
    let judged = screen.judged
    for place in judged.indices where !Roles.content.contains(screen.roles[judged[place].node]) {
      report.examine(judged[place].node)
      guard judged[place].isAuthored, judged[place].text.marks.contains(.space), judged[place].text.bytes.count <= 50
      else { continue }
      let label = judged[place]
      if label.folded.isEmpty { continue }
      let role = screen.roles[label.node]
      let bytes = Array(label.folded.utf8)
      guard let first = bytes.firstIndex(of: 0x20), let last = bytes.lastIndex(of: 0x20) else { continue }
      let isLast =
        RepeatedRole.means(bytes[(last + 1)...], role, nounFirst: false)
        || RepeatedRole.means(RepeatedRole.lastTwo(bytes, last), role, nounFirst: false)
      guard isLast || RepeatedRole.means(bytes[..<first], role, nounFirst: true) else { continue }
      report.find(
        label.node, .recommendation,
        "the label '\(label.text.string)' repeats the role, which is said anyway",
        evidence: [AuditFinding.Evidence("name", label.text.string)])
    }
  }
}

/// Words for roles in labels.
private enum RepeatedRole {
  /// Whether a word means a role; where the noun comes first, only in languages in which it does.
  static func means(_ word: ArraySlice<UInt8>, _ role: UInt8, nounFirst: Bool) -> Bool {
    guard !word.isEmpty, RoleWordTable.standard.sieve.mayHold(word), !word.elementsEqual("picture".utf8) else {
      return false
    }
    return RoleWordTable.standard.roles(String(decoding: word, as: UTF8.self)).contains {
      $0.roles.contains(role) && (!nounFirst || $0.isNounFirst)
    }
  }

  /// The last two words of three or more, as "check box" is two.
  static func lastTwo(_ bytes: [UInt8], _ last: Int) -> ArraySlice<UInt8> {
    guard let before = bytes[..<last].lastIndex(of: 0x20) else { return [] }
    return bytes[(before + 1)...]
  }
}
