import Foundation
import Testing

/// What the pages show is what the tool does: their examples are run, and their outputs compared.
@Suite("Pages", .serialized)
struct DocumentationTests {
  @Test("There are examples on the page of the language, and an output in the README")
  func isWhole() {
    let pages = Dictionary(uniqueKeysWithValues: Page.all.map { ($0.path.components(separatedBy: "/").last ?? "", $0) })
    #expect(
      pages.keys.sorted() == [
        "AccessibilityVerification.md", "AuditRules.md", "Auditing.md", "Capture.md", "Diff.md", "Formats.md",
        "Language.md", "README.md", "Results.md", "Speed.md", "Tests.md", "Vocabulary.md",
      ])
    #expect(pages["Language.md"]?.examples.count == 7)
    #expect(pages["README.md"]?.outputs.count == 1)
    #expect(pages["Auditing.md"]?.outputs.count == 1)
    #expect(pages["Diff.md"]?.outputs.count == 1)
  }

  @Test("Example", .timeLimit(.minutes(5)), arguments: Page.all.flatMap(\.examples))
  func holds(_ example: ConformanceCase) async throws {
    try await example.expectToHold()
  }

  @Test("Output", .timeLimit(.minutes(5)), arguments: Page.all.filter { !$0.outputs.isEmpty })
  func isAsPrinted(_ page: Page) async throws {
    var lines = page.lines
    // From the last to the first, so that the lines of those before stay where they are.
    for output in page.outputs.reversed() {
      let printed = try await BuiltBinary.run(output.arguments, in: ConformanceCase.root)
      let text = String(decoding: printed.output, as: UTF8.self)
      #expect(output.text == text, "\(page.path):\(output.lines.lowerBound)")
      lines.replaceSubrange(output.lines, with: text.components(separatedBy: "\n").dropLast())
    }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try lines.joined(separator: "\n").write(
        to: ConformanceCase.root.appending(path: page.path), atomically: true, encoding: .utf8)
      Issue.record("\(page.path) was written anew: read what changed, then run again")
    }
  }

  @Test("Blocks of a page become an example each")
  func blocks() {
    let page = Page(
      path: "p.md",
      text: """
        text
        ```expect
        screen "A" on ios
        ```

        ```dump ios
        AXButton label="a"
        ```
        prose
        ```swift
        let x = 1
        ```
        ```dump android.full
        <hierarchy/>
        ```
        ```file d.txt
        AXImage
        ```
        ```want
        2 ios pass
        ```
        <!-- output of axverify role "a b" -->
        ```text
        said
        ```
        """)
    #expect(page.examples.map(\.name) == ["p.md:2", "p.md:13"])
    #expect(page.examples[0].files.map(\.path) == ["a.expect", "dumps/ios/a.txt"])
    #expect(page.examples[0].want.lines == [.exit(0)])
    #expect(page.examples[0].want.isOpen)
    #expect(page.examples[1].files.map(\.path) == ["dumps/android/a.full.xml", "d.txt"])
    #expect(page.examples[1].files.map(\.text) == ["<hierarchy/>\n", "AXImage\n"])
    #expect(page.examples[1].want.lines == [.check(place: "2", platform: "ios", result: "pass", text: nil)])
    #expect(!page.examples[1].want.isOpen)
    #expect(page.outputs.map(\.arguments) == [["role", "a b"]])
    #expect(page.outputs.map(\.text) == ["said\n"])
  }
}
