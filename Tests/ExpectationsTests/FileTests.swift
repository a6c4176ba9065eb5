import AccessibilityTree
import Expectations
import Testing
import Vocabulary

/// The file as bytes, and its lines as a tree.
@Suite struct FileTests {
  static let head: [UInt8] = Array("screen \"A\" on ios\n".utf8)

  static let unreadable: [(bytes: [UInt8], spelt: [String])] = [
    ([0xff, 0xfe, 0x73, 0x00], ["1:1+1 the file is UTF-16; an expectation file is UTF-8"]),
    ([0xfe, 0xff, 0x00, 0x73], ["1:1+1 the file is UTF-16; an expectation file is UTF-8"]),
    (
      head + Array("AXA\né\"".utf8) + [0xe9] + Array("\"\nAXB".utf8),
      ["3:3+1 byte 0xe9 is not UTF-8 here; an expectation file is UTF-8"]
    ),
    (head + Array("AXA # ".utf8) + [0xc3, 0x28], ["2:7+1 byte 0xc3 is not UTF-8 here; an expectation file is UTF-8"]),
    (head + Array("AXA \"".utf8) + [0x00] + Array("\"".utf8), ["2:6+1 a NUL byte; an expectation file is text"]),
    (head + Array("# old\rAXA\r\nAXB".utf8), ["2:6+1 a carriage return within a line; lines end in LF or CRLF"]),
    (head + [0xc0, 0x80], ["2:1+1 byte 0xc0 is not UTF-8 here; an expectation file is UTF-8"]),
    (head + [0xe0, 0x80, 0x80], ["2:1+1 byte 0xe0 is not UTF-8 here; an expectation file is UTF-8"]),
    (head + [0xed, 0xa0, 0x80], ["2:1+1 byte 0xed is not UTF-8 here; an expectation file is UTF-8"]),
    (head + [0xf0, 0x8f, 0xbf, 0xbf], ["2:1+1 byte 0xf0 is not UTF-8 here; an expectation file is UTF-8"]),
    (head + [0xf4, 0x90, 0x80, 0x80], ["2:1+1 byte 0xf4 is not UTF-8 here; an expectation file is UTF-8"]),
    (head + [0xf5, 0x80, 0x80, 0x80], ["2:1+1 byte 0xf5 is not UTF-8 here; an expectation file is UTF-8"]),
    (head + [0xf0, 0x9f, 0x98], ["2:1+1 byte 0xf0 is not UTF-8 here; an expectation file is UTF-8"]),
    (head + Array("AXA\r".utf8), ["2:4+1 a carriage return within a line; lines end in LF or CRLF"]),
  ]

  @Test(arguments: unreadable)
  func reportsWhatIsNoText(bytes: [UInt8], spelt: [String]) {
    let file = ExpectationFile.parse(bytes, path: "x.expect")
    #expect(MarkedText.spell(file.diagnostics) == spelt)
    #expect(file.diagnostics.map(\.path) == ["x.expect"])
  }

  @Test func aLineThatIsNoTextStopsTheFileOnlyAmongTheHeaders() {
    let early = ExpectationFile.parse([0xe9, 0x0a] + Self.head, path: "")
    #expect(early.hasHeaderError)
    let bad = Array("AXA\nAXB\n  AXC ".utf8) + [0xe9]
    let late = ExpectationFile.parse(Self.head + bad + Array("\n    AXD\nAXE\n".utf8), path: "")
    #expect(!late.hasHeaderError)
    #expect(late.checks.map(\.spelt) == ["bare(AXA)", "bare(AXB)", "bare(AXE)"])
    #expect(late.checksInError == [[.ios]])
  }

