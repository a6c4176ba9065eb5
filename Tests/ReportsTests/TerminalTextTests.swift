import Testing

@testable import Reports

@Suite("Escaping for terminals and logs")
struct TerminalTextTests {
  static let escapes: [(text: String, shown: String)] = [
    ("plain", "plain"), ("Größe 設定 😀 e\u{301}", "Größe 設定 😀 e\u{301}"), ("a\\b", "a\\b"),
    ("a\nb\rc\td", "a\\nb\\rc\\td"), ("\u{0}\u{1b}[31m\u{7f}", "\\u{0}\\u{1b}[31m\\u{7f}"),
    ("\u{80}\u{9b}\u{9f}", "\\u{80}\\u{9b}\\u{9f}"), ("a\u{a0}b\u{202f}c\u{3000}", "a\\u{a0}b\\u{202f}c\\u{3000}"),
    ("\u{ad}\u{200b}\u{200d}\u{200f}\u{feff}\u{fe0f}", "\\u{ad}\\u{200b}\\u{200d}\\u{200f}\\u{feff}\\u{fe0f}"),
    ("\u{202a}\u{202e}\u{2066}\u{2069}\u{61c}", "\\u{202a}\\u{202e}\\u{2066}\\u{2069}\\u{61c}"),
    ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"), ("\u{e0001}\u{e007f}", "\\u{e0001}\\u{e007f}"),
    ("\u{fff9}\u{fffb}", "\\u{fff9}\\u{fffb}"),
  ]

  @Test("what is hidden or acts is shown, everything else stands as it is", arguments: escapes)
  func escape(_ text: String, shown: String) {
    var bytes: [UInt8] = []
    TerminalText.append(text[...], to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == shown)
  }

  static let lines: [(line: String, harmless: String)] = [
    ("::error::x", "\\u{3a}:error::x"), ("  ::error::x", "  \\u{3a}:error::x"),
    ("\u{a0}\u{3000}::error::x", "\\u{a0}\\u{3000}::error::x"), ("a ::error::x", "a ::error::x"),
    (":error::", ":error::"), ("a ##[error]b", "a ##\\u{5b}error]b"), ("##vso[task]", "##vso\\u{5b}task]"),
    ("###[x] ##a1[y]", "###\\u{5b}x] ##a1[y]"), ("#[x] # #[y]", "#[x] # #[y]"), ("##", "##"), ("::", "\\u{3a}:"),
    (":", ":"), ("", ""),
  ]

  @Test("no line is a command to the service that runs it", arguments: lines)
  func commands(_ line: String, harmless: String) {
    var text = ReportText(ReportOptions())
    text.line("::first")
    text.line(line)
    #expect(String(decoding: text.bytes, as: UTF8.self) == "\\u{3a}:first\n\(harmless)\n")
  }

  @Test("a piece of text is bounded, wherever it comes from")
  func bounded() {
    var text = ReportText(ReportOptions())
    text.line(String(repeating: "a", count: ReportText.maximumPiece))
    text.line(String(repeating: "b", count: ReportText.maximumPiece + 1))
    let (whole, cut) = (String(repeating: "a", count: 2_000), String(repeating: "b", count: 2_000))
    #expect(String(decoding: text.bytes, as: UTF8.self) == "\(whole)\n\(cut)…\n")
  }

  @Test("colours are used where they are asked for, and on nothing else")
  func colors() {
    var options = ReportOptions()
    options.isColored = true
    var text = ReportText(options)
    text.write("a", .failure)
    text.write("b")
    text.line("\u{1b}", .faint)
    #expect(String(decoding: text.bytes, as: UTF8.self) == "\u{1b}[1;31ma\u{1b}[0mb\u{1b}[2m\\u{1b}\u{1b}[0m\n")
  }
}
