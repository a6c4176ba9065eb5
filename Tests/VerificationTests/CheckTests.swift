import Testing

@Suite("Checks and their result words")
struct CheckTests {
  private static let mail = """
    AXGroup[iOSContentGroup]
      AXHeading label="Mail"
      AXButton label="Reply"
      AXButton label="Delete" enabled=false
      AXGroup label="First"
        AXButton label="Open" value="1"
      AXGroup label="Second"
        AXButton label="Open"
      AXGenericElement label="Marta, 3 new"
      AXSlider label="Size" value="3 new"

    """

  @Test(arguments: [
    JudgingCase(
      name: "one node, no node, two nodes",
      file: """
        screen "A" on ios
        AXButton "Reply"
        AXButton "Replies"
        AXButton "Open"
        button "Nothing like it at all"
        link

        """, dumps: ["ios/a.txt": mail],
      want: """
        2 ios pass
        3 ios fail: no node matches, and nothing is similar
          | AXButton here: "Reply", "Delete", "Open"
        4 ios fail: 2 nodes match, not one
        5 ios fail: no node matches, and nothing is similar
          | button here: "Reply", "Delete", "Open"
        6 ios fail: no node matches, and nothing is similar
        """),
    JudgingCase(
      name: "counts",
      file: """
        screen "A" on ios
        some AXButton
        some AXLink
        2x AXButton "Open"
        2..3x AXButton
        5..x AXButton
        3x AXButton "Open"

        """, dumps: ["ios/a.txt": mail],
      want: """
        2 ios pass
        3 ios fail: no node matches, and nothing is similar
        4 ios pass
        5 ios fail: 4 nodes match, not 2 to 3
        6 ios fail: 4 nodes match, not 5 or more
        7 ios fail: 2 nodes match, not 3
        """),
    JudgingCase(
      name: "each",
      file: """
        screen "A" on ios
        each AXButton has name=present
        each AXButton has value=absent
        each AXButton has enabled=true
        each AXLink has name=present

        """, dumps: ["ios/a.txt": mail],
      want: """
        2 ios pass
        3 ios fail: 1 of 4 nodes do not have it: value is "1" at dumps/ios/a.txt:6:5, in AXButton label="Open" value="1"
        4 ios fail: 1 of 4 nodes do not have it: enabled is false at dumps/ios/a.txt:4:3, in AXButton label="Delete" enabled=false
        5 ios vacuous: no node matches, so nothing was checked
        """),
    JudgingCase(
      name: "order",
      file: """
        screen "A" on ios
        order AXHeading < AXButton "Reply" < AXSlider
        order AXSlider < AXHeading
        order AXHeading < AXButton "Open"
        order AXHeading < AXLink "Gone"

        """, dumps: ["ios/a.txt": mail],
      want: """
        2 ios pass
        3 ios fail: 'AXHeading' is read before 'AXSlider'
        4 ios fail: 'AXButton "Open"': 2 nodes match, not one
        5 ios fail: 'AXLink "Gone"': no node matches, and nothing is similar
        """),
    JudgingCase(
      name: "inside and indentation",
      file: """
        screen "A" on ios
        AXGroup "First"
          AXButton "Open" value="1"
          no AXButton "Reply"
        inside AXGroup "Second"
          AXButton "Open" value=absent
          AXButton "Reply"
        inside AXGroup
          AXButton "Open"

        """, dumps: ["ios/a.txt": mail],
      want: """
        2 ios pass
        3 ios pass
        4 ios pass
          | witnessed outside the part that is judged: dumps/ios/a.txt:3:3
        5 ios pass
        6 ios pass
        7 ios fail: no node matches, and nothing is similar
          | AXButton here: "Open"
        8 ios fail: 3 nodes match, not one
        9 ios blocked: the line it stands below (line 8) does not match one node
        """),
    JudgingCase(
      name: "absorbs",
      file: """
        screen "A" on ios
        * "Marta, 3 new" absorbs "Marta" AXImage
        * "Marta, 3 new" absorbs "3 new"
        * "Marta, 3 new" absorbs slider
        * "Marta, 3 new" absorbs radio
        AXGroup "First" absorbs "First"
        AXGenericElement label~"Marta" absorbs "Martha"
        * "Gone" absorbs "Gone"

        """, dumps: ["ios/a.txt": mail],
      want: """
        2 ios pass
        3 ios fail: "3 new" is a stop of its own: AXSlider label="Size" value="3 new"
        4 ios fail: slider is a stop of its own: AXSlider label="Size" value="3 new"
        5 ios pass
        6 ios fail: it is no stop: a screen reader does not stop there
        7 ios fail: "Martha" is no part of its name or value
        8 ios fail: no node matches, and nothing is similar
        """),
    JudgingCase(
      name: "stops exactly",
      file: """
        screen "A" on ios
        stops exactly
          heading "Mail"
          AXButton "Reply"
        inside AXGroup "Second"
          stops exactly
            AXButton "Open"
        inside AXGroup "First"
          stops exactly
            AXButton "Open" value="2"
        stops exactly
          heading "Mail"
          AXButton "Reply"
          AXButton "Delete"
        AXGroup "First"
          stops exactly
            AXButton "Open"
            AXButton "Shut"

        """, dumps: ["ios/a.txt": mail],
      want: """
        2 ios fail: the list has 2 stops, and then comes AXButton label="Delete" enabled=false
        5 ios pass
        6 ios pass
        8 ios pass
        9 ios fail: stop 1 is AXButton label="Open" value="1", not 'AXButton "Open" value="2"'
        11 ios fail: enabled of stop 3 is false, and the line does not say so
        15 ios pass
        16 ios fail: there is 1 stop, and then comes no 'AXButton "Shut"'
        """),
    JudgingCase(
      name: "unclaimed",
      file: """
        screen "A" on ios
        unclaimed fail
        some AXButton
        * "Marta, 3 new" absorbs "Marta"

        """, dumps: ["ios/a.txt": mail],
      want: """
        2 ios fail: 2 stops are claimed by no line; first AXHeading label="Mail"
        3 ios pass
        4 ios pass
        """),
    JudgingCase(
      name: "unclaimed, with everything claimed",
      file: """
        screen "A" on ios
        unclaimed fail
        anchor AXHeading
        some AXButton
        order AXGenericElement < AXSlider

        """, dumps: ["ios/a.txt": mail],
      want: """
        2 ios pass
        3 ios pass
        4 ios pass
        5 ios pass
        """),
    JudgingCase(
      name: "unclaimed is a warning",
      file: """
        screen "A" on ios
        unclaimed warn
        each AXButton has name=present
        inside AXGroup "First"
          AXButton

        """, dumps: ["ios/a.txt": mail],
      want: """
        warning 2:1+14 ios: 6 stops are claimed by no line; first AXHeading label="Mail"
        3 ios pass
        4 ios pass
        5 ios pass
        """),
  ])
  func lines(_ judging: JudgingCase) { judging.check() }

