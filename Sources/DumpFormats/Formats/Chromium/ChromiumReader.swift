internal import AccessibilityTree
internal import Vocabulary

/// Reads the lines of a Chromium dump into a tree, up to the first that is wrong.
struct ChromiumReader<Flavour: ChromiumFormat>: TreeReader {
  var builder: TreeBuilder
  /// What ended the reading early.
  private(set) var fault: LineFault?
  /// What was skipped, and what is worth knowing.
  private(set) var notes: [String] = []
  private let words: Set<String>
  /// For each open line the depth of nodes inside it; one that is ignored adds none.
  private var levels: [Int] = []
  private var ignored = (count: 0, first: 0)
  private var directives = 0
  private var attributes: [Attribute] = []

  /// What a line break within a text is written as.
  private static var lineBreak: StaticString { "<newline>" }

  /// Reads a whole dump.
  init(_ bytes: consuming [UInt8], _ lines: [Range<Int>], isCut: Bool) {
    let source = bytes
    builder = TreeBuilder(source: bytes)
    words = Set(Vocabulary.standard.rawAttributes(of: Flavour.source))
    let size = SizeEstimate(source)
    builder.reserve(nodes: lines.count, attributes: size.equals)
    for (number, line) in lines.enumerated() where !DumpLines.isBlank(source.span, line) {
      let isUnfinished = line.upperBound == source.count
      do throws(LineFault) {
        try read(source.span, line, number: number + 1, isUnfinished: isUnfinished)
        if isUnfinished, isCut { throw LineFault.cut("the dump is cut off in the middle of a character", source) }
      } catch {
        fault = error
        if isUnfinished, error.id != "truncated-dump" {
          fault?.id = "truncated-dump"
          fault?.message = "the dump is cut off in the middle of a line: " + error.message
        }
        break
      }
    }
    notes = describe()
    if fault == nil, let last = lines.last, last.upperBound == source.count {
      notes.append("the last line has no line feed, and seems whole")
    }
  }

  private func describe() -> [String] {
    var notes: [String] = []
    if directives > 0 {
      notes.append("skipped \(directives) line\(directives == 1 ? "" : "s") of directives before the dump")
    }
    if ignored.count > 0 {
      let what = ignored.count == 1 ? "1 node" : "\(ignored.count) nodes"
      notes.append("left out \(what) that Chromium ignores, first on line \(ignored.first): no client is told of them")
    }
    return notes
  }

  private mutating func read(
    _ bytes: Span<UInt8>, _ range: Range<Int>, number: Int, isUnfinished: Bool
  ) throws(LineFault) {
    if builder.nodes.isEmpty, levels.isEmpty, bytes[range.lowerBound] == 0x23 || bytes[range.lowerBound] == 0x40 {
      directives += 1
      return
    }
    var rest = range
    let depth = try depth(bytes, &rest)
    guard let role = Flavour.takeRole(bytes, &rest) else {
      let word = rest.lowerBound..<max(rest.lowerBound, min(rest.upperBound, rest.lowerBound + 40))
      throw LineFault(
        message: "expected a role of \(Flavour.title), found '\(AXTextLine.string(bytes, word))'", range: word)
    }
    attributes.removeAll(keepingCapacity: true)
    if let leading = role.leading {
      attributes.append(Attribute(name: symbol(bytes, leading.name), value: ref(leading.value)))
    }
    try readProperties(bytes, rest, isUnfinished: isUnfinished)
    levels.removeLast(levels.count - depth)
    let parent = levels.last ?? 0
    guard !isIgnored else {
      if ignored.count == 0 { ignored.first = number }
      ignored.count += 1
      levels.append(parent)
      return
    }
    levels.append(parent + 1)
    builder.end(toDepth: parent)
    let roleSymbol = builder.symbols.intern(role.role)
    let subrole = subrole()
    builder.begin(role: roleSymbol, subrole: subrole, offset: role.range.lowerBound)
    builder.add(contentsOf: attributes)
  }

