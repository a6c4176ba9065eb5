import Testing

@Suite("What must not be there")
struct AbsenceTests {
  private static let phone = """
    AXGroup[iOSContentGroup]
      AXHeading label="A"
      AXButton label="Save"
      AXGenericElement label="An option" value="45 %"
      AXButton label="Delete\u{a0}all" help="Removes everything"

    """
  private static let desktop = """
    AXWindow[AXStandardWindow] title="Window"
      AXHeading label="A"
      AXRadioButton label="An option"
      AXButton label="Print" help="on paper"
      AXGroup label="Side"
        AXButton label="Share"

    """
  private static let robot = AndroidDump.text(
    """
    FrameLayout
     TextView text="A"
     RadioButton text="An option" checkable="true"
     Button content-desc="Fax" resource-id="fax"
    """)

  @Test(arguments: [
    JudgingCase(
      name: "the order of results",
      file: """
        screen "A" on ios
        AXHeading
        no AXButton "Save"
        no AXButton "Save" busy=true
        no AXLink
        no AXLink "Somewhere" witness none "never had one"

        """, dumps: ["ios/a.txt": phone],
      want: """
        2 ios pass
        3 ios fail: it is there
        4 ios unverified: nothing outside the app tells on Apple's platforms that it is busy
        5 ios unwitnessed: nothing shows that it could ever match; add a decoy or a variant dump in which it does match, or 'witness none "reason"'
        6 ios pass (waived)
          | witness waived: never had one
        """),
    JudgingCase(
      name: "nothing positive holds",
      file: """
        screen "A" on ios
        AXLink "Gone"
        no AXLink
        no AXSlider witness none "never"
        no AXButton "Save"

        """, dumps: ["ios/a.txt": phone],
      want: """
        2 ios fail: no node matches, and nothing is similar
        3 ios vacuous: no positive line holds on this dump, so an absence proves nothing
        4 ios vacuous: no positive line holds on this dump, so an absence proves nothing
        5 ios fail: it is there
        """),
    JudgingCase(
      name: "witnesses in other dumps",
      file: """
        screen "A" on ios macos android
        * "A" ...
        @ios no AXRadioButton
        @ios no radio
        @ios no AXButton label="Print"
        @ios no AXButton help="on paper"
        @ios no AXButton label="Fax"
        @ios no * id="fax"
        @ios no * role=AXRadioButton
        @ios no * role="AXRadioButton"
        @ios no AXMenuButton
        @android no android.widget.Button text="Print"
        @android no android.widget.Switch

        """, dumps: ["ios/a.txt": phone, "macos/a.txt": desktop, "android/a.xml": robot],
      want: """
        ios judged
          | UIKit has no radio trait: 'no radio' asks that nothing is published as one
        2 ios pass
        2 macos pass
        2 android pass
        3 ios pass
          | witnessed by dumps/macos/a.txt:3:3
        4 ios pass
          | witnessed by dumps/macos/a.txt:3:3
        5 ios pass
          | witnessed by dumps/macos/a.txt:4:3
        6 ios pass
          | witnessed by dumps/macos/a.txt:4:3
        7 ios pass
          | witnessed by dumps/android/a.xml:6:1
        8 ios unverified: no node of this dump shows 'id' (0 nodes match, and 5 more cannot be told)
        9 ios pass
          | witnessed by dumps/macos/a.txt:3:3
        10 ios pass
          | witnessed by dumps/macos/a.txt:3:3
        11 ios pass
          | witnessed by dumps/android/a.xml:6:1
        12 android pass
          | witnessed by dumps/macos/a.txt:4:3
        13 android unwitnessed: nothing shows that it could ever match; it matches in none of the 2 other dumps of this file
        """),
    JudgingCase(
      name: "witnesses in the same dump, in a variant and in a decoy",
      file: """
        screen "A" on ios macos
        scope @macos AXGroup "Side"
        decoy "../old/a.txt"
        some * "Share" @ios ? @macos
        @macos no AXRadioButton
        @macos no AXLink
        @macos no AXSlider
        @macos no AXMenu

        """,
      dumps: [
        "ios/a.txt": phone, "macos/a.txt": desktop,
        "macos/a.full.txt": "AXWindow\n  AXGroup label=\"Side\"\n    AXLink label=\"x\"\n",
        "/old/a.txt": "AXWindow\n  AXSlider label=\"y\"\n",
      ],
      want: """
        4 ios unverified: not judged here: the line says '?'
        4 macos pass
        5 macos pass
          | witnessed outside the part that is judged: dumps/macos/a.txt:3:3
        6 macos pass
          | witnessed by dumps/macos/a.full.txt:3:5
        7 macos pass
          | witnessed by old/a.txt:2:3
        8 macos unwitnessed: nothing shows that it could ever match; it matches in none of the 3 other dumps of this file
        """),
    JudgingCase(
      name: "refused dumps are no witnesses",
      file: """
        screen "A" on ios macos
        anchor * "A"
        AXHeading
        @ios no AXRadioButton

        """, dumps: ["ios/a.txt": phone, "macos/a.txt": "AXWindow\n  AXRadioButton label=\"B\"\n"],
      want: """
        macos blocked: not this screen: no node matches the anchor '* "A"'
        2 ios pass
        2 macos blocked: not this screen: no node matches the anchor '* "A"'
        3 ios pass
        3 macos blocked: not this screen: no node matches the anchor '* "A"'
        4 ios unwitnessed: nothing shows that it could ever match; add a decoy or a variant dump in which it does match, or 'witness none "reason"'
        """),
    JudgingCase(
      name: "near misses",
      file: """
        screen "A" on ios
        AXHeading
        no "save" witness none "x"
        no "Delete all" witness none "x"
        no AXButton "Delite all" witness none "x"
        no AXLink "save" witness none "x"
        no "Remove" witness none "x"
        no "everything" witness none "x"
        no AXButton label="SAVE" witness none "x"
        no * value="45%" witness none "x"
        no * value="option" witness none "x"
        no "Sav" witness none "x"
        no "Xyz" witness none "x"

        """, dumps: ["ios/a.txt": phone],
      want: #"""
        2 ios pass
        3 ios pass (waived): almost: dumps/ios/a.txt:3:3 has "Save" (differs only in letter case)
          | witness waived: x
        4 ios pass (waived): almost: dumps/ios/a.txt:5:3 has "Delete\u{a0}all" (differs only in U+00A0)
          | witness waived: x
        5 ios pass (waived): almost: dumps/ios/a.txt:5:3 has "Delete\u{a0}all" (differs in one or two letters)
          | witness waived: x
        6 ios pass (waived)
          | witness waived: x
        7 ios pass (waived): almost: dumps/ios/a.txt:5:3 has "Removes everything" (contains it)
          | witness waived: x
        8 ios pass (waived): almost: dumps/ios/a.txt:5:3 has "Removes everything" (contains it)
          | witness waived: x
        9 ios pass (waived): almost: dumps/ios/a.txt:3:3 has "Save" (differs only in letter case)
          | witness waived: x
        10 ios pass (waived): almost: dumps/ios/a.txt:4:3 has "45 %" (differs only in spaces)
          | witness waived: x
        11 ios pass (waived)
          | witness waived: x
        12 ios pass (waived): almost: dumps/ios/a.txt:3:3 has "Save" (contains it)
          | witness waived: x
        13 ios pass (waived)
          | witness waived: x
        """#),
  ])
  func absences(_ judging: JudgingCase) { judging.check() }
}
