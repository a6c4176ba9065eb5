import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@Suite("Chromium's text")
struct ChromiumFormatTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var source: Source
    var dump: String
    var lines: [String]
    var notes: [String] = []
    var testDescription: String { "\(source.rawValue): \(name)" }
  }

  static let cases = [
    Case(
      name: "states, texts, a line break, a secure field", source: .chromiumBlink,
      dump: """
        rootWebArea focusable name='It's <b>'
        ++heading name='Settings' hierarchicalLevel=1
        ++checkBox focusable name='All' htmlId='all' checkedState=mixed
        ++textField editable invisible name='Notes' description='d' placeholder='p' value='one<newline>two'
        ++textField protected name='Password' value='hunter2'
        ++slider name='' valueForRange=35.00 restriction=disabled
        ++popUpButton collapsed name='File' next=text:"a b" wordStarts= busy=true selected=false

        """,
      lines: [
        "rootWebArea name=It's <b>", "  heading name=Settings", "  checkBox name=All id=all checked=mixed",
        "  textField name=Notes value=one\ntwo hint=d visible=false", "  textField name=Password value=••••••",
        "  slider name= value=35.00 enabled=false",
        "  popUpButton name=File selected=false expanded=false busy=true",
      ],
      notes: ["the value of 1 secure field is masked"]),
    Case(
      name: "numbers of nodes, what is ignored, directives", source: .chromiumBlink,
      dump: """
        #<!-- @BLINK-ALLOW:* -->
        @NO-LOAD-EXPECTED
        id#=2 rootWebArea
        ++id#=3 genericContainer ignored invisible
        ++++id#=-10 staticText name='a'
        ++++id#=5 paragraph ignored
        ++++++id#=6 staticText name='b'
        ++id#=7 button name='c'

        """,
      lines: ["rootWebArea", "  staticText name=a", "  staticText name=b", "  button name=c"],
      notes: [
        "skipped 2 lines of directives before the dump",
        "left out 2 nodes that Chromium ignores, first on line 4: no client is told of them",
      ]),
    Case(
      name: "names, subroles, numbers for states", source: .chromiumMac,
      dump: """
        AXWebArea AXTitle='Page'
        ++AXButton AXSubrole=AXToggle AXTitle='Bold' AXDescription='' AXValue=1 AXEnabled=0
        ++AXCheckBox AXDescription='All' AXTitle='other' AXValue=2 AXFocused=YES
        ++AXStaticText AXValue='text' AXDOMIdentifier='t'
        ++AXCell AXColumnIndexRange={len: 1, loc: 0} AXHelp='h' AXSelected=1 AXExpanded=0

        """,
      lines: [
        "AXWebArea name=Page", "  AXButton[AXToggle] name=Bold value=1 enabled=false checked=true",
        "  AXCheckBox name=All value=2 checked=mixed focused=true", "  AXStaticText name=text value=text id=t",
        "  AXCell hint=h selected=true expanded=false",
      ]),
    Case(
      name: "a single node", source: .chromiumMac, dump: "AXButton AXTitle='OK'\n", lines: ["AXButton name=OK"]),
    Case(
      name: "classes, fields, a password", source: .chromiumAndroid,
      dump: """
        android.webkit.WebView focusable focused
        ++android.widget.EditText editable_text hint='Your name' name='Ann'
        ++android.widget.EditText password name='hunter2' hint='Password'
        ++android.widget.CheckBox checkable clickable disabled name='All'
        ++android.widget.RadioButton checkable checked selected name='One' item_index=3
        ++android.view.View invisible name='x'

        """,
      lines: [
        "android.webkit.WebView focused=true", "  android.widget.EditText name=Your name value=Ann hint=Your name",
        "  android.widget.EditText[secure] name=Password value=•••••• hint=Password",
        "  android.widget.CheckBox name=All enabled=false checked=false",
        "  android.widget.RadioButton name=One selected=true checked=true", "  android.view.View name=x visible=false",
      ],
      notes: ["the value of 1 secure field is masked"]),
    Case(
      name: "the newer notation", source: .chromiumAndroid,
      dump: """
        WebView focusable actions:[AX_FOCUS] bundle:[chromeRole="rootWebArea"]
        ++Button text:"the "big" one" viewIdResName:"go" clickable actions:[CLICK] bundle:[chromeRole="button", k="a]"]
        ++View contentDescription:"pic"

        """,
      lines: [
        "android.webkit.WebView", "  android.widget.Button name=the \"big\" one id=go", "  android.view.View name=pic",
      ]),
    Case(
      name: "roles with blanks, states, values", source: .chromiumAuraLinux,
      dump: """
        [document web] name='Page' enabled focusable focused sensitive showing visible actions=(doDefault, showContextMenu)
        ++[push button] name='Off' description='d' showing visible id:off tag:button
        ++[check box] name='All' enabled sensitive indeterminate checkable
        ++[toggle button] name='Bold' enabled pressed sensitive showing visible xml-roles:switch
        ++[radio button] name='One' enabled sensitive checkable xml-roles:radio
        ++[slider] name='Volume' enabled sensitive valuetext:35 % xml-roles:slider current=35.000000
        ++[entry] name='Mail' enabled sensitive editable expandable single-line text='ann@'
        ++[password text] name='Password' enabled sensitive text='hunter2' hypertext='hunter2'
        ++[table cell] name='1' enabled sensitive selected (row=0, col=1, n_row_headers=0) busy family-name=DejaVu Sans

        """,
      lines: [
        "document-web name=Page focused=true visible=true",
        "  push-button name=Off hint=d id=off enabled=false visible=true",
        "  check-box name=All checked=mixed visible=false",
        "  toggle-button[switch] name=Bold checked=true visible=true",
        "  radio-button[radio] name=One checked=false visible=false",
        "  slider name=Volume value=35 % visible=false",
        "  entry name=Mail value=ann@ expanded=false visible=false",
        "  password-text name=Password value=•••••• visible=false",
        "  table-cell name=1 selected=true busy=true visible=false",
      ],
      notes: ["the value of 1 secure field is masked"]),
    Case(
      name: "a test that asks for no states", source: .chromiumAuraLinux,
      dump: "[combo box] description=''\n", lines: ["combo-box"]),
    Case(
      name: "states in capitals", source: .chromiumWin,
      dump: """
        ROLE_SYSTEM_DOCUMENT name='Page' READONLY FOCUSABLE
        ++ROLE_SYSTEM_CHECKBUTTON name='All' MIXED FOCUSABLE
        ++IA2_ROLE_TOGGLE_BUTTON name='Bold' PRESSED xml-roles:button
        ++ROLE_SYSTEM_TEXT name='Password' PROTECTED value='hunter2'
        ++ROLE_SYSTEM_COMBOBOX name='City' UNAVAILABLE COLLAPSED HASPOPUP value='Rome' description='d' id:city
        ++ROLE_SYSTEM_LISTITEM name='Mon' SELECTED FOCUSED INVISIBLE BUSY EXPANDED CHECKED

        """,
      lines: [
        "ROLE_SYSTEM_DOCUMENT name=Page", "  ROLE_SYSTEM_CHECKBUTTON name=All checked=mixed",
        "  IA2_ROLE_TOGGLE_BUTTON[button] name=Bold checked=true", "  ROLE_SYSTEM_TEXT name=Password value=••••••",
        "  ROLE_SYSTEM_COMBOBOX name=City value=Rome hint=d id=city enabled=false expanded=false",
        "  ROLE_SYSTEM_LISTITEM name=Mon selected=true checked=true expanded=true focused=true busy=true visible=false",
      ],
      notes: ["the value of 1 secure field is masked"]),
    Case(
      name: "prefixes of a log, and no line feed at the end", source: .chromiumWin,
      dump: "[10:00:00] ROLE_SYSTEM_PANE name='a'\n[10:00:01] ++ROLE_SYSTEM_LINK name='b' LINKED",
      lines: ["ROLE_SYSTEM_PANE name=a", "  ROLE_SYSTEM_LINK name=b"],
      notes: [
        "took the time stamp off 2 lines, first line 1", "the last line has no line feed, and seems whole",
      ]),
  ]

  @Test("reads", arguments: cases)
  func reads(_ test: Case) throws {
    let dump = try read(test.dump)
    #expect(dump.source == test.source)
    #expect(dump.format == test.source.rawValue)
    #expect(outline(dump) == test.lines)
    #expect(dump.notes == test.notes)
    #expect(line(dump.refusal) == nil)
    let again = try DumpReader.read(try AXTextWriter.write(dump), path: "dump")
    #expect(again.source == test.source)
    #expect(outline(again) == test.lines)
  }

  static let refused = [
    RefusalCase(
      "cut in a text", "rootWebArea\n++button name='Save th",
      "2:15 truncated-dump: the dump is cut off in the middle of a line: the quote that begins here is not closed"),
    RefusalCase(
      "cut in a word", "rootWebArea\n++button focusab",
      "2:10 truncated-dump: the dump is cut off in the middle of a line: "
        + "'focusab' is no word of Chromium's own tree as text"),
    RefusalCase(
      "cut behind a name", "[combo box] description",
      "1:13 truncated-dump: the dump is cut off in the middle of a line: 'description' has no value"),
    RefusalCase(
      "cut before a value", "AXWebArea\n++AXButton AXTitle=",
      "2:12 truncated-dump: the dump is cut off in the middle of a line: 'AXTitle' has no value"),
    RefusalCase(
      "cut in the plus signs", "rootWebArea\n++button\n+++",
      "3:1 truncated-dump: the dump is cut off in the middle of a line: 3 plus signs; a level is two"),
    RefusalCase(
      "cut in a role", "[document web] name='a'\n++[push bu",
      "2:3 truncated-dump: the dump is cut off in the middle of a line: "
        + "expected a role of Chromium's tree for Linux as text, found '[push bu'"),
    RefusalCase(
      "a level is left out", "rootWebArea\n++++button name='a'\n",
      "2:1 bad-line: 2 levels deep below a line of 0: a line is missing between them"),
    RefusalCase(
      "another flavour", "rootWebArea\n++AXButton\n",
      "2:3 bad-line: expected a role of Chromium's own tree as text, found 'AXButton'"),
    RefusalCase(
      "a quote is not closed in the middle", "rootWebArea\n++button name='a\n++button\n",
      "2:15 unclosed-quote: the quote that begins here is not closed"),
    RefusalCase(
      "all of it is ignored", "rootWebArea ignored\n", "no-nodes: the dump holds no node, so nothing was captured"),
    RefusalCase("nothing but directives", "# a\n", "1:1 unknown-format: no format that is read begins with '# a'"),
  ]

  @Test("is refused", arguments: refused)
  func isRefused(_ example: RefusalCase) {
    #expect(line(refusal(Array(example.dump.utf8))) == example.refusal)
  }

  @Test(
    "tells its flavour from a walker's dump",
    arguments: [
      ("AXWindow title=\"W\"\n  AXButton label=\"++a='b'\"\n", "ax-text"),
      ("AXButton AXTitle=\"x\"\n", "ax-text"),
      ("button label=\"rootWebArea\"\n  link label=\"x\"\n", "ax-text"),
    ])
  func tellsApart(_ text: String, _ format: String) throws {
    #expect(try read(text).format == format)
  }
}
