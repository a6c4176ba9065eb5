import Testing
import TreeDiff

/// Texts that went here and came there, edited.
@Suite struct EditedTextTests {
  @Test(arguments: [
    ("Pending setting from Ximena", "PENDING SETTING FROM XIMENA…"),
    ("Branch 1375", "Branch 1375 (new)"), ("Branch 1375 (new)", "Branch 1375"),
    ("Order 7, paid", "Your order 7, paid"), ("Préférences du réseau", "Préférences du réseau : tout"),
    ("Sync «all» now", "Sync all — now"),
  ]) func `an edit that leaves no doubt which text it is`(_ old: String, _ new: String) throws {
    let differences = try differences(old, new)
    #expect(differences.count { !$0.hasPrefix("order") } == 2, "\(differences)")
    #expect(differences.contains { $0.contains(" moved 5>9 ") }, "\(differences)")
    #expect(differences.contains { $0.contains(" changed 6>10 text-changed") }, "\(differences)")
  }

  @Test(arguments: [
    // One word says too little.
    ("Invoices", "INVOICES…"), ("Order", "Order 7"),
    // More than one word came, or one in the middle.
    ("Branch 1375", "Branch 1375 is new"), ("Order 7, paid", "Order 7, all paid"),
    // A sign that means something.
    ("Pay -5 dollars", "Pay 5 dollars"), ("At 10:30 today", "At 1030 today"), ("Now 5 % off", "Now 5 off"),
    // The other dump has the text itself, elsewhere.
    ("Filed letters", "FILED LETTERS"),
  ]) func `another text`(_ old: String, _ new: String) throws {
    #expect(try !differences(old, new).contains { $0.contains(" moved ") || $0.contains("text-changed") })
  }

  /// In one way or in several: a word more at the end, at the start, or other punctuation.
  @Test(arguments: [
    ("Branch 1375 (new)", "BRANCH 1375 new!"), ("Branch 1375 later", "Never branch 1375"),
    ("Branch 1375!", "Branch 1375 later"),
  ]) func `two texts that may both be it`(_ one: String, _ other: String) throws {
    for (first, second) in [(one, other), (other, one)] {
      let found = try Screens.differences(
        screen(row("Branch 1375"), ""), screen("", row(first) + "\n    " + row(second)))
      #expect(!found.contains { $0.contains(" moved ") }, "\(found)")
    }
  }

  /// Of a control it is told that it went, whatever bears nearly its name elsewhere.
  @Test func `a control is not explained away`() throws {
    let found = try Screens.differences(
      screen("AXButton label=\"Save the draft\"", ""), screen("", "AXButton label=\"Save the draft later\""))
    #expect(found.contains { $0.contains("control-removed") }, "\(found)")
  }

  /// What is told of a row that stands under one heading before and under another after.
  private func differences(_ old: String, _ new: String) throws -> [String] {
    try Screens.differences(screen(row(old), ""), screen("", row(new)))
  }

  private func row(_ text: String) -> String { "AXRow\n      AXStaticText label=\"\(text)\"" }

  private func screen(_ first: String, _ second: String) -> String {
    """
    AXWindow label="Desk"
      AXList label="Drawers"
        AXRow
          AXStaticText label="Filed letters"
          AXButton label="Lock"
        \(first)
      AXList label="Shelves"
        AXRow
          AXStaticText label="Books of the year"
          AXButton label="Dust"
        \(second)
      AXButton label="Close"

    """.split(separator: "\n").filter { !$0.allSatisfy { $0 == " " } }.joined(separator: "\n") + "\n"
  }
}
