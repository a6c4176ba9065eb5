internal import AccessibilityTree
internal import Vocabulary

/// Reads a file line by line: headers, then checks, with what is indented below what.
struct FileParser {
  var file: ExpectationFile
  var faults: [Fault] = []
  /// The platforms of the header; `nil` before it and where it is wrong.
  var declared: [Platform]?
  var hasFirstLine = false
  var hasCheck = false
  /// The line of each header that may stand once; there are few.
  var headerLines: [(word: String, line: Int)] = []
  var dumpLines: [Selector: Int] = [:]
  /// The lines that the next one may be below, the outermost first.
  var open: [OpenLine] = []
  /// What a line without gate and arms is asked on.
  var everywhere: (declared: [Platform], asked: Asked)?

  /// Whether the headers alone are wanted, so that most checks need not be read.
  private let readsHeadersOnly: Bool

  init(file: ExpectationFile, readsHeadersOnly: Bool) {
    self.file = file
    self.readsHeadersOnly = readsHeadersOnly
  }

  static func parse(_ bytes: [UInt8], path: String, headersOnly: Bool = false) -> ExpectationFile {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let source = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    var parser = FileParser(file: ExpectationFile(path: path, source: source), readsHeadersOnly: headersOnly)
    if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) {
      parser.report(.utf16, at: SourceSpan(SourcePosition(line: 1, column: 1), length: 1))
      parser.file.hasHeaderError = true
    } else {
      parser.run()
    }
    parser.finish()
    return parser.file
  }

  private mutating func run() {
    for line in SourceLines(file.source) {
      // Up to the first check every line may say that a header is wrong, after it no line but a header.
      if readsHeadersOnly, hasCheck, !line.mayBeHeader(in: file.source) { continue }
      if let fault = line.fault(in: file.source) {
        addUnreadable(line, fault)
      } else {
        let lexed = Lexer.lex(line, of: file.source)
        if !lexed.isBlank { add(lexed) }
      }
    }
    while !open.isEmpty { close() }
    if !hasFirstLine {
      report(.noScreen, at: SourceSpan(SourcePosition(line: 1, column: 1), length: 1))
      file.hasHeaderError = true
    }
  }

  private mutating func finish() {
    // Faults of a list are found at its end; two at one place keep their order.
    let sorted = faults.enumerated().sorted { left, right in
      (left.element.span.start, left.offset) < (right.element.span.start, right.offset)
    }
    file.diagnostics = sorted.map { $0.element.diagnostic(path: file.path) }
  }

  /// Takes in a line that is no text: whatever it was, it is in error.
  private mutating func addUnreadable(_ line: SourceLine, _ fault: Fault) {
    faults.append(fault)
    let outline = line.outline(in: file.source)
    guard !outline.isComment else { return }
    if hasCheck {
      let isDropped = isBelowDropped(place(outline.indentation, wrongly: false, span: fault.span))
      recordError(on: [], isDropped: isDropped)
    } else {
      file.hasHeaderError = true
    }
    open.append(OpenLine(indentation: outline.indentation, below: .dropped, span: fault.span))
    hasFirstLine = true
  }

  private mutating func add(_ line: LexedLine) {
    let isFirst = !hasFirstLine
    hasFirstLine = true
    let reader = LineParser(line, setting: LineParser.Setting(declared: declared))
    let word = reader.headerWord
    if isFirst, word != "screen" {
      report(
        .firstLineNotScreen(nearestScreen(to: reader)), at: reader.firstWord?.span ?? SourceSpan(line.start, length: 1))
      file.hasHeaderError = true
    }
    if let word {
      addHeader(word, line)
    } else if !isFirst || nearestScreen(to: reader) == nil {
      addCheck(line)
    }
  }

  /// `screen`, where the first word of the file is nearly that.
  private func nearestScreen(to line: LineParser) -> String? {
    line.firstWord?.word.flatMap { Spelling.nearest($0, among: ["screen"]) }
  }

  mutating func report(_ message: Message, at span: SourceSpan) {
    faults.append(Fault(message: message, span: span))
  }
}
