internal import AccessibilityTree

/// Tells how a text that is not the wanted one comes close to it.
struct NearText {
  private let wanted: String
  private let bytes: [UInt8]
  /// The characters, where they are not the bytes.
  private let scalars: [UInt32]?
  private let squeezed: String
  private let squeezedIgnoringCase: String
  private let foldedHash: Int
  /// Up to this many letters may differ; short words are near to everything, so from five letters on.
  private let allowedEdits: Int

  /// Prepares a search for texts near this one.
  init(_ wanted: String) {
    self.wanted = wanted
    bytes = Array(wanted.utf8)
    scalars = bytes.contains { $0 >= 0x80 } ? wanted.unicodeScalars.map(\.value) : nil
    squeezed = InvisibleCharacters.squeezed(wanted, ignoringCase: false)
    squeezedIgnoringCase = InvisibleCharacters.squeezed(wanted, ignoringCase: true)
    foldedHash = FoldedHash.of(bytes, 0..<bytes.count)
    allowedEdits = (scalars?.count ?? bytes.count) >= 5 ? 2 : 0
  }

  /// How a text differs, as the end of a sentence ("differs only in letter case"); `nil` where it is the wanted text
  /// or not near it.
  func difference(from text: [UInt8], _ range: Range<Int>) -> String? {
    if TextComparison.equal(text, range, bytes) { return nil }
    // Folding keeps at least a quarter of the bytes of the characters people use; what is far longer can only contain it.
    if range.count <= bytes.count * 4 + 16 {
      if FoldedHash.of(text, range) == foldedHash,
        let difference = smallDifference(String(decoding: text[range], as: UTF8.self))
      {
        return difference
      }
      if let difference = edits(to: text, range) { return difference }
    }
    return range.count > bytes.count && NearText.find(bytes, in: text, range) ? NearText.containment : nil
  }

  /// What is said where a text holds the wanted one and more.
  static let containment = "contains it"

  /// A difference in letter case, blanks or invisible characters alone; `nil` where there is more, or none.
  func smallDifference(_ other: String) -> String? {
    guard !squeezedIgnoringCase.isEmpty, !other.utf8.elementsEqual(bytes),
      InvisibleCharacters.squeezed(other, ignoringCase: true) == squeezedIgnoringCase
    else { return nil }
    let visible = InvisibleCharacters.squeezed(other, ignoringCase: false)
    if visible != squeezed { return "differs only in letter case" }
    let odd = NearText.oddScalars(other).symmetricDifference(NearText.oddScalars(wanted))
    if !odd.isEmpty {
      let codes = odd.sorted { $0.value < $1.value }.map(InvisibleCharacters.code)
      return "differs only in \(codes.joined(separator: ", "))"
    }
    // Two strings are equal whether an accented letter is one character or two; a dump's bytes are not.
    let isComposedAlike = visible.utf8.elementsEqual(squeezed.utf8)
    return isComposedAlike ? "differs only in spaces" : "differs only in how accented letters are composed"
  }

  /// A difference in one or two letters, as the end of a sentence; `nil` where there is more.
  func edits(to text: [UInt8], _ range: Range<Int>) -> String? {
    guard allowedEdits > 0 else { return nil }
    let isNear: Bool
    if scalars == nil, !text[range].contains(where: { $0 >= 0x80 }) {
      isNear = EditDistance.isWithin(allowedEdits, bytes.span, 0..<bytes.count, text.span, range)
    } else {
      let others = String(decoding: text[range], as: UTF8.self).unicodeScalars.map(\.value)
      let own = scalars ?? bytes.map(UInt32.init)
      isNear = EditDistance.isWithin(allowedEdits, own.span, 0..<own.count, others.span, 0..<others.count)
    }
    return isNear ? "differs in one or two letters" : nil
  }

  private static func oddScalars(_ text: String) -> Set<Unicode.Scalar> {
    Set(
      text.unicodeScalars.filter {
        InvisibleCharacters.contains($0) || ($0.properties.isWhitespace && $0.value != 0x20)
      })
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
