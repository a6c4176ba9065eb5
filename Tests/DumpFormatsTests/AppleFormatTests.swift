import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@Suite("XCUITest and Mac2")
struct AppleFormatTests {
  static let readable = [
    ReadCase(
      name: "a page source in Appium's wrapper",
      dump: """
        <?xml version="1.0" encoding="UTF-8"?>
        <AppiumAUT>
          <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" label="App" enabled="true">
            <XCUIElementTypeButton name="loginBtn" label="Login" enabled="false" visible="true" accessible="true"/>
            <XCUIElementTypeTextField value="alice" name="user" label="User" placeholderValue="Your name"/>
          </XCUIElementTypeApplication>
        </AppiumAUT>
        """,
      lines: [
        "XCUIElementTypeApplication name=App enabled=true",
        "  XCUIElementTypeButton name=Login id=loginBtn enabled=false visible=true accessible=true",
        "  XCUIElementTypeTextField name=User value=alice hint=Your name id=user",
      ]),
    ReadCase(
      name: "name is never a name: it is the identifier unless it is the label",
      dump: """
        <XCUIElementTypeOther><XCUIElementTypeOther name="nav"/><XCUIElementTypeOther name="x" label="x"/>
        <XCUIElementTypeOther name="xy" label="xz"/><XCUIElementTypeOther name="fake" label=""/></XCUIElementTypeOther>
        """,
      lines: [
        "XCUIElementTypeOther", "  XCUIElementTypeOther id=nav", "  XCUIElementTypeOther name=x",
        "  XCUIElementTypeOther name=xz id=xy", "  XCUIElementTypeOther name= id=fake",
      ]),
    ReadCase(
      name: "a text without a label has its value",
      dump: """
        <XCUIElementTypeOther><XCUIElementTypeStaticText value="words"/><XCUIElementTypeStaticText label="" value="words"/>
        <XCUIElementTypeTextView value="words"/></XCUIElementTypeOther>
        """,
      lines: [
        "XCUIElementTypeOther", "  XCUIElementTypeStaticText name=words value=words",
        "  XCUIElementTypeStaticText name= value=words", "  XCUIElementTypeTextView value=words",
      ]),
    ReadCase(
      name: "states come from value and traits as well",
      dump: """
        <XCUIElementTypeOther><XCUIElementTypeSwitch value="1"/><XCUIElementTypeCheckBox value="2"/>
        <XCUIElementTypeRadioButton value="0"/><XCUIElementTypeButton value="1"/><XCUIElementTypeSlider value="1"/>
        <XCUIElementTypeButton traits="Button, Selected, NotEnabled"/><XCUIElementTypeButton traits="NotSelected"/>
        <XCUIElementTypeButton selected="true" focused="false" enabled=""/></XCUIElementTypeOther>
        """,
      lines: [
        "XCUIElementTypeOther", "  XCUIElementTypeSwitch value=1 checked=true",
        "  XCUIElementTypeCheckBox value=2 checked=mixed", "  XCUIElementTypeRadioButton value=0 checked=false",
        "  XCUIElementTypeButton value=1 selected=true", "  XCUIElementTypeSlider value=1",
        "  XCUIElementTypeButton enabled=false selected=true", "  XCUIElementTypeButton",
        "  XCUIElementTypeButton selected=true focused=false",
      ]),
    ReadCase(
      name: "an older order of attributes, unknown elements",
      dump: """
        <AppiumAUT><XCUIElementTypeOther type="XCUIElementTypeOther" enabled="true" x="0" name="a" label="b">
        <SomethingElse odd="1" label="z"></SomethingElse></XCUIElementTypeOther></AppiumAUT>
        """,
      lines: ["XCUIElementTypeOther name=b id=a enabled=true", "  SomethingElse name=z"]),
    ReadCase(
      name: "Mac2: the title names it where the label is empty",
      dump: """
        <XCUIElementTypeApplication elementType="2" identifier="" label="" title="App" enabled="false" selected="false">
          <XCUIElementTypeButton elementType="9" identifier="_NS:17" label="" title="Save" enabled="true"/>
          <XCUIElementTypeButton elementType="9" identifier="" label="L" title="Save"/>
          <XCUIElementTypeStaticText elementType="48" label="" title="" value="words"/>
          <XCUIElementTypeCheckBox elementType="12" label="" title="All" value="2"/>
          <XCUIElementTypeTextField elementType="49" label="" title="" value="" placeholderValue="Name"/>
        </XCUIElementTypeApplication>
        """,
      lines: [
        "XCUIElementTypeApplication name=App enabled=false selected=false",
        "  XCUIElementTypeButton name=Save id=_NS:17 enabled=true", "  XCUIElementTypeButton name=L",
        "  XCUIElementTypeStaticText name=words value=words",
        "  XCUIElementTypeCheckBox name=All value=2 checked=mixed", "  XCUIElementTypeTextField hint=Name",
      ]),
  ]

  @Test("reads", arguments: readable)
  func reads(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    #expect(outline(dump) == example.lines)
    #expect(dump.notes == example.notes)
    #expect(line(dump.refusal) == nil)
  }

  @Test("a tree that ends at the usual depth limit is said to", arguments: [49, 50, 51])
  func depthLimit(levels: Int) throws {
    let dump = try read(
      String(repeating: "<XCUIElementTypeOther>", count: levels)
        + String(repeating: "</XCUIElementTypeOther>", count: levels))
    let note = "1 node stands at 50 levels, where such a capture usually stops; what may be below is missing"
    #expect(dump.notes == (levels == 50 ? [note] : []))
  }

  @Test("an empty wrapper is a failed capture", arguments: ["<AppiumAUT>\n</AppiumAUT>\n", "<AppiumAUT/>"])
  func emptyWrapper(_ dump: String) {
    #expect(
      line(refusal(Array(dump.utf8)))
        == "1:1 no-nodes: the dump holds no node: <AppiumAUT> is empty, so nothing was captured")
  }

  @Test("tells the platform")
  func platforms() throws {
    let kin: Set<Platform> = [.ios, .ipados, .tvos, .visionos]
    #expect(try read("<XCUIElementTypeOther/>").platforms == kin)
    #expect(try read("<AppiumAUT><XCUIElementTypeWebView/></AppiumAUT>").platforms == kin.union([.web]))
    #expect(try read("<XCUIElementTypeWindow elementType=\"4\"/>").platforms == [.macos])
  }
}
