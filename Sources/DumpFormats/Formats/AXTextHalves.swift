internal import AccessibilityTree

extension AXTextReader {
  /// From how many bytes on two halves are read at once: below, starting a thread costs more than it saves.
  static let worthHalving = 1 << 20

  /// What reading two halves of a dump at once gives, to the byte what reading it in one go does.
  ///
  /// - Parameters:
  ///   - source: the dump.
  ///   - first: the byte that its first line begins at.
  ///   - performer: does both.
  ///   - least: from how many bytes on it is done.
  /// - Returns: `nil` where it has to be read in one go: it is small, or something in it is wrong, and what and where is
  ///   told by a reader that has seen all before it.
  func inHalves(
    _ source: [UInt8], from first: Int, _ performer: @escaping Performer, least: Int = worthHalving
  ) -> AXTextReader? {
    guard source.count - first >= least else { return nil }
    // What the header says holds in both halves.
    var head = self
    var start = first
    while start < source.count, head.fault == nil, head.builder.nodes.isEmpty {
      start = head.readLine(source, from: start)
    }
    let middle = start + (source.count - start) / 2
    let split = ByteScan.first(0x0a, in: source.span, min(middle, source.count)..<source.count) + 1
    guard start < source.count, split < source.count, head.fault == nil else { return nil }
    var tail = AXTextReader(over: source, escapes: head.escapes, roles: roles)
    tail.isLaterPart = true
    tail.header = head.header
    let size = SizeEstimate(source)
    let (one, other) = Both.perform(
      by: performer,
      { [head, start] in
        var half = head
        half.reserve(size, share: 1)
        half.read(source, start..<split)
        return half
      },
      { [tail] in
        var half = tail
        half.reserve(size, share: 2)
        half.read(source, split..<source.count)
        return half
      })
    return one.followed(by: other)
  }

  /// This half with the one that follows; `nil` where something is wrong in one of them, or between them.
  private consuming func followed(by other: consuming AXTextReader) -> AXTextReader? {
    guard fault == nil, other.fault == nil, endCount == nil, builder.canTake(other.builder) else { return nil }
    var whole = self
    whole.endCount = other.endCount
    whole.keptUnfinishedLine = other.keptUnfinishedLine
    whole.builder.append(other.builder)
    return whole
  }
}
