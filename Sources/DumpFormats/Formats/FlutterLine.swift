/// What a line of Flutter's printed semantics is: what its lines of boxes say, and what stands after them.
struct FlutterLine {
  enum Kind: Equatable {
    /// Nothing but lines of boxes.
    case blank
    /// `SemanticsNode#4`.
    case node
    /// Anything else, which its column makes a property, the rest of one, or nothing of the tree.
    case text
  }

  let kind: Kind
  /// The column of the first letter.
  let column: Int
  /// The columns at which an upright line passes by, on its way to a node further down.
  let bars: [Int]
  /// How the line leads to its node: a branch with others below it, the last branch, or none.
  let branch: Branch?
  /// What the line says.
  let content: Range<Int>

  enum Branch {
    case inner, last
  }

  private static let upright: [UInt8] = [0xe2, 0x94, 0x82]
  private static let inner: [UInt8] = [0xe2, 0x94, 0x9c]
  private static let last: [UInt8] = [0xe2, 0x94, 0x94]
  private static let flat: [UInt8] = [0xe2, 0x94, 0x80]
  /// How many lines of boxes are kept; what is deeper is told by the column alone.
  private static let barLimit = 4096

  init(_ bytes: Span<UInt8>, _ line: Range<Int>) {
    var cursor = ByteCursor(line)
    var columns = 0
    var bars: [Int] = []
    var branch: Branch?
    while !cursor.isAtEnd {
      if cursor.take(0x20, bytes) {
      } else if cursor.take(FlutterLine.upright, bytes) {
        if bars.count < FlutterLine.barLimit { bars.append(columns) }
      } else if cursor.take(FlutterLine.inner, bytes) {
        branch = .inner
      } else if cursor.take(FlutterLine.last, bytes) {
        branch = .last
      } else if !cursor.take(FlutterLine.flat, bytes) {
        break
      }
      columns += 1
    }
    column = columns
    self.bars = bars
    self.branch = branch
    content = cursor.index..<line.upperBound
    var node = cursor
    if cursor.isAtEnd {
      kind = .blank
    } else if node.take("SemanticsNode#", bytes), node.takeDigits(nil, bytes) {
      kind = .node
    } else {
      kind = .text
    }
  }
}

extension ByteCursor {
  /// Takes some bytes, if they come next.
  mutating func take(_ word: [UInt8], _ bytes: Span<UInt8>) -> Bool {
    guard end - index >= word.count else { return false }
    for place in word.indices where bytes[index + place] != word[place] { return false }
    skip(word.count)
    return true
  }
}
