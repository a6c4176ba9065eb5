internal import AccessibilityTree

/// The header and the end line of our walkers as XML has them: attributes of the root, and a last comment.
///
/// `<hierarchy axverify-captured="2026-01-31T10:00:00Z" …>…</hierarchy>` and `<!-- axverify-end: nodes=N -->`. The words
/// and what they mean are those of the text form.
struct XMLCaptureMarks {
  /// What the names of the attributes begin with.
  static let prefix = "axverify-"
  /// What the last comment begins with.
  static let end = "<!-- axverify-end:"

  /// The words of the header, without the prefix, and what they say.
  private var words: [(name: String, value: String)] = []
  /// Where the root's tag stands.
  private(set) var rootOffset = 0

  /// No marks.
  init() {}

  /// Takes the words of the header out of the root's attributes.
  init(takingFrom attributes: inout [Attribute], of builder: TreeBuilder, rootOffset: Int) {
    self.rootOffset = rootOffset
    attributes.removeAll { attribute in
      let name = builder.symbols[attribute.name]
      guard name.hasPrefix(Self.prefix) else { return false }
      let value = String(decoding: builder.bytes(of: attribute.value), as: UTF8.self)
      words.append((String(name.dropFirst(Self.prefix.count)), value))
      return true
    }
  }

  /// The header, or `nil` where the root has no word of one.
  func header(in text: [UInt8], length: Int) throws(LineFault) -> AXTextHeader? {
    guard !words.isEmpty else { return nil }
    let locator = AttributeLocator(text: text, length: length, isXML: true, escapes: .full)
    var header = AXTextHeader()
    for (name, value) in words {
      let whole = locator.find(Array((Self.prefix + name).utf8), ofNodeAt: rootOffset) ?? rootOffset..<(rootOffset + 1)
      try header.take(name, value, at: (name: whole, value: whole))
    }
    return header
  }

  /// The last comment behind the root's end, where it is the next thing there.
  static func endComment(in text: [UInt8], length: Int, after rootEnd: Int) -> Range<Int>? {
    var start = rootEnd
    while start < length, XMLBytes.isBlank(text[start]) { start += 1 }
    guard text[start..<length].starts(with: end.utf8) else { return nil }
    var index = start + end.utf8.count
    while index + 2 < length {
      if text[index] == 0x2d, text[index + 1] == 0x2d, text[index + 2] == 0x3e { return start..<(index + 3) }
      index += 1
    }
    return start..<length
  }

  /// The number of nodes that the last comment gives.
  static func count(in text: [UInt8], _ comment: Range<Int>) throws(LineFault) -> Int {
    var range = (comment.lowerBound + end.utf8.count)..<comment.upperBound
    let fault = LineFault(
      id: "bad-end-line", message: "expected nodes=N in the last comment of the dump", range: comment)
    guard text[range].suffix(3).elementsEqual("-->".utf8) else { throw fault }
    range = range.lowerBound..<(range.upperBound - 3)
    while let last = text[range].last, XMLBytes.isBlank(last) { range = range.lowerBound..<(range.upperBound - 1) }
    while let first = text[range].first, XMLBytes.isBlank(first) { range = (range.lowerBound + 1)..<range.upperBound }
    let word = String(decoding: text[range], as: UTF8.self)
    guard word.hasPrefix("nodes="), let count = Int(word.dropFirst(6)), count >= 0 else { throw fault }
    return count
  }
}
