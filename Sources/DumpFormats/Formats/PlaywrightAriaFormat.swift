internal import AccessibilityTree
internal import Vocabulary

/// Playwright's aria snapshot: a list of YAML, alone or in the Markdown that failed tests and agents write.
enum PlaywrightAriaFormat: DumpFormat {
  static let id = "playwright-aria"
  static let title = "an aria snapshot of Playwright"
  static let hasTextHeader = true

  static func recognises(_ head: DumpHead) -> Bool {
    if !snapshots(head.fences).isEmpty { return true }
    return head.bareLines.first { !$0.hasPrefix("#") && !$0.says("---") }.map { isItem($0.text) } ?? false
  }

  /// The blocks of Markdown that hold a snapshot: by their first line, or by their title where they are empty.
  private static func snapshots(_ fences: [MarkdownFence]) -> [MarkdownFence] {
    let found = fences.filter { $0.firstLine.isEmpty ? isTitled($0) : isItem($0.firstLine) }
    // Other blocks can hold pieces of snapshots: what a comparison expected, what it found.
    let titled = found.filter(isTitled)
    return titled.isEmpty ? found : titled
  }

  private static func isTitled(_ fence: MarkdownFence) -> Bool { fence.title.lowercased().contains("page snapshot") }

  /// Whether a line is an item with a role that aria has, or one of the words that Playwright adds.
  private static func isItem(_ line: String) -> Bool {
    let bytes = Array(line.utf8)
    guard let item = try? AriaSnapshotItem(bytes, 0..<bytes.count) else {
      // A line that is cut, or one of a template, still tells by its role.
      let word = line.drop { $0 == " " }.dropFirst(2).drop { $0 == "'" }.prefix { $0.isLetter }
      return line.drop { $0 == " " }.hasPrefix("- ") && isRole(String(word))
        && line.contains { $0 == "\"" || $0 == "/" }
    }
    return isRole(item.word.string(in: bytes))
  }

  private static func isRole(_ word: String) -> Bool {
    word == "text" || word == "iframe" || Vocabulary.standard.knows(role: word, in: .aria)
  }

  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    let bytes = input.bytes
    let found = snapshots(head.fences)
    if found.count > 1 {
      throw input.refuse(
        "several-dumps", "a second snapshot begins here; keep one a file", at: found[1].content.lowerBound)
    }
    let fence = found.first
    let range = fence?.content ?? head.start(ofLineIn: bytes)..<bytes.count
    let lines = DumpLines(bytes, in: range, firstLine: fence?.line ?? 1)
    var reader = AriaSnapshotReader(bytes, lines.lines)
    var fault = reader.fault
    if fault == nil, fence?.isClosed == false || input.endsInsideCharacter {
      fault = .cut(
        "the dump is cut off: \(fence == nil ? "it ends in the middle of a character" : "its block of Markdown is not closed")",
        bytes)
    }
    if reader.tree.count == 0 {
      let empty = LineFault(
        id: "no-nodes", message: "the page snapshot holds no node, so nothing was captured",
        range: range.lowerBound..<range.lowerBound)
      throw (fault ?? empty).diagnostic(bytes, path: input.path)
    }
    var notes = input.notes + lines.notes
    if let fence { notes.append("read the snapshot in the Markdown, from line \(fence.line) on") }
    notes += PlaywrightAriaFormat.notes(reader)
    var parts = reader.tree.takeParts()
    let secure = PlaywrightAriaRules.fill(&parts)
    return Dump(
      parts, secure: secure, format: id, source: .playwrightAria, notes: notes,
      refusal: fault?.diagnostic(bytes, path: input.path), header: reader.header)
  }

  private static func notes(_ reader: AriaSnapshotReader) -> [String] {
    var notes: [String] = []
    if reader.comments > 0 {
      notes.append("skipped \(reader.comments) line\(reader.comments == 1 ? "" : "s") of comment")
    }
    if reader.strayProperties > 0 {
      let properties = reader.strayProperties == 1 ? "1 property" : "\(reader.strayProperties) properties"
      notes.append("skipped \(properties) after what is inside the item")
    }
    return notes
  }
}