  /// The depth of a line, by its plus signs, which are taken off.
  private func depth(_ bytes: Span<UInt8>, _ line: inout Range<Int>) throws(LineFault) -> Int {
    var index = line.lowerBound
    while index < line.upperBound, bytes[index] == 0x2b { index += 1 }
    let signs = line.lowerBound..<index
    guard signs.count.isMultiple(of: 2) else {
      throw LineFault(message: "\(signs.count) plus signs; a level is two", range: signs)
    }
    guard signs.count / 2 <= levels.count else {
      let message =
        levels.isEmpty
        ? "the first node is not the root: it stands \(signs.count / 2) levels deep"
        : "\(signs.count / 2) levels deep below a line of \(levels.count - 1): a line is missing between them"
      throw LineFault(message: message, range: signs)
    }
    line = index..<line.upperBound
    return signs.count / 2
  }

  private mutating func readProperties(
    _ bytes: Span<UInt8>, _ range: Range<Int>, isUnfinished: Bool
  ) throws(LineFault) {
    var line = PropertyLine(range, allowsColon: Flavour.allowsColon)
    // A bare value may hold blanks, and no flavour writes a word of its own after one.
    var bareStart: Int?
    while let property = try line.next(bytes) {
      switch property {
      case .word(let word):
        if let bareStart, !attributes.isEmpty {
          attributes[attributes.count - 1].value = ref(bareStart..<word.upperBound)
        } else if !word.isEmpty {
          let text = AXTextLine.string(bytes, word)
          if isUnfinished, line.isAtEnd(bytes) { try checkLast(text, word) }
          attributes.append(Attribute(name: symbol(bytes, word), value: builder.append("true".utf8)))
        }
      case .pair(let name, let value, let isBare):
        if isUnfinished, value.isEmpty, bytes[value.lowerBound - 1] != 0x27, !Flavour.writesEmptyValues {
          let text = AXTextLine.string(bytes, name)
          throw LineFault(message: "'\(text)' has no value", range: name.lowerBound..<range.upperBound)
        }
        attributes.append(Attribute(name: symbol(bytes, name), value: text(bytes, value)))
        bareStart = isBare ? value.lowerBound : nil
      }
    }
  }

  /// A last word without a line feed was possibly cut: it has to be one that can stand alone.
  private func checkLast(_ text: String, _ word: Range<Int>) throws(LineFault) {
    guard words.contains(text) || Flavour.isFlag(text) else {
      throw LineFault(message: "'\(text)' is no word of \(Flavour.title)", range: word)
    }
    switch Vocabulary.standard.neutralAttribute(ofRaw: text, source: Flavour.source) {
    case .name, .value, .hint, .id, .frame: throw LineFault(message: "'\(text)' has no value", range: word)
    default: break
    }
  }

  private mutating func subrole() -> Symbol {
    guard let word = Flavour.subroleAttribute, let name = builder.symbols.find(word),
      let value = attributes.first(where: { $0.name == name })?.value, value.length > 0
    else { return .none }
    return builder.intern(value)
  }

  private var isIgnored: Bool {
    guard let word = builder.symbols.find("ignored") else { return false }
    return attributes.contains { $0.name == word && builder.bytes(of: $0.value).elementsEqual("true".utf8) }
  }

  private mutating func symbol(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Symbol {
    builder.symbols.intern(bytes.extracting(range))
  }

  private func ref(_ range: Range<Int>) -> TextRef {
    TextRef(offset: UInt32(range.lowerBound), length: UInt32(range.count))
  }

  /// A text with its line breaks put back.
  private mutating func text(_ bytes: Span<UInt8>, _ range: Range<Int>) -> TextRef {
    var cursor = ByteCursor(range)
    var resolved: [UInt8] = []
    var start = range.lowerBound
    while cursor.takeAll(upTo: 0x3c, bytes) || !cursor.isAtEnd {
      guard !cursor.isAtEnd else { break }
      let mark = cursor.index
      guard cursor.take(ChromiumReader.lineBreak, bytes) else {
        _ = cursor.take(0x3c, bytes)
        continue
      }
      for place in start..<mark { resolved.append(bytes[place]) }
      resolved.append(0x0a)
      start = cursor.index
    }
    if start == range.lowerBound { return ref(range) }
    for place in start..<range.upperBound { resolved.append(bytes[place]) }
    return builder.append(resolved)
  }
}
