/// Texts of which a screen reader says nothing: white space, marks of no width, and the place of a child in a text.
///
/// `audit.md`, section 4, calls them blank; TalkBack takes the blanks off a text before it asks whether there is one.
enum SilentText {
  /// Whether nothing of a text is heard; so it is where it is empty.
  static func isSilent(_ text: some Collection<UInt8>) -> Bool {
    guard let first = text.first else { return true }
    // Nearly every text begins with a letter.
    if first > 0x20, first < 0x7f { return false }
    return String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy(isSilent)
  }

  /// What is heard of a text, or `nil`: the place of a child in a text (U+FFFC) is passed over.
  static func heard(_ text: String) -> String? {
    if isSilent(text.utf8) { return nil }
    guard text.unicodeScalars.contains("\u{fffc}") else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{fffc}" }))
  }

  /// Whether a text is the bullet of a list item and no more: browsers lay one out as a text of its own.
  static func isBullet(_ text: some Collection<UInt8>) -> Bool {
    guard let first = text.first, first == 0xe2, text.count < 8 else { return false }
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    return scalars.first.map(bullets.contains) == true && scalars.dropFirst().allSatisfy(isSilent)
  }

  /// What browsers draw before list items: disc, circle, square, and their kin.
  private static let bullets: Set<Unicode.Scalar> = ["•", "◦", "▪", "▫", "■", "□", "●", "○", "‣", "⁃"]

  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200b...0x200f, 0x202a...0x202e, 0x2060...0x2064, 0x2066...0x2069, 0xfeff, 0xfffc: true
    default: scalar.properties.isWhitespace
    }
  }
}
