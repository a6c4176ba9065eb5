internal import AccessibilityTree

/// Tells how a text that is not the wanted one comes close to it.
struct NearText {
  private let wanted: String
  private let scalars: [Unicode.Scalar]
  private let bytes: [UInt8]
  private let folded: String
  private let foldedIgnoringCase: String
  /// Up to this many letters may differ; short words are near to everything, so from five letters on.
  private let allowedEdits: Int

  /// Prepares a search for texts near this one.
  init(_ wanted: String) {
    self.wanted = wanted
    scalars = Array(wanted.unicodeScalars)
    bytes = Array(wanted.utf8)
    folded = InvisibleCharacters.folded(wanted, ignoringCase: false)
    foldedIgnoringCase = InvisibleCharacters.folded(wanted, ignoringCase: true)
    allowedEdits = scalars.count >= 5 ? 2 : 0
  }

  /// How a text differs, as the end of a sentence ("differs only in letter case"); `nil` where it is the wanted text
  /// or not near it.
  func difference(from text: [UInt8], _ range: Range<Int>) -> String? {
    if TextComparison.equal(text, range, bytes) { return nil }
    // Folding keeps at least a quarter of the bytes of the characters people use; what is far longer can only contain it.
    if range.count <= bytes.count * 4 + 16 {
      let other = String(decoding: text[range], as: UTF8.self)
      if let difference = smallDifference(other) { return difference }
      if isWithinEdits(other) { return "differs in one or two letters" }
    }
    return range.count > bytes.count && NearText.find(bytes, in: text, range) ? "contains it" : nil
  }

  /// A difference in letter case, blanks or invisible characters alone; `nil` where there is more.
  func smallDifference(_ other: String) -> String? {
    guard InvisibleCharacters.folded(other, ignoringCase: true) == foldedIgnoringCase, !foldedIgnoringCase.isEmpty
    else { return nil }
    if InvisibleCharacters.folded(other, ignoringCase: false) != folded { return "differs only in letter case" }
    let odd = NearText.oddScalars(other).symmetricDifference(NearText.oddScalars(wanted))
    if odd.isEmpty { return "differs only in spaces" }
    let codes = odd.sorted { $0.value < $1.value }.map(InvisibleCharacters.code)
    return "differs only in \(codes.joined(separator: ", "))"
  }

  private static func oddScalars(_ text: String) -> Set<Unicode.Scalar> {
    Set(
      text.unicodeScalars.filter {
        InvisibleCharacters.contains($0) || ($0.properties.isWhitespace && $0.value != 0x20)
      })
  }

  private func isWithinEdits(_ other: String) -> Bool {
    guard allowedEdits > 0 else { return false }
    let others = Array(other.unicodeScalars)
    guard abs(others.count - scalars.count) <= allowedEdits else { return false }
    return EditDistance.between(scalars, others, limit: allowedEdits) != nil
  }

  /// Whether a text holds another; both by their bytes.
  static func contains(_ text: String, _ part: String) -> Bool {
    let bytes = Array(text.utf8)
    return find(Array(part.utf8), in: bytes, 0..<bytes.count)
  }

  private static func find(_ part: [UInt8], in text: [UInt8], _ range: Range<Int>) -> Bool {
    guard let first = part.first, part.count <= range.count else { return part.isEmpty }
    let last = range.upperBound - part.count
    let haystack = text.span
    let needle = part.span
    var start = range.lowerBound
    while start <= last {
      if haystack[start] == first {
        var length = 1
        while length < needle.count, haystack[start + length] == needle[length] { length += 1 }
        if length == needle.count { return true }
      }
      start += 1
    }
    return false
  }
}

/// The number of letters that must be added, dropped, changed or swapped to make one text of another.
enum EditDistance {
  /// The distance, or `nil` where it is over the limit; only a band of that width is computed.
  static func between(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int? {
    if abs(left.count - right.count) > limit { return nil }
    let far = limit + 1
    var previous = (0...right.count).map { min($0, far) }
    var current = [Int](repeating: far, count: right.count + 1)
    for (row, letter) in left.enumerated() {
      current[0] = min(row + 1, far)
      let low = max(0, row - limit)
      let high = min(right.count, row + limit + 1)
      if low > 0 { current[low] = far }
      var best = low == 0 ? current[0] : far
      for column in low..<max(low, high) {
        let change = previous[column] + (letter == right[column] ? 0 : 1)
        let value = min(change, min(previous[column + 1], current[column]) + 1, far)
        current[column + 1] = value
        best = min(best, value)
      }
      if high < right.count { current[high + 1] = far }
      if best > limit { return nil }
      swap(&previous, &current)
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }
}
