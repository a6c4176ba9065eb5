import Testing

@Suite("Faults of lines")
struct LineFaultTests {
  private static let phone = "AXGroup[iOSContentGroup]\n  AXHeading label=\"A\"\n"

  @Test(arguments: [
    JudgingCase(
      name: "words that no dump could have",
      file: """
        screen "A" on ios
        AXHeading
        AXRadioBtuton "B"
        no AXHeading[AXSwich]
        no AXHeading role!=AXFoo
        android.widget.Button "C"
        * lable="x"
        * checked=maybe
        * enabled=mixed
        * subrole="AXSwich"
        * label~"("
        * label~"é("
        log ~"["
        * "D" absorbs AXFoo

        """, dumps: ["ios/a.txt": phone],
      want: """
        error 3:1+13 unknown role 'AXRadioBtuton' (AXRadioButton?)
        error 4:4+18 unknown subrole 'AXSwich' (AXSwitch?)
        error 5:20+5 unknown role 'AXFoo'
        error 6:1+21 'android.widget.Button' is no role of iOS dumps; let it stand in an arm or behind a gate (button?)
        error 7:3+9 unknown attribute 'lable' (label?)
        error 8:11+5 'checked' takes 'true', 'false' and 'mixed', not 'maybe'
        error 9:11+5 'enabled' takes 'true' and 'false', not 'mixed'
        error 10:11+9 unknown subrole 'AXSwich' (AXSwitch?)
        error 11:9+3 the expression does not compile: missing closing parenthesis (at character 2 of it)
        error 12:9+4 the expression does not compile: missing closing parenthesis (at character 3 of it)
        error 13:5+4 the expression does not compile: missing terminating ] for character class (at character 2 of it)
        error 14:15+5 unknown role 'AXFoo'
        2 ios pass
        """),
    JudgingCase(
      name: "words of the dump and of its decoys are known",
      file: """
        screen "A" on ios
        decoy "../old.txt"
        AXHeading
        some AXHomeMade
        no AXOld
        * colour="red"

        """,
      dumps: [
        "ios/a.txt": phone + "  AXHomeMade colour=\"red\"\n",
        "/old.txt": "AXGroup[iOSContentGroup]\n  AXOld label=\"x\"\n",
      ],
      want: """
        3 ios pass
        4 ios pass
        5 ios pass
          | witnessed by old.txt:2:3
        6 ios pass
        """),
    JudgingCase(
      name: "a neutral word that the dump's source has for something else",
      file: "screen \"A\" on linux\ntext \"A\"\n", dumps: ["linux/a.txt": "frame label=\"W\"\n  text label=\"A\"\n"],
      want: """
        warning 2:1+4 'text' is the neutral role here; the dump's own 'text' means textarea: write role="text" for that
        2 linux fail: no node matches; in the nearest one role is text, not the neutral role text
        """),
    JudgingCase(
      name: "contradictions",
      file: """
        screen "A" on ios macos
        anchor AXHeading "A"
        AXHeading ...
        no AXHeading
        no AXHeading "A"
        @macos no AXHeading ...
        2x AXButton "B"
        inside AXToolbar
          AXLink "C"
          no AXLink "C"
          no AXButton "B"
        no AXLink "C"
        each AXMenu has name=present
        no AXMenu witness none "x"

        """, dumps: ["ios/a.txt": phone],
      want: """
        error 4:1+12 this forbids what line 3 requires: 'AXHeading ...'
        error 5:1+16 this forbids what line 2 requires: 'anchor AXHeading "A"'
        error 6:1+23 this forbids what line 3 requires: 'AXHeading ...'
        error 10:3+13 this forbids what line 9 requires: 'AXLink "C"'
        error 12:1+13 this forbids what line 9 requires: 'AXLink "C"'
        warning 6:1+23 the same check stands on line 4
        macos missing: no dump: there is no dumps/macos/a.*
        2 ios pass
        2 macos skip: no dump: there is no dumps/macos/a.*
        3 ios pass
        3 macos skip: no dump: there is no dumps/macos/a.*
        7 ios fail: no node matches, and nothing is similar
        7 macos skip: no dump: there is no dumps/macos/a.*
        8 ios fail: no node matches, and nothing is similar
        8 macos skip: no dump: there is no dumps/macos/a.*
        9 ios blocked: the line it stands below (line 8) does not match one node
        9 macos skip: no dump: there is no dumps/macos/a.*
        11 ios blocked: the line it stands below (line 8) does not match one node
        11 macos skip: no dump: there is no dumps/macos/a.*
        13 ios vacuous: no node matches, so nothing was checked
        13 macos skip: no dump: there is no dumps/macos/a.*
        14 ios pass (waived)
          | witness waived: x
        14 macos skip: no dump: there is no dumps/macos/a.*
        """),
    JudgingCase(
      name: "lines that contradict themselves",
      file: """
        screen "A" on ios macos
        * value=absent value="1"
        * value="1" @ios value="2" @macos
        * "B" name="C"
        * value!="1" value="1"
        * value=present value=" "
        * value=absent value~"1"
        * stop @ios not-stop @macos
        each AXLink has stop @ios not-stop @macos
        * role=heading role="AXHeading"
        * value!="1" value!="2" value=present value~"3" value~"4"
        * Value="1" value="2"

        """, dumps: ["ios/a.txt": phone],
      want: """
        error 2:16+9 no node can have both: value absent and value "1"
        error 3:18+9 no node can have both: value "1" and value "2"
        error 4:7+8 no node can have both: name "B" and name "C"
        error 5:14+9 no node can have both: value not "1" and value "1"
        error 6:17+9 no node can have both: value present and value " "
        error 7:16+9 no node can have both: value absent and value ~"1"
        error 8:13+8 no node can be both: stop and not-stop
        error 9:27+8 no node can be both: stop and not-stop
        error 12:13+9 no node can have both: Value "1" and value "2"
        macos missing: no dump: there is no dumps/macos/a.*
        10 ios pass
        10 macos skip: no dump: there is no dumps/macos/a.*
        11 ios fail: no node matches; in the nearest one value is absent, not present
        11 macos skip: no dump: there is no dumps/macos/a.*
        """),
    JudgingCase(
      name: "the same check twice",
      file: """
        screen "A" on ios macos
        AXHeading "A"
        AXHeading   name="A"
        AXHeading "A" ...
        @ios AXHeading "A"
        @ios some AXHeading
        some AXHeading
        AXHeading @ios "A" @macos "B"
        2x AXHeading
        2..3x AXHeading
        2x AXHeading

        """, dumps: ["ios/a.txt": phone],
      want: """
        warning 3:1+20 the same check stands on line 2
        warning 5:1+18 the same check stands on line 2
        warning 7:1+14 the same check stands on line 6
        warning 11:1+12 the same check stands on line 9
        macos missing: no dump: there is no dumps/macos/a.*
        2 ios pass
        2 macos skip: no dump: there is no dumps/macos/a.*
        3 ios pass
        3 macos skip: no dump: there is no dumps/macos/a.*
        4 ios pass
        4 macos skip: no dump: there is no dumps/macos/a.*
        5 ios pass
        6 ios pass
        7 ios pass
        7 macos skip: no dump: there is no dumps/macos/a.*
        8 ios pass
        8 macos skip: no dump: there is no dumps/macos/a.*
        9 ios fail: 1 node matches, not 2
        9 macos skip: no dump: there is no dumps/macos/a.*
        10 ios fail: 1 node matches, not 2 to 3
        10 macos skip: no dump: there is no dumps/macos/a.*
        11 ios fail: 1 node matches, not 2
        11 macos skip: no dump: there is no dumps/macos/a.*
        """),
    JudgingCase(
      name: "nothing to check on a platform", file: "screen \"A\" on ios macos\n@ios AXHeading\n",
      dumps: ["ios/a.txt": phone],
      want: """
        error 1:1+1 the header is on 'macos', and no check is asked there
        macos missing: no dump: there is no dumps/macos/a.*
        2 ios pass
        """),
    JudgingCase(
      name: "no check at all", file: "screen \"A\" on ios\n", dumps: ["ios/a.txt": phone],
      want: """
        error 1:1+1 the file has no check
        """),
    JudgingCase(
      name: "a decoy that cannot be read",
      file: "screen \"A\" on ios\ndecoy \"gone.txt\" \"../cut.txt\"\nAXHeading\n",
      dumps: ["ios/a.txt": phone, "/cut.txt": "AXButton label=\"x"],
      want: """
        error 2:7+10 the decoy cannot be read: expectations/gone.txt: cannot read 'expectations/gone.txt'
        error 2:18+12 the decoy cannot be read: cut.txt: the dump is cut off in the middle of a line: the quote that begins here is not closed
        3 ios pass
        """),
  ])
  func faults(_ judging: JudgingCase) { judging.check() }
}
