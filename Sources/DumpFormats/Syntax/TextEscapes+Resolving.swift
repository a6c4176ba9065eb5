extension TextEscapes {
  /// Resolves the escapes of a quoted text that has some.
  ///
  /// - Throws: an escape that does not exist, with its place.
  func resolve(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(LineFault) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      guard byte == 0x5c, index + 1 < range.upperBound else {
        result.append(byte)
        index += 1
        continue
      }
      switch (bytes[index + 1], self) {
      case (0x22, _): result.append(0x22)
      case (0x6e, _): result.append(0x0a)
      case (_, .walker):
        result.append(byte)
        index += 1
        continue
      case (0x5c, .full): result.append(0x5c)
      case (0x72, .full): result.append(0x0d)
      case (0x74, .full): result.append(0x09)
      case (0x75, .full):
        let scalar = try TextEscapes.scalar(bytes, at: &index, end: range.upperBound)
        UTF8Text.append(scalar, to: &result)
        continue
      case (_, .full):
        let word = AXTextLine.string(bytes, index..<(index + 2))
        throw LineFault(id: "bad-escape", message: "unknown escape '\(word)'", range: index..<(index + 2))
      }
      index += 2
    }
    return result
  }

  /// A text of a line as a string, its escapes resolved.
  func string(_ bytes: Span<UInt8>, _ text: LineText) throws(LineFault) -> String {
    guard text.hasEscapes else {
      var copy: [UInt8] = []
      for index in text.range { copy.append(bytes[index]) }
      return String(decoding: copy, as: UTF8.self)
    }
    let resolved = try resolve(bytes, text.range)
    return String(decoding: resolved, as: UTF8.self)
  }

  /// Reads `\uXXXX`, or a pair of them for a character beyond U+FFFF.
  private static func scalar(
    _ bytes: Span<UInt8>, at index: inout Int, end: Int
  ) throws(LineFault) -> Unicode.Scalar {
    let start = index
    let fault = LineFault(
      id: "bad-escape", message: "expected four hexadecimal digits of a character after '\\u'",
      range: start..<min(start + 6, end))
    guard var value = UnicodeEscape.unit(bytes, at: start, end: end) else { throw fault }
    index = start + 6
    if value & 0xfc00 == 0xd800 {
      guard let low = UnicodeEscape.unit(bytes, at: index, end: end), low & 0xfc00 == 0xdc00 else { throw fault }
      value = 0x10000 + (value & 0x3ff) << 10 + (low & 0x3ff)
      index += 6
    }
    guard let scalar = Unicode.Scalar(value) else { throw fault }
    return scalar
  }
}
