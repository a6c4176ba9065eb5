import AccessibilityTree
import DumpFormats
import Verification
import Vocabulary

/// Takes an expression and a text through all that runs expressions.
enum ExpressionJob {
  static func run(_ input: [UInt8], pick: UInt8) throws(BrokenLaw) {
    let parts = InputParts(input, count: 2)
    let expression = String(decoding: parts[0], as: UTF8.self)
    let text = String(decoding: parts[1], as: UTF8.self)
    // Below a header all escapes hold; a walker's own dump cannot spell a text that ends in a backslash.
    let dump = """
      # axverify-dump: source=ax platform=macos
      AXWindow title="\(escaped(text))"
        AXButton label="\(escaped(text))" value="x"
      # axverify-end: nodes=2

      """
    guard let read = ReaderJob.read(Array(dump.utf8), format: "ax-text") else {
      throw BrokenLaw("the dump that holds the text is not read")
    }
    switch pick % 3 {
    case 0: query("AXButton label~\"\(escaped(expression))\"", read)
    case 1: query("* raw:label~\"\(escaped(expression))\" value!=\"\(escaped(expression))\"", read)
    default: mask(expression, Array(text.utf8))
    }
  }

  private static func query(_ pattern: String, _ dump: Dump) {
    _ = try? PatternQuery.run(pattern, on: dump, path: "dump", platform: .macos)
  }

  private static func mask(_ expression: String, _ text: [UInt8]) {
    guard let mask = try? TextMasking([expression]), let once = mask.replace(text[...]) else { return }
    _ = mask.replace(once[...])
  }

  /// A text between quotes, in the spelling that dumps and expectations share.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      // No dump holds it.
      case "\0": break
      case ..<" ", "\u{7f}": result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
