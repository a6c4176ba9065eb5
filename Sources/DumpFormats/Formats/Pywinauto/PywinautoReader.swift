internal import AccessibilityTree

/// Reads the elements of pywinauto's text into a tree, up to the first that is wrong.
///
/// Titles hold line breaks as they are, and a console that was copied put in some of its own; so an element goes from
/// its first line, which a line of nothing but bars announces, to the next element's.
struct PywinautoReader: LineTreeReader {
  var builder: TreeBuilder
  /// What ended the reading early.
  var fault: LineFault?
  /// What stood around the elements and was skipped.
  private(set) var notes: [String] = []
  private let lines: [Range<Int>]

  init(_ bytes: consuming [UInt8], _ lines: [Range<Int>]) {
    let source = bytes
    builder = TreeBuilder(source: bytes)
    self.lines = lines
    let heads = elementHeads(source.span)
    if let first = lines.first(where: { !DumpLines.isBlank(source.span, $0) }), first != startLine(source.span) {
      notes.append("skipped what stands before the identifiers: '\(AXTextLine.string(source.span, first))'")
    }
    builder.reserve(nodes: heads.count, attributes: heads.count * 6)
    for (place, head) in heads.enumerated() {
      // The bars that announce the next element may stand on the last line of this one.
      let next = place + 1 < heads.count ? heads[place + 1].line : lines.count
      do throws(LineFault) {
        try read(source.span, head, until: next, isLast: place + 1 == heads.count)
      } catch {
        fault = error
        break
      }
    }
  }

  // MARK: - Where elements begin

  /// The first line of an element.
  private struct Head {
    var line: Int
    var depth: Int
    /// Where it goes on after its bars.
    var start: Int
  }

  private static let bar: StaticString = "   | "

  private func elementHeads(_ bytes: Span<UInt8>) -> [Head] {
    var heads: [Head] = []
    let start = startLine(bytes)
    for index in lines.indices where lines[index].lowerBound >= start?.upperBound ?? 0 {
      var cursor = ByteCursor(lines[index])
      var depth = 0
      while cursor.take(PywinautoReader.bar, bytes) { depth += 1 }
      let start = cursor.index
      guard cursor.takeWord(upTo: 0x20, bytes), cursor.take(" - '", bytes) else { continue }
      if depth <= (heads.last?.depth ?? -1) + 1, isAnnounced(bytes, index, depth) {
        heads.append(Head(line: index, depth: depth, start: start))
      }
    }
    return heads
  }

  /// The line that the elements follow.
  private func startLine(_ bytes: Span<UInt8>) -> Range<Int>? {
    lines.first { AXTextLine.string(bytes, $0).hasSuffix(PywinautoFormat.start.description) }
  }

  /// Whether the line before an element's first is the bars of its level, or ends in them where a console glued them on.
  private func isAnnounced(_ bytes: Span<UInt8>, _ index: Int, _ depth: Int) -> Bool {
    guard index > 0 else { return true }
    let line = lines[index - 1]
    if depth == 0 {
      return DumpLines.isBlank(bytes, line)
        || AXTextLine.string(bytes, line).hasSuffix(PywinautoFormat.start.description)
    }
    var end = line.upperBound
    var bars = 0
    while end > line.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x7c {
      if bytes[end - 1] == 0x7c { bars += 1 }
      end -= 1
    }
    return bars == depth
  }

  // MARK: - What an element says

  private mutating func read(
    _ bytes: Span<UInt8>, _ head: Head, until next: Int, isLast: Bool
  ) throws(LineFault) {
    let end = lines[next - 1].upperBound
    var cursor = ByteCursor(head.start..<end)
    _ = cursor.takeWord(upTo: 0x20, bytes)
    let friendly = AXTextLine.string(bytes, head.start..<cursor.index)
    let title = (cursor.index + 4)
    guard let rectangle = PywinautoRectangle(bytes, from: title, to: end) else {
      throw LineFault(
        id: isLast ? "truncated-dump" : "bad-line",
        message: (isLast ? "the dump is cut off: " : "") + "the title that begins here is not followed by a rectangle",
        range: title..<lines[head.line].upperBound)
    }
    let rest = restLines(bytes, after: rectangle.end, from: head.line, until: next)
    guard let list = rest.list else {
      throw LineFault(
        id: isLast ? "truncated-dump" : "bad-line",
        message: (isLast ? "the dump is cut off: " : "") + "the element that begins here has no whole list of names",
        range: head.start..<lines[head.line].upperBound)
    }
    let criteria = rest.criteria.map { PywinautoCriteria(bytes, $0) }
    let type = criteria?.value("control_type").map { AXTextLine.string(bytes, $0) }
    builder.end(toDepth: head.depth)
    let role = builder.symbols.intern(type ?? PywinautoRules.controlTypes[friendly] ?? friendly)
    builder.begin(role: role, offset: head.start)
    add("friendly_class_name", ref(head.start..<(title - 4)))
    add("title", name(bytes, title..<rectangle.quote, criteria?.value("title")))
    for key in ["auto_id", "control_type", "class_name"] {
      if let value = criteria?.value(key) { add(key, ref(value)) }
    }
    add("rectangle", builder.append(rectangle.text.utf8))
    add("best_match", ref(list))
    if isLast { noteRest(bytes, after: max(list.upperBound, rest.criteria?.upperBound ?? 0) + 1) }
  }

