/// Makes XML well-formed that a generator wrote without escaping, before the strict parser sees it.
///
/// It is for formats whose generators are known to do so. Each rule is one case of `Rule`; what was mended is told.
struct XMLMending {
  /// What is mended.
  enum Rule: Int, CaseIterable {
    /// The name of an encoding that does not exist: the bytes are UTF-8.
    case encoding
    /// `<` in the value of an attribute, or before what is no tag.
    case less
    /// `&` that begins no entity of XML.
    case ampersand
    /// A quote inside the value of an attribute.
    case quote
    /// A line end or tab in the value of an attribute, which a parser would turn into a blank.
    case lineEnd
    /// A character that XML cannot hold.
    case control
    /// A tag named by a type: `<View<A, B>>`.
    case tagName
    /// An attribute that the tag has already.
    case duplicate

    /// What is said of it.
    var words: String {
      switch self {
      case .encoding: "took the name of the encoding for UTF-8"
      case .less: "escaped '<'"
      case .ampersand: "escaped '&'"
      case .quote: "escaped quotes inside values"
      case .lineEnd: "kept line ends and tabs inside values"
      case .control: "replaced characters that XML cannot hold"
      case .tagName: "renamed tags that are no names"
      case .duplicate: "left out attributes that their tag has twice"
      }
    }
  }

  /// The text as it can be parsed.
  private(set) var text: [UInt8] = []
  /// How often each rule was needed.
  private var counts = [Int](repeating: 0, count: Rule.allCases.count)
  private let bytes: [UInt8]
  private var index: Int
  /// Line ends that were taken out of values, and come back between attributes, so that lines keep their numbers.
  private var owedLines = 0

  /// Mends all from the first byte of a document on; what stands before it is kept.
  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    index = start
    text.reserveCapacity(bytes.count + bytes.count / 16)
    text += bytes[..<start]
    // Every step goes forward.
    while index < bytes.count { step() }
  }

  /// What was mended, a line each.
  var notes: [String] {
    Rule.allCases.filter { counts[$0.rawValue] > 0 }.map { rule in
      let count = counts[rule.rawValue]
      return "mended the XML: \(rule.words), \(count == 1 ? "once" : "\(count) times")"
    }
  }

  private mutating func mend(_ rule: Rule, _ replacement: StaticString) {
    counts[rule.rawValue] += 1
    text += replacement.description.utf8
  }

  private mutating func step() {
    let byte = bytes[index]
    if byte == 0x26 {
      takeAmpersand()
    } else if byte != 0x3c {
      takeCharacter()
    } else if at("<?") {
      takeDeclaration()
    } else if at("<!--") {
      copy(past: "-->")
    } else if at("<![CDATA[") {
      copy(past: "]]>")
    } else if at("</") {
      takeTag(nameAt: index + 2)
    } else if index + 1 < bytes.count, XMLBytes.isNameStart(bytes[index + 1]) {
      takeTag(nameAt: index + 1)
    } else if at("<!") {
      takeCharacter()
    } else {
      mend(.less, "&lt;")
      index += 1
    }
  }

  private func at(_ word: StaticString) -> Bool {
    var cursor = ByteCursor(index..<bytes.count)
    return cursor.take(word, bytes.span)
  }

  private mutating func copy(past word: StaticString) {
    let start = index
    while index < bytes.count, !at(word) { index += 1 }
    index = min(index + word.utf8CodeUnitCount, bytes.count)
    text += bytes[start..<index]
  }

  private mutating func takeCharacter() {
    let byte = bytes[index]
    if byte < 0x20, byte != 0x09, byte != 0x0a, byte != 0x0d { mend(.control, "\u{fffd}") } else { text.append(byte) }
    index += 1
  }

  private mutating func takeAmpersand() {
    if isEntity { text.append(0x26) } else { mend(.ampersand, "&amp;") }
    index += 1
  }

  /// Whether `&` begins one of the entities that need no declaration, or the number of a character that XML can hold.
  private var isEntity: Bool {
    let words: [StaticString] = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"]
    if words.contains(where: at) { return true }
    var cursor = ByteCursor(index..<min(index + 12, bytes.count))
    let isHexadecimal = cursor.take("&#x", bytes.span)
    guard isHexadecimal || cursor.take("&#", bytes.span) else { return false }
    let start = cursor.index
    if isHexadecimal { cursor.takeHexadecimals(bytes.span) } else { _ = cursor.takeDigits(nil, bytes.span) }
    let digits = String(decoding: bytes[start..<cursor.index], as: UTF8.self)
    guard cursor.take(0x3b, bytes.span), let value = UInt32(digits, radix: isHexadecimal ? 16 : 10) else {
      return false
    }
    return Unicode.Scalar(value) != nil && (value >= 0x20 || [9, 10, 13].contains(value)) && value != 0xfffe
      && value != 0xffff
  }

  /// The line that says what the document is; libxml2 goes by the bytes, so only a name that does not exist is wrong.
  private mutating func takeDeclaration() {
    let start = text.count
    copy(past: "?>")
    let wrong = Array("UTF_8".utf8)
    for place in start..<max(start, text.count - wrong.count)
    where text[place] == wrong[0] && text[place...].starts(with: wrong) {
      text[place + 3] = 0x2d
      counts[Rule.encoding.rawValue] += 1
    }
  }
}

// MARK: - Tags

