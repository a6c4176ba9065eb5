import AccessibilityTree
import Expectations
import Testing

/// Every form of the grammar, and what it is read as.
@Suite struct GrammarTests {
  static let forms: [(line: String, spelt: String)] = [
    // Patterns
    (#"AXButton"#, #"bare(AXButton)"#),
    (#"button "OK""#, #"bare(button "OK")"#),
    (#""OK""#, #"bare("OK")"#),
    (
      #"* "Volume" value="35 %" enabled=false selected=true"#,
      #"bare(* "Volume" value="35 %" enabled=false selected=true)"#
    ),
    (#"android.widget.RadioButton"#, #"bare(android.widget.RadioButton)"#),
    (#"push-button"#, #"bare(push-button)"#),
    (#"AXCheckBox[AXSwitch] "A""#, #"bare(AXCheckBox[AXSwitch] "A")"#),
    (#"AXCheckBox[]"#, #"bare(AXCheckBox[])"#),
    (#"role="push button""#, #"bare(role:"push button")"#),
    (#"role=screen "A""#, #"bare(screen "A")"#),
    (#"role=a:$b"#, #"bare(a:$b)"#),
    (#"value="1" role=AXSlider"#, #"bare(AXSlider value="1")"#),
    (#"button role="push button""#, #"bare(button role="push button")"#),
    (#"role!=AXRadioButton"#, #"bare(role!=AXRadioButton)"#),
    (#"role~"^AX" subrole=absent"#, #"bare(role~"^AX" subrole absent)"#),
    (#"value="1" "between" hint="h""#, #"bare("between" value="1" hint="h")"#),
    (#"text "OK""#, #"bare(text "OK")"#),
    (#"text="OK""#, #"bare(text="OK")"#),
    (#"raw:name="x" raw:role=y"#, #"bare(raw name="x" raw role=y)"#),
    (#"xml:lang=de"#, #"bare(xml:lang=de)"#),
    (
      #"a="" b=absent c=present d!="x" e!=y f~"z""#,
      #"bare(a="" b absent c present d!="x" e!=y f~"z")"#
    ),
    (#"a="absent" b="present" c!="absent""#, #"bare(a="absent" b="present" c!="absent")"#),
    (#"checked=mixed expanded!=mixed busy="true""#, #"bare(checked=mixed expanded!=mixed busy="true")"#),
    (#"raw:checked="1""#, #"bare(raw checked="1")"#),
    (#"value=35% size=1.5_2-3 größe=öl"#, #"bare(value=35% size=1.5_2-3 größe=öl)"#),
    (#"AXGroup stop"#, #"bare(AXGroup stop)"#),
    (#"not-stop"#, #"bare(not-stop)"#),
    (#"AXGroup containing "Tax" containing "Total""#, #"bare(AXGroup containing "Tax" containing "Total")"#),
    (#"AXButton "Off" ..."#, #"bare(AXButton "Off" ...)"#),
    ("AXButton    \"wide\"\tstop  ", #"bare(AXButton "wide" stop)"#),
    // Strings
    (#""say \"hi\" \\ \n\r\t""#, "bare(\"say \"hi\" \\ \n\r\t\")"),
    (#""caf\u{e9} \u00e9 \u{1F600} \uD83D\uDE00 \u{0}""#, "bare(\"café é 😀 😀 \0\")"),
    (##""# @ios -- < ?""##, ##"bare("# @ios -- < ?")"##),
    (#"name~"\d+ of \\ \"x\" ""#, #"bare(name~"\d+ of \\ "x" ")"#),
    (#"name~"a\\""#, #"bare(name~"a\\")"#),
    // Comments and reasons
    (#"AXButton # a comment"#, #"bare(AXButton)"#),
    (#"AXButton -- why # @ios "unclosed"#, #"bare(AXButton) -- why # @ios "unclosed"#),
    (#"AXButton # x -- y"#, #"bare(AXButton)"#),
    (#"AXButton --   spaced out   "#, #"bare(AXButton) -- spaced out"#),
    // Checks
    (#"some button "OK""#, #"some(button "OK")"#),
    (#"some *"#, #"some(*)"#),
    (#"3x button"#, #"count 3..3(button)"#),
    (#"2..4x button"#, #"count 2..4(button)"#),
    (#"2..x button"#, #"count 2..(button)"#),
    (#"3x "Three""#, #"count 3..3("Three")"#),
    (#"no button"#, #"no(button)"#),
    (#"no "X" witness none "why""#, #"no("X") waived "why""#),
    (#"no log "Chat""#, #"no(log "Chat")"#),
    (#"no screen"#, #"no(screen)"#),
    (#"each button has name=present"#, #"each(button) has(name present)"#),
    (#"each * clickable=true has stop role=button"#, #"each(* clickable=true) has(role=button stop)"#),
    (#"order header "A" < button < "B" stop"#, #"order(header "A" < button < "B" stop)"#),
    (
      #"* "A, B" stop absorbs "A" AXImage AXCheckBox[] role="push button""#,
      #"bare(* "A, B" stop) absorbs("A", AXImage, AXCheckBox[], role:"push button")"#
    ),
    (#"AXGroup absorbs "whatever it is called""#, #"bare(AXGroup) absorbs("whatever it is called")"#),
    (#"inside AXToolbar"#, #"inside(AXToolbar)"#),
    (#"log ~"a\"b\.""#, #"log some ~"a"b\.""#),
    (#"no log ~"x""#, #"log none ~"x""#),
    (#"1x log ~"x""#, #"log count(low: 1, high: Optional(1)) ~"x""#),
    (#"2..x log ~"x""#, #"log count(low: 2, high: nil) ~"x""#),
    (#"2x log "Chat""#, #"count 2..2(log "Chat")"#),
    (#"log "Chat""#, #"bare(log "Chat")"#),
    (#"log"#, #"bare(log)"#),
    (#"log~"x""#, #"bare(log~"x")"#),
    (#"none "Stripped of its role""#, #"bare(none "Stripped of its role")"#),
    // Gates and arms
    (#"@ios no AXRadioButton"#, #"@ios no(AXRadioButton)"#),
    (#"@ios,macos stop"#, #"@ios,macos bare(stop)"#),
    (#"@android.full some "X""#, #"@android.full some("X")"#),
    (#"@ios log ~"x""#, #"@ios log some ~"x""#),
    (#"@ios order A < B"#, #"@ios order(A < B)"#),
    (
      #"button "OK" @ios label="OK" @macos title="OK" label=absent @android text="OK""#,
      #"bare(button "OK") | @ios(label="OK") | @macos(title="OK" label absent) | @android(text="OK")"#
    ),
    (#"* "A" @ios stop role!=AXRadioButton @else"#, #"bare(* "A") | @ios(role!=AXRadioButton stop) | @else()"#),
    (#"* "A" @ios,macos AXButton "B" @android ?"#, #"bare(* "A") | @ios,macos(AXButton "B") | @android(?)"#),
    (#"some @ios AXA @else role="b c""#, #"some() | @ios(AXA) | @else(role:"b c")"#),
    (#"* "A" @android.full not-stop @else"#, #"bare(* "A") | @android.full(not-stop) | @else()"#),
    (#"no AXA witness none "r" @ios * @else"#, #"no(AXA) waived "r" | @ios(*) | @else()"#),
    (#"each AXA has a=1 @ios stop @else b=2"#, #"each(AXA) has(a=1) | @ios(stop) | @else(b=2)"#),
    (#"each AXA has @ios stop @else b=2"#, #"each(AXA) has() | @ios(stop) | @else(b=2)"#),
    (#""A, B" absorbs "A" @ios stop @else"#, #"bare("A, B") absorbs("A") | @ios(stop) | @else()"#),
    (#""A" absorbs "B" @ios "A B" @else "B A""#, #"bare("A") absorbs("B") | @ios("A B") | @else("B A")"#),
    (#"inside AXA @ios stop @else -- why"#, #"inside(AXA) | @ios(stop) | @else() -- why"#),
  ]

  @Test(arguments: forms)
  func reads(line: String, spelt: String) {
    let file = ExpectationFile.parse("screen \"A\" on ios macos android\n\(line)\n")
    #expect(MarkedText.spell(file.diagnostics) == [])
    #expect(file.checks.map(\.spelt) == [spelt])
  }

  @Test func readsAList() {
    let file = ExpectationFile.parse(
      """
      screen "A" on ios macos
      stops exactly
        AXHeading "Mail" ...
        @macos stop
        log "Chat"
        * @ios AXA @macos AXB
      """)
    #expect(MarkedText.spell(file.diagnostics) == [])
    #expect(
      file.checks.map(\.spelt) == [
        "stops exactly", #"item(AXHeading "Mail" ...)"#, "@macos item(stop)", #"item(log "Chat")"#,
        "item(*) | @ios(AXA) | @macos(AXB)",
      ])
    #expect(file.checks.map(\.parent) == [nil, 0, 0, 0, 0])
  }

  @Test func keepsTheLinesTextAndPlace() {
    let file = ExpectationFile.parse(
      """
      screen "A" on ios
      inside AXA
          @ios  no "é" x=1   -- why  # not a comment
      """)
    #expect(file.checks.map(\.text) == ["inside AXA", #"@ios  no "é" x=1"#])
    #expect(file.checks.map(\.position) == [.init(line: 2, column: 1), .init(line: 3, column: 5)])
    #expect(file.checks.map(\.reason) == [nil, "why  # not a comment"])
  }

  @Test func knowsWhereEverythingStands() throws {
    let file = ExpectationFile.parse(
      """
      screen "A" on ios
        # not a line
      AXA[B] "é\\n" hint="x" containing "y" @ios v~"z" @else
      """)
    let check = try #require(file.checks.first)
    guard case .bare(let pattern) = check.kind else {
      Issue.record("not a bare line: \(check.spelt)")
      return
    }
    func place(_ span: SourceSpan?) -> String { span.map { "\($0.start.line):\($0.start.column)+\($0.length)" } ?? "-" }
    #expect(place(pattern.span) == "3:1+36")
    #expect(place(pattern.role?.span) == "3:1+6")
    #expect(place(pattern.name?.span) == "3:8+5")
    #expect(place(pattern.tests.first?.span) == "3:14+8")
    #expect(place(pattern.tests.first?.valueSpan) == "3:19+3")
    #expect(place(pattern.containing.first?.span) == "3:34+3")
    #expect(place(check.arms.first?.span) == "3:38+10")
    #expect(place(check.arms.first?.pattern.span) == "3:43+5")
    #expect(place(check.arms.last?.span) == "3:49+5")
  }
}
