internal import AccessibilityTree
internal import Vocabulary

/// Reads the lines of a text dump into a tree, up to the first that is wrong.
struct AXTextReader: TreeReader, Sendable {
  var builder: TreeBuilder
  /// The header, where the first line is one.
  var header: AXTextHeader?
  /// What ended the reading early.
  private(set) var fault: LineFault?
  /// The number that the end line gives, where there is one.
  var endCount: Int?
  /// Whether the last line has no line feed and was kept as it is.
  var keptUnfinishedLine = false
  var escapes: TextEscapes
  /// Whether it reads a part of a dump before which another one reads.
  var isLaterPart = false
  private var repeats = RepeatedNames()
  let roles: RoleWholeness

  /// Reads a whole dump.
  ///
  /// - Parameters:
  ///   - bytes: the dump.
  ///   - start: the byte that its first line begins at.
  ///   - lines: its lines, where they are not all that stands in it.
  ///   - escapes: which escapes hold where the dump has no header.
  ///   - roles: tells whether a role word is whole, for a last line without a line feed.
  ///   - performer: reads the two halves of a large dump at once, where it can.
  init(
    _ bytes: consuming [UInt8], from start: Int = 0, lines: [Range<Int>]? = nil, escapes: TextEscapes,
    roles: RoleWholeness, performer: Performer? = nil
  ) {
    let source = bytes
    self.init(over: consume bytes, escapes: escapes, roles: roles)
    if let performer, lines == nil, let whole = inHalves(source, from: start, performer) {
      self = whole
      return
    }
    reserve(SizeEstimate(source), share: 1)
    if let lines {
      for line in lines where fault == nil { take(source, line) }
    } else {
      read(source, start..<source.count)
    }
  }

  /// Starts a reader that has read nothing.
  init(over bytes: consuming [UInt8], escapes: TextEscapes, roles: RoleWholeness) {
    builder = TreeBuilder(source: bytes)
    self.escapes = escapes
    self.roles = roles
  }

  /// Makes room for a share of what a dump has, in parts of one.
  mutating func reserve(_ size: SizeEstimate, share: Int) {
    builder.reserve(nodes: size.lines / share + 1, attributes: size.equals / share)
    LargePages.prefer(builder.nodes)
    LargePages.prefer(builder.attributes)
  }

  /// Reads the lines of a part of the dump that begins where a line does.
  mutating func read(_ source: [UInt8], _ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound, fault == nil { start = readLine(source, from: start) }
  }

  /// Reads the line that begins at a byte, and tells where the next one does.
  mutating func readLine(_ source: [UInt8], from start: Int) -> Int {
    let end = ByteScan.first(0x0a, in: source.span, start..<source.count)
    take(source, start..<end)
    return end + 1
  }

  /// Takes one line, which is unfinished where the dump ends without a line feed.
  private mutating func take(_ source: [UInt8], _ line: Range<Int>) {
    let isUnfinished = line.upperBound == source.count
    do throws(LineFault) {
      try readLine(source.span, line, isUnfinished: isUnfinished)
    } catch {
      builder.dropNext()
      fault = error
      if isUnfinished {
        fault?.id = "truncated-dump"
        fault?.message = "the dump is cut off in the middle of a line: " + error.message
      }
    }
  }

  private mutating func readLine(
    _ bytes: Span<UInt8>, _ range: Range<Int>, isUnfinished: Bool
  ) throws(LineFault) {
    // CRLF ends a line as LF does; a CR within a text stays.
    let end = !range.isEmpty && bytes[range.upperBound - 1] == 0x0d ? range.upperBound - 1 : range.upperBound
    var line = AXTextLine(range.lowerBound..<end, escapes: escapes)
    line.skipBlanks(bytes)
    guard !line.isAtEnd else {
      if isUnfinished { throw LineFault(message: "there is indentation and no role", range: range) }
      return
    }
    if bytes[line.index] == 0x23 { return try readComment(bytes, line) }
    if endCount != nil {
      throw LineFault(message: "a line after the end line of the dump", range: line.index..<end)
    }
    let depth = try depth(bytes, range.lowerBound..<line.index)
    let offset = line.index
    let role = try line.role(bytes)
    let subrole = try line.subrole(bytes)
    if !line.isAtEnd, bytes[line.index] != 0x20 {
      let word = AXTextLine.string(bytes, line.index..<end)
      throw LineFault(message: "expected a blank after the role, found '\(word)'", range: line.index..<end)
    }
    repeats.begin()
    var last: LineText?
    var misstated: LineFault?
    while true {
      line.skipBlanks(bytes)
      if line.isAtEnd { break }
      let pair = try line.pair(bytes)
      last = pair.value
      if header == nil, misstated == nil { misstated = stateFault(bytes, pair.name, pair.value) }
      let name = try symbol(bytes, pair.name)
      if repeats.take(name), misstated == nil, saysEachOnce {
        misstated = LineFault(
          id: "repeated-attribute",
          message: "'\(builder.symbols[name])' stands twice on this line, and which is meant cannot be told",
          range: pair.name.range)
      }
      builder.addToNext(name, try text(bytes, pair.value))
    }
    if isUnfinished { try checkUnfinished(bytes, role: role, hasSubrole: subrole != nil, last: last, end: end) }
    if let misstated { throw misstated }
    let roleSymbol = try self.role(bytes, role)
    var subroleSymbol = Symbol.none
    if let subrole { subroleSymbol = try symbol(bytes, subrole) }
    builder.end(toDepth: depth)
    builder.begin(role: roleSymbol, subrole: subroleSymbol, offset: offset)
  }

