import AccessibilityTree
import Testing
import TreeDiff

/// What a screen reader now comes to earlier or later.
@Suite struct ReadingOrderTests {
  static let cases: [DiffCase] = [
    DiffCase(
      "one element that went to the front",
      "AXGroup\n  AXStaticText label=\"Items\"\n  AXStaticText label=\"Tax\"\n  AXStaticText label=\"Total\"",
      "AXGroup\n  AXStaticText label=\"Total\"\n  AXStaticText label=\"Items\"\n  AXStaticText label=\"Tax\"",
      ["order: Total is now read before Items"]),
    DiffCase(
      "one element that went to the end",
      "AXGroup\n  AXStaticText label=\"Total\"\n  AXStaticText label=\"Items\"\n  AXStaticText label=\"Tax\"",
      "AXGroup\n  AXStaticText label=\"Items\"\n  AXStaticText label=\"Tax\"\n  AXStaticText label=\"Total\"",
      ["order: Total is now read after Tax"]),
    DiffCase(
      "elements that moved together are one message",
      """
      AXGroup
        AXGroup label="Sums"
          AXStaticText label="Tax"
          AXStaticText label="Total"
        AXGroup label="Parts"
          AXStaticText label="Bolt"
          AXStaticText label="Nut"
          AXStaticText label="Screw"
        AXButton label="Pay"
      """,
      """
      AXGroup
        AXGroup label="Parts"
          AXStaticText label="Bolt"
          AXStaticText label="Nut"
          AXStaticText label="Screw"
        AXButton label="Pay"
        AXGroup label="Sums"
          AXStaticText label="Tax"
          AXStaticText label="Total"
      """,
      ["order: Tax and 1 more are now read after Pay"]),
    DiffCase(
      "an element without a name is called what it is",
      "AXGroup\n  AXSlider\n  AXButton label=\"One\"\n  AXButton label=\"Two\"",
      "AXGroup\n  AXButton label=\"One\"\n  AXButton label=\"Two\"\n  AXSlider",
      ["order: slider is now read after Two"]),
    DiffCase(
      "a wrap changes no order",
      "AXGroup\n  AXButton label=\"One\"\n  AXButton label=\"Two\"",
      "AXGroup\n  AXGroup\n    AXButton label=\"One\"\n  AXButton label=\"Two\"",
      []),
  ]

  @Test(arguments: cases) func `messages`(_ example: DiffCase) throws {
    let found = try Screens.differences(example.old, example.new).filter { $0.hasPrefix("order: ") }
    #expect(found == example.differences)
  }

  @Test func `a message names its nodes`() throws {
    let example = ReadingOrderTests.cases[2]
    let order = try Screens.compare(example.old, example.new).order
    #expect(order.map(\.old.index) == [2])
    #expect(order.map(\.new.index) == [7])
    #expect(order.map(\.count) == [2])
    #expect(order.map { $0.neighbour?.index } == [5])
    #expect(order.map(\.isBefore) == [false])
  }

  @Test func `where a dump does not tell its stops, nothing is said of the order`() throws {
    let page = { (names: [String]) in
      let buttons = names.map {
        "<XCUIElementTypeButton type=\"XCUIElementTypeButton\" name=\"\($0)\" label=\"\($0)\" enabled=\"true\" "
          + "visible=\"true\" x=\"0\" y=\"0\" width=\"8\" height=\"8\"/>"
      }
      return "<?xml version=\"1.0\" encoding=\"UTF-8\"?><AppiumAUT><XCUIElementTypeApplication "
        + "type=\"XCUIElementTypeApplication\" name=\"A\" label=\"A\" enabled=\"true\" visible=\"true\" x=\"0\" y=\"0\" "
        + "width=\"8\" height=\"8\">\(buttons.joined())</XCUIElementTypeApplication></AppiumAUT>"
    }
    let result = try Screens.compare(page(["One", "Two", "Three"]), page(["Two", "Three", "One"]))
    #expect(result.order == [])
    #expect(result.changes.map(\.effects) == [[.wrapperMoved]])
  }
}
