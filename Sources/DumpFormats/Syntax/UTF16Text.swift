/// UTF-16, as Windows PowerShell writes it with `>`.
enum UTF16Text {
  /// The order of the two bytes of a unit.
  enum Encoding {
    case littleEndian, bigEndian

    /// What it is called.
    var name: String { self == .littleEndian ? "UTF-16, little-endian" : "UTF-16, big-endian" }
  }

  /// What came of decoding.
  struct Decoded {
    var text: [UInt8] = []
    /// The byte at which half of a surrogate pair stands alone, `nil` where none does.
    var fault: Int?
    /// Whether the file ends inside a character.
    var isCut = false
  }

  /// Whether bytes are UTF-16: by their mark, or because every other one of the first is 0.
  ///
  /// A dump begins with ASCII in every format, so its first units have one zero byte each, all on the same side.
  static func recognise(_ bytes: [UInt8]) -> Encoding? {
    guard bytes.count >= 2 else { return nil }
    if bytes[0] == 0xff, bytes[1] == 0xfe { return .littleEndian }
    if bytes[0] == 0xfe, bytes[1] == 0xff { return .bigEndian }
    let units = min(bytes.count / 2, 8)
    guard units >= 2 else { return nil }
    if (0..<units).allSatisfy({ bytes[2 * $0] != 0 && bytes[2 * $0 + 1] == 0 }) { return .littleEndian }
    if (0..<units).allSatisfy({ bytes[2 * $0] == 0 && bytes[2 * $0 + 1] != 0 }) { return .bigEndian }
    return nil
  }

  /// Turns UTF-16 into UTF-8, without the mark.
  static func decode(_ bytes: [UInt8], _ encoding: Encoding) -> Decoded {
    var result = Decoded()
    result.text.reserveCapacity(bytes.count)
    let high = encoding == .littleEndian ? 1 : 0
    func unit(at index: Int) -> UInt32 { UInt32(bytes[index + high]) << 8 | UInt32(bytes[index + 1 - high]) }
    let end = bytes.count & ~1
    result.isCut = bytes.count != end
    var index = 0
    while index < end {
      var value = unit(at: index)
      if index == 0, value == 0xfeff {
        index += 2
        continue
      }
      if value & 0xfc00 == 0xd800 {
        guard index + 2 < end else {
          result.isCut = true
          return result
        }
        let low = unit(at: index + 2)
        guard low & 0xfc00 == 0xdc00 else {
          result.fault = index
          return result
        }
        value = 0x10000 + (value & 0x3ff) << 10 + (low & 0x3ff)
        index += 2
      }
      guard let scalar = Unicode.Scalar(value) else {
        result.fault = index
        return result
      }
      UTF8Text.append(scalar, to: &result.text)
      index += 2
    }
    return result
  }
}
