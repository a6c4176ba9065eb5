internal import AccessibilityTree

/// One thing that a line says of a node, where it says it in words, `name=value`, `name:value` and groups.
enum LineProperty {
  /// A bare word, which is a state or a flag.
  case word(Range<Int>)
  /// A name and its value, without quotes; bare is one that may go on with the words that follow.
  case pair(name: Range<Int>, value: Range<Int>, isBare: Bool)
}

/// The properties of one line, in whose texts quotes are not escaped: `name='It's on' focusable size=(20, 10)`.
///
/// A quote ends a text only if what follows can follow one: the end of the line, a name, a group, or words up to one of
/// these, without a quote among them. Where no quote does, the first before a blank ends the text.
struct PropertyLine {
  /// The byte after the line's last.
  let end: Int
  /// The next byte.
  private(set) var index: Int
  /// Whether a name can end in a colon.
  private let allowsColon: Bool
  /// Where a group in parentheses that is being read ends.
  private var groupEnd: Int?
  /// Quotes of which it is known that none on the rest of the line ends a text as it should.
  private var endlessQuotes: Set<UInt8> = []
  /// The same of quotes within brackets.
  private var endlessInnerQuotes: Set<UInt8> = []
  /// How many more brackets that are not closed are looked at: each is looked for to the end of the line.
  private var unclosedBrackets = 8

  init(_ range: Range<Int>, allowsColon: Bool) {
    index = range.lowerBound
    end = range.upperBound
    self.allowsColon = allowsColon
  }

  /// Whether nothing is left but blanks.
  mutating func isAtEnd(_ bytes: Span<UInt8>) -> Bool {
    skipBlanks(bytes)
    return index >= end
  }

  /// The next property, or `nil` at the end.
  mutating func next(_ bytes: Span<UInt8>) throws(LineFault) -> LineProperty? {
    while true {
      skipBlanks(bytes)
      if let groupEnd, index >= groupEnd {
        index = max(index, groupEnd + 1)
        self.groupEnd = nil
        continue
      }
      guard index < end else { return nil }
      guard groupEnd == nil, bytes[index] == 0x28, let close = groupClose(bytes, from: index) else { break }
      groupEnd = close
      index += 1
    }
    let start = index
    let limit = groupEnd ?? end
    guard let sign = PropertyLine.nameEnd(bytes, start..<limit, allowsColon: allowsColon) else {
      while index < limit, bytes[index] != 0x20 { index += 1 }
      return .word(start..<trimmed(bytes, start..<index))
    }
    index = sign + 1
    return try value(bytes, named: start..<sign, limit)
  }

  private mutating func skipBlanks(_ bytes: Span<UInt8>) {
    while index < end, bytes[index] == 0x20 || groupEnd != nil && bytes[index] == 0x2c { index += 1 }
  }

