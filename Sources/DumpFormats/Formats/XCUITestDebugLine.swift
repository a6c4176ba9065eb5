/// What a line of a debug description is, by how it begins.
enum XCUITestDebugLine {
  /// Nothing but blanks.
  case blank
  /// `Attributes: …` and `Element subtree:`: a description begins, its tree begins.
  case attributes, subtree
  /// `Path to element:`, `Query chain:` or `Find: …`: elements are told once more from here on.
  case path, chain, find
  /// An element.
  case element(Start)
  /// Anything else: the rest of a text, or what a log said in between.
  case other

  /// How the line of an element begins.
  struct Start {
    /// The type.
    var role: Range<Int>
    /// What stands in parentheses after it.
    var subrole: Range<Int>?
    /// The column at which it stands; an arrow counts as a blank.
    var column: Int
    /// Whether an arrow says that it is the root of the tree.
    var isRoot: Bool
  }

  private static let arrow: StaticString = "→"

  init(_ bytes: Span<UInt8>, _ line: Range<Int>) {
    var cursor = ByteCursor(line)
    let start = cursor.index
    _ = cursor.takeBlanks(bytes)
    if cursor.isAtEnd || DumpLines.isBlank(bytes, line) {
      self = .blank
      return
    }
    let indentation = cursor.index - start
    let isRoot = cursor.take(XCUITestDebugLine.arrow, bytes)
    self =
      XCUITestDebugLine.heading(bytes, cursor)
      ?? XCUITestDebugLine.start(bytes, cursor, column: indentation + (isRoot ? 1 : 0), isRoot: isRoot)
      .map(XCUITestDebugLine.element) ?? .other
  }

  private static func heading(_ bytes: Span<UInt8>, _ start: ByteCursor) -> XCUITestDebugLine? {
    func says(_ word: StaticString) -> Bool {
      var cursor = start
      return cursor.take(word, bytes)
    }
    if says("Attributes: ") { return .attributes }
    if says("Element subtree:") { return .subtree }
    if says("Path to element:") { return .path }
    if says("Query chain:") { return .chain }
    return says("Find: ") || says("↪︎Find: ") ? .find : nil
  }

  /// A type, and after it a pointer, a frame or a number that only an element has.
  private static func start(_ bytes: Span<UInt8>, _ start: ByteCursor, column: Int, isRoot: Bool) -> Start? {
    var cursor = start
    guard !cursor.isAtEnd, bytes[cursor.index] >= 0x41, bytes[cursor.index] <= 0x5a else { return nil }
    while !cursor.isAtEnd, bytes[cursor.index].isLetter { cursor.skip(1) }
    var found = Start(role: start.index..<cursor.index, column: column, isRoot: isRoot)
    if cursor.take(" (", bytes) {
      let word = cursor.index
      guard cursor.takeWord(upTo: 0x29, bytes), cursor.take(0x29, bytes) else { return nil }
      found.subrole = word..<(cursor.index - 1)
    }
    guard cursor.take(", ", bytes) || cursor.take(0x20, bytes) else { return nil }
    let marks: [StaticString] = ["0x", "{{", "pid: ", "traits: ", "Main Window"]
    return marks.contains { cursor.take($0, bytes) } ? found : nil
  }
}
