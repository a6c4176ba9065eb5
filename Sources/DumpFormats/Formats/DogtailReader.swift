internal import AccessibilityTree

/// Reads the lines of dogtail's dump into a tree, up to the first that is wrong.
///
/// Names are not escaped: one goes on over the next lines until a bracket ends a line.
struct DogtailReader: LineTreeReader {
  var builder: TreeBuilder
  /// What ended the reading early.
  var fault: LineFault?
  /// What was skipped.
  private(set) var notes: [String] = []
  private let lines: [Range<Int>]
  /// What is said of the node that comes next into the tree: its children and those of others may not have begun.
  private var node: Item?
  private var actions: [String] = []

  /// What one line, or several, says: a node or an action of the node above.
  private struct Item {
    var depth: Int
    var offset: Int
    var role: Range<Int>
    var name: Range<Int>
    /// What the verbose form adds, without its brackets.
    var details: Range<Int>?
  }

  /// How a line begins that is one.
  struct Start {
    var depth: Int
    var role: Range<Int>
    /// The byte at which the name begins.
    var name: Int
  }

  init(_ bytes: consuming [UInt8], _ lines: [Range<Int>]) {
    let source = bytes
    builder = TreeBuilder(source: bytes)
    self.lines = lines
    var index = 0
    do throws(LineFault) {
      while index < lines.count {
        let (item, next) = try item(source.span, index)
        index = next
        if let item { try take(source.span, item) }
      }
    } catch {
      fault = error
    }
    close(source.span)
  }

