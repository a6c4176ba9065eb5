/// Characters that a person does not see, or does not tell from a plain space.
enum InvisibleCharacters {
  /// Whether a character shows nothing at all: zero-width, a mark of direction, a variation selector.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00ad, 0x034f, 0x061c, 0x180e, 0x200b...0x200f, 0x202a...0x202e, 0x2060...0x2064, 0x2066...0x206f,
      0xfe00...0xfe0f, 0xfeff, 0xfff9...0xfffb, 0xe0000...0xe007f, 0xe0100...0xe01ef:
      true
    default:
      false
    }
  }

  /// A text as a person takes it in: invisible characters gone, every run of blanks one space, letter case gone.
  static func folded(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var pendingSpace = false
    for scalar in text.unicodeScalars where !contains(scalar) {
      if scalar.properties.isWhitespace {
        pendingSpace = !result.isEmpty
        continue
      }
      if pendingSpace { result.append(" ") }
      pendingSpace = false
      result.append(scalar)
    }
    return String(result).lowercased()
  }

  /// A text without what a person does not see, and without blanks: what is left when only spaces differ.
  static func squeezed(_ text: String, ignoringCase: Bool) -> String {
    let visible = text.unicodeScalars.filter { !contains($0) && !$0.properties.isWhitespace }
    let string = String(String.UnicodeScalarView(visible))
    return ignoringCase ? string.lowercased() : string
  }

  /// The code of a character as people write it, `U+00A0`.
  static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
