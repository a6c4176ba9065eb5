/// The characters that act on a terminal or cannot be seen: no report prints them as they are.
enum HiddenCharacters {
  /// Whether a character is a control (C0, C1, DEL), a bidi control, a line or paragraph separator, or one that is
  /// drawn as nothing (zero-width, soft hyphen, variation selector, tag).
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7f }
    if scalar.value < 0xa0 { return true }
    switch scalar.value {
    case 0x2028, 0x2029, 0xfff9...0xfffb: return true
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