  @Test(arguments: [
    JudgingCase(
      name: "a log",
      file: """
        screen "A" on ios
        AXHeading
        log ~"cannot"
        log ~"never said"
        1x log ~"mixed"
        2..x log ~"cannot"
        no log ~"crash"
        no log ~"mixed"

        """,
      dumps: ["ios/a.txt": mail, "ios/a.log": "cannot set mixed\nfine\ncannot set hint\n"],
      want: """
        2 ios pass
        3 ios pass
        4 ios fail: no line of dumps/ios/a.log matches
        5 ios pass
        6 ios pass
        7 ios pass
        8 ios fail: 1 line of dumps/ios/a.log matches
        """),
    JudgingCase(
      name: "a log in which no line is found",
      file: """
        screen "A" on ios
        AXHeading
        no log ~"crash"

        """, dumps: ["ios/a.txt": mail, "ios/a.log": "fine\n"],
      want: """
        2 ios pass
        3 ios vacuous: no 'log' line holds on dumps/ios/a.log, so it may be the wrong log
        """),
    JudgingCase(
      name: "no log",
      file: """
        screen "A" on ios
        AXHeading
        log ~"cannot"
        no log ~"crash"

        """, dumps: ["ios/a.txt": mail],
      want: """
        2 ios pass
        3 ios unverified: there is no log of this capture
        4 ios unverified: there is no log of this capture
        """),
    JudgingCase(
      name: "a log line is no positive line",
      file: """
        screen "A" on ios
        log ~"fine"
        no AXLink witness none "made up"

        """, dumps: ["ios/a.txt": mail, "ios/a.log": "fine\n"],
      want: """
        2 ios pass
        3 ios vacuous: no positive line holds on this dump, so an absence proves nothing
        """),
  ])
  func logs(_ judging: JudgingCase) { judging.check() }
}
