import Testing

@Suite("Failures and the node that was meant")
struct NearestNodeTests {
  private static let phone = """
    AXGroup[iOSContentGroup]
      AXHeading label="Settings"
      AXButton label="" title="Close the window"
      AXCheckBox[AXSwitch] label="Select all" value="1"
      AXRadioButton label="An option"
      AXUnknown label="Archive"
      AXGroup label="Send it"
        AXButton label="Arrow"
      AXButton label="Save\u{a0}the draft"
      AXButton label="Search" id="find" help="Looks everywhere" enabled=false
      AXButton label="Crème brûlée"
      AXGenericElement label="Plain"

    """

  @Test(arguments: [
    JudgingCase(
      name: "what differs",
      file: """
        screen "A" on ios
        AXButton "Save the draft"
        AXButton label="Save the draft"
        AXButton "search"
        AXButton "Saerch"
        AXButton "Search" hint="Looks nowhere" enabled=true
        AXButton "Search" value="1"
        AXLink "Plain"
        AXButton "Search" not-stop
        AXGroup "Send it" stop
        AXGroup containing "Bow"
        AXButton "Creme brulee"
        AXButton id="seek"
        AXButton id="find" name="Seek"
        AXGroup subrole=AXStandardWindow

        """, dumps: ["ios/a.txt": phone],
      want: #"""
        2 ios fail: no node matches; in the nearest one name is "Save\u{a0}the draft" (differs only in U+00A0), not "Save the draft"
        3 ios fail: no node matches; in the nearest one label is "Save\u{a0}the draft" (differs only in U+00A0), not "Save the draft"
        4 ios fail: no node matches; in the nearest one name is "Search" (differs only in letter case), not "search"
        5 ios fail: no node matches; in the nearest one name is "Search", not "Saerch"
        6 ios fail: no node matches; in the nearest one hint is "Looks everywhere", not "Looks nowhere"
        7 ios fail: no node matches; in the nearest one value is absent, not "1"
        8 ios fail: no node matches; in the nearest one role is AXGenericElement, not AXLink
          | cause: the element has lost its role: a label override that replaces the element's own accessibility does this
        9 ios fail: no node matches; at the nearest one a screen reader stops there
        10 ios fail: no node matches; at the nearest one a screen reader does not stop there
        11 ios fail: no node matches; in the nearest one nothing is called "Bow"
        12 ios fail: no node matches, and nothing is similar
          | AXButton here: "Arrow", "Save\u{a0}the draft", "Search", "Crème brûlée"
        13 ios fail: no node matches; in the nearest one id is absent, not "seek"
        14 ios fail: no node matches; in the nearest one name is "Search", not "Seek"
        15 ios fail: no node matches; in the nearest one subrole is iOSContentGroup, not AXStandardWindow
        """#),
    JudgingCase(
      name: "known causes",
      file: """
        screen "A" on ios
        AXButton "Close the window"
        checkbox "Select all" checked=mixed
        radio "An option"
        button "Archive"
        button "Send it"

        """, dumps: ["ios/a.txt": phone],
      want: """
        ios judged
          | UIKit has no half-way state: 'checked=mixed' asks for a box without a value there
          | UIKit has no radio trait: 'radio' asks for an element without a role there
        2 ios fail: no node matches; in the nearest one name is "", not "Close the window"
          | cause: an empty label overrides the good name "Close the window": the control is silent
        3 ios fail: no node matches; in the nearest one checked is true (value "1"), not mixed
          | cause: UIKit has no half-way state: a mixed state was rounded to a value
        4 ios fail: no node matches; in the nearest one role is AXRadioButton, not radio (no role on iOS)
          | cause: UIKit has no radio trait; it is published as radio all the same, which a person then hears
        5 ios fail: no node matches; in the nearest one role is AXUnknown, not button
          | cause: the element has lost its role: a label override that replaces the element's own accessibility does this
        6 ios fail: no node matches; in the nearest one role is AXGroup, not button
          | cause: button is inside it, at dumps/ios/a.txt:8: a role was added around the control, where it should replace its role
        """),
    JudgingCase(
      name: "a role added around a control matches twice",
      file: """
        screen "A" on macos
        AXButton "Save"

        """,
      dumps: ["macos/a.txt": "AXWindow\n  AXButton label=\"Save\"\n    AXButton label=\"Save\"\n"],
      want: """
        2 macos fail: 2 nodes match, not one
          | one is inside the other: was a role added around the control, where it should replace its role?
        """),
    JudgingCase(
      name: "nothing similar",
      file: """
        screen "A" on ios
        AXButton "Qqqq"
        AXLink "Qqqq"
        * frame="1,2,3,4"

        """, dumps: ["ios/a.txt": phone],
      want: #"""
        2 ios fail: no node matches, and nothing is similar
          | AXButton here: "Arrow", "Save\u{a0}the draft", "Search", "Crème brûlée"
        3 ios fail: no node matches, and nothing is similar
        4 ios unverified: no node of this dump shows 'frame' (0 nodes match, and 12 more cannot be told)
        """#),
    JudgingCase(
      name: "accents written in two ways",
      file: """
        screen "A" on ios
        AXButton "Cre\\u0300me bru\\u0302le\\u0301e"

        """, dumps: ["ios/a.txt": phone],
      want: """
        2 ios fail: no node matches; in the nearest one name is "Crème brûlée" (differs only in how accented letters are composed), not "Crème brûlée"
        """),
  ])
  func failures(_ judging: JudgingCase) { judging.check() }
}