  /// How a line begins, where it begins as one of these does.
  static func start(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Start? {
    let depth = DumpLines.indentation(bytes, line)
    var index = line.lowerBound + depth
    guard index < line.upperBound, bytes[index] == 0x5b else { return nil }
    index += 1
    let role = index
    while index < line.upperBound, bytes[index] != 0x7c {
      let byte = bytes[index]
      guard byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a || byte == 0x20 || byte == 0x2d else { return nil }
      index += 1
    }
    guard index < line.upperBound, index > role + 1, bytes[index - 1] == 0x20 else { return nil }
    let name = index + 1 < line.upperBound && bytes[index + 1] == 0x20 ? index + 2 : index + 1
    return Start(depth: depth, role: role..<(index - 1), name: name)
  }

  /// Reads what begins on a line, which goes on to the next line that begins something.
  ///
  /// - Returns: it, and the line after it.
  private mutating func item(_ bytes: Span<UInt8>, _ index: Int) throws(LineFault) -> (Item?, Int) {
    let line = lines[index]
    guard let start = DogtailReader.start(bytes, line) else {
      if !DumpLines.isBlank(bytes, line) { try skip(bytes, index) }
      return (nil, index + 1)
    }
    var next = index + 1
    while next < lines.count, DogtailReader.start(bytes, lines[next]) == nil { next += 1 }
    var last = next - 1
    while last >= index {
      if let end = nameEnd(bytes, from: start.name, in: lines[last]) {
        // What follows the last bracket is a prompt or what a script printed.
        if let stray = (last + 1..<next).first(where: { !DumpLines.isBlank(bytes, lines[$0]) }) {
          try skip(bytes, stray)
        }
        return (
          Item(
            depth: start.depth, offset: line.lowerBound + start.depth, role: start.role, name: start.name..<end.name,
            details: end.details), next
        )
      }
      last -= 1
    }
    throw LineFault(
      id: next == lines.count ? "truncated-dump" : "bad-line",
      message: (next == lines.count ? "the dump is cut off: " : "") + "the bracket that begins here is not closed",
      range: (line.lowerBound + start.depth)..<line.upperBound)
  }

  /// Passes over a line that is none of these, unless it is one whose rest is cut off.
  private mutating func skip(_ bytes: Span<UInt8>, _ index: Int) throws(LineFault) {
    let line = lines[index]
    let isLast = !lines[(index + 1)...].contains { !DumpLines.isBlank(bytes, $0) }
    if isLast, DogtailReader.isCutRole(bytes, line) {
      throw LineFault(
        id: "truncated-dump", message: "the dump is cut off in the middle of a role",
        range: (line.lowerBound + DumpLines.indentation(bytes, line))..<line.upperBound)
    }
    notes.append("skipped line \(index + 1): '\(AXTextLine.string(bytes, lines[index]))'")
  }

  /// Whether a line is a bracket and the beginning of a role, and nothing else.
  private static func isCutRole(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    var index = line.lowerBound + DumpLines.indentation(bytes, line)
    guard index < line.upperBound, bytes[index] == 0x5b else { return false }
    index += 1
    while index < line.upperBound {
      let byte = bytes[index]
      guard byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a || byte == 0x20 || byte == 0x2d else { return false }
      index += 1
    }
    return true
  }

  /// The bracket that ends a name at the end of a line, before what the verbose form adds.
  private func nameEnd(
    _ bytes: Span<UInt8>, from start: Int, in line: Range<Int>
  ) -> (name: Int, details: Range<Int>?)? {
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
    guard end > max(start, line.lowerBound), bytes[end - 1] == 0x5d else { return nil }
    var open = end - 1
    while open > line.lowerBound, bytes[open] != 0x5b { open -= 1 }
    var cursor = ByteCursor(open..<end)
    guard cursor.take("[p:(", bytes) else { return (end - 1, nil) }
    var close = open
    while close > max(start, line.lowerBound), bytes[close - 1] == 0x20 { close -= 1 }
    guard close > max(start, line.lowerBound), bytes[close - 1] == 0x5d else { return (end - 1, nil) }
    return (close - 1, (open + 1)..<(end - 1))
  }

  // MARK: - The tree

  private mutating func take(_ bytes: Span<UInt8>, _ item: Item) throws(LineFault) {
    if AXTextLine.string(bytes, item.role) == "action", let node {
      // An action stands one level below its node, before the children.
      guard item.depth == node.depth + 1 else {
        throw LineFault(message: "an action that belongs to no node", range: item.role)
      }
      actions.append(action(bytes, item.name))
      return
    }
    let levels = builder.open.count + (node == nil ? 0 : 1)
    guard item.depth <= levels else {
      throw LineFault(
        message: "\(item.depth) levels deep below a line of \(levels - 1): a line is missing between them",
        range: item.role)
    }
    close(bytes)
    node = item
  }

  /// The name of an action, less the bars around its keys.
  private func action(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    var text: [UInt8] = []
    for index in range { text.append(bytes[index]) }
    let parts = String(decoding: text, as: UTF8.self).split(separator: "|", omittingEmptySubsequences: false)
    return String((parts.first ?? "").drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private mutating func close(_ bytes: Span<UInt8>) {
    guard let item = node else { return }
    node = nil
    builder.end(toDepth: item.depth)
    var role: [UInt8] = []
    for index in item.role { role.append(bytes[index]) }
    let nick = builder.symbols.intern(ATSPIRoles.nick(role[...]))
    builder.begin(role: nick, offset: item.offset)
    add("name", TextRef(offset: UInt32(item.name.lowerBound), length: UInt32(item.name.count)))
    if let details = item.details { addDetails(bytes, details) }
    if !actions.isEmpty { add("actions", builder.append(actions.joined(separator: ", ").utf8)) }
    actions.removeAll()
  }

  /// Adds `p:(0, 0), s:(10, 10), vis:True, show:True`.
  private mutating func addDetails(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var cursor = ByteCursor(range)
    while !cursor.isAtEnd {
      while cursor.take(oneOf: ", ", bytes) {}
      let start = cursor.index
      guard cursor.takeWord(upTo: 0x3a, bytes), cursor.take(0x3a, bytes) else { return }
      let name = AXTextLine.string(bytes, start..<(cursor.index - 1))
      let value = cursor.index
      if cursor.take(0x28, bytes) {
        _ = cursor.takeAll(upTo: 0x29, bytes)
        _ = cursor.take(0x29, bytes)
      } else {
        _ = cursor.takeAll(upTo: 0x2c, bytes)
      }
      add(name, TextRef(offset: UInt32(value), length: UInt32(cursor.index - value)))
    }
  }

  private mutating func add(_ name: String, _ value: TextRef) {
    builder.add(builder.symbols.intern(name), value)
  }
}
