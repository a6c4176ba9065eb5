internal import AccessibilityTree

/// Reads the semantics that Flutter prints into a tree.
struct FlutterReader {
  var tree: IndentedTreeBuilder
  /// What ended the reading early.
  private(set) var fault: LineFault?
  /// Lines that say nothing of the tree: how many, and the number of the first.
  private(set) var noise = (count: 0, first: 0)
  /// Whether the first node hangs from a branch, so that what is above it is missing.
  private(set) var isFragment = false
  private let bytes: [UInt8]
  /// The nodes from the root to the one that came last.
  private var path: [Open] = []
  private var property: FlutterProperty?
  private var blanks = 0
  private var roots: Set<[UInt8]> = []

  private struct Open {
    var column: Int
    var place: Range<Int>
    /// Whether its branch says that another one follows at its level.
    var isFollowed: Bool
    /// Whether a line leads down from it to nodes inside it.
    var leadsDown = false
    /// Whether such a node came.
    var hasChild = false
  }

  init(_ bytes: [UInt8], _ lines: [Range<Int>]) {
    self.bytes = bytes
    tree = IndentedTreeBuilder(source: bytes)
    for (index, range) in lines.enumerated() {
      do throws(LineFault) {
        try read(FlutterLine(bytes.span, range), number: index + 1)
      } catch {
        fault = error
        if index == lines.count - 1, error.id == "bad-line" { fault?.id = "truncated-dump" }
        return
      }
    }
    do throws(LineFault) {
      try endProperty()
      // Flutter prints the place of every node at least.
      if let last = path.last, tree.builder.lastAttributes.count == 1 {
        throw LineFault(message: "the last node says nothing of itself", range: last.place)
      }
      try close(to: -1)
    } catch {
      fault = LineFault(id: "truncated-dump", message: "the dump is cut off: \(error.message)", range: error.range)
    }
  }

  private mutating func read(_ line: FlutterLine, number: Int) throws(LineFault) {
    if line.kind == .node {
      try endProperty()
      return try readNode(line, number)
    }
    guard let last = path.indices.last else { return skip(line, number) }
    if line.bars.contains(where: { $0 == path[last].column || $0 == 1 && path[last].column == 0 }) {
      path[last].leadsDown = true
    }
    if line.kind == .blank {
      blanks += 1
    } else if var open = property, open.goesOn(bytes.span, line) {
      property = nil
      open.add(bytes.span, line, blanks: blanks)
      property = open
      blanks = 0
    } else {
      try endProperty()
      property = FlutterProperty(bytes.span, line)
      if property == nil || line.column <= path[last].column {
        property = nil
        skip(line, number)
      }
    }
  }

  private mutating func skip(_ line: FlutterLine, _ number: Int) {
    guard line.kind != .blank else { return }
    if noise.count == 0 { noise.first = number }
    noise.count += 1
  }

  private mutating func readNode(_ line: FlutterLine, _ number: Int) throws(LineFault) {
    try close(to: line.column)
    if let parent = path.indices.last {
      let level = path[parent].column == 0 ? 3 : 2
      guard line.branch != nil, line.column == path[parent].column + level else {
        throw LineFault(message: "a node that is inside none of those above it: a line is missing", range: line.content)
      }
      path[parent].hasChild = true
    } else if tree.count == 0 {
      isFragment = line.branch != nil
    }
    var cursor = ByteCursor(line.content)
    _ = cursor.take("SemanticsNode#", bytes.span)
    let id = cursor.index
    _ = cursor.takeDigits(nil, bytes.span)
    if path.isEmpty, !roots.insert(Array(bytes[id..<cursor.index])).inserted {
      throw LineFault(
        id: "several-dumps", message: "a second dump begins here; keep one a file", range: line.content)
    }
    path.append(Open(column: line.column, place: line.content, isFollowed: line.branch == .inner))
    tree.begin(role: .none, offset: line.content.lowerBound, at: line.column)
    tree.add("id", TextRef(id..<cursor.index))
    if !cursor.isAtEnd { skip(line, number) }
  }

  /// Leaves the nodes that a node at a column is not inside of; what they announced has to have come.
  private mutating func close(to column: Int) throws(LineFault) {
    while let last = path.last, last.column >= column {
      if last.leadsDown, !last.hasChild {
        throw LineFault(message: "a line leads to a node inside this one, which is missing", range: last.place)
      }
      if last.isFollowed, last.column > column {
        throw LineFault(message: "a line leads to a node after this one, which is missing", range: last.place)
      }
      path.removeLast()
    }
  }

  private mutating func endProperty() throws(LineFault) {
    defer {
      property = nil
      blanks = 0
    }
    guard let property else { return }
    if property.isFlag { return tree.add(property.name, text: "true".utf8) }
    // What is merged into another node is told of that one, so its flags must not be taken for a node's own.
    let isMerged = property.name == "flags" && isMergedUp
    guard let text = property.value(bytes) else {
      throw LineFault(id: "unclosed-quote", message: "the text that begins here is not closed", range: property.text)
    }
    tree.add(isMerged ? FlutterReader.mergedFlags : property.name, tree.builder.ref(text))
  }

  /// The name that the flags of a node go by which is merged into another.
  static let mergedFlags = "merged flags"

  private var isMergedUp: Bool {
    guard let word = tree.builder.symbols.find("merged up") else { return false }
    return tree.builder.lastAttributes.contains { $0.name == word }
  }
}
