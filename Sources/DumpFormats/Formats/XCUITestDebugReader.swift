internal import AccessibilityTree

/// Reads the element subtrees of debug descriptions into a tree.
struct XCUITestDebugReader {
  var tree: IndentedTreeBuilder
  /// What ended the reading early.
  private(set) var fault: LineFault?
  /// How many descriptions there are.
  private(set) var count = 0
  /// The line that begins a description of what another one describes already.
  private(set) var repeated: Range<Int>?
  /// Lines inside a tree that are no elements: how many, and the number of the first.
  private(set) var noise = (count: 0, first: 0)
  /// Whether elements stand there without a line that begins their tree.
  private(set) var isFragment = false
  /// Whether the last tree is followed by what ends it.
  private(set) var isWhole = true
  /// Whether there is a query chain, and whether what a query found is listed without one.
  private(set) var hasChain = false
  private(set) var hasQuery = false

  private enum Part {
    case outside, tree, after
  }

  private var part = Part.outside
  private var heading = 0..<0
  private var needsRoot = false
  private var roots: Set<[UInt8]> = []

  init(_ bytes: [UInt8], _ lines: [Range<Int>]) {
    tree = IndentedTreeBuilder(source: bytes)
    let span = bytes.span
    var index = 0
    while index < lines.count, fault == nil {
      let line = XCUITestDebugLine(span, lines[index])
      let first = index
      index += 1
      if case .element(let start) = line, part != .after {
        while index < lines.count, XCUITestDebugReader.isContinuation(span, lines[index]) { index += 1 }
        readElement(start, bytes, lines[first..<index], number: first + 1, isLast: index == lines.count)
      } else {
        enter(line, lines[first])
      }
    }
  }

  private static func isContinuation(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    switch XCUITestDebugLine(bytes, line) {
    case .blank, .other: true
    case .attributes, .subtree, .path, .chain, .find, .element: false
    }
  }

  /// Goes on to another part of a description.
  private mutating func enter(_ line: XCUITestDebugLine, _ range: Range<Int>) {
    switch line {
    case .blank, .other, .element: break
    case .attributes:
      part = .outside
      heading = range
    case .subtree:
      if part != .outside || heading.isEmpty { heading = range }
      part = .tree
      isWhole = false
      needsRoot = true
      count += 1
      tree.closeAll()
    case .path:
      part = .after
      isWhole = true
    case .chain:
      part = .after
      isWhole = true
      hasChain = true
    case .find:
      if part == .outside { hasQuery = true }
      part = .after
    }
  }

  private mutating func readElement(
    _ start: XCUITestDebugLine.Start, _ bytes: [UInt8], _ lines: ArraySlice<Range<Int>>, number: Int, isLast: Bool
  ) {
    let text = ElementText(bytes, lines, from: start.subrole.map { $0.upperBound + 1 } ?? start.role.upperBound)
    do throws(LineFault) {
      let element = try XCUITestElement(text.bytes.span, text.range)
      if part == .outside, !start.isRoot { isFragment = true }
      if part == .outside, start.isRoot { isWhole = false }
      try checkDepth(start, bytes)
      noteRoot(start, element, text)
      let main = element.isMain ? tree.builder.symbols.intern("Main") : .none
      let subrole = start.subrole.map { tree.symbol(bytes.span, $0) } ?? main
      tree.begin(
        role: tree.symbol(bytes.span, start.role), subrole: subrole, offset: start.role.lowerBound, at: start.column)
      for (name, value) in element.attributes { add(name, value, text) }
      if let rest = element.rest { noteNoise(rest, text, number) }
    } catch {
      fault = XCUITestDebugReader.placed(error, text, start, isLast: isLast)
    }
  }

  /// A level is two blanks, three below the arrow of the root.
  private mutating func checkDepth(_ start: XCUITestDebugLine.Start, _ bytes: [UInt8]) throws(LineFault) {
    guard let parent = tree.parentColumn(at: start.column), start.column != parent + 2 else { return }
    throw LineFault(
      message: "indented by \(start.column - parent) blanks below the element above, and a level is two: a line is "
        + "missing between them", range: start.role)
  }

  /// Which element each tree begins with: two trees of one element are two captures.
  private mutating func noteRoot(_ start: XCUITestDebugLine.Start, _ element: XCUITestElement, _ text: ElementText) {
    guard needsRoot else { return }
    needsRoot = false
    var identity: [UInt8] = []
    for (name, value) in element.attributes {
      if case .text(let range) = value, name == "pid" || name == "pointer" { identity = Array(text.bytes[range]) }
      if name == "pid" { break }
    }
    if !roots.insert(identity).inserted || identity.isEmpty && roots.count > 1 { repeated = repeated ?? heading }
  }

  private mutating func add(_ name: String, _ value: XCUITestElement.Value, _ text: ElementText) {
    switch value {
    case .on: tree.add(name, text: "true".utf8)
    case .off: tree.add(name, text: "false".utf8)
    case .text(let range):
      if text.isCopy { tree.add(name, text: text.bytes[range]) } else { tree.add(name, TextRef(range)) }
    }
  }

  private mutating func noteNoise(_ rest: Range<Int>, _ text: ElementText, _ number: Int) {
    let lines = text.bytes[rest].split(separator: 0x0a).count
    if noise.count == 0 {
      noise.first = number + text.bytes[text.range.lowerBound..<rest.lowerBound].count { $0 == 0x0a }
    }
    noise.count += lines
  }

  /// A fault as it is told: where the dump ends inside a text it is cut, where it goes on the text is not closed.
  private static func placed(
    _ fault: LineFault, _ text: ElementText, _ start: XCUITestDebugLine.Start, isLast: Bool
  ) -> LineFault {
    var placed = fault
    if text.isCopy { placed.range = start.role }
    if fault.id == XCUITestElement.unclosed {
      placed.message =
        isLast
        ? "the dump is cut off inside the text that begins here"
        : "the text that begins here is not closed before the next element"
    }
    if isLast { placed.id = "truncated-dump" }
    return placed
  }
}

/// The text of one element, after its type: a part of the dump, or a copy where it has several lines.
private struct ElementText {
  let bytes: [UInt8]
  let range: Range<Int>
  let isCopy: Bool

  /// Leaves out blank lines at the end; what a log put before each line is not between the lines of a copy.
  init(_ source: [UInt8], _ lines: ArraySlice<Range<Int>>, from start: Int) {
    var lines = lines
    while lines.count > 1, let last = lines.last, DumpLines.isBlank(source.span, last) { lines.removeLast() }
    guard lines.count > 1, let first = lines.first else {
      bytes = source
      range = start..<(lines.first?.upperBound ?? start)
      isCopy = false
      return
    }
    var text = Array(source[start..<first.upperBound])
    for line in lines.dropFirst() { text += [0x0a] + source[line] }
    bytes = text
    range = 0..<text.count
    isCopy = true
  }
}
