/// What the first tags of an XML dump say, read without a parser: enough to tell the format.
struct XMLHead {
  /// The root's name as it is written.
  private(set) var root = ""
  /// The root's attributes as they are written, entities and all.
  private(set) var attributes: [(name: String, value: String)] = []
  /// The name of the first element inside the root; empty where there is none.
  private(set) var child = ""
  /// Whether the root's start tag has an end.
  private(set) var isRootTagClosed = false
  /// Whether a DOCTYPE stands before the root.
  private(set) var hasDOCTYPE = false

  /// Whether the root has an attribute.
  func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }

  /// Whether the root has an attribute, whatever its letter case.
  func has(ignoringCase name: String) -> Bool { attributes.contains { $0.name.lowercased() == name.lowercased() } }

  /// How many bytes are looked at.
  private static let limit = 1 << 20

  /// Looks at the document that begins at a byte.
  ///
  /// Every step goes forward, and none past the first two start tags.
  init(_ bytes: [UInt8], from start: Int) {
    var cursor = Cursor(bytes: bytes, index: start, end: min(bytes.count, start + XMLHead.limit))
    guard let tag = cursor.nextTag(&hasDOCTYPE) else { return }
    root = tag.name
    attributes = tag.attributes
    isRootTagClosed = tag.isClosed
    guard !tag.isEmpty, let first = cursor.nextTag(&hasDOCTYPE) else { return }
    child = first.name
  }
}

/// A start tag as it is written.
private struct Tag {
  var name: String
  var attributes: [(name: String, value: String)] = []
  var isEmpty = false
  var isClosed = false
}

private struct Cursor {
  let bytes: [UInt8]
  var index: Int
  let end: Int

  /// The next start tag, or `nil` where an end tag or the end comes first.
  mutating func nextTag(_ hasDOCTYPE: inout Bool) -> Tag? {
    while index < end {
      guard bytes[index] == 0x3c else {
        index += 1
        continue
      }
      if at("<?") {
        skip(past: "?>")
      } else if at("<!--") {
        skip(past: "-->")
      } else if at("<!") {
        hasDOCTYPE = hasDOCTYPE || at("<!DOCTYPE") || at("<!doctype")
        skipDeclaration()
      } else if at("</") {
        return nil
      } else {
        return tag()
      }
    }
    return nil
  }

  private mutating func tag() -> Tag {
    index += 1
    var tag = Tag(name: word { !XMLBytes.isBlank($0) && $0 != 0x2f && $0 != 0x3e })
    while index < end {
      _ = word(while: XMLBytes.isBlank)
      guard index < end, bytes[index] != 0x3e else { break }
      if bytes[index] == 0x2f {
        tag.isEmpty = true
        index += 1
        continue
      }
      let name = word { !XMLBytes.isBlank($0) && $0 != 0x3d && $0 != 0x2f && $0 != 0x3e }
      _ = word { XMLBytes.isBlank($0) || $0 == 0x3d }
      guard index < end, bytes[index] == 0x22 || bytes[index] == 0x27 else {
        // No attribute as XML has it: the parser will say so; here it is enough to go on.
        if name.isEmpty { index += 1 }
        continue
      }
      let quote = bytes[index]
      index += 1
      tag.attributes.append((name, word { $0 != quote }))
      index += 1
    }
    tag.isClosed = index < end
    index = min(index + 1, end)
    return tag
  }

  private mutating func word(while isPart: (UInt8) -> Bool) -> String {
    let start = index
    while index < end, isPart(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private func at(_ text: StaticString) -> Bool {
    bytes[index...].starts(with: text.description.utf8)
  }

  private mutating func skip(past text: StaticString) {
    while index < end, !at(text) { index += 1 }
    index = min(index + text.utf8CodeUnitCount, end)
  }

  /// Skips to the end of a declaration, past an internal subset in brackets.
  private mutating func skipDeclaration() {
    var brackets = 0
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte == 0x5b { brackets += 1 }
      if byte == 0x5d { brackets -= 1 }
      if byte == 0x3e, brackets <= 0 { return }
    }
  }
}

/// Kinds of bytes in XML.
enum XMLBytes {
  /// White space.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 }

  /// What a name may begin with: every character beyond ASCII is let through here.
  static func isNameStart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a) || byte == 0x5f || byte == 0x3a
  }
}
