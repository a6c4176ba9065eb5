import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@Suite("uiautomator and UiAutomator2")
struct AndroidFormatTests {
  private static func node(_ attributes: String) -> String {
    "<hierarchy rotation=\"0\"><node \(attributes) /></hierarchy>"
  }

  static let readable = [
    ReadCase(
      name: "a name is the description, else the text; empty says nothing",
      dump: """
        <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
        <hierarchy rotation="0">
          <node index="0" text="" resource-id="" class="android.widget.FrameLayout" content-desc="" enabled="true" >
            <node text="t" class="android.widget.TextView" content-desc="d" resource-id="app:id/x" selected="true" />
            <node text="t" class="android.widget.TextView" content-desc="" focused="true" enabled="false" />
            <node text="&#10;" content-desc="" />
          </node>
        </hierarchy>
        """,
      lines: [
        "android.widget.FrameLayout enabled=true", "  android.widget.TextView name=d id=app:id/x selected=true",
        "  android.widget.TextView name=t enabled=false focused=true", "   name=\n",
      ]),
    ReadCase(
      name: "the text of a field is its value, and its hint names it",
      dump: """
        <hierarchy rotation="0"><node class="android.widget.EditText" text="typed" content-desc="" hint="Name" />
        <node class="android.widget.EditText" text="typed" content-desc="d" hint="Name" />
        <node class="android.widget.EditText" text="typed" content-desc="" />
        <node class="androidx.appcompat.widget.SearchView$SearchAutoComplete" text="q" />
        <node class="android.widget.EditText" text="Name" showing-hint="true" /></hierarchy>
        """,
      lines: [
        "android.widget.EditText name=Name value=typed hint=Name",
        "android.widget.EditText name=d value=typed hint=Name", "android.widget.EditText value=typed",
        "androidx.appcompat.widget.SearchView$SearchAutoComplete value=q",
        "android.widget.EditText name=Name hint=Name",
      ]),
    ReadCase(
      name: "only what can be checked is checked",
      dump: """
        <hierarchy rotation="0"><node class="a.CheckBox" checkable="true" checked="true" />
        <node class="a.CheckBox" checkable="true" checked="false" />
        <node class="a.View" checkable="false" checked="true" /><node class="a.View" checked="true" /></hierarchy>
        """,
      lines: ["a.CheckBox checked=true", "a.CheckBox checked=false", "a.View", "a.View"]),
    ReadCase(
      name: "hints of other dumpers",
      dump: """
        <hierarchy rotation="0"><node class="a.B" hintText="h" /><node class="a.B" tooltip-text="t" hint="" />
        <node class="a.B" visible-to-user="false" /></hierarchy>
        """,
      lines: ["a.B hint=h", "a.B hint=t", "a.B visible=false"]),
    ReadCase(
      name: "windows of all displays",
      dump: """
        <displays><display id="0"><window index="0" title="App"><hierarchy rotation="0"><node class="a.B" text="x" />
        </hierarchy></window></display></displays>
        """,
      lines: ["window", "  a.B name=x"]),
    ReadCase(
      name: "UiAutomator2: named by class, the class attribute wins",
      dump: """

          <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
        <hierarchy index="0" class="hierarchy" rotation="0" width="1080" height="2088">
          <android.app.ActionBar.Tab class="android.app.ActionBar$Tab" text="One" selected="true" displayed="true">
            <android.widget.EditText text="x" password="false" displayed="false" hint="H"/>
          </android.app.ActionBar.Tab>
        </hierarchy>
        """,
      lines: [
        "android.app.ActionBar$Tab name=One selected=true visible=true",
        "  android.widget.EditText name=H value=x hint=H visible=false",
      ]),
  ]

  @Test("reads", arguments: readable)
  func reads(_ example: ReadCase) throws {
    let dump = try read(example.dump)
    #expect(outline(dump) == example.lines)
    #expect(dump.notes == example.notes)
    #expect(line(dump.refusal) == nil)
  }

  @Test("tells the platform, and the web by a web view")
  func platforms() throws {
    let native = try read(AndroidFormatTests.node("class=\"a.B\""))
    #expect(native.platforms == [.android, .wearos])
    #expect(native.platformReason == "uiautomator runs on Android")
    #expect(native.source == .uiautomator)
    #expect(
      try read(AndroidFormatTests.node("class=\"android.webkit.WebView\"")).platforms == [.android, .wearos, .web])
  }

  @Test("a failed capture is refused, text around a dump is not")
  func failedCaptures() {
    let node = AndroidFormatTests.node("class=\"a.B\" text=\"x\"")
    #expect(line(refusal(Array("UI hierchary dumped to: /sdcard/window_dump.xml\r\n\(node)".utf8))) == nil)
    #expect(
      line(refusal(Array("ERROR: could not get idle state.\r\n\(node)".utf8)))
        == "1:1 failed-capture: the capture failed: 'ERROR: could not get idle state.' (the screen never came to rest); "
        + "the XML after it is of an earlier capture")
    #expect(
      line(refusal(Array("UI hierchary dumped to: /sdcard/window_dump.xml\n".utf8)))
        == "1:1 failed-capture: the capture failed: 'UI hierchary dumped to: /sdcard/window_dump.xml' (a status line "
        + "and no dump: the dump is in the file it names, or the device prints none to its terminal)")
    #expect(
      line(refusal(Array("<hierarchy class=\"hierarchy\"/>".utf8)))
        == "1:1 no-nodes: the dump holds no node: <hierarchy> is empty, so nothing was captured")
  }
}
