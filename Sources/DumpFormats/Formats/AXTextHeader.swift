internal import AccessibilityTree
internal import Vocabulary

/// The header and the end line of our own text form.
struct AXTextHeader {
  /// What it says, as it is written.
  var words = DumpHeader()
  /// The source it names.
  var source: Source?
  /// The platform it names.
  var platform: Platform?

  static let start = "# axverify-dump:"
  static let end = "# axverify-end:"

  /// What a line that begins with `#` is.
  enum Kind {
    case header, end, none
  }

  static func kind(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Kind {
    if starts(bytes, range, with: start) { return .header }
    return starts(bytes, range, with: end) ? .end : .none
  }

  /// A header that says nothing yet.
  init() {}

  /// Reads a header line.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(LineFault) {
    var line = AXTextLine(range, escapes: .full)
    line.skip(AXTextHeader.start.utf8.count)
    while true {
      line.skipBlanks(bytes)
      if line.isAtEnd { break }
      let pair = try line.pair(bytes)
      let value = try TextEscapes.full.string(bytes, pair.value)
      try take(
        AXTextLine.string(bytes, pair.name.range), value, at: (name: pair.name.range, value: pair.value.range))
    }
  }

  /// Takes in one word of a header and its value, which stand at the given bytes.
  mutating func take(
    _ name: String, _ value: String, at place: (name: Range<Int>, value: Range<Int>)
  ) throws(LineFault) {
    switch name {
    case "source":
      words.source = value
      source = Source(rawValue: value)
      if source == nil { throw unknown("source", value, place.value, Source.allCases.map(\.rawValue)) }
    case "platform":
      words.platform = value
      platform = Platform(rawValue: value)
      if platform == nil { throw unknown("platform", value, place.value, Platform.allCases.map(\.rawValue)) }
    case "screen": words.screen = value
    case "captured": words.captured = value
    case "tool": words.tool = value
    case "depth-limit":
      words.depthLimit = Int(value)
      words.hasNoDepthLimit = value == "none"
      if words.depthLimit ?? 0 < 1, !words.hasNoDepthLimit {
        throw LineFault(
          id: "bad-header", message: "depth-limit is a number of levels or 'none', not '\(value)'",
          range: place.value)
      }
    default:
      throw unknown(
        "word of the header", name, place.name, ["source", "platform", "screen", "captured", "tool", "depth-limit"])
    }
  }

  private func unknown(_ what: String, _ word: String, _ range: Range<Int>, _ known: [String]) -> LineFault {
    let near = Spelling.nearest(word, among: known)
    let advice = near == nil && what == "source" ? "; 'axverify sources' lists those that there are" : ""
    return LineFault(
      id: "bad-header", message: "unknown \(what) '\(word)'\(advice)", range: range, suggestion: near)
  }

  /// The number of nodes that an end line gives.
  static func count(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(LineFault) -> Int {
    var line = AXTextLine(range, escapes: .full)
    line.skip(end.utf8.count)
    line.skipBlanks(bytes)
    let fault = LineFault(id: "bad-end-line", message: "expected nodes=N in the end line of the dump", range: range)
    guard !line.isAtEnd, let pair = try? line.pair(bytes), line.isAtEnd else { throw fault }
    let name = AXTextLine.string(bytes, pair.name.range)
    guard name == "nodes", let count = Int(AXTextLine.string(bytes, pair.value.range)), count >= 0 else { throw fault }
    return count
  }

  private static func starts(_ bytes: Span<UInt8>, _ range: Range<Int>, with text: String) -> Bool {
    guard range.count >= text.utf8.count else { return false }
    var index = range.lowerBound
    for byte in text.utf8 {
      if bytes[index] != byte { return false }
      index += 1
    }
    return true
  }
}
