/// Escapes text for terminals and logs: whatever is hidden or acts is shown as a person would write it.
enum TerminalText {
  /// The form in which a character is shown, or `nil` where it stands for itself.
  static func escape(_ scalar: Unicode.Scalar) -> String? {
    guard HiddenCharacters.contains(scalar) || isOddBlank(scalar) else { return nil }
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: return "\\u{\(String(scalar.value, radix: 16))}"
    }
  }

  /// Whether a character looks like a blank and is none: two texts that differ in it look the same.
  private static func isOddBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x7f && scalar.properties.isWhitespace
  }

  /// Appends text, escaped.
  static func append(_ text: Substring, to bytes: inout [UInt8]) {
    // Nearly all text is plain, and stands in one piece of memory.
    let isDone = unsafe text.utf8.withContiguousStorageIfAvailable { storage in
      guard unsafe storage.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) else { return false }
      unsafe bytes.append(contentsOf: storage)
      return true
    }
    if isDone == true { return }
    for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
  }

  /// Whether a character is one that reports themselves write, for which no table is asked: · – … › ← │.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xb7, 0x2013, 0x2026, 0x203a, 0x2190, 0x2502: true
    default: false
    }
  }

  /// Appends a character, escaped.
  static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if scalar.value >= 0x20, scalar.value < 0x7f {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else if !isMark(scalar), let escaped = escape(scalar) {
      bytes.append(contentsOf: escaped.utf8)
    } else {
      bytes.append(contentsOf: scalar.utf8)
    }
  }
}
