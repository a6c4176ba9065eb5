internal import AccessibilityTree

/// About how much of what a tree is made of there is in a dump, to make room in one go.
///
/// A large dump is looked at in places from its start to its end. What the estimate is wrong by costs time, never a node:
/// an array that turns out too small is copied.
struct SizeEstimate {
  /// `=`: about as many as there are attributes in XML and text.
  private(set) var equals = 0
  /// `<`: at least as many as there are start tags.
  private(set) var tags = 0
  /// LF.
  private(set) var lines = 0

  private static let piece = 8192
  private static let pieces = 64
  /// A dump can be line feeds from end to end; no more room is made at once than that of a very large real one.
  private static let mostNodes = 4 << 20
  private static let mostAttributes = 16 << 20

  init(_ bytes: [UInt8]) {
    let span = bytes.span
    let count = span.count
    guard count > 2 * SizeEstimate.piece * SizeEstimate.pieces else {
      add(span, 0..<count)
      return
    }
    for number in 0..<SizeEstimate.pieces {
      let start = (count - SizeEstimate.piece) / (SizeEstimate.pieces - 1) * number
      add(span, start..<(start + SizeEstimate.piece))
    }
    equals = min(SizeEstimate.scaled(equals, to: count), SizeEstimate.mostAttributes)
    tags = min(SizeEstimate.scaled(tags, to: count), SizeEstimate.mostNodes)
    lines = min(SizeEstimate.scaled(lines, to: count), SizeEstimate.mostNodes)
  }

  private mutating func add(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var index = range.lowerBound
    while index &+ 8 <= range.upperBound {
      let word = ByteScan.word(bytes, at: index)
      equals &+= ByteScan.count(ByteScan.marks(of: 0x3d, in: word))
      tags &+= ByteScan.count(ByteScan.marks(of: 0x3c, in: word))
      lines &+= ByteScan.count(ByteScan.marks(of: 0x0a, in: word))
      index &+= 8
    }
    let rest = index..<range.upperBound
    equals += ByteScan.count(0x3d, in: bytes, rest)
    tags += ByteScan.count(0x3c, in: bytes, rest)
    lines += ByteScan.count(0x0a, in: bytes, rest)
  }

  /// A sixteenth more than the pieces say, so that most dumps fit.
  private static func scaled(_ count: Int, to whole: Int) -> Int {
    let estimate = count * (whole / piece + 1) / pieces
    return estimate + estimate / 16
  }
}
