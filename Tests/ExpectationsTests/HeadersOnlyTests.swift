import Expectations
import Testing

/// Reading the headers of a file alone, as is done for files that only own dumps.
@Suite("Headers alone")
struct HeadersOnlyTests {
  @Test(
    "Says the same of the headers as reading all does",
    arguments: [
      "screen \"A\" on ios macos\ndump @ios \"a.xml\"\ndecoy \"b.txt\" \"c.txt\"\nbutton \"OK\"\n  link \"More\"\nno \"X\"\n",
      "# first\nscreen \"A\" on ios\nbutton \"OK\"\ndecoy \"late.txt\"\n",
      "screen \"A\" on ios\nbutton \"OK\"\n@ios decoy \"gated.txt\"\n",
      "screen \"A\" on ios\nbutton \"OK\"\nanchor heading \"late\"\nscreen \"B\" on macos\n",
      "screen \"A\" on ios\ndecoyy \"b.txt\"\nbutton \"OK\"\n",
      "screen \"A\" on ios\nbutton \"OK\"\nbuttn \"X\"\n\tdecoy \"tab.txt\"\n",
      "screeen \"A\" on ios\nbutton \"OK\"\n",
      "button \"OK\"\nscreen \"A\" on ios\n",
      "screen \"A\" on nowhere\nbutton \"OK\"\n",
      "",
    ])
  func agrees(text: String) {
    let bytes = Array(text.utf8)
    let whole = ExpectationFile.parse(bytes, path: "a.expect")
    let headers = ExpectationFile.parseHeaders(bytes, path: "a.expect")
    #expect(headers.platforms == whole.platforms)
    #expect(headers.screen == whole.screen)
    #expect(headers.hasHeaderError == whole.hasHeaderError)
    #expect(headers.dumps.map(\.path.text) == whole.dumps.map(\.path.text))
    #expect(headers.decoys.map(\.path.text) == whole.decoys.map(\.path.text))
  }

  @Test("Reads no check but the first")
  func skipsChecks() {
    let text = "screen \"A\" on ios\n" + String(repeating: "button \"OK\"\n", count: 50)
    #expect(ExpectationFile.parseHeaders(Array(text.utf8), path: "a.expect").checks.count == 1)
  }
}
