import Testing

@Suite("What must hold of a dump")
struct GuardTests {
  private static let phone = "AXGroup[iOSContentGroup]\n  AXHeading label=\"A\"\n  AXButton label=\"OK\"\n"
  private static let desktop = "AXWindow title=\"A\"\n  AXHeading label=\"A\"\n  AXButton label=\"OK\"\n"
  private static let header = "# axverify-dump: source=ax platform=ios depth-limit=2\n"
  private static let one = "screen \"A\" on ios\n"

  @Test(arguments: [
    JudgingCase(
      name: "another platform's dump", file: "\(one)AXHeading\n", dumps: ["ios/a.txt": desktop],
      want: """
        ios blocked: this is no iOS dump but one of macOS: an AXWindow without an iOSContentGroup says macOS
        2 ios blocked: this is no iOS dump but one of macOS: an AXWindow without an iOSContentGroup says macOS
        """),
    JudgingCase(
      name: "nothing but windows and unnamed containers", file: "screen \"A\" on macos\nAXHeading\n",
      dumps: ["macos/a.txt": "AXApplication title=\"A\"\n  AXWindow title=\"A\"\n    AXGroup\n"],
      want: """
        macos blocked: there is nothing in it but windows and unnamed containers, which is what a failed capture looks like
        2 macos blocked: there is nothing in it but windows and unnamed containers, which is what a failed capture looks like
        """),
    JudgingCase(
      name: "a content group without content", file: "\(one)AXHeading\n",
      dumps: ["ios/a.txt": "AXWindow title=\"Simulator\"\n  AXButton label=\"Home\"\n  AXGroup[iOSContentGroup]\n"],
      want: """
        ios blocked: there is nothing inside the iOSContentGroup: the Simulator publishes it before its content
        2 ios blocked: there is nothing inside the iOSContentGroup: the Simulator publishes it before its content
        """),
    JudgingCase(
      name: "the second of two content groups has content", file: "\(one)AXHeading\n",
      dumps: ["ios/a.txt": "AXGroup[iOSContentGroup]\nAXGroup[iOSContentGroup]\n  AXHeading label=\"A\"\n"],
      want: """
        2 ios pass
        """),
    JudgingCase(
      name: "a cut dump", file: "\(one)AXHeading\n", dumps: ["ios/a.txt": "AXHeading label=\"A"],
      want: """
        ios blocked: the dump is cut off in the middle of a line: the quote that begins here is not closed
        2 ios blocked: the dump is cut off in the middle of a line: the quote that begins here is not closed
        """),
    JudgingCase(
      name: "nodes at the walker's limit", file: "\(one)AXHeading\n",
      dumps: ["ios/a.txt": "\(header)\(phone)# axverify-end: nodes=3\n"],
      want: """
        ios judged
          | 2 nodes stand at the walker's depth limit of 2; what may be below is missing
        2 ios pass
        """),
  ])
  func identityAndContent(_ judging: JudgingCase) { judging.check() }

