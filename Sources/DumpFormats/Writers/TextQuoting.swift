/// Writes text as our text form has it, so that a line is safe wherever it is printed.
enum TextQuoting {
  /// Adds a text in quotes, with everything escaped that could break the line or act on a terminal or in a log.
  static func append(_ text: some Collection<UInt8>, to line: inout [UInt8]) {
    line.append(0x22)
    if text.allSatisfy({ $0 >= 0x20 && $0 < 0x7f && $0 != 0x22 && $0 != 0x23 && $0 != 0x5c }) {
      line.append(contentsOf: text)
    } else {
      append(escaping: String(decoding: text, as: UTF8.self), to: &line)
    }
    line.append(0x22)
  }

  /// A text with its escapes and without quotes.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(escaping: text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text for reading, alone on its line: what is hidden or acts is escaped, and quotes and backslashes stay.
  static func visible(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(escaping: text, keepsQuotes: true, to: &bytes)
    // A line that begins with two colons is a command to GitHub, blanks before them or not.
    let start = bytes.firstIndex { $0 > 0x20 && $0 < 0x80 } ?? bytes.count
    if bytes[start...].starts(with: [0x3a, 0x3a]) { bytes.replaceSubrange(start...start, with: "\\u003a".utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds the characters of a text, escaped where they have to be.
  ///
  /// Of two hashes the second is: `##[` is a command to some services wherever it stands in a log.
  static func append(escaping text: String, keepsQuotes: Bool = false, to bytes: inout [UInt8]) {
    var isAfterHash = false
    for scalar in text.unicodeScalars {
      if keepsQuotes, scalar == "\"" || scalar == "\\" {
        UTF8Text.append(scalar, to: &bytes)
      } else if isAfterHash, scalar == "#" {
        bytes.append(contentsOf: "\\u0023".utf8)
      } else {
        append(scalar, to: &bytes)
      }
      isAfterHash = scalar == "#"
    }
  }

  /// Whether a text needs an escape.
  static func needsEscape(_ text: some Collection<UInt8>) -> Bool {
    let hasHashes = zip(text, text.dropFirst()).contains { $0 == 0x23 && $1 == 0x23 }
    return hasHashes
      || String(decoding: text, as: UTF8.self).unicodeScalars.contains { $0 == "\"" || $0 == "\\" || isHidden($0) }
  }

  /// Adds a character, escaped where it has to be.
  private static func append(_ scalar: Unicode.Scalar, to line: inout [UInt8]) {
    switch scalar {
    case "\"": line.append(contentsOf: [0x5c, 0x22])
    case "\\": line.append(contentsOf: [0x5c, 0x5c])
    case "\n": line.append(contentsOf: [0x5c, 0x6e])
    case "\r": line.append(contentsOf: [0x5c, 0x72])
    case "\t": line.append(contentsOf: [0x5c, 0x74])
    case _ where isHidden(scalar):
      let digits = String(scalar.value, radix: 16)
      line.append(contentsOf: [0x5c, 0x75])
      line.append(contentsOf: repeatElement(0x30, count: max(0, 4 - digits.utf8.count)))
      line.append(contentsOf: digits.utf8)
    default: UTF8Text.append(scalar, to: &line)
    }
  }

  /// Characters that act instead of showing: controls, line separators, and what turns or hides text.
  ///
  /// The joiners U+200C and U+200D stay: emoji and whole scripts are written with them. All of these are below
  /// U+10000, so four digits do.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1f, 0x7f...0x9f, 0xfffe, 0xffff: true
    case 0x061c, 0x200b, 0x200e, 0x200f, 0x2028...0x202e, 0x2060...0x2064, 0x2066...0x206f, 0xfeff: true
    default: false
    }
  }
}
