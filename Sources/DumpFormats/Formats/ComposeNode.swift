/// The line of a node in Compose's printed semantics: `Node #4 at (l=42.0, t=105.0, r=105.0, b=168.0)px, Tag: 'x'`.
struct ComposeNode {
  /// The number.
  private(set) var id: Range<Int>
  /// The place, from its parenthesis to its unit.
  private(set) var bounds: Range<Int>
  /// What tests call it.
  private(set) var tag: Range<Int>?

  /// Reads what stands after the bars.
  init(_ bytes: Span<UInt8>, _ line: Range<Int>) throws(LineFault) {
    var cursor = ByteCursor(line)
    _ = cursor.take("Node #", bytes)
    let number = cursor.index
    let fault = LineFault(message: "expected 'Node #1 at (l=0.0, t=0.0, r=0.0, b=0.0)px'", range: line)
    guard cursor.takeDigits(nil, bytes) else { throw fault }
    id = number..<cursor.index
    guard cursor.take(" at ", bytes) else { throw fault }
    let place = cursor.index
    guard cursor.takeAll(upTo: 0x29, bytes), cursor.take(0x29, bytes), cursor.take("px", bytes) else { throw fault }
    bounds = place..<cursor.index
    if cursor.take(", Tag: '", bytes) {
      guard line.upperBound > cursor.index, bytes[line.upperBound - 1] == 0x27 else {
        throw LineFault(message: "the tag that begins here is not closed", range: cursor.index..<line.upperBound)
      }
      tag = cursor.index..<(line.upperBound - 1)
    } else if !cursor.isAtEnd {
      let found = AXTextLine.string(bytes, cursor.index..<line.upperBound)
      throw LineFault(
        message: "expected a tag or the end of the line, found '\(found)'", range: cursor.index..<line.upperBound)
    }
  }
}

/// A rectangle, for telling what is inside what.
struct ComposeBounds {
  private var left = 0.0
  private var top = 0.0
  private var right = 0.0
  private var bottom = 0.0

  /// The four numbers of a place, or `nil` where they are not four.
  init?(_ text: ArraySlice<UInt8>) {
    let words = text.split { !$0.isDigit && $0 != 0x2e && $0 != 0x2d }
    let numbers = words.compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 4 else { return nil }
    (left, top, right, bottom) = (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// Whether another one is inside this one, or takes no room at all.
  func holds(_ other: ComposeBounds) -> Bool {
    if other.right <= other.left, other.bottom <= other.top { return true }
    return other.left >= left && other.top >= top && other.right <= right && other.bottom <= bottom
  }
}
