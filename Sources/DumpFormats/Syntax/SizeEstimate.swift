internal import AccessibilityTree

/// About how much of what a tree is made of there is in a dump, to make room in one go.
///
/// Every byte is counted: an array that turns out too small is copied, and that costs far more than the walk.
struct SizeEstimate {
  /// `=`: about as many as there are attributes in XML and text.
  let equals: Int
  /// `<`: at least as many as there are start tags.
  let tags: Int
  /// LF.
  let lines: Int

  /// A dump can be line feeds from end to end; no more room is made at once than that of a very large real one.
  private static let mostNodes = 4 << 20
  private static let mostAttributes = 16 << 20

  init(_ bytes: [UInt8]) {
    let span = bytes.span
    var (equals, tags, lines) = (0, 0, 0)
    var index = 0
    while index &+ 8 <= span.count {
      let word = ByteScan.word(span, at: index)
      equals &+= ByteScan.count(ByteScan.marks(of: 0x3d, in: word))
      tags &+= ByteScan.count(ByteScan.marks(of: 0x3c, in: word))
      lines &+= ByteScan.count(ByteScan.marks(of: 0x0a, in: word))
      index &+= 8
    }
    let rest = index..<span.count
    self.equals = min(equals + ByteScan.count(0x3d, in: span, rest), SizeEstimate.mostAttributes)
    self.tags = min(tags + ByteScan.count(0x3c, in: span, rest), SizeEstimate.mostNodes)
    self.lines = min(lines + ByteScan.count(0x0a, in: span, rest), SizeEstimate.mostNodes)
  }
}
