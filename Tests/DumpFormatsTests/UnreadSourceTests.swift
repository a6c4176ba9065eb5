import AccessibilityTree
import Testing
import Vocabulary

@testable import DumpFormats

/// Every source that a header can name is read by its rules, or refused as known and not read yet.
struct UnreadSourceTests {
  @Test("a header names a source", arguments: Source.allCases)
  func namesSource(source: Source) {
    let text = "# axverify-dump: source=\(source.rawValue)\n\"x\" name=\"n\"\n# axverify-end: nodes=1\n"
    var parts = TreeBuilder(source: []).parts()
    let isRead = (try? SourceFields.fill(&parts, source: source)) != nil
    let fault = line(refusal(Array(text.utf8)))
    #expect(
      fault
        == (isRead
          ? nil : "1:1 unread-source: the header says source=\(source.rawValue), which is known and not read yet"))
  }

  @Test("NovaWindows spells WinAppDriver's attributes in its own way")
  func readsNovaWindows() throws {
    let dump = try read(
      """
      # axverify-dump: source=novawindows platform=windows
      Button Name="OK" HasKeyboardfocus="True" IsEnabled="False"
      # axverify-end: nodes=1

      """)
    #expect(outline(dump) == ["Button name=OK enabled=false focused=true"])
    #expect(dump.source == .novawindows)
  }
}
