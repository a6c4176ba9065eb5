/// Texts as messages quote them.
enum Quote {
  /// A text in double quotes, with what a person cannot see spelt out.
  static func quoted(_ text: String) -> String {
    var result = "\""
    var isAfterHash = false
    for scalar in text.unicodeScalars {
      defer { isAfterHash = scalar == "#" }
      switch scalar {
      // `##[` is a command to some services wherever it stands in a log, and what is suggested is printed as it is.
      case "#" where isAfterHash: result += "\\u{23}"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) || InvisibleCharacters.contains(scalar)
          || (scalar.value > 0x7f && scalar.properties.isWhitespace)
        {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// The start of a text, in quotes, where the whole would drown a message.
  static func quoted(_ text: String, limit: Int) -> String {
    text.count <= limit ? quoted(text) : quoted(String(text.prefix(limit)) + "…")
  }
}
