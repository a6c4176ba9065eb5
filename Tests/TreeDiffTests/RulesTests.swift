import AccessibilityTree
import DumpFormats
import Testing
import TreeDiff

/// What counts as a difference.
@Suite struct RulesTests {
  private let button = "AXButton label=\"Save\""

  @Test(arguments: [
    "addr=0x1", "pid=1", "captured=1", "index=1", "pointer=0x1", "frame={{0, 0}, {80, 20}}",
  ])
  func `what differs between any two runs is counted and no difference`(attribute: String) throws {
    let value = attribute.prefix { $0 != "=" }
    let result = try Screens.compare("\(button) \(attribute)\n", "\(button) \(value)=2\n")
    #expect(Screens.lines(result) == [])
    #expect(result.isEmpty)
    #expect(result.ignoredCount == 1)
    #expect(result.worst == nil)
  }

  @Test func `an attribute that is ignored by name, whatever its letter case`() throws {
    var rules = DiffRules()
    rules.ignoredAttributes = ["HELP"]
    let result = try Screens.compare("\(button) help=\"a\"\n", "\(button) help=\"b\"\n", rules: rules)
    #expect(Screens.lines(result) == [])
    #expect(result.ignoredCount == 1)
  }

  @Test func `masked text`() throws {
    var rules = DiffRules()
    rules.mask = TextMask { text in
      text.contains { (0x30...0x39).contains($0) } ? text.map { (0x30...0x39).contains($0) ? 0x23 : $0 } : nil
    }
    let old = "AXGroup\n  AXStaticText label=\"at 10:30\"\n  AXStaticText label=\"Hi\"\n"
    let new = "AXGroup\n  AXStaticText label=\"at 11:45\"\n  AXStaticText label=\"Ho\"\n"
    let result = try Screens.compare(old, new, rules: rules)
    #expect(Screens.lines(result) == ["minor changed 2>2 text-changed label: 'Hi' > 'Ho'"])
    #expect(result.ignoredCount == 1)
  }

  @Test func `a masked text beside one that changed is not reported`() throws {
    var rules = DiffRules()
    rules.mask = TextMask { _ in [] }
    let result = try Screens.compare("AXButton label=\"a\"\n", "AXButton label=\"b\" help=\"c\"\n", rules: rules)
    #expect(Screens.lines(result) == ["minor changed 0>0 hint-changed help: - > 'c'"])
  }

  @Test(arguments: [
    (DiffRules.Geometry.ignored, [String]()),
    (.within(2), []),
    (
      .within(1),
      ["structure changed 0>0 geometry-changed frame: '{{0, 0}, {80, 20}}' > '{{0, 2}, {80, 20}}'"]
    ),
    (
      .within(0),
      ["structure changed 0>0 geometry-changed frame: '{{0, 0}, {80, 20}}' > '{{0, 2}, {80, 20}}'"]
    ),
  ])
  func `place and size`(geometry: DiffRules.Geometry, differences: [String]) throws {
    var rules = DiffRules()
    rules.geometry = geometry
    let found = try Screens.differences(
      "\(button) frame={{0, 0}, {80, 20}}\n", "\(button) frame={{0, 2}, {80, 20}}\n", rules: rules)
    #expect(found == differences)
  }

  @Test func `a place that one dump does not have is a difference, and equal ones are none`() throws {
    var rules = DiffRules()
    rules.geometry = .within(5)
    #expect(
      try Screens.differences("\(button)\n", "\(button) frame=\"1,2\"\n", rules: rules)
        == ["structure changed 0>0 geometry-changed frame: - > '1,2'"])
    #expect(
      try Screens.differences("\(button) frame=\"1,2\"\n", "\(button) frame=\"everywhere\"\n", rules: rules)
        == ["structure changed 0>0 geometry-changed frame: '1,2' > 'everywhere'"])
    #expect(try Screens.differences("\(button) frame=\"a\"\n", "\(button) frame=\"a\"\n", rules: rules) == [])
  }

  @Test func `a key attribute says which element is meant`() throws {
    let old = "AXGroup\n  AXButton label=\"One\" key=\"a\"\n  AXButton label=\"Two\" key=\"b\"\n"
    let new = "AXGroup\n  AXButton label=\"Two\" key=\"a\"\n  AXButton label=\"One\" key=\"b\"\n"
    var rules = DiffRules()
    rules.keyAttributes = ["Key"]
    #expect(
      try Screens.differences(old, new, rules: rules) == [
        "major changed 1>1 name-changed label: 'One' > 'Two'", "major changed 2>2 name-changed label: 'Two' > 'One'",
      ])
  }

  @Test func `the first of several key attributes that an element has counts`() throws {
    var rules = DiffRules()
    rules.keyAttributes = ["major", "fallback"]
    let old = "AXGroup\n  AXButton fallback=\"x\" major=\"1\"\n  AXButton fallback=\"y\"\n"
    let new = "AXGroup\n  AXButton fallback=\"y\"\n  AXButton fallback=\"x\" major=\"1\" label=\"New\"\n"
    let differences = try Screens.differences(old, new, rules: rules)
    #expect(differences.contains("minor changed 1>2 restored label: - > 'New'"))
  }

  @Test func `the order of attributes says nothing, and a second of a name is one more`() throws {
    #expect(try Screens.differences("AXButton a=\"1\" b=\"2\"\n", "AXButton b=\"2\" a=\"1\"\n") == [])
    // A walker never writes one twice; what other sources say twice stands twice in our text form.
    let (header, end) = ("# axverify-dump: source=idb\n", "\n# axverify-end: nodes=1\n")
    #expect(
      try Screens.differences(header + "AXButton a=\"1\" a=\"1\"" + end, header + "AXButton a=\"1\"" + end)
        == ["minor changed 0>0 attribute-changed a: '1' > -"])
  }

  @Test func `absent and empty are two things`() throws {
    #expect(
      try Screens.differences("AXGroup help=\"\"\n", "AXGroup\n") == ["minor changed 0>0 hint-changed help: '' > -"])
  }

  @Test func `a subrole that changed is told as such`() throws {
    #expect(
      try Screens.differences("AXCheckBox[AXSwitch] label=\"a\"\n", "AXCheckBox label=\"a\"\n")
        == ["major changed 0>0 role-changed subrole: 'AXSwitch' > -"])
  }
}
