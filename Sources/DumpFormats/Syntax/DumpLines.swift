/// The lines of a text dump, without what a log, a paste or a file put around them.
///
/// Nothing is copied: a line is a range of the dump, so places in it are right as they are.
struct DumpLines {
  /// The lines, blank ones included, without what ends them.
  private(set) var lines: [Range<Int>] = []
  /// What was taken off: one line each.
  private(set) var notes: [String] = []
  /// How many blanks stood before every line.
  private(set) var margin = 0

  /// How many lines from the start are looked at for a prefix, and how often prefixes can stand in a row.
  private static let limit = (lines: 10, prefixes: 3)

  /// Splits a part of a dump into lines.
  ///
  /// A prefix is taken off wherever it stands, if one of the first lines has it: pasted dumps have lost it on most.
  ///
  /// - Parameters:
  ///   - bytes: the dump.
  ///   - range: the part of it that is read.
  ///   - firstLine: the number of the line that the part begins in, for notes.
  ///   - takesMargin: whether blanks that stand before every line are none of the dump's.
  init(_ bytes: [UInt8], in range: Range<Int>, firstLine: Int = 1, takesMargin: Bool = true) {
    lines = DumpLines.split(bytes.span, range)
    let kinds = DumpLines.prefixes(bytes.span, lines)
    for kind in kinds { take(kind, bytes.span, firstLine) }
    if takesMargin { takeMargin(bytes.span) }
  }

  /// The prefixes that the first lines have, outermost first.
  private static func prefixes(_ bytes: Span<UInt8>, _ lines: [Range<Int>]) -> [LinePrefix] {
    var kinds: [LinePrefix] = []
    var seen = 0
    for line in lines where !isBlank(bytes, line) {
      var line = line
      for _ in 0..<limit.prefixes {
        guard let found = prefix(bytes, line) else { break }
        if !kinds.contains(found.kind) { kinds.append(found.kind) }
        line = found.end..<line.upperBound
      }
      seen += 1
      if seen == limit.lines { break }
    }
    return kinds
  }

  private static func prefix(_ bytes: Span<UInt8>, _ line: Range<Int>) -> (kind: LinePrefix, end: Int)? {
    for kind in LinePrefix.allCases {
      if let end = kind.end(bytes, line) { return (kind, end) }
    }
    return nil
  }

  private mutating func take(_ kind: LinePrefix, _ bytes: Span<UInt8>, _ firstLine: Int) {
    var count = 0
    var first = 0
    for index in lines.indices {
      guard let end = kind.end(bytes, lines[index]) else { continue }
      lines[index] = end..<lines[index].upperBound
      count += 1
      if count == 1 { first = index + firstLine }
    }
    guard count > 0 else { return }
    let place = count == 1 ? "line \(first)" : "\(count) lines, first line \(first)"
    notes.append("took the \(kind.name) off \(place)")
  }

  private mutating func takeMargin(_ bytes: Span<UInt8>) {
    var least = Int.max
    for line in lines where !DumpLines.isBlank(bytes, line) {
      least = min(least, DumpLines.indentation(bytes, line))
      if least == 0 { return }
    }
    guard least < Int.max else { return }
    margin = least
    for index in lines.indices {
      let line = lines[index]
      lines[index] = min(line.lowerBound + least, line.upperBound)..<line.upperBound
    }
    notes.append("took a margin of \(least) blank\(least == 1 ? "" : "s") off all lines")
  }

  private static func split(_ bytes: Span<UInt8>, _ range: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where bytes[index] == 0x0a {
      lines.append(start..<DumpLines.end(bytes, start, index))
      start = index + 1
    }
    if start < range.upperBound { lines.append(start..<DumpLines.end(bytes, start, range.upperBound)) }
    return lines
  }

  /// CRLF ends a line as LF does.
  private static func end(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    end > start && bytes[end - 1] == 0x0d ? end - 1 : end
  }

  /// How many blanks a line begins with.
  static func indentation(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Int {
    var index = line.lowerBound
    while index < line.upperBound, bytes[index] == 0x20 { index += 1 }
    return index - line.lowerBound
  }

  /// Whether a line holds nothing but white space.
  static func isBlank(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    for index in line where bytes[index] > 0x20 { return false }
    return true
  }
}
