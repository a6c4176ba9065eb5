internal import AccessibilityTree
internal import Vocabulary

extension FileParser {
  mutating func addHeader(_ word: String, _ line: LexedLine) {
    var parser = LineParser(line, setting: LineParser.Setting(declared: word == "screen" ? nil : declared))
    let span = parser.firstWord?.span ?? SourceSpan(line.start, length: 1)
    let header = parser.header(word)
    if line.indentation > 0, !line.isIndentedWrongly { parser.report(.indentedHeader(word), at: span) }
    // A screen that is not the first line was reported there.
    if hasCheck, word != "screen" { parser.report(.headerAfterCheck(word), at: span) }
    if !["dump", "complete", "decoy"].contains(word) {
      if let first = noteHeader(word, line: line.number) {
        parser.report(.headerTwice(word, line: first), at: span)
      }
    }
    faults += parser.faults
    if !parser.faults.isEmpty { file.hasHeaderError = true }
    while !open.isEmpty { close() }
    open.append(OpenLine(indentation: line.indentation, below: .nothing(.header(word)), span: span))
    if let header, parser.faults.isEmpty { take(header, of: line, at: span) }
  }

  /// Notes a header that may stand once, and gives the line of the first one where it stands there already.
  @discardableResult
  mutating func noteHeader(_ word: String, line: Int) -> Int? {
    if let first = headerLines.first(where: { $0.word == word }) { return first.line }
    headerLines.append((word, line))
    return nil
  }

  private mutating func take(_ header: Header, of line: LexedLine, at span: SourceSpan) {
    switch header {
    case .screen(let name, let platforms):
      file.screen = name
      file.platforms = platforms
      declared = platforms
    case .dump(let dump):
      if let selector = dump.selector, let first = dumpLines.updateValue(line.number, forKey: selector) {
        report(.dumpTwice(selector.text, line: first), at: span)
        file.hasHeaderError = true
      }
      file.dumps.append(dump)
    case .scope(let scope): file.scope = scope
    case .anchor(let check): file.anchor = check
    case .complete(let completeness): file.complete.append(completeness)
    case .closed(let closed): file.closed = closed
    case .unclaimed(let unclaimed):
      file.unclaimed = unclaimed
      file.unclaimedLine = (line.start, line.text)
    case .decoys(let decoys): file.decoys += decoys
    }
  }
}
