internal import AccessibilityTree
internal import Vocabulary

/// Reads the items of an aria snapshot into a tree.
struct AriaSnapshotReader {
  var tree: IndentedTreeBuilder
  /// What ended the reading early.
  private(set) var fault: LineFault?
  /// Properties that stand after the children of their item, and so belong nowhere.
  private(set) var strayProperties = 0
  /// Lines that are comments.
  private(set) var comments = 0
  /// The header that our captures write as the first comment.
  private(set) var header: AXTextHeader?
  /// The number of items that they write as the last one.
  private(set) var endCount: Int?
  /// The items so far: nodes and properties, each a line that begins with `- `.
  private var items = 0
  /// The item that came last and says that others stand inside it.
  private var open: Range<Int>?
  /// The column of the item that came last, and whether items can stand inside it.
  private var last: (column: Int, takesItems: Bool)?
  /// The column of the node that came last.
  private var nodeColumn = -1

  init(_ bytes: [UInt8], _ lines: [Range<Int>]) {
    tree = IndentedTreeBuilder(source: bytes)
    for (index, line) in lines.enumerated() where !DumpLines.isBlank(bytes.span, line) {
      do throws(LineFault) {
        if AriaSnapshotReader.isComment(bytes, line, isFirst: index == 0) {
          try readComment(bytes, line)
        } else if endCount != nil {
          throw LineFault(message: "a line after the end line of the dump", range: line)
        } else {
          let item = try AriaSnapshotItem(bytes, line)
          if line.upperBound == bytes.count { try checkUnfinished(item, bytes, line) }
          try read(item, bytes, line)
        }
      } catch {
        fault = error
        if index == lines.count - 1, error.id != "not-a-dump" {
          fault?.id = "truncated-dump"
          fault?.message = "the dump is cut off in the middle of a line: " + error.message
        }
        return
      }
    }
    if let open {
      fault = LineFault(
        id: "truncated-dump", message: "the dump is cut off: nothing follows the ':' of its last item", range: open)
    } else if header != nil, endCount == nil {
      fault = .cut("the dump is cut off: it has a header and no end line", bytes)
    } else if let endCount, endCount != items {
      fault = .cut("the dump is cut: its end line says nodes=\(endCount), and \(items) are there", bytes)
    }
  }

  /// A last line without a line feed was possibly cut, in a role that is none then.
  private func checkUnfinished(_ item: AriaSnapshotItem, _ bytes: [UInt8], _ line: Range<Int>) throws(LineFault) {
    let word = item.word.string(in: bytes)
    guard item.start + word.utf8.count == line.upperBound, !Vocabulary.standard.knows(role: word, in: .aria),
      Vocabulary.standard.roles(in: .aria).contains(where: { $0.hasPrefix(word) })
    else { return }
    throw LineFault(message: "'\(word)' is the beginning of a role", range: item.start..<line.upperBound)
  }

  /// A comment of our captures says what the dump is and that it is whole; others say nothing.
  private mutating func readComment(_ bytes: [UInt8], _ line: Range<Int>) throws(LineFault) {
    switch AXTextHeader.kind(bytes.span, line) {
    case .header where tree.count == 0 && header == nil: header = try AXTextHeader(bytes.span, line)
    case .header: throw LineFault(message: "a header that is not the first line: another dump begins here", range: line)
    case .end where endCount == nil: endCount = try AXTextHeader.count(bytes.span, line)
    case .end: throw LineFault(message: "a second end line", range: line)
    case .none: comments += 1
    }
  }

  /// A comment, or the line that begins a document of YAML.
  private static func isComment(_ bytes: [UInt8], _ line: Range<Int>, isFirst: Bool) -> Bool {
    let begin = line.lowerBound + DumpLines.indentation(bytes.span, line)
    return bytes[begin] == 0x23 || isFirst && bytes[line].elementsEqual("---".utf8)
  }

  private mutating func read(_ item: AriaSnapshotItem, _ bytes: [UInt8], _ line: Range<Int>) throws(LineFault) {
    items += 1
    try checkNesting(item, line)
    open = item.isOpen ? line : nil
    last = (item.column, item.isOpen)
    if item.isProperty(bytes) { return try addProperty(item, bytes, line) }
    let role: Symbol
    switch item.word {
    case .range(let range): role = tree.symbol(bytes.span, range)
    case .copy(let word): role = tree.builder.symbols.intern(word.span)
    }
    tree.begin(role: role, offset: item.start, at: item.column)
    nodeColumn = item.column
    if let name = item.name { tree.add("name", tree.builder.ref(name)) }
    for (name, value) in item.attributes {
      if let value {
        tree.add(name.string(in: bytes), tree.builder.ref(value))
      } else {
        tree.add(name.string(in: bytes), text: "true".utf8)
      }
    }
    if let text = item.text { tree.add("text", tree.builder.ref(text)) }
  }

  /// Items of one list stand below each other, and what stands inside an item to the right of it.
  private mutating func checkNesting(_ item: AriaSnapshotItem, _ line: Range<Int>) throws(LineFault) {
    guard let last else { return }
    if item.column > last.column {
      guard last.takesItems else {
        throw LineFault(message: "an item inside one that has no ':' for it", range: item.start..<line.upperBound)
      }
    } else if let open {
      throw LineFault(message: "nothing stands inside this item, although its ':' says so", range: open)
    } else {
      _ = tree.parentColumn(at: item.column)
      guard item.column == last.column || item.column == tree.closedColumn else {
        throw LineFault(
          message: "indented by \(item.column) blanks, where no list of the items above is",
          range: item.start..<line.upperBound)
      }
    }
  }

  private mutating func addProperty(
    _ item: AriaSnapshotItem, _ bytes: [UInt8], _ line: Range<Int>
  ) throws(LineFault) {
    let name = item.word.string(in: bytes)
    if name == "/children" { throw AriaSnapshotItem.template("'/children'", line) }
    guard tree.count > 0 else {
      throw LineFault(message: "a property before the first item", range: item.start..<line.upperBound)
    }
    // What was opened last is the item around it, unless children came in between.
    guard item.column > nodeColumn, let text = item.text else {
      strayProperties += 1
      return
    }
    tree.add(name, tree.builder.ref(text))
  }
}
