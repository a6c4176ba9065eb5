/// Escapes text for XML 1.0, for element and for attribute positions alike.
enum XMLText {
  /// Appends text, escaped; line breaks stay as they are where they are to be kept.
  ///
  /// What XML cannot hold, and whatever hides or acts, is written as a person would write it.
  static func append(_ text: String, keepingLines: Bool = false, to bytes: inout [UInt8]) {
    var isAfterHash = false
    for scalar in text.unicodeScalars {
      defer { isAfterHash = scalar == "#" }
      switch scalar {
      // `##[` is a command to some services wherever it stands in a line of a log.
      case "#" where isAfterHash: bytes.append(contentsOf: "&#35;".utf8)
      case "&": bytes.append(contentsOf: "&amp;".utf8)
      case "<": bytes.append(contentsOf: "&lt;".utf8)
      case ">": bytes.append(contentsOf: "&gt;".utf8)
      case "\"": bytes.append(contentsOf: "&quot;".utf8)
      case "'": bytes.append(contentsOf: "&#39;".utf8)
      case "\n" where keepingLines: bytes.append(0x0a)
      // The two last characters of a plane are none that XML takes well; U+FFFE and U+FFFF it does not take at all.
      case _ where scalar.value & 0xfffe == 0xfffe:
        bytes.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".utf8)
      default: TerminalText.append(scalar, to: &bytes)
      }
    }
  }
}
