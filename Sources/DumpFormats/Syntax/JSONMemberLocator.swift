internal import AccessibilityTree

/// Finds where a member of a node's object stands in a JSON dump.
struct JSONMemberLocator {
  /// The dump's bytes, less whatever was put behind them.
  let text: [UInt8]
  /// How many of them are the dump's.
  let length: Int

  /// A member by its value, where that stands in the dump as it is: from the quote of its name to the end of the value.
  ///
  /// A value that is no member with a name of its own (a text in a list, one that its neighbour names) is found alone.
  func find(value: Range<Int>) -> Range<Int>? {
    guard !value.isEmpty, value.upperBound <= length else { return nil }
    var range = value
    if value.lowerBound > 0, text[value.lowerBound - 1] == 0x22, value.upperBound < length,
      text[value.upperBound] == 0x22
    {
      range = (value.lowerBound - 1)..<(value.upperBound + 1)
    }
    guard let colon = before(range.lowerBound), text[colon] == 0x3a, let quote = before(colon), text[quote] == 0x22
    else { return range }
    var start = quote
    while start > 0, text[start - 1] != 0x22, text[start - 1] != 0x0a { start -= 1 }
    guard start > 0, text[start - 1] == 0x22 else { return range }
    return (start - 1)..<range.upperBound
  }

  /// A member by its name, among those of the node's own object: its name, and its value where that is one word.
  func find(name: [UInt8], ofObjectAt offset: Int) -> Range<Int>? {
    guard offset < length, text[offset] == 0x7b else { return nil }
    var reader = JSONReader(text, from: offset)
    var start: Int?
    while let event = try? reader.next() {
      if let start {
        switch event {
        case .beginObject, .beginArray: return start..<(start + name.count + 2)
        case .string, .number, .bool, .null: return start..<reader.index
        case .key, .endObject, .endArray: return nil
        }
      }
      if case .key(let key) = event, reader.depth == 1, key.resolved(in: text).elementsEqual(name) {
        start = reader.offset
      }
    }
    return nil
  }

  /// The last byte before a place that is no blank.
  private func before(_ place: Int) -> Int? {
    var index = place - 1
    while index >= 0 {
      switch text[index] {
      case 0x20, 0x09, 0x0a, 0x0d: index -= 1
      default: return index
      }
    }
    return nil
  }
}
