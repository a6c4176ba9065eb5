/// How a role word is written, which tells who wrote it.
enum RoleStyle {
  /// `AXButton`.
  case ax
  /// `push-button`.
  case nick
  /// `?`.
  case unreadable
  case other

  /// The style of the word that a line begins with.
  init(ofLine line: HeadLine) { self.init(line.bytes[...]) }

  /// The style of a role.
  init(ofRole role: String) { self.init(Array(role.utf8)[...]) }

  private init(_ line: ArraySlice<UInt8>) {
    let word = Array(line.drop { $0 == 0x20 }.prefix { $0 != 0x20 && $0 != 0x5b })
    let isLower = { (byte: UInt8) in byte >= 0x61 && byte <= 0x7a }
    if word == [0x3f] {
      self = .unreadable
    } else if word.count > 2, word[0] == 0x41, word[1] == 0x58, word[2] >= 0x41, word[2] <= 0x5a,
      word.allSatisfy({ isLower($0 | 0x20) || ($0 >= 0x30 && $0 <= 0x39) })
    {
      self = .ax
    } else if let first = word.first, isLower(first),
      word.allSatisfy({ isLower($0) || $0 == 0x2d || ($0 >= 0x30 && $0 <= 0x39) })
    {
      self = .nick
    } else {
      self = .other
    }
  }
}
