/// How many columns a character takes on a terminal.
enum DisplayWidth {
  /// East Asian wide and full-width characters (`EastAsianWidth.txt`, classes W and F), without the emoji, which have
  /// a property of their own.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2329...0x232a, 0x2e80...0x303e, 0x3041...0x3247, 0x3250...0x4dbf, 0x4e00...0xa4cf,
    0xa960...0xa97f, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f, 0xff01...0xff60,
    0xffe0...0xffe6, 0x16fe0...0x18d08, 0x1aff0...0x1b2fb, 0x1f200...0x1f265, 0x20000...0x3fffd,
  ]

  /// The columns of a character that is printed as it is: 0, 1 or 2.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    // Latin letters, and the dashes, dots and angles that reports write.
    if scalar.value < 0x300 || (0x2010...0x2027).contains(scalar.value) || scalar.value == 0x203a { return 1 }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }
}
