/// Escapes text for Markdown as the forges render it.
///
/// Every piece that may come from an input stands in an element of code, where no mention, link or emoji is looked for;
/// in it, every mark of Markdown is a character reference, which Markdown never takes for a mark.
enum MarkdownText {
  /// Appends text as code within a line, of a table or elsewhere.
  static func appendCode(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "<code>".utf8)
    append(text, to: &bytes)
    bytes.append(contentsOf: "</code>".utf8)
  }

  /// Appends lines as a block of code that is no Markdown up to its end.
  static func appendBlock(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "<pre>".utf8)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": bytes.append(0x0a)
      case "&", "<", ">", "\"", "@", "#": appendReference(scalar, to: &bytes)
      default: TerminalText.append(scalar, to: &bytes)
      }
    }
    bytes.append(contentsOf: "</pre>\n".utf8)
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", ",", "-", "=", "%", "/", "'", "?", ";", "a"..."z", "A"..."Z", "0"..."9":
        bytes.append(UInt8(scalar.value))
      case _ where scalar.isASCII && !HiddenCharacters.contains(scalar): appendReference(scalar, to: &bytes)
      default:
        // The escape has a backslash and braces of its own.
        guard let escaped = TerminalText.escape(scalar) else {
          TerminalText.append(scalar, to: &bytes)
          continue
        }
        for mark in escaped.unicodeScalars {
          if ("0"..."9").contains(mark) || ("a"..."z").contains(mark) {
            bytes.append(UInt8(mark.value))
          } else {
            appendReference(mark, to: &bytes)
          }
        }
      }
    }
  }

  /// Appends a character as its reference; a comment keeps `@name` and `#12` from being put together again by whoever
  /// looks for them in what was rendered.
  private static func appendReference(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "&#\(scalar.value);".utf8)
    if scalar == "@" || scalar == "#" { bytes.append(contentsOf: "<!-- -->".utf8) }
  }
}
