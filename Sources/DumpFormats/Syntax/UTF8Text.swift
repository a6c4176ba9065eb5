/// UTF-8 as bytes.
enum UTF8Text {
  /// Where bytes stop being UTF-8.
  struct Fault {
    /// The first byte that is wrong.
    var offset: Int
    /// Whether the bytes end inside a character that is right so far, as a file does that was cut.
    var isCutCharacter: Bool
  }

  /// Adds a scalar to bytes.
  static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    for byte in String(scalar).utf8 { bytes.append(byte) }
  }

  /// Finds the first place where bytes are not text: not UTF-8 (overlong forms and surrogates are not), or NUL.
  static func firstFault(in bytes: [UInt8]) -> Fault? {
    let span = bytes.span
    var index = 0
    while index < span.count {
      let lead = span[index]
      if lead < 0x80 {
        guard lead > 0 else { return Fault(offset: index, isCutCharacter: false) }
        index = skipASCII(span, from: index)
        continue
      }
      let (count, second) = shape(of: lead)
      guard count > 0 else { return Fault(offset: index, isCutCharacter: false) }
      for place in 1..<count {
        guard index + place < span.count else { return Fault(offset: index, isCutCharacter: true) }
        let byte = span[index + place]
        guard place == 1 ? second.contains(byte) : byte & 0xc0 == 0x80 else {
          return Fault(offset: index, isCutCharacter: false)
        }
      }
      index += count
    }
    return nil
  }

  /// Goes past bytes below 0x80 that are not NUL, many at a time.
  private static func skipASCII(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index + 32 <= bytes.count {
      let block = bytes.extracting(index..<(index + 32))
      var high: UInt8 = 0
      var low: UInt8 = 0xff
      for place in block.indices {
        high |= block[place]
        low = min(low, block[place])
      }
      if high >= 0x80 || low == 0 { break }
      index += 32
    }
    while index < bytes.count, bytes[index] < 0x80, bytes[index] > 0 { index += 1 }
    return index
  }

  /// How many bytes a character has that begins with a byte (0 for none), and which second bytes are right.
  private static func shape(of lead: UInt8) -> (count: Int, second: ClosedRange<UInt8>) {
    switch lead {
    case 0xc2...0xdf: (2, 0x80...0xbf)
    case 0xe0: (3, 0xa0...0xbf)
    case 0xed: (3, 0x80...0x9f)
    case 0xe1...0xef: (3, 0x80...0xbf)
    case 0xf0: (4, 0x90...0xbf)
    case 0xf1...0xf3: (4, 0x80...0xbf)
    case 0xf4: (4, 0x80...0x8f)
    default: (0, 0x80...0xbf)
    }
  }
}
