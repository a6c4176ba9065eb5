internal import AccessibilityTree

/// The header and the end mark of our walkers in YAML: comments as they are in the text form.
///
/// The end line gives the number of lines that begin with `- `.
struct AriaCaptureMarks {
  /// The header, where the first line is one.
  private(set) var header: AXTextHeader?
  /// What is wrong with the header, with the end line, or with the number that it gives.
  private(set) var fault: LineFault?
  /// How many of the comments are marks.
  private(set) var count = 0

  /// Looks for both in the lines of a snapshot.
  init(_ bytes: [UInt8], _ lines: [Range<Int>]) {
    do throws(LineFault) {
      try read(bytes, lines)
    } catch {
      fault = error
    }
  }

  private mutating func read(_ bytes: [UInt8], _ lines: [Range<Int>]) throws(LineFault) {
    var (items, told) = (0, Int?.none)
    for line in lines where !DumpLines.isBlank(bytes.span, line) {
      let begin = line.lowerBound + DumpLines.indentation(bytes.span, line)
      if bytes[begin] == 0x2d { items += 1 }
      guard bytes[begin] == 0x23 else { continue }
      switch AXTextHeader.kind(bytes.span, begin..<line.upperBound) {
      case .header where items == 0 && header == nil:
        header = try AXTextHeader(bytes.span, begin..<line.upperBound)
        count += 1
      case .end:
        told = try AXTextHeader.count(bytes.span, begin..<line.upperBound)
        count += 1
      case .header, .none: continue
      }
    }
    if let told, told != items {
      throw LineFault.cut("the dump is cut: its end line says nodes=\(told), and \(items) are there", bytes)
    }
    if header != nil, told == nil { throw LineFault.cut("the dump is cut off: it has a header and no end line", bytes) }
  }
}
