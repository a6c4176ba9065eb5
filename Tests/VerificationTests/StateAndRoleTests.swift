import Testing

@Suite("States and roles")
struct StateAndRoleTests {
  @Test(arguments: [
    JudgingCase(
      name: "checked",
      file: """
        screen "A" on ios macos android
        * "On" checked=true ...
        * "Off" checked=false ...
        * "Half" checked=mixed ...
        * "Half" checked!=mixed ...
        * "On" checked=present ...
        * "On" checked~"^t" ...
        slider "Size" checked=absent
        slider "Size" checked=false
        * "On" checked=mixed ...

        """,
      dumps: [
        "ios/a.txt": """
        AXGroup[iOSContentGroup]
          AXCheckBox label="On" value="1"
          AXCheckBox label="Off" value="0"
          AXCheckBox label="Half"
          AXSlider label="Size" value="1"

        """,
        "macos/a.txt": """
        AXWindow
          AXCheckBox label="On" value="1"
          AXCheckBox label="Off" value="0"
          AXCheckBox label="Half" value="2"
          AXSlider label="Size" value="1"

        """,
        "android/a.xml": AndroidDump.text(
          """
          FrameLayout
           CheckBox text="On" checkable="true" checked="true"
           CheckBox text="Off" checkable="true"
           CheckBox text="Half" checkable="true"
           SeekBar content-desc="Size"
          """),
      ],
      want: """
        ios judged
          | UIKit has no half-way state: 'checked=mixed' asks for a box without a value there
        2 ios pass
        2 macos pass
        2 android pass
        3 ios pass
        3 macos pass
        3 android pass
        4 ios pass
        4 macos pass
        4 android unverified: uiautomator prints a half-way box as unchecked
        5 ios fail: no node matches; in the nearest one checked is no value, which it must not be
        5 macos fail: no node matches; in the nearest one checked is mixed (value "2"), which it must not be
        5 android unverified: uiautomator prints a half-way box as unchecked
        6 ios pass
        6 macos pass
        6 android pass
        7 ios pass
        7 macos pass
        7 android pass
        8 ios pass
        8 macos pass
        8 android pass
        9 ios fail: no node matches; in the nearest one checked is absent, not false
        9 macos fail: no node matches; in the nearest one checked is absent, not false
        9 android fail: no node matches; in the nearest one checked is absent, not false
        10 ios fail: no node matches; in the nearest one checked is true (value "1"), not mixed
          | cause: UIKit has no half-way state: a mixed state was rounded to a value
        10 macos fail: no node matches; in the nearest one checked is true (value "1"), not mixed
        10 android fail: no node matches; in the nearest one checked is true, not mixed
        """),
    JudgingCase(
      name: "states that are printed only when they are not at their default",
      file: """
        screen "A" on macos
        AXButton "Plain" enabled=true selected=false
        AXButton "Plain" enabled=absent
        AXButton "Plain" enabled=present
        AXButton "Plain" enabled!=false
        AXButton "Plain" focused=true
        AXButton "Plain" expanded=mixed

        """, dumps: ["macos/a.txt": "AXWindow\n  AXButton label=\"Plain\"\n"],
      want: """
        2 macos pass
        3 macos pass
        4 macos fail: no node matches; in the nearest one enabled is true, not present
        5 macos pass
        6 macos unverified: no node of this dump shows 'focused'
        7 macos unverified: no node of this dump shows 'expanded'
        """),
    JudgingCase(
      name: "a role that the platform has not",
      file: """
        screen "A" on ios
        radio "Right"
        radio "Wrong"
        some * "Right" role!=radio
        some * "Wrong" role!=radio
        no radio
        no radio "Right" witness none "x"

        """,
      dumps: [
        "ios/a.txt": "AXGroup[iOSContentGroup]\n  AXGenericElement label=\"Right\"\n  AXRadioButton label=\"Wrong\"\n"
      ],
      want: """
        error 7:1+33 this forbids what line 2 requires: 'radio "Right"'
        ios judged
          | UIKit has no radio trait: 'radio' asks for an element without a role there
          | UIKit has no radio trait: 'no radio' asks that nothing is published as one
        2 ios pass
        3 ios fail: no node matches; in the nearest one role is AXRadioButton, not radio (no role on iOS)
          | cause: UIKit has no radio trait; it is published as radio all the same, which a person then hears
        4 ios pass
        5 ios fail: no node matches; in the nearest one role is AXRadioButton, which it must not be
        6 ios fail: it is there
        """),
    JudgingCase(
      name: "roles with conditions, roles that are not shown, and roles without a counterpart",
      file: """
        screen "A" on android
        heading "Title"
        link "Website"
        link "Save"
        split-button "Save"
        securefield "Password"
        no heading "Save" witness none "x"

        """,
      dumps: [
        "android/a.xml": AndroidDump.text(
          """
          FrameLayout
           TextView text="Title" heading="true"
           view.View text="Website"
           Button text="Save" heading="false"
           EditText content-desc="Password" password="true"
          """)
      ],
      want: """
        2 android pass
        3 android unverified: uiautomator dumps do not show the role description
        4 android fail: no node matches; in the nearest one role is android.widget.Button, not link
        5 android unverified: the tables know no Android class for 'split-button'
        6 android pass
        7 android pass (waived)
          | witness waived: x
        """),
    JudgingCase(
      name: "the text of a secure field, of which only that it is there can be told",
      file: """
        screen "A" on ios
        securefield "Password" value="secret"
        securefield "Password" value="other"
        securefield "Password" value!="secret"
        securefield "Password" value~"^s"
        securefield "Password" value=present
        securefield "Password" value=absent
        securefield "Password" value=""
        securefield "Password" value="••••••"
        securefield "Password" raw:value="secret"
        securefield "PIN" value=absent
        securefield "PIN" value="secret"
        no "secret" witness none "a reader does not say it"
        each securefield has value!="secret"
        * value="secret"
        * label="PIN" value!="secret"

        """,
      dumps: [
        "ios/a.txt": """
        AXGroup[iOSContentGroup]
          AXTextField[AXSecureTextField] label="Password" value="secret"
          AXTextField[AXSecureTextField] label="PIN"

        """
      ],
      want: """
        ios judged
          | the value of 1 secure field is masked
        2 ios unverified: the value of a secure field is masked
        3 ios unverified: the value of a secure field is masked
        4 ios unverified: the value of a secure field is masked
        5 ios unverified: the value of a secure field is masked
        6 ios pass
        7 ios fail: no node matches; in the nearest one value is "••••••", not absent
        8 ios fail: no node matches; in the nearest one value is "••••••", not ""
        9 ios pass
        10 ios unverified: the value of a secure field is masked
        11 ios pass
        12 ios fail: no node matches; in the nearest one value is absent, not "secret"
        13 ios pass (waived)
          | witness waived: a reader does not say it
        14 ios unverified: the value of a secure field is masked
        15 ios unverified: the value of a secure field is masked
        16 ios pass
        """),
    JudgingCase(
      name: "raw roles",
      file: """
        screen "A" on ios linux
        @ios AXCheckBox[AXSwitch]
        @ios no AXCheckBox[]
        @ios * role="AXCheckBox"
        @ios * role~"^AXCheck"
        @ios * subrole=AXSwitch
        @linux * role="push button"
        @linux push-button

        """,
      dumps: [
        "ios/a.txt": "AXGroup[iOSContentGroup]\n  AXCheckBox[AXSwitch] label=\"x\"\n",
        "linux/a.txt": "frame label=\"W\"\n  push-button label=\"x\"\n",
      ],
      want: """
        2 ios pass
        3 ios unwitnessed: nothing shows that it could ever match; it does not match in the other dump of this file
        4 ios pass
        5 ios pass
        6 ios pass
        7 linux pass
        8 linux pass
        """),
    JudgingCase(
      name: "identifiers of an XCUITest dump",
      file: """
        screen "A" on ios
        * "One" id="one"
        * "Two" id="Two"
        * "Two" id="other"
        * "Two" id!="other"
        * "Two" id!="Two"
        * "Two" id=present
        * "One" raw:name="one"
        each button has frame="0,0,10,20"

        """,
      dumps: [
        "ios/a.xml": """
        <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" label="App" x="0" y="0" width="1" height="2">
          <XCUIElementTypeButton type="XCUIElementTypeButton" name="one" label="One" x="0" y="0" width="10" height="20"/>
          <XCUIElementTypeButton type="XCUIElementTypeButton" name="Two" label="Two" x="0" y="0" width="10" height="20"/>
        </XCUIElementTypeApplication>
        """
      ],
      want: """
        2 ios pass
        3 ios unverified: name and label are both "Two"
        4 ios fail: no node matches; in the nearest one id is absent, not "other"
        5 ios pass
        6 ios unverified: name and label are both "Two"
        7 ios unverified: name and label are both "Two"
        8 ios pass
        9 ios pass
        """),
  ])
  func fits(_ judging: JudgingCase) { judging.check() }
}
