import Testing

@Suite("What a line leaves out")
struct ClosedTests {
  private static let states = """
    AXGroup[iOSContentGroup]
      AXHeading label="States"
      AXButton label="Off" enabled=false
      AXButton label="Chosen" selected=true
      AXRadioButton[AXTabButton] label="Home" value="1"
      AXCheckBox[AXSwitch] label="Alerts" value="1"
      AXButton label="More" expanded=true focused=true
      AXStaticText value="Just text"
      AXSlider label="Size" value="3" help="drag"

    """

  @Test(arguments: [
    JudgingCase(
      name: "the states that are closed by default",
      file: """
        screen "A" on ios
        * "Off"
        * "Off" enabled=false
        * "Off" ...
        * "Chosen"
        * "Chosen" selected=true
        * "Alerts"
        * "More"

        """, dumps: ["ios/a.txt": states],
      want: """
        2 ios fail: enabled is false, and the line does not say so
          | write enabled=false if that is meant, or '...' to leave states open
        3 ios pass
        4 ios pass
        5 ios fail: selected is true, and the line does not say so
          | write selected=true if that is meant, or '...' to leave states open
        6 ios pass
        7 ios pass
        8 ios pass
        """),
    JudgingCase(
      name: "a state that is published as the value is said with the value",
      file: """
        screen "A" on ios
        closed enabled selected checked
        AXRadioButton[AXTabButton] label="Home" value="1"
        AXRadioButton[AXTabButton] label="Home"
        AXCheckBox[AXSwitch] label="Alerts" value="1"
        AXCheckBox[AXSwitch] label="Alerts"
        AXCheckBox[AXSwitch] label="Alerts" checked=true

        """, dumps: ["ios/a.txt": states],
      want: """
        3 ios pass
        4 ios fail: selected is true, and the line does not say so
          | write selected=true if that is meant, or '...' to leave states open
        5 ios pass
        6 ios fail: checked is true, and the line does not say so
          | write checked=true if that is meant, or '...' to leave states open
        7 ios pass
        """),
    JudgingCase(
      name: "further states and texts",
      file: """
        screen "A" on ios
        closed expanded focused value hint
        * "More"
        * "More" expanded=true
        * "More" expanded=true focused=true
        * "Just text"
        AXSlider "Size" value="3"
        AXSlider "Size" value="3" help="drag"
        AXCheckBox[AXSwitch] "Alerts" checked=true
        * "Off"

        """, dumps: ["ios/a.txt": states],
      want: """
        3 ios fail: expanded is true, and the line does not say so
          | write expanded=true if that is meant, or '...' to leave states open
        4 ios fail: focused is true, and the line does not say so
          | write focused=true if that is meant, or '...' to leave states open
        5 ios pass
        6 ios pass
        7 ios fail: hint is "drag", and the line does not say so
          | write hint="drag" if that is meant, or '...' to leave states open
        8 ios pass
        9 ios pass
        10 ios pass
        """),
    JudgingCase(
      name: "nothing is closed",
      file: """
        screen "A" on ios
        closed none
        * "Off"
        * "Chosen"

        """, dumps: ["ios/a.txt": states],
      want: """
        3 ios pass
        4 ios pass
        """),
  ])
  func closed(_ judging: JudgingCase) { judging.check() }
}