  @Test func takesEveryWellFormedScalar() {
    let file = ExpectationFile.parse(
      "screen \"A\" on ios\n\"\u{7f}\u{80}\u{7ff}\u{800}\u{d7ff}\u{e000}\u{ffff}\u{10000}\u{10ffff}\"")
    #expect(MarkedText.spell(file.diagnostics) == [])
    #expect(
      file.checks.map(\.spelt) == ["bare(\"\u{7f}\u{80}\u{7ff}\u{800}\u{d7ff}\u{e000}\u{ffff}\u{10000}\u{10ffff}\")"])
  }

  static let invisible: [(line: String, spelt: String)] = [
    ("AXA\u{a0}\"A\"", "2:4+1 U+00A0 is no blank here; words are parted by spaces"),
    ("\u{a0}AXA", "2:1+1 U+00A0 is no blank here; words are parted by spaces"),
    ("AXA\u{200b} \"A\"", "2:4+1 an invisible character, U+200B, outside a string"),
    ("AXA \u{202e}", "2:5+1 an invisible character, U+202E, outside a string"),
    ("AXA\u{7}", "2:4+1 an invisible character, U+0007, outside a string"),
    ("\u{feff}AXA", "2:1+1 an invisible character, U+FEFF, outside a string"),
  ]

  @Test(arguments: invisible)
  func namesInvisibleCharacters(line: String, spelt: String) {
    #expect(MarkedText.spell(ExpectationFile.parse("screen \"A\" on ios\n\(line)\n").diagnostics) == [spelt])
  }

  @Test func quotesOnlyTheStartOfALongWord() {
    let word = String(repeating: "x", count: 1000)
    let file = ExpectationFile.parse("screen \"A\" on \(word)")
    #expect(MarkedText.spell(file.diagnostics) == ["1:15+1000 unknown platform '\(word.prefix(60))…'"])
  }

  @Test func aFileWithoutALineHasNoScreen() {
    let spelt = ["1:1+1 nothing in the file; the first line is 'screen \"NAME\" on PLATFORM…'"]
    for text in ["", "\n\n", "# only a comment", "\t\n  "] {
      #expect(MarkedText.spell(ExpectationFile.parse(text).diagnostics) == spelt)
    }
  }

  @Test func readsCarriageReturnsAndTheByteOrderMark() {
    let text = "screen \"A\" on ios\r\n\r\nAXA -- why\r\n  AXB\r\n"
    let file = ExpectationFile.parse([0xef, 0xbb, 0xbf] + Array(text.utf8), path: "")
    #expect(MarkedText.spell(file.diagnostics) == [])
    #expect(file.source == Array(text.utf8))
    #expect(file.checks.map(\.spelt) == ["bare(AXA) -- why", "bare(AXB)"])
    #expect(file.checks.map(\.text) == ["AXA", "AXB"])
    #expect(file.checks.map(\.position) == [SourcePosition(line: 3, column: 1), SourcePosition(line: 4, column: 3)])
  }

  @Test func putsLinesBelowLines() {
    let file = ExpectationFile.parse(
      """
      screen "A" on ios
      AXA

        AXB
            AXC
      # a comment ends nothing
            AXD "x" absorbs "x"
                AXE
        inside AXF
          stops exactly
            AXG
            AXH
          AXI
      AXJ
         AXK
      """)
    #expect(MarkedText.spell(file.diagnostics) == [])
    #expect(
      file.checks.map { "\($0.text) \($0.parent.map { file.checks[$0].text } ?? "-")" } == [
        "AXA -", "AXB AXA", "AXC AXB", #"AXD "x" absorbs "x" AXB"#, #"AXE AXD "x" absorbs "x""#, "inside AXF AXA",
        "stops exactly inside AXF", "AXG stops exactly", "AXH stops exactly", "AXI inside AXF", "AXJ -", "AXK AXJ",
      ])
  }

  static let dropped: [(text: String, left: [String], inError: [[Platform]?])] = [
    // What is below a line in error goes with it, without a word of its own.
    ("noo AXA\n  AXB\n    AXC\nAXD", ["AXD"], [nil]),
    ("AXA\n  noo AXB\n    AXC\n  AXD", ["AXA", "AXD"], [[.ios, .macos]]),
    ("@ios noo AXA\nAXB", ["AXB"], [[.ios]]),
    ("@ios AXA\n  noo AXB", ["@ios AXA"], [[.ios]]),
    ("@ios.full noo AXA", [], [[]]),
    // A list is judged as a whole or not at all.
    ("stops exactly\n  AXA\n  noo AXB\n  AXC\nAXD", ["AXD"], [[.ios, .macos], nil]),
    (
      "inside AXA\n  AXB\n  stops exactly\n    AXC\n    noo AXD\n  AXE", ["inside AXA", "AXB", "AXE"],
      [[.ios, .macos], [.ios, .macos]]
    ),
    ("stops exactly\n  AXA\n\tAXB\nAXD", ["AXD"], [[.ios, .macos], nil]),
    ("@ios stops exactly\n    AXA\n  AXB\nAXD", ["AXD"], [[.ios], [.ios]]),
    // A line that may have nothing below it is judged all the same, and one message is enough.
    ("some AXA\n  AXB\n  AXC\nAXD", ["some AXA", "AXD"], [[.ios, .macos]]),
    ("AXA\n    AXB\n  AXC\n  AXD\n    AXE\n    AXF\nAXG", ["AXA", "AXB", "AXG"], [[.ios, .macos]]),
  ]

  @Test(arguments: dropped)
  func dropsLinesInError(text: String, left: [String], inError: [[Platform]?]) {
    let file = ExpectationFile.parse("screen \"A\" on ios macos\n\(text)\n")
    #expect(file.checks.map(\.text) == left)
    #expect(file.checksInError == inError)
    #expect(file.diagnostics.count == 1)
  }

  @Test func diagnosticsExplainThemselves() throws {
    let file = ExpectationFile.parse("screen \"A\" on ios macos\nAXA @ios stop\n")
    let diagnostic = try #require(file.diagnostics.first)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.id == "not-covered")
    #expect(diagnostic.path == "a.expect")
    #expect(
      diagnostic.notes == ["'@else' covers what no arm names, '@macos ?' says that it is not judged"])
  }
}
