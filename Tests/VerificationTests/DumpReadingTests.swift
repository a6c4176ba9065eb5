import DumpFormats
import Testing
import Vocabulary

@testable import Verification

/// Where a screen reader stops, by the rule that the tables give to a source.
struct DumpReadingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var source: Source
    var platform: Platform
    var lines: String
    /// One letter a node: a stop, none, or not to be told.
    var stops: String
    var testDescription: String { "\(source.rawValue): \(stops)" }
  }

  static let cases: [Case] = [
    // What the tree alone tells.
    Case(
      source: .ax, platform: .macos,
      lines: """
        AXWindow name=w
          AXGroup
          AXGroup name=g
          AXButton name=b
            AXStaticText name=t
          AXStaticText name=t
            AXStaticText name=t
        """, stops: "..SS..S"),
    Case(
      source: .walker, platform: .macos,
      lines: """
        AXHeading name=h
          AXStaticText name=t
        AXUnheardOf
        AXUnheardOf
          AXStaticText name=t
        """, stops: "S.S.S"),
    // A text of a document is one stop with all of its runs.
    Case(
      source: .cdp, platform: .web,
      lines: """
        RootWebArea name=w
          StaticText name=t
            InlineTextBox name=t1
            InlineTextBox name=t2
          paragraph
            link name=l
              StaticText name=l
            StaticText name=t
              InlineTextBox name=t
        """, stops: ".S...S.S."),
    Case(
      source: .playwrightAria, platform: .web,
      lines: """
        paragraph
          link name=l
        text name=t
        """, stops: ".SS"),
    // UI Automation says what is a control, and what is on screen.
    Case(
      source: .novawindows, platform: .windows,
      lines: """
        Button name=b
        Button name=b accessible=false
        Button name=b visible=false
        Button name=b accessible=true visible=true
        """, stops: "S..S"),
    Case(source: .pywinauto, platform: .windows, lines: "Button name=b visible=false", stops: "S"),
    // The dump says it.
    Case(
      source: .wdaJSON, platform: .ios,
      lines: """
        Other accessible=false
        Button accessible=true
        Button
        """, stops: ".S."),
    Case(source: .wdaJSON, platform: .ios, lines: "Button name=b", stops: "?"),
    // TalkBack's choice.
    Case(
      source: .chromiumAndroid, platform: .android,
      lines: """
        android.view.View clickable=true
          android.widget.TextView name=t
        android.widget.TextView name=t
        android.view.View
        """, stops: "S.S."),
    // The dump is the list.
    Case(
      source: .idb, platform: .ios,
      lines: """
        AXApplication name=a
        AXButton
        AXGroup
        AXGroup name=g
        AXStaticText name=t
        """, stops: ".S.SS"),
    Case(
      source: .compose, platform: .android,
      lines: """
        -
          Button
            - name=t
          - name=t
          - name=t visible=false
        """, stops: ".S.S."),
    // It cannot be told.
    Case(source: .xcuitestDebug, platform: .ios, lines: "Button name=b\nOther", stops: "??"),
    Case(source: .maestro, platform: .android, lines: "- name=b clickable=true", stops: "?"),
  ]

  @Test("stops", arguments: cases)
  func findsStops(_ test: Case) {
    let subject = Subject.of(test.source, on: test.platform, test.lines)
    let found = DumpReading(subject.dump, on: test.platform).stops.map { answer in
      switch answer {
      case .yes: "S"
      case .no: "."
      case .untold: "?"
      }
    }
    #expect(found.joined() == test.stops)
  }

  @Test("every rule of stops is tried")
  func triesAll() {
    let rules = Set(Self.cases.map { Vocabulary.standard.stopRule(of: $0.source) })
    #expect(rules == Set(StopRule.allCases))
  }
}
