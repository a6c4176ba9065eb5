internal import AccessibilityTree
internal import Vocabulary

/// Reads the lines of a walker's dump into a tree, in whatever dialect they are.
struct WalkerReader {
  var tree: IndentedTreeBuilder
  /// What ended the reading early.
  private(set) var fault: LineFault?
  /// Lines that are of no node: how many, and the number of the first.
  private(set) var noise = (count: 0, first: 0)
  /// How many roles are written without AX.
  private(set) var shortRoles = 0
  /// The number of nodes that the dump itself gives, and where.
  private(set) var told: (count: Int, line: Range<Int>)?
  private let bytes: [UInt8]
  /// By how much the first node that is inside another one is indented.
  private var unit: Int?

  init(_ bytes: [UInt8], _ lines: [Range<Int>]) {
    self.bytes = bytes
    tree = IndentedTreeBuilder(source: bytes)
    var index = 0
    while index < lines.count, fault == nil {
      let first = index
      index += 1
      guard let line = WalkerLine(bytes, lines[first]) else {
        fault = cutRole(lines[first])
        skip(lines[first], first + 1)
        continue
      }
      do throws(LineFault) {
        if let quote = line.openQuote {
          while index < lines.count, WalkerLine(bytes, lines[index]) == nil { index += 1 }
          try read(lines[first..<index], from: quote)
        } else {
          if lines[first].upperBound == bytes.count { try checkUnfinished(line, lines[first]) }
          try add(line, bytes, isCopy: false, at: line.start)
        }
      } catch {
        fault = error
        if index == lines.count { fault?.id = "truncated-dump" }
      }
    }
  }

  /// Reads a node whose text has line ends in it.
  private mutating func read(_ lines: ArraySlice<Range<Int>>, from quote: Int) throws(LineFault) {
    guard let first = lines.first else { return }
    var copy = Array(bytes[first])
    var last = copy.count
    for line in lines.dropFirst() {
      copy += [0x0a] + bytes[line]
      // What comes after the line that closes the text is none of it.
      if bytes[line].contains(0x22) { last = copy.count }
    }
    guard let line = WalkerLine(copy, 0..<last), line.openQuote == nil else {
      throw LineFault(
        id: "unclosed-quote", message: "the quote that begins here is not closed", range: quote..<first.upperBound)
    }
    let left = copy[last...].split(separator: 0x0a).count
    if left > 0 { noise.count += left }
    try add(line, copy, isCopy: true, at: first.lowerBound + line.start)
  }

  /// A last line without a line feed that is no more than the beginning of what all roles begin with.
  private func cutRole(_ line: Range<Int>) -> LineFault? {
    guard line.upperBound == bytes.count, case let word = bytes[line].drop(while: { $0 == 0x20 || $0 == 0x09 }),
      word.elementsEqual("A".utf8) || word.elementsEqual("AX".utf8)
    else { return nil }
    return LineFault(
      id: "truncated-dump", message: "the dump is cut off in the middle of a role",
      range: word.startIndex..<line.upperBound)
  }

  /// A last line without a line feed was possibly cut.
  private func checkUnfinished(_ line: WalkerLine, _ range: Range<Int>) throws(LineFault) {
    let role = String(decoding: bytes[line.role], as: UTF8.self)
    let isWhole = line.role.upperBound < range.upperBound || Vocabulary.standard.knows(role: role, in: .macAX)
    guard line.hasOpenBracket || !isWhole else { return }
    throw LineFault(message: "the dump is cut off in the middle of a line", range: line.start..<range.upperBound)
  }

  private mutating func add(_ line: WalkerLine, _ text: [UInt8], isCopy: Bool, at offset: Int) throws(LineFault) {
    if let parent = tree.parentColumn(at: line.column) {
      let step = line.column - parent
      if let unit, step > unit {
        throw LineFault(
          message: "indented by \(step) below the line above, where a level is \(unit): a line is missing between them",
          range: offset..<(offset + line.role.count))
      }
      unit = unit ?? step
    }
    let (role, subrole) = symbols(line, text)
    tree.begin(role: role, subrole: subrole, offset: offset, at: line.column)
    for (name, value) in line.attributes { add(name, value, text, isCopy: isCopy) }
    if let range = line.subrole, !text[range].starts(with: "AX".utf8) {
      add("subrole", .range(range), text, isCopy: isCopy)
    }
  }

  private mutating func add(_ name: String, _ value: DumpText, _ text: [UInt8], isCopy: Bool) {
    tree.add(name, tree.builder.ref(isCopy ? .copy(Array(value.bytes(in: text))) : value))
  }

  /// The role and the subrole by the names that they have on the platform, with AX.
  private mutating func symbols(_ line: WalkerLine, _ text: [UInt8]) -> (role: Symbol, subrole: Symbol) {
    var role = String(decoding: text[line.role], as: UTF8.self)
    if line.isBracketed, let known = WalkerReader.roles[role.lowercased()] {
      role = known
      shortRoles += 1
    }
    let symbol = tree.builder.symbols.intern(role)
    guard let range = line.subrole else { return (symbol, .none) }
    let word = String(decoding: text[range], as: UTF8.self)
    let isAX = word.hasPrefix("AX") || word == "iOSContentGroup"
    return (symbol, tree.builder.symbols.intern(isAX ? word : "AX" + word))
  }

  /// The roles by their names without AX, in lower case.
  private static let roles: [String: String] = {
    var roles: [String: String] = [:]
    for role in Vocabulary.standard.roles(in: .macAX) where role.hasPrefix("AX") {
      roles[role.dropFirst(2).lowercased()] = role
    }
    return roles
  }()

  /// A line of no node; it can say how many there are: `-- 12 elements --`.
  private mutating func skip(_ line: Range<Int>, _ number: Int) {
    guard !DumpLines.isBlank(bytes.span, line) else { return }
    if noise.count == 0 { noise.first = number }
    noise.count += 1
    let words = bytes[line].split { $0 == 0x20 || $0 == 0x2d }
    guard words.count == 2, words[1].elementsEqual("elements".utf8) || words[1].elementsEqual("nodes".utf8) else {
      return
    }
    if let count = Int(String(decoding: words[0], as: UTF8.self)) { told = (count, line) }
  }
}