  /// The list of names and the criteria that follow an element's first line.
  private func restLines(
    _ bytes: Span<UInt8>, after start: Int, from line: Int, until next: Int
  ) -> (list: Range<Int>?, criteria: Range<Int>?) {
    var listStart: Int?
    var criteriaStart: Int?
    for index in line..<next where lines[index].upperBound > start {
      var cursor = ByteCursor(max(start, lines[index].lowerBound)..<lines[index].upperBound)
      while cursor.take(PywinautoReader.bar, bytes) {}
      if listStart == nil, cursor.take("[", bytes) {
        listStart = cursor.index - 1
      } else if listStart != nil, cursor.take("child_window(", bytes) {
        criteriaStart = cursor.index
        break
      }
    }
    let end = lines[next - 1].upperBound
    guard let listStart, let listEnd = lastAfterQuote(0x5d, bytes, listStart..<(criteriaStart ?? end)) else {
      return (nil, nil)
    }
    let list = listStart..<(listEnd + 1)
    guard let criteriaStart else { return (list, nil) }
    // What was begun and has no end makes the element one that is cut.
    return lastAfterQuote(0x29, bytes, criteriaStart..<end).map { (list, criteriaStart..<$0) } ?? (nil, nil)
  }

  /// The last bracket of a range that closes what ends in a quote.
  private func lastAfterQuote(_ bracket: UInt8, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var index = range.upperBound
    while index > range.lowerBound + 1 {
      index -= 1
      if bytes[index] == bracket, bytes[index - 1] == 0x27 || bytes[index - 1] == 0x22 { return index }
    }
    return nil
  }

  /// What stands after the last element: a prompt, most often.
  private mutating func noteRest(_ bytes: Span<UInt8>, after end: Int) {
    for (index, line) in lines.enumerated() where line.lowerBound >= end {
      guard !DumpLines.isBlank(bytes, line) else { continue }
      let text = AXTextLine.string(bytes, line)
      notes.append("skipped what stands after the last element, from line \(index + 1): '\(text)'")
      return
    }
  }

  // MARK: - Texts

  /// A title, which the criteria say once more.
  ///
  /// A line break is one if both have it; the console put in those that only one of them has. Newer versions write it
  /// `\n` in the first of the two.
  private mutating func name(_ bytes: Span<UInt8>, _ title: Range<Int>, _ other: Range<Int>?) -> TextRef {
    guard let other else { return text(bytes, title) }
    var result: [UInt8] = []
    var (left, right) = (title.lowerBound, other.lowerBound)
    while left < title.upperBound || right < other.upperBound {
      let leftBreak = lineBreak(bytes, left..<title.upperBound, escapes: true)
      let rightBreak = lineBreak(bytes, right..<other.upperBound, escapes: false)
      if leftBreak > 0 || rightBreak > 0 {
        if leftBreak > 0, rightBreak > 0 { result.append(0x0a) }
        left += leftBreak
        right += rightBreak
      } else {
        guard left < title.upperBound, right < other.upperBound, bytes[left] == bytes[right] else {
          return text(bytes, title)
        }
        result.append(bytes[left])
        left += 1
        right += 1
      }
    }
    return builder.append(result)
  }

  /// How many bytes a line break has that begins a range; 0 for none.
  private func lineBreak(_ bytes: Span<UInt8>, _ range: Range<Int>, escapes: Bool) -> Int {
    guard let first = range.first else { return 0 }
    let next = first + 1 < range.upperBound ? bytes[first + 1] : 0
    switch bytes[first] {
    case 0x0a: return 1
    case 0x0d: return next == 0x0a ? 2 : 1
    case 0x5c where escapes && (next == 0x6e || next == 0x72): return 2
    default: return 0
    }
  }

  /// A text whose line breaks are the file's.
  private mutating func text(_ bytes: Span<UInt8>, _ range: Range<Int>) -> TextRef {
    var result: [UInt8] = []
    for index in range where bytes[index] != 0x0d || index + 1 == range.upperBound || bytes[index + 1] != 0x0a {
      result.append(bytes[index])
    }
    return result.count == range.count ? ref(range) : builder.append(result)
  }

  private func ref(_ range: Range<Int>) -> TextRef {
    TextRef(offset: UInt32(range.lowerBound), length: UInt32(range.count))
  }

  private mutating func add(_ name: String, _ value: TextRef) {
    builder.add(builder.symbols.intern(name), value)
  }
}
