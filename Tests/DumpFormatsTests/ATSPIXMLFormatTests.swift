import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@Suite("AT-SPI as XML")
struct ATSPIXMLFormatTests {
  static let readable = [
    ReadCase(
      name: "roles, subroles, names, values and states, as the text of a capture has them",
      dump: """
        <application toolkit="gtk" name="app" states="" interfaces="Accessible" index="0" path="/p">
          <frame name="" description="d" accessible-id="f" states="enabled sensitive showing visible focused" interfaces="A">
            <attribute name="window-type" value="normal"/>
            <action name="press" description="presses it" key-binding="Alt+S"/>
            <relation type="described-by" targets="/q"/>
            <document-attribute name="Title" value="T"/>
            <toggle-button name="Alerts" states="enabled checked" interfaces="A"><attribute name="xml-roles" value="switch"/></toggle-button>
            <check-box name="All" states="checkable indeterminate" interfaces="A"><attribute name="xml-roles" value="checkbox"/></check-box>
            <list-item name="L" states="sensitive checkable selected busy expandable" interfaces="A"/>
            <slider name="V" value="35" states="" interfaces="A"><attribute name="valuetext" value="35 %"/></slider>
            <slider name="W" value="0.5" value-text="half" states="" interfaces="A"/>
            <push-button name="P" value="1" role-name="button" states="" interfaces="A"/>
            <unknown name="J" role-name="internal frame" states="" interfaces="A"/>
          </frame>
        </application>
        """,
      lines: [
        "application name=app", "  frame hint=d id=f focused=true visible=true",
        "    toggle-button[switch] name=Alerts value=1 checked=true visible=false",
        "    check-box name=All value=2 enabled=false checked=mixed visible=false",
        "    list-item name=L value=0 selected=true checked=false expanded=false busy=true visible=false",
        "    slider name=V value=35 %", "    slider name=W value=half", "    push-button name=P",
        "    unknown[internal-frame] name=J",
      ]),
    ReadCase(
      name: "a text says its own words, less its children's marks, unless a child says them",
      dump: """
        <section name="" text=" a\u{fffc}b " states="" interfaces="A">
          <paragraph name="" text="told" states="" interfaces="A"><static name="told" states="" interfaces="A"/></paragraph>
          <paragraph name="" text="\u{fffc}" states="" interfaces="A"/>
          <entry name="" text="typed" states="editable" interfaces="A"/>
          <label name="N" text="other" states="" interfaces="A"/>
          <label name="" text="plain" states="" interfaces="A"/>
          <paragraph name="" text="aria" states="" interfaces="A"><static name="s" states="" interfaces="A">
            <attribute name="xml-roles" value="note"/></static></paragraph>
        </section>
        """,
      lines: [
        "section name=ab", "  paragraph", "    static name=told", "  paragraph",
        "  entry value=typed enabled=false visible=false", "  label name=N", "  label name=plain",
        "  paragraph name=aria", "    static[note] name=s",
      ]),
  ]

  @Test("reads", arguments: readable)
  func reads(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    #expect(outline(dump) == example.lines)
    #expect(dump.notes == example.notes)
    #expect(line(dump.refusal) == nil)
    #expect(dump.source == .atspiXML)
  }

  @Test("keeps what is said of a node as its attributes, apart from its own")
  func annotations() throws {
    let dump = try read(
      """
      <frame name="f" states="" interfaces="A"><attribute name="tag" value="div"/><attribute name="name" value="n"/>
      <action name="press" description="d"/><action name=""/><relation type="flows-to" targets="/a /b"/>
      <document-attribute name="Title" value="T"/></frame>
      """)
    let words = dump.tree.attributes(of: NodeID(0)).map {
      "\(dump.tree.symbols[$0.name])=\(dump.tree.string($0.value) ?? "nil")"
    }
    #expect(
      words == [
        "name=f", "states=", "interfaces=A", "tag=div", "attribute:name=n", "action=press", "action:description=d",
        "action=", "relation:flows-to=/a /b", "document:Title=T",
      ])
    #expect(dump.tree.count == 1)
  }

  @Test("what is said of a node after its children is skipped, and that is said")
  func strayAnnotation() throws {
    let dump = try read(
      "<frame name=\"f\" states=\"\" interfaces=\"A\">\n<label name=\"x\"/>\n<attribute name=\"a\" value=\"b\"/></frame>"
    )
    #expect(dump.notes == ["skipped what is said of a node after its children, first on line 3"])
  }
}