  /// Whether what wrote the dump says each thing once; what other sources say twice stands twice in our text form too.
  private var saysEachOnce: Bool {
    guard let source = header?.source else { return true }
    return source == .ax || source == .atspiText
  }

  /// The depth of a node by its indentation: two blanks a level, and no level left out.
  private mutating func depth(_ bytes: Span<UInt8>, _ indentation: Range<Int>) throws(LineFault) -> Int {
    if bytes[indentation.upperBound] == 0x09 {
      let tab = indentation.upperBound..<(indentation.upperBound + 1)
      throw LineFault(message: "a tab in the indentation; a level is two blanks", range: tab)
    }
    let depth = indentation.count / 2
    // How deep the part before ends is known when both are read.
    if isLaterPart, builder.nodes.isEmpty { builder.begin(insideLevels: depth) }
    guard indentation.count.isMultiple(of: 2) else {
      let message = "indented by \(indentation.count) blanks; a level is two"
      throw LineFault(message: message, range: indentation)
    }
    guard depth <= builder.depth else {
      let message =
        builder.nodes.isEmpty
        ? "the first node is indented; a dump begins at the left edge"
        : "indented by \(depth) levels below a line of \(builder.depth - 1): a line is missing between them"
      throw LineFault(message: message, range: indentation)
    }
    return depth
  }

  private mutating func readComment(_ bytes: Span<UInt8>, _ line: AXTextLine) throws(LineFault) {
    let range = line.index..<line.end
    switch AXTextHeader.kind(bytes, range) {
    case .header where builder.nodes.isEmpty && header == nil && endCount == nil && !isLaterPart:
      header = try AXTextHeader(bytes, range)
      escapes = .full
    case .end where endCount == nil:
      endCount = try AXTextHeader.count(bytes, range)
    case .header:
      throw LineFault(message: "a header that is not the first line: another dump begins here", range: range)
    case .end:
      throw LineFault(message: "a second end line", range: range)
    case .none:
      throw LineFault(message: "expected a role, found '\(AXTextLine.string(bytes, range))'", range: range)
    }
  }

  private mutating func role(_ bytes: Span<UInt8>, _ text: LineText) throws(LineFault) -> Symbol {
    // A walker writes ? where it could not read the role.
    if !text.isQuoted, text.range.count == 1, bytes[text.range.lowerBound] == 0x3f { return .none }
    return try symbol(bytes, text)
  }

  private mutating func symbol(_ bytes: Span<UInt8>, _ text: LineText) throws(LineFault) -> Symbol {
    if text.hasEscapes {
      let resolved = try escapes.resolve(bytes, text.range)
      return builder.symbols.intern(resolved.span)
    }
    return builder.symbols.intern(bytes.extracting(text.range))
  }

  private mutating func text(_ bytes: Span<UInt8>, _ text: LineText) throws(LineFault) -> TextRef {
    if text.hasEscapes {
      let resolved = try escapes.resolve(bytes, text.range)
      return builder.append(resolved)
    }
    return TextRef(offset: UInt32(text.range.lowerBound), length: UInt32(text.range.count))
  }

  /// A walker prints `enabled` and `selected` as `true` and `false`; what is neither must not count as the default.
  private func stateFault(_ bytes: Span<UInt8>, _ name: LineText, _ value: LineText) -> LineFault? {
    guard name.range.count == 7 || name.range.count == 8 else { return nil }
    let state = AXTextLine.string(bytes, name.range)
    guard state == "enabled" || state == "selected" else { return nil }
    let word = AXTextLine.string(bytes, value.range)
    if ["true", "false", "1", "0"].contains(word.lowercased()) { return nil }
    return LineFault(message: "'\(state)' is true or false, not '\(word)'", range: value.range)
  }

  /// A last line without a line feed was possibly cut: it counts only if its last word is whole beyond doubt.
  private mutating func checkUnfinished(
    _ bytes: Span<UInt8>, role: LineText, hasSubrole: Bool, last: LineText?, end: Int
  ) throws(LineFault) {
    keptUnfinishedLine = true
    // No walker ends a line in a blank: it would have gone on with the next attribute.
    if end > 0, bytes[end - 1] == 0x20 {
      throw LineFault(message: "a blank ends it, so something was to follow", range: (end - 1)..<end)
    }
    if let last {
      if last.isQuoted { return }
      let word = AXTextLine.string(bytes, last.range)
      if word == "true" || word == "false" { return }
      throw LineFault(message: "'\(word)' may go on", range: last.range)
    }
    if hasSubrole || role.isQuoted { return }
    let word = AXTextLine.string(bytes, role.range)
    if !roles.isRole(word) { throw LineFault(message: "no role is called '\(word)'", range: role.range) }
    if roles.mayGoOn(word) { throw LineFault(message: "'\(word)' may go on", range: role.range) }
  }
}