  /// Where a name that begins a range ends, which is at its sign; `nil` where no name begins it.
  static func nameEnd(_ bytes: Span<UInt8>, _ range: Range<Int>, allowsColon: Bool) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == 0x3d || (byte == 0x3a && allowsColon) {
        return index > range.lowerBound ? index : nil
      }
      let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a
      let isInner = byte >= 0x30 && byte <= 0x39 || byte == 0x2d || byte == 0x5f || byte == 0x2e || byte == 0x23
      guard isLetter || isInner && index > range.lowerBound else { return nil }
      index += 1
    }
    return nil
  }

  private mutating func value(
    _ bytes: Span<UInt8>, named name: Range<Int>, _ limit: Int
  ) throws(LineFault) -> LineProperty {
    let start = index
    guard index < limit, bytes[index] != 0x20 else {
      return .pair(name: name, value: start..<start, isBare: false)
    }
    let first = bytes[index]
    if first == 0x27 || first == 0x22 {
      let close = try quoteEnd(bytes, first, from: start + 1, limit)
      index = close + 1
      return .pair(name: name, value: (start + 1)..<close, isBare: false)
    }
    if first == 0x28 || first == 0x5b || first == 0x7b, let close = groupClose(bytes, from: start), close < limit {
      index = close + 1
      while index < limit, bytes[index] != 0x20 { index += 1 }
      return .pair(name: name, value: start..<trimmed(bytes, start..<index), isBare: false)
    }
    while index < limit, bytes[index] != 0x20 {
      // `staticText:"City"`: a text within a bare value, blanks and all.
      if bytes[index] == 0x22, bytes[index - 1] == 0x3a,
        let close = try? quoteEnd(bytes, 0x22, from: index + 1, limit)
      {
        index = close
      }
      index += 1
    }
    return .pair(name: name, value: start..<trimmed(bytes, start..<index), isBare: groupEnd == nil)
  }

  /// A range without the comma or semicolon that ends it in a list.
  private func trimmed(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    guard let last = range.last, bytes[last] == 0x3b || groupEnd != nil && bytes[last] == 0x2c else {
      return range.upperBound
    }
    return last
  }

  // MARK: - Where a text ends

  /// The quote that ends a text.
  private mutating func quoteEnd(
    _ bytes: Span<UInt8>, _ quote: UInt8, from start: Int, _ limit: Int
  ) throws(LineFault) -> Int {
    var first: Int?
    let isEndless = endlessQuotes.contains(quote)
    for place in start..<max(start, limit) where bytes[place] == quote {
      guard place + 1 == limit || bytes[place + 1] == 0x20 || groupEnd != nil && bytes[place + 1] == 0x2c else {
        continue
      }
      if first == nil { first = place }
      if isEndless { break }
      if canFollow(bytes, quote, place + 1, limit) { return place }
    }
    endlessQuotes.insert(quote)
    if let first { return first }
    throw LineFault(
      id: "unclosed-quote", message: "the quote that begins here is not closed", range: (start - 1)..<end)
  }

  /// Whether what stands after a quote can stand after a text.
  private func canFollow(_ bytes: Span<UInt8>, _ quote: UInt8, _ start: Int, _ limit: Int) -> Bool {
    var place = start
    while true {
      while place < limit, bytes[place] == 0x20 || bytes[place] == 0x2c { place += 1 }
      if place == limit || bytes[place] == 0x28 { return true }
      if let sign = PropertyLine.nameEnd(bytes, place..<limit, allowsColon: allowsColon) {
        // "ratio: 3" is prose, and "tag:h1" is a property.
        return bytes[sign] == 0x3d || sign + 1 < limit && bytes[sign + 1] != 0x20
      }
      while place < limit, bytes[place] != 0x20 {
        if bytes[place] == quote { return false }
        place += 1
      }
    }
  }

  /// The bracket that closes the one at a place, or `nil` where none does.
  private mutating func groupClose(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    guard unclosedBrackets > 0 else { return nil }
    var depth = 0
    var place = start
    while place < end {
      switch bytes[place] {
      case 0x28, 0x5b, 0x7b: depth += 1
      case 0x29, 0x5d, 0x7d:
        depth -= 1
        if depth == 0 { return place }
      case 0x27, 0x22:
        if let close = innerQuoteEnd(bytes, place) { place = close }
      default: break
      }
      place += 1
    }
    unclosedBrackets -= 1
    return nil
  }

  /// The quote that ends a text within brackets: it begins an element, and a comma or a bracket follows it.
  private mutating func innerQuoteEnd(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
    if endlessInnerQuotes.contains(bytes[start]) { return nil }
    switch bytes[start - 1] {
    case 0x20, 0x28, 0x5b, 0x7b, 0x3d, 0x3a: break
    default: return nil
    }
    var place = start + 1
    while place + 1 < end {
      if bytes[place] == bytes[start] {
        switch bytes[place + 1] {
        case 0x29, 0x2c, 0x5d, 0x7d: return place
        default: break
        }
      }
      place += 1
    }
    endlessInnerQuotes.insert(bytes[start])
    return nil
  }
}
