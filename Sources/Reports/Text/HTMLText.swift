/// Escapes text for HTML, for element and for attribute positions alike.
enum HTMLText {
  /// Appends text, escaped; line breaks stay as they are where they are to be kept.
  ///
  /// XML's escapes are HTML's too, and nothing in HTML acts that is not markup or a character that XML's form shows.
  static func append(_ text: String, keepingLines: Bool = false, to bytes: inout [UInt8]) {
    XMLText.append(text, keepingLines: keepingLines, to: &bytes)
  }
}
