/// Writes text as our text form has it, so that a line is safe wherever it is printed.
enum TextQuoting {
  /// Adds a text in quotes, with everything escaped that could break the line or act on a terminal.
  static func append(_ text: some Collection<UInt8>, to line: inout [UInt8]) {
    line.append(0x22)
    if text.allSatisfy({ $0 >= 0x20 && $0 < 0x7f && $0 != 0x22 && $0 != 0x5c }) {
      line.append(contentsOf: text)
    } else {
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars { append(scalar, to: &line) }
    }
    line.append(0x22)
  }

  /// A text with its escapes and without quotes.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text for reading: what is hidden is escaped, and quotes and backslashes stay.
  static func visible(_ text: String) -> String {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { UTF8Text.append(scalar, to: &bytes) } else { append(scalar, to: &bytes) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a text needs an escape.
  static func needsEscape(_ text: some Collection<UInt8>) -> Bool {
    String(decoding: text, as: UTF8.self).unicodeScalars.contains { $0 == "\"" || $0 == "\\" || isHidden($0) }
  }

  /// Adds a character, escaped where it has to be.
  static func append(_ scalar: Unicode.Scalar, to line: inout [UInt8]) {
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