  @Test(arguments: [
    JudgingCase(
      name: "scopes",
      file: """
        screen "A" on ios macos
        scope @ios AXToolbar @macos AXWindow "A"
        AXHeading

        """, dumps: ["ios/a.txt": phone, "macos/a.txt": desktop],
      want: """
        ios blocked: the scope 'AXToolbar' matches no node
        3 ios blocked: the scope 'AXToolbar' matches no node
        3 macos pass
        """),
    JudgingCase(
      name: "a scope that cannot be told", file: "\(one)scope * busy=true\nAXHeading\n", dumps: ["ios/a.txt": phone],
      want: """
        ios blocked: whether anything is the scope '* busy=true' cannot be told: nothing outside the app tells on Apple's platforms that it is busy
        3 ios blocked: whether anything is the scope '* busy=true' cannot be told: nothing outside the app tells on Apple's platforms that it is busy
        """),
    JudgingCase(
      name: "a scope in which there is nothing", file: "\(one)scope AXHeading\nAXHeading\n",
      dumps: ["ios/a.txt": phone],
      want: """
        ios blocked: there is no node in what is judged of it
        3 ios blocked: there is no node in what is judged of it
        """),
    JudgingCase(
      name: "anchors", file: "\(one)anchor * @ios \"B\"\nAXHeading\n", dumps: ["ios/a.txt": phone],
      want: """
        ios blocked: not this screen: no node matches the anchor '* "B"'
        2 ios blocked: not this screen: no node matches the anchor '* "B"'
        3 ios blocked: not this screen: no node matches the anchor '* "B"'
        """),
    JudgingCase(
      name: "an anchor near the right one", file: "\(one)anchor AXHeading \"a\"\nAXHeading\n",
      dumps: ["ios/a.txt": phone],
      want: """
        ios blocked: not this screen: no node matches the anchor 'AXHeading "a"'; the nearest is AXHeading label="A" at dumps/ios/a.txt:2:3
        2 ios blocked: not this screen: no node matches the anchor 'AXHeading "a"'; the nearest is AXHeading label="A" at dumps/ios/a.txt:2:3
        3 ios blocked: not this screen: no node matches the anchor 'AXHeading "a"'; the nearest is AXHeading label="A" at dumps/ios/a.txt:2:3
        """),
    JudgingCase(
      name: "two nodes match the anchor", file: "\(one)anchor *\nAXHeading\n", dumps: ["ios/a.txt": phone],
      want: """
        ios blocked: not this screen: 3 nodes match the anchor '*', not one
        2 ios blocked: not this screen: 3 nodes match the anchor '*', not one
        3 ios blocked: not this screen: 3 nodes match the anchor '*', not one
        """),
    JudgingCase(
      name: "windows do not count as the anchor", file: "screen \"A\" on macos\nanchor \"A\"\nAXHeading\n",
      dumps: ["macos/a.txt": desktop],
      want: """
        2 macos pass
        3 macos pass
        """),
    JudgingCase(
      name: "an anchor that is not judged or cannot be told",
      file: "screen \"A\" on ios macos\nanchor AXHeading @ios busy=true @macos ?\nAXHeading\nno AXLink\n",
      dumps: ["ios/a.txt": phone, "macos/a.txt": desktop],
      want: """
        2 ios unverified: nothing outside the app tells on Apple's platforms that it is busy
        2 macos unverified: not judged here: the line says '?'
        3 ios pass
        3 macos pass
        4 ios unwitnessed: nothing shows that it could ever match; it does not match in the other dump of this file
        4 macos unwitnessed: nothing shows that it could ever match; it does not match in the other dump of this file
        """),
    JudgingCase(
      name: "enough nodes", file: "\(one)complete nodes>=3\nAXHeading\n", dumps: ["ios/a.txt": phone],
      want: """
        3 ios pass
        """),
    JudgingCase(
      name: "not enough nodes", file: "\(one)scope AXGroup\ncomplete nodes>=3\nAXHeading\n",
      dumps: ["ios/a.txt": phone],
      want: """
        ios blocked: 2 nodes are there, and 'complete nodes>=3' asks for more
        4 ios blocked: 2 nodes are there, and 'complete nodes>=3' asks for more
        """),
    JudgingCase(
      name: "the last node",
      file: "screen \"A\" on ios macos\ncomplete tail AXButton @ios \"OK\" @macos \"Cancel\"\nAXHeading\n",
      dumps: ["ios/a.txt": phone, "macos/a.txt": desktop],
      want: """
        macos blocked: the last node is AXButton label="OK", and 'complete tail AXButton @ios "OK" @macos "Cancel"' asks for another: the dump may be cut
        3 ios pass
        3 macos blocked: the last node is AXButton label="OK", and 'complete tail AXButton @ios "OK" @macos "Cancel"' asks for another: the dump may be cut
        """),
    JudgingCase(
      name: "the last node cannot be told", file: "\(one)complete tail AXButton busy=true\nAXHeading\n",
      dumps: ["ios/a.txt": phone],
      want: """
        ios judged
          | whether the last node is as 'complete tail AXButton busy=true' asks cannot be told: nothing outside the app tells on Apple's platforms that it is busy
        3 ios pass
        """),
    JudgingCase(
      name: "an expression that is too costly in a header",
      file: "\(one)anchor * label~\"(a+)+$\"\nAXHeading\n",
      dumps: ["ios/a.txt": "AXGroup[iOSContentGroup]\n  AXHeading label=\"\(String(repeating: "a", count: 60))!\"\n"],
      want: """
        error 2:1+1 the expression '(a+)+$' is too costly on dumps/ios/a.txt: match limit exceeded
        """),
    JudgingCase(
      name: "an expression that is too costly in a line",
      file: "\(one)* label~\"(a+)+$\"\nAXHeading\n  AXButton\n",
      dumps: ["ios/a.txt": "AXGroup[iOSContentGroup]\n  AXHeading label=\"\(String(repeating: "a", count: 60))!\"\n"],
      want: """
        error 2:1+16 the expression '(a+)+$' is too costly on dumps/ios/a.txt: match limit exceeded
        3 ios pass
        4 ios fail: no node matches, and nothing is similar
        """),
  ])
  func headers(_ judging: JudgingCase) { judging.check() }

  @Test(arguments: [
    JudgingCase(
      name: "what a platform has not",
      file: """
        screen "A" on ios tvos macos watchos
        * "A" ...
        @ios radio "B"
        @ios each radio has role=radio
        @ios some checkbox checked=mixed
        @macos no summary

        """,
      dumps: [
        "ios/a.txt":
          "AXGroup[iOSContentGroup]\n  AXHeading label=\"A\"\n  AXGenericElement label=\"B\"\n  AXCheckBox\n",
        "tvos/a.txt": phone, "macos/a.txt": "AXHeading label=\"A\"\n",
      ],
      want: """
        ios judged
          | UIKit has no radio trait: 'radio' asks for an element without a role there
          | UIKit has no half-way state: 'checked=mixed' asks for a box without a value there
        tvos judged
          | what tvOS publishes is inferred from UIKit: nobody has measured it
        macos judged
          | AppKit has no summary role: 'no summary' asks that nothing is published as one
        watchos missing: nothing can be read from outside on watchOS
        2 ios pass
        2 tvos pass
        2 macos pass
        2 watchos unverified: nothing can be read from outside on watchOS
        3 ios pass
        4 ios pass
        5 ios pass
        6 macos unwitnessed: nothing shows that it could ever match; it matches in none of the 2 other dumps of this file
        """)
  ])
  func notes(_ judging: JudgingCase) { judging.check() }
}
