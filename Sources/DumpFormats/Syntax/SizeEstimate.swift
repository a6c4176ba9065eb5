/// About how much of what a tree is made of there is in a dump, to make room in one go.
///
/// It is told from the first bytes, since dumps are alike from end to end; what it is wrong by costs time, never a node.
struct SizeEstimate {
  /// `=`: about as many as there are attributes in XML and text.
  private(set) var equals = 0
  /// `<`: at least as many as there are start tags.
  private(set) var tags = 0
  /// LF.
  private(set) var lines = 0

  private static let sample = 131_072

  init(_ bytes: [UInt8]) {
    let span = bytes.span
    let sample = min(span.count, SizeEstimate.sample)
    for index in 0..<sample {
      switch span[index] {
      case 0x3d: equals += 1
      case 0x3c: tags += 1
      case 0x0a: lines += 1
      default: break
      }
    }
    guard sample < span.count else { return }
    equals = SizeEstimate.scaled(equals, sample, span.count)
    tags = SizeEstimate.scaled(tags, sample, span.count)
    lines = SizeEstimate.scaled(lines, sample, span.count)
  }

  /// A sixteenth more than the sample says, so that most dumps fit.
  private static func scaled(_ count: Int, _ sample: Int, _ whole: Int) -> Int {
    let estimate = count * (whole / sample + 1)
    return estimate + estimate / 16
  }
}
