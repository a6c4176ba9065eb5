/// How text is written in a dump: in quotes, with everything escaped that could break the line or act on a terminal.
enum AXText {
  /// A text in quotes.
  static func quoted(_ text: String) -> String {
    var line = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": line += "\\\""
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      case _ where isHidden(scalar):
        let digits = String(scalar.value, radix: 16)
        line += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line + "\""
  }

  /// A role or a subrole: as it is where it is one word, else in quotes.
  static func word(_ text: String) -> String {
    let isWord = text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && scalar.value > 0x20 && !"\"=[]?#\\".unicodeScalars.contains(scalar) && !isHidden(scalar)
    }
    return isWord && !text.isEmpty ? text : quoted(text)
  }

  /// Characters that act instead of showing: controls, line separators, and what turns or hides text.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1f, 0x7f...0x9f: true
    case 0x061c, 0x200b, 0x200e, 0x200f, 0x2028...0x202e, 0x2060...0x206f, 0xfeff: true
    default: false
    }
  }
}