extension XMLMending {
  private mutating func takeTag(nameAt start: Int) {
    let end = endOfName(from: start)
    text += bytes[index..<start]
    takeName(start..<end)
    index = end
    var names: Set<[UInt8]> = []
    while index < bytes.count {
      while index < bytes.count, XMLBytes.isBlank(bytes[index]) {
        text.append(bytes[index])
        index += 1
      }
      payLines()
      guard index < bytes.count, bytes[index] != 0x3e, bytes[index] != 0x3c, !at("/>") else { break }
      takeAttribute(&names)
    }
    // Where another tag begins before this one ends, the parser says so.
    if at("/>") { index += 1; text.append(0x2f) }
    if index < bytes.count, bytes[index] == 0x3e {
      text.append(0x3e)
      index += 1
    }
  }

  private mutating func payLines() {
    text += [UInt8](repeating: 0x0a, count: owedLines)
    owedLines = 0
  }

  /// Where the name of a tag ends: at a blank or at the tag's end, past what stands between `<` and `>` in it.
  private func endOfName(from start: Int) -> Int {
    var end = start
    var depth = 0
    while end < bytes.count {
      switch bytes[end] {
      case 0x3c: depth += 1
      case 0x3e where depth == 0: return end
      case 0x3e: depth -= 1
      case 0x2f where depth == 0 && end + 1 < bytes.count && bytes[end + 1] == 0x3e: return end
      case 0x20 where depth > 0: break
      case 0x20, 0x09, 0x0d: return end
      // No type has these in its name: what looks like one is something else.
      case 0x0a, 0x22, 0x3d: return depth > 0 ? plainEnd(from: start) : end
      default: break
      }
      end += 1
    }
    return depth > 0 ? plainEnd(from: start) : end
  }

  private func plainEnd(from start: Int) -> Int {
    bytes[start...].firstIndex { XMLBytes.isBlank($0) || $0 == 0x3c || $0 == 0x3e || $0 == 0x2f } ?? bytes.count
  }

  private mutating func takeName(_ range: Range<Int>) {
    var isChanged = false
    for place in range {
      let byte = bytes[place]
      if byte >= 0x80 || byte.isLetter || byte.isDigit || [0x2e, 0x2d, 0x5f, 0x3a].contains(byte) {
        text.append(byte)
      } else {
        isChanged = true
        text.append(0x5f)
      }
    }
    if isChanged { counts[Rule.tagName.rawValue] += 1 }
  }

  private mutating func takeAttribute(_ names: inout Set<[UInt8]>) {
    let start = index
    while index < bytes.count, isPartOfAttributeName(bytes[index]) { index += 1 }
    let name = start..<index
    guard index + 1 < bytes.count, !name.isEmpty, bytes[index] == 0x3d,
      bytes[index + 1] == 0x22 || bytes[index + 1] == 0x27
    else {
      // No attribute as XML has it: the parser says so.
      if name.isEmpty {
        takeCharacter()
      } else {
        text += bytes[name]
      }
      return
    }
    let isNew = names.insert(Array(bytes[name])).inserted
    let kept = text.count
    text += bytes[name]
    takeValue()
    if !isNew {
      text.removeLast(text.count - kept)
      counts[Rule.duplicate.rawValue] += 1
    } else if index < bytes.count, isPartOfAttributeName(bytes[index]) {
      text.append(0x20)
    }
  }

  private func isPartOfAttributeName(_ byte: UInt8) -> Bool {
    !XMLBytes.isBlank(byte) && byte != 0x3d && byte != 0x3e && byte != 0x3c && byte != 0x2f && byte != 0x22
  }

  /// The value of an attribute, from its equals sign to the quote that ends it.
  private mutating func takeValue() {
    let quote = bytes[index + 1]
    text += [0x3d, quote]
    index += 2
    while index < bytes.count {
      switch bytes[index] {
      case quote where isEnd(index):
        text.append(quote)
        index += 1
        return
      case 0x22 where quote == 0x22:
        mend(.quote, "&quot;")
        index += 1
      case 0x27 where quote == 0x27:
        mend(.quote, "&apos;")
        index += 1
      case 0x3c:
        mend(.less, "&lt;")
        index += 1
      case 0x26: takeAmpersand()
      case 0x0a:
        mend(.lineEnd, "&#10;")
        owedLines += 1
        index += 1
      case 0x09:
        mend(.lineEnd, "&#9;")
        index += 1
      default: takeCharacter()
      }
    }
  }

  /// Whether a quote ends a value: the tag ends after it, or another attribute begins.
  private func isEnd(_ quote: Int) -> Bool {
    var next = quote + 1
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    guard next < bytes.count else { return true }
    if bytes[next] == 0x2f { next += 1 }
    if next < bytes.count, bytes[next] == 0x3e {
      return next + 1 == bytes.count || XMLBytes.isBlank(bytes[next + 1]) || bytes[next + 1] == 0x3c
    }
    let start = next
    while next < bytes.count, next - start < XMLMending.longestName,
      bytes[next].isLetter || bytes[next].isDigit || bytes[next] == 0x2d || bytes[next] == 0x5f
    { next += 1 }
    return next > start && next + 1 < bytes.count && bytes[next] == 0x3d
      && (bytes[next + 1] == 0x22 || bytes[next + 1] == 0x27)
  }

  /// How long the name of an attribute can be that tells a value's end.
  private static let longestName = 64
}
