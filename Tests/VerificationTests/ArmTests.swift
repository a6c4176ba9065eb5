import Testing

@Suite("Platforms, arms and variants")
struct ArmTests {
  private static let phone =
    "AXGroup[iOSContentGroup]\n  AXHeading label=\"A\"\n  AXGroup label=\"Card\"\n    AXButton label=\"OK\"\n"
  private static let desktop =
    "AXWindow\n  AXHeading label=\"A\"\n  AXGroup label=\"Card\"\n    AXButton title=\"OK\"\n"

  @Test(arguments: [
    JudgingCase(
      name: "arms add and replace",
      file: """
        screen "A" on ios macos
        AXButton "OK" @ios label="OK" @macos title="OK" label=absent
        * "A" @ios AXHeading @macos AXHeading "B"
        each AXButton has name=present @ios label=present @macos label=present
        no AXLink @ios "A" @macos "B"

        """, dumps: ["ios/a.txt": phone, "macos/a.txt": desktop],
      want: """
        2 ios pass
        2 macos pass
        3 ios pass
        3 macos fail: no node matches, and nothing is similar
          | AXHeading here: "A"
        4 ios pass
        4 macos fail: 1 of 1 node does not have it: label is absent at dumps/macos/a.txt:4:5, in AXButton title="OK"
        5 ios unwitnessed: nothing shows that it could ever match; it does not match in the other dump of this file
        5 macos unwitnessed: nothing shows that it could ever match; it does not match in the other dump of this file
        """),
    JudgingCase(
      name: "a line that is not judged, and what stands below it",
      file: """
        screen "A" on ios macos
        AXGroup "Card" @ios ? @macos
          AXButton "OK"
          no AXLink @ios ? @else
        AXGroup "Other"
          AXButton "OK" @ios ? @macos
        stops exactly
          AXHeading
          AXButton @ios ? @macos

        """, dumps: ["ios/a.txt": phone, "macos/a.txt": desktop],
      want: """
        2 ios unverified: not judged here: the line says '?'
        2 macos pass
        3 ios blocked: the line it stands below (line 2) is not judged here: it says '?'
        3 macos pass
        4 ios unverified: not judged here: the line says '?'
        4 macos unwitnessed: nothing shows that it could ever match; it does not match in the other dump of this file
        5 ios fail: no node matches, and nothing is similar
          | AXGroup here: "Card"
        5 macos fail: no node matches, and nothing is similar
          | AXGroup here: "Card"
        6 ios unverified: not judged here: the line says '?'
        6 macos blocked: the line it stands below (line 5) does not match one node
        7 ios unverified: an item is not judged here: its line says '?'
        7 macos pass
        """),
    JudgingCase(
      name: "children under an unverified parent and under a gate",
      file: """
        screen "A" on ios macos
        AXGroup "Card" busy=true
          AXButton "OK"
          AXButton "Gone"
        @ios inside AXGroup "Card"
          AXButton label="OK"
          @ios no AXLink witness none "x"

        """, dumps: ["ios/a.txt": phone, "macos/a.txt": desktop],
      want: """
        2 ios unverified: nothing outside the app tells on Apple's platforms that it is busy
        2 macos unverified: nothing outside the app tells on Apple's platforms that it is busy
        3 ios pass
        3 macos pass
        4 ios fail: no node matches, and nothing is similar
          | AXButton here: "OK"
        4 macos fail: no node matches, and nothing is similar
          | AXButton here: "OK"
        5 ios pass
        6 ios pass
        7 ios pass (waived)
          | witness waived: x
        """),
    JudgingCase(
      name: "variants",
      file: """
        screen "A" on ios
        anchor AXHeading "A"
        scope AXGroup[iOSContentGroup]
        AXHeading
        @ios.large AXHeading "B"
        AXButton @ios "OK" @ios.large "Fine" @ios.small "None"
        no AXLink

        """,
      dumps: [
        "ios/a.txt": phone,
        "ios/a.large.txt": "AXGroup[iOSContentGroup]\n  AXHeading label=\"B\"\n  AXButton label=\"Fine\"\n",
        "ios/a.extra.txt": "AXGroup[iOSContentGroup]\n  AXLink label=\"x\"\n",
      ],
      want: """
        ios.small missing: no dump: there is no dumps/ios/a.small.*
        2 ios pass
        4 ios pass
        5 ios.large pass
        6 ios pass
        6 ios.large pass
        6 ios.small skip: there is no dump of ios.small; there is ios, ios.extra, ios.large
        7 ios pass
          | witnessed by dumps/ios/a.extra.txt:2:3
        """),
  ])
  func arms(_ judging: JudgingCase) { judging.check() }
}
