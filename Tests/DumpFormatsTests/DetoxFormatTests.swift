import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@Suite("Detox")
struct DetoxFormatTests {
  private static func mended(_ what: String) -> String { "mended the XML: " + what }

  static let readable = [
    ReadCase(
      name: "Android: whole",
      dump: """
        <?xml version='1.0' encoding='UTF_8' standalone='yes' ?>
        <ViewHierarchy density="2.75">
          <DecorView class="com.android.internal.policy.DecorView" visibility="visible" focused="false" id="detox_temp_">
            <ReactTextView class="com.facebook.react.views.text.ReactTextView" visibility="gone" label="Hello" id="greeting" />
            <ReactEditText class="android.widget.EditText" visibility="visible" focused="true" hint="Name" text="Ann" />
            <ReactTextView class="a.B" label="null" text="Words" testID="words" id="285" value="" />
          </DecorView>
        </ViewHierarchy>
        """,
      lines: [
        "com.android.internal.policy.DecorView focused=false visible=true",
        "  com.facebook.react.views.text.ReactTextView name=Hello id=greeting visible=false",
        "  android.widget.EditText name=Name value=Ann hint=Name focused=true visible=true",
        "  a.B name=Words id=words",
      ],
      notes: [mended("took the name of the encoding for UTF-8, once")]),
    ReadCase(
      name: "iOS: nothing is escaped",
      dump: """
        <?xml version="1.0" encoding="utf-8"?>
        <ViewHierarchy>
         <UIWindow class="UIWindow" height="<number>" visibility="visible">
          <RCTTextView class="RCTTextView" label="a < b & c &amp; d" text="say "hi" now"/>
          <RCTTextView class="RCTTextView" label="two
        lines" x="1"y="2" x="3" />
          <UISwitch class="UISwitch" label="All" value="1" />
         </UIWindow>
        </ViewHierarchy>
        """,
      lines: [
        "UIWindow visible=true", "  RCTTextView name=a < b & c & d", "  RCTTextView name=two\nlines",
        "  UISwitch name=All value=1 checked=true",
      ],
      notes: [
        mended("escaped '<', 2 times"), mended("escaped '&', once"), mended("escaped quotes inside values, 2 times"),
        mended("kept line ends and tabs inside values, once"),
        mended("left out attributes that their tag has twice, once"),
      ]),
    ReadCase(
      name: "iOS: tags are named by Swift types",
      dump: """
        <ViewHierarchy>
         <UIWindow class="UIWindow">
          <_UIHostingView<ModifiedContent<AnyView, RootModifier>> class="_UIHostingView<ModifiedContent<AnyView, RootModifier>>">
           <Host<A> />
          </_UIHostingView<ModifiedContent<AnyView, RootModifier>>>
         </UIWindow>
        </ViewHierarchy>
        """,
      lines: ["UIWindow", "  _UIHostingView<ModifiedContent<AnyView, RootModifier>>", "    Host_A_"],
      notes: [mended("escaped '<', 2 times"), mended("renamed tags that are no names, 3 times")]),
    ReadCase(
      name: "a page in a web view is passed over",
      dump: "<ViewHierarchy><V class=\"V\"><![CDATA[<p>1 < 2 & 3</p>]]></V><!-- <x> --> 1 & 2 < 3</ViewHierarchy>",
      lines: ["V"],
      notes: [
        mended("escaped '<', once"), mended("escaped '&', once"),
        "skipped text between tags, first at line 1, column 57",
      ]),
    ReadCase(
      name: "what XML cannot hold",
      dump: "<ViewHierarchy><V class=\"V\" label=\"a\u{1}b&#0;c&#xFFFF;&nbsp;&#65;\"/></ViewHierarchy>",
      lines: ["V name=a\u{fffd}b&#0;c&#xFFFF;&nbsp;A"],
      notes: [mended("escaped '&', 3 times"), mended("replaced characters that XML cannot hold, once")]),
    ReadCase(
      name: "well-formed: nothing is mended",
      dump: "<ViewHierarchy><V class='V' label='a \"b\" &lt; c'/></ViewHierarchy>", lines: ["V name=a \"b\" < c"]),
  ]

  @Test("reads", arguments: readable)
  func reads(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    #expect(dump.format == "detox")
    #expect(outline(dump) == example.lines)
    #expect(dump.notes == example.notes)
    #expect(line(dump.refusal) == nil)
  }

  @Test("lines keep their numbers where line ends are taken out of values")
  func places() throws {
    let dump = try read(
      "<ViewHierarchy>\n<V class=\"V\" label=\"a\nb\" id=\"x\">\n<W class=\"W\"/></V></ViewHierarchy>")
    #expect(dump.sourcePosition(of: NodeID(1)) == SourcePosition(line: 4, column: 1))
  }

  static let refused = [
    RefusalCase(
      "an empty hierarchy", "<ViewHierarchy>\n</ViewHierarchy>",
      "1:1 no-nodes: the dump holds no node: <ViewHierarchy> is empty, so nothing was captured"),
    RefusalCase(
      "cut inside a value", "<ViewHierarchy>\n<V class=\"V\"><W class=\"W\" label=\"a <",
      "2:40 truncated-dump: the dump is cut off: it ends in the middle of a tag, inside the <V> of line 2, column 1"),
    RefusalCase(
      "cut between tags", "<ViewHierarchy>\n<V class=\"V\">\n",
      "2:14 truncated-dump: the dump is cut off: it ends inside the <V> of line 2, column 1"),
    RefusalCase(
      "a tag that is another one's end", "<ViewHierarchy><V class=\"V\"></W></ViewHierarchy>",
      "1:33 malformed-xml: the XML is not well-formed: an end tag that does not belong to the element that is open, "
        + "inside the <V> of line 1, column 16"),
    RefusalCase(
      "a DOCTYPE", "<!DOCTYPE a [<!ENTITY b 'c'>]><ViewHierarchy><V class=\"V\"/></ViewHierarchy>",
      "1:1 doctype: the XML has a DOCTYPE, which is never loaded"),
  ]

  @Test("refuses", arguments: refused)
  func refuses(_ example: RefusalCase) {
    #expect(
      line(refusal(Array(example.dump.utf8)))?.replacing(/^1:\d+ doctype/, with: "1:1 doctype") == example.refusal)
  }

  @Test("tells the platform")
  func platforms() throws {
    #expect(try read(DetoxFormatTests.readable[0].dump).platforms == [.android, .wearos])
    #expect(try read(DetoxFormatTests.readable[1].dump).platforms == [.ios, .ipados, .tvos, .visionos])
    #expect(
      try read("<ViewHierarchy><UIWindow class=\"UIWindow\"><V class=\"App.V\"/></UIWindow></ViewHierarchy>").platforms
        == [.ios, .ipados, .tvos, .visionos])
  }
}
