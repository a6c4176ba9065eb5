/// Texts whose values were never filled in.
enum TemplateText {
  private static let wholes: Set<String> = ["nil", "null", "(null)", "<null>", "undefined", "NaN", "[object Object]"]

  private static let beginnings = wholes.compactMap(\.utf8.first)

  /// Whether a label may be one of the whole texts, for all that its length and its first letter tell.
  static func mayBeWhole(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count <= 15, let first = text.first else { return false }
    // White space and characters of no width before a text do not count.
    return first <= 0x20 || first >= 0x80 || beginnings.contains(first)
  }

  /// Whether a text, which is not empty, is a template or has one in it.
  static func matches(_ bytes: [UInt8], _ marks: LabelMarks) -> Bool {
    if bytes.count <= 15, beginnings.contains(bytes[0]), wholes.contains(String(decoding: bytes, as: UTF8.self)) {
      return true
    }
    guard marks.contains(.template) else { return false }
    if bytes.starts(with: "Optional(".utf8), bytes.last == UInt8(ascii: ")") { return true }
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "%") where isPrintf(bytes, index + 1): return true
      case UInt8(ascii: "{") where isBraced(bytes, index): return true
      case UInt8(ascii: "$") where isNamed(bytes, index + 1, "{", "}", minimum: 1): return true
      case UInt8(ascii: "\\") where isNamed(bytes, index + 1, "(", ")", minimum: 1): return true
      default: break
      }
    }
    return false
  }

  /// `@`, `d`, `1$s`, `.2f` and their kin behind a `%`, with no letter or digit after them.
  private static func isPrintf(_ bytes: [UInt8], _ start: Int) -> Bool {
    var index = start
    let digits = ASCII.run(bytes, from: index, while: ASCII.isDigit)
    if digits > 0, index + digits < bytes.count, bytes[index + digits] == UInt8(ascii: "$") { index += digits + 1 }
    guard index < bytes.count else { return false }
    var end: Int?
    switch bytes[index] {
    case UInt8(ascii: "@"), UInt8(ascii: "s"): end = index + 1
    case UInt8(ascii: "."):
      let digits = ASCII.run(bytes, from: index + 1, while: ASCII.isDigit)
      let place = index + 1 + digits
      if digits > 0, place < bytes.count, bytes[place] == UInt8(ascii: "f") { end = place + 1 }
    default:
      // A width counts only behind a zero, so that "5%20d" is no template.
      if bytes[index] == UInt8(ascii: "0") { index += 1 + ASCII.run(bytes, from: index + 1, while: ASCII.isDigit) }
      index += min(2, ASCII.run(bytes, from: index) { $0 == UInt8(ascii: "l") })
      if index < bytes.count, bytes[index] == UInt8(ascii: "d") || bytes[index] == UInt8(ascii: "u") {
        end = index + 1
      }
    }
    guard let end else { return false }
    return end == bytes.count || !ASCII.isAlphanumeric(bytes[end])
  }

  /// `{{name}}`, or `{0}` alone.
  private static func isBraced(_ bytes: [UInt8], _ start: Int) -> Bool {
    if start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "{") {
      var index = start + 2
      index += ASCII.run(bytes, from: index) { $0 == 0x20 }
      let name = ASCII.run(bytes, from: index) { ASCII.isWord($0) || $0 == UInt8(ascii: ".") }
      index += name
      index += ASCII.run(bytes, from: index) { $0 == 0x20 }
      return name > 0 && index + 1 < bytes.count && bytes[index] == 0x7d && bytes[index + 1] == 0x7d
    }
    guard start + 2 < bytes.count, ASCII.isDigit(bytes[start + 1]), bytes[start + 2] == 0x7d else { return false }
    if start > 0, ASCII.isWord(bytes[start - 1]) || bytes[start - 1] == 0x7b { return false }
    return start + 3 == bytes.count || bytes[start + 3] != 0x7d
  }

  /// `${name}` and `\(name)` behind their first character.
  private static func isNamed(
    _ bytes: [UInt8], _ start: Int, _ open: Unicode.Scalar, _ close: Unicode.Scalar, minimum: Int
  ) -> Bool {
    guard start < bytes.count, bytes[start] == UInt8(ascii: open) else { return false }
    let name = ASCII.run(bytes, from: start + 1) { ASCII.isWord($0) || $0 == UInt8(ascii: ".") }
    let end = start + 1 + name
    return name >= minimum && end < bytes.count && bytes[end] == UInt8(ascii: close)
  }
}
