internal import AccessibilityTree

/// Finds where an attribute stands in the text of a dump, by reading the node's tag or line again.
///
/// A value with an entity or an escape is kept decoded, so its place is not in the tree; it is asked for rarely.
struct AttributeLocator {
  /// The dump's bytes.
  let text: [UInt8]
  /// How many of them are the dump's.
  let length: Int
  /// Whether the dump is XML.
  let isXML: Bool
  /// Which escapes its texts have, where it is none.
  let escapes: TextEscapes

  /// The bytes of an attribute, from the first letter of its name to the end of its value, quotes included.
  ///
  /// - Returns: `nil` where the node's tag or line has no attribute of that name.
  func find(_ name: [UInt8], ofNodeAt offset: Int) -> Range<Int>? {
    isXML ? findInTag(name, offset) : findInLine(name, offset)
  }

  /// The bytes of a node's start tag or line.
  func extent(ofNodeAt offset: Int) -> Range<Int> {
    var index = offset
    guard isXML else {
      while index < length, text[index] != 0x0a { index += 1 }
      if index > offset, text[index - 1] == 0x0d { index -= 1 }
      return offset..<index
    }
    var quote: UInt8?
    while index < length {
      let byte = text[index]
      index += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x3e {
        break
      }
    }
    return offset..<index
  }

  private func findInTag(_ name: [UInt8], _ offset: Int) -> Range<Int>? {
    let tag = extent(ofNodeAt: offset)
    var index = tag.lowerBound
    while index < tag.upperBound, !XMLBytes.isBlank(text[index]) { index += 1 }
    while index < tag.upperBound {
      while index < tag.upperBound, XMLBytes.isBlank(text[index]) { index += 1 }
      let start = index
      while index < tag.upperBound, text[index] != 0x3d, !XMLBytes.isBlank(text[index]) { index += 1 }
      let word = start..<index
      while index < tag.upperBound, text[index] != 0x22, text[index] != 0x27 { index += 1 }
      guard index < tag.upperBound else { return nil }
      let quote = text[index]
      index += 1
      while index < tag.upperBound, text[index] != quote { index += 1 }
      index = min(index + 1, tag.upperBound)
      if text[word].elementsEqual(name) { return start..<index }
    }
    return nil
  }

  private func findInLine(_ name: [UInt8], _ offset: Int) -> Range<Int>? {
    let bytes = text.span
    var line = AXTextLine(extent(ofNodeAt: offset), escapes: escapes)
    do throws(LineFault) {
      _ = try line.role(bytes)
      _ = try line.subrole(bytes)
      while true {
        line.skipBlanks(bytes)
        if line.isAtEnd { return nil }
        let start = line.index
        let pair = try line.pair(bytes)
        if text[pair.name.range].elementsEqual(name) { return start..<line.index }
      }
    } catch {
      // The text of a secure field was taken out of the dump, its quotes with it.
      return nil
    }
  }
}
