import Testing
import TreeDiff

/// A pair of small screens and what a person would say changed between them.
struct DiffCase: Sendable, CustomTestStringConvertible {
  var name: String
  var old: String
  var new: String
  var differences: [String]

  var testDescription: String { name }

  init(_ name: String, _ old: String, _ new: String, _ differences: [String]) {
    self.name = name
    self.old = old + "\n"
    self.new = new + "\n"
    self.differences = differences
  }
}

/// Which node of one screen is which of the other.
@Suite struct MatchingTests {
  @Test(arguments: cases) func `a pair of screens`(_ example: DiffCase) throws {
    #expect(try Screens.differences(example.old, example.new) == example.differences)
  }

  static let cases: [DiffCase] = [
    DiffCase(
      "a leaf alone in its place is the same one, whatever it says",
      """
      AXWindow label="Settings"
        AXButton label="Save"
      """,
      """
      AXWindow label="Settings"
        AXButton label="Keep"
      """,
      ["major changed 1>1 name-changed label: 'Save' > 'Keep'"]),
    DiffCase(
      "a leaf of another role and another name is another one",
      """
      AXWindow label="Settings"
        AXButton label="Save"
      """,
      """
      AXWindow label="Settings"
        AXStaticText label="Nothing to save"
      """,
      ["blocker removed 1>- control-removed", "minor added ->1 element-added"]),
    DiffCase(
      "a new row among like ones leaves the others alone",
      """
      AXList label="Parts"
        AXRow
          AXStaticText label="Bolt"
          AXButton label="Delete"
        AXRow
          AXStaticText label="Nut"
          AXButton label="Delete"
      """,
      """
      AXList label="Parts"
        AXRow
          AXStaticText label="Bolt"
          AXButton label="Delete"
        AXRow
          AXStaticText label="Screw"
          AXButton label="Delete"
        AXRow
          AXStaticText label="Nut"
          AXButton label="Delete"
      """,
      [
        "structure added ->4 (3) wrapper-added", "minor added ->5 element-added", "minor added ->6 element-added",
      ]),
    DiffCase(
      "rows are told by what they hold, though every one of them changed",
      """
      AXList label="Parts"
        AXRow
          AXStaticText label="Bolt"
          AXStaticText value="4"
        AXRow
          AXStaticText label="Nut"
          AXStaticText value="5"
        AXRow
          AXStaticText label="Screw"
          AXStaticText value="6"
      """,
      """
      AXList label="Parts"
        AXRow
          AXStaticText label="Nut"
          AXStaticText value="15"
        AXRow
          AXStaticText label="Screw"
          AXStaticText value="16"
      """,
      [
        "structure removed 1>- (3) wrapper-removed", "minor removed 2>- element-removed",
        "minor removed 3>- element-removed", "minor changed 6>3 text-changed value: '5' > '15'",
        "minor changed 9>6 text-changed value: '6' > '16'",
      ]),
    DiffCase(
      "an element that moved among its siblings is one move",
      """
      AXList label="Order"
        AXButton label="First"
        AXButton label="Second"
        AXButton label="Third"
        AXButton label="Fourth"
      """,
      """
      AXList label="Order"
        AXButton label="Second"
        AXButton label="Third"
        AXButton label="Fourth"
        AXButton label="First"
      """,
      ["major moved 1>4 order-changed", "order: First is now read after Fourth"]),
    DiffCase(
      "a subtree that went to another place of the tree is one move",
      """
      AXWindow label="Settings"
        AXGroup label="Sound"
          AXGroup
            AXStaticText label="Volume"
            AXSlider label="Volume" value="3"
        AXGroup label="Display"
          AXButton label="Night shift"
      """,
      """
      AXWindow label="Settings"
        AXGroup label="Sound"
        AXGroup label="Display"
          AXButton label="Night shift"
          AXGroup
            AXStaticText label="Volume"
            AXSlider label="Volume" value="3"
      """,
      ["major moved 2>4 order-changed", "order: Volume and 1 more are now read after Night shift"]),
    DiffCase(
      "a subtree that moved and changed is a move and a change",
      """
      AXWindow label="Settings"
        AXGroup label="Sound"
          AXGroup
            AXStaticText label="How loud"
            AXSlider label="Volume" value="3"
        AXGroup label="Display"
          AXButton label="Night shift"
      """,
      """
      AXWindow label="Settings"
        AXGroup label="Sound"
        AXGroup label="Display"
          AXButton label="Night shift"
          AXGroup
            AXStaticText label="How loud"
            AXSlider label="Volume" value="4"
      """,
      [
        "major moved 2>4 order-changed", "major changed 4>6 value-changed value: '3' > '4'",
        "order: How loud and 1 more are now read after Night shift",
      ]),
    DiffCase(
      "a Delete that went here and came there is a removal and an addition",
      """
      AXWindow label="Parts"
        AXGroup label="Bolts"
          AXButton label="Delete"
          AXButton label="Edit"
        AXGroup label="Nuts"
          AXLink label="Delete"
          AXButton label="Edit"
      """,
      """
      AXWindow label="Parts"
        AXGroup label="Bolts"
          AXButton label="Edit"
        AXGroup label="Nuts"
          AXLink label="Delete"
          AXButton label="Edit"
          AXButton label="Delete"
      """,
      ["blocker removed 2>- control-removed", "minor added ->6 element-added"]),
    DiffCase(
      "a box put around others is an addition and nothing else",
      """
      AXWindow label="Settings"
        AXButton label="Save"
        AXButton label="Close"
        AXStaticText label="Ready"
      """,
      """
      AXWindow label="Settings"
        AXGroup
          AXButton label="Save"
          AXButton label="Close"
        AXStaticText label="Ready"
      """,
      ["structure added ->1 wrapper-added"]),
    DiffCase(
      "a box put around a box of its kind that changed inside is an addition",
      """
      AXWindow label="Settings"
        AXGroup
          AXButton label="Save"
          AXButton label="Close"
        AXStaticText label="Ready"
      """,
      """
      AXWindow label="Settings"
        AXGroup
          AXGroup
            AXButton label="Save"
            AXButton label="Close" enabled=false
          AXStaticText label="Ready"
      """,
      ["structure added ->1 wrapper-added", "major changed 3>4 state-changed enabled: - > 'false'"]),
    DiffCase(
      "a box taken away is a removal and nothing else",
      """
      AXWindow label="Settings"
        AXGroup
          AXButton label="Save"
          AXButton label="Close"
        AXStaticText label="Ready"
      """,
      """
      AXWindow label="Settings"
        AXButton label="Save"
        AXButton label="Close"
        AXStaticText label="Ready"
      """,
      ["structure removed 1>- wrapper-removed"]),
    DiffCase(
      "an identifier tells an element whose name changed from a new one beside it",
      """
      AXToolbar
        AXButton id="save" label="Save"
      """,
      """
      AXToolbar
        AXButton id="print" label="Print"
        AXButton id="save" label="Keep"
      """,
      ["minor added ->1 element-added", "major changed 1>2 name-changed label: 'Save' > 'Keep'"]),
    DiffCase(
      "a role may change where all else stays",
      """
      AXWindow label="Settings"
        AXStaticText label="About"
        AXButton label="More"
      """,
      """
      AXWindow label="Settings"
        AXHeading label="About"
        AXLink label="More"
      """,
      [
        "minor changed 1>1 kind-changed role: 'AXStaticText' > 'AXHeading'",
        "major changed 2>2 role-changed role: 'AXButton' > 'AXLink'",
      ]),
    DiffCase(
      "a box between the same neighbours is the same one, though nothing in it is",
      """
      AXWindow label="News"
        AXHeading label="Today"
        AXGroup
          AXStaticText label="Rain in the north"
          AXStaticText label="Read more"
        AXHeading label="Tomorrow"
      """,
      """
      AXWindow label="News"
        AXHeading label="Today"
        AXGroup
          AXImage label="Sun"
        AXHeading label="Tomorrow"
      """,
      [
        "minor removed 3>- element-removed", "minor removed 4>- element-removed", "minor added ->3 element-added",
      ]),
    DiffCase(
      "several roots are siblings like others",
      """
      AXWindow label="One"
      AXWindow label="Two"
      AXWindow label="Three"
      """,
      """
      AXWindow label="One"
      AXWindow label="Three"
      """,
      ["minor removed 1>- element-removed"]),
    DiffCase(
      "screens without anything in common",
      "AXWindow label=\"One\"\n  AXButton label=\"Save\"",
      "AXMenu label=\"Edit\"\n  AXMenuItem label=\"Copy\"",
      [
        "minor removed 0>- (2) element-removed", "blocker removed 1>- control-removed",
        "minor added ->0 (2) element-added", "minor added ->1 element-added",
      ]),
  ]
}
