internal import AccessibilityTree
internal import TreeDiff

extension DiffRenderer {
  /// How many columns a node keeps, however much there is to say behind it.
  private static let leastNode = 28

  /// From how many entries on the two halves of a screen are told at once.
  private static let worthHalving = 256

  /// The changes of a screen in their places.
  mutating func changes(of screen: ScreenDiff) {
    guard let result = screen.result, let sides = DiffSides(screen) else { return }
    unclaimed = 0
    let entries = DiffEntries(result.changes, in: sides.new.reading)
    let tree = ChangeTree(sides, result, context: options.context)
    if entries.count < Self.worthHalving {
      tell(entries, 0..<entries.count, in: tree, sides)
    } else {
      tellHalves(entries, in: tree, sides)
    }
    if let file = sides.expectations, unclaimed > 0 {
      let words = "unclaimed: \(unclaimed) of these, which no line of \(file) is about"
      text.pad(2)
      text.wrapped(words, .faint, width: options.look.width, start: 2, hanging: 4)
    }
  }

  /// Tells the second half into a text of its own, while the first is told.
  private mutating func tellHalves(_ entries: DiffEntries, in tree: ChangeTree, _ sides: DiffSides) {
    let middle = entries.count / 2
    let empty = DiffRenderer(options)
    // The text goes from hand to hand, since one that two hold is copied when it grows.
    let own = Handover(self)
    text = empty.text
    let (before, after) = Both.perform(
      by: options.performer,
      {
        var renderer = own.take() ?? empty
        renderer.tell(entries, 0..<middle, in: tree, sides)
        return renderer
      },
      {
        var renderer = empty
        renderer.tell(entries, middle..<entries.count, in: tree, sides)
        return renderer
      })
    unclaimed += before.unclaimed + after.unclaimed
    text = before.text
    text.lines(again: after.text.bytes)
  }

  /// Tells some entries, as behind those before them.
  private mutating func tell(
    _ entries: DiffEntries, _ range: Range<Int>, in start: ChangeTree, _ sides: DiffSides
  ) {
    var tree = start
    for entry in entries[0..<range.lowerBound] { tree.pass(over: entry.change) }
    // Room that nothing is written to costs nothing.
    text.reserve(96 * range.count)
    for entry in entries[range] {
      let context = tree.context(of: entry.change)
      for line in context.lines { self.context(line) }
      head(entry, depth: context.depth, sides)
      let details = DiffDetails(entry.change, sides)
      self.details(details, depth: context.depth)
      guard sides.expectations != nil else { continue }
      let claims = sides.claims(of: entry.change)
      if claims.isEmpty { unclaimed += entry.count }
      self.claims(claims, depth: context.depth)
    }
  }

  /// The lines of the expectations that are about an element.
  private mutating func claims(_ places: [String], depth: Int) {
    if places.isEmpty { return }
    let start = 6 + 2 * depth
    text.pad(start)
    text.wrapped(
      "claimed by \(places.joined(separator: ", "))", .faint, width: options.look.width, start: start,
      hanging: start + 2)
  }

  private mutating func context(_ line: ChangeTree.Line) {
    let start = 2 + 2 * line.depth
    text.pad(start)
    guard let node = line.text else {
      return text.line("\(ellipsis) \(line.count) unchanged", .faint)
    }
    let cut = line.isCut ? "\(ellipsis) " : ""
    let room = options.look.width - start - cut.unicodeScalars.count
    text.line(cut + FittedText.beginning(of: node, columns: room, ellipsis: ellipsis), .faint)
  }

  /// What happened to which element; the element is cut so that the rest fits on its line.
  ///
  /// All but the element is our own text, in which a byte is a column.
  private mutating func head(_ entry: DiffEntry, depth: Int, _ sides: DiffSides) {
    guard let (side, node) = sides.shown(entry.change) else { return }
    let place = "  line \(side.line(of: node))"
    let subtree = entry.change.subtreeCount > 1 ? ", \(entry.change.subtreeCount) elements" : ""
    let many = entry.count > 1 ? "\(entry.count) " : ""
    let (impact, phrases, face) = (entry.impact.name, entry.phrases, face(of: entry.impact))
    let start = 2 + 2 * depth + (many.isEmpty ? 0 : many.utf8.count + 2)
    let rest = place.utf8.count + subtree.utf8.count + 4 + impact.utf8.count + phrases.utf8.count
    text.writeLaidOut(mark(of: entry.change.kind), face)
    text.pad(1 + 2 * depth)
    if !many.isEmpty {
      text.writeLaidOut(many, .strong)
      text.write(options.look.usesUnicode ? "× " : "x ", .strong)
    }
    element(side, node, room: max(Self.leastNode, options.look.width - start - rest))
    text.writeLaidOut(place, .faint)
    text.writeLaidOut(subtree, .faint)
    text.pad(2)
    text.writeLaidOut(impact, face)
    text.writeLaidOut(": ", face)
    text.writeLaidOut(phrases, face)
    text.endLine()
  }

  /// An element, cut to the columns that there is room for.
  private mutating func element(_ side: DiffSide, _ node: NodeID, room: Int) {
    line.removeAll(keepingCapacity: true)
    side.append(node, to: &line)
    // Nearly all elements fit, and hold nothing that has to be escaped.
    if line.count <= room, text.writePlain(line) { return }
    text.write(FittedText.beginning(of: String(decoding: line, as: UTF8.self), columns: room, ellipsis: ellipsis))
  }

  /// What differs, on one line where there is room.
  private mutating func details(_ details: DiffDetails, depth: Int) {
    guard !details.parts.isEmpty else { return }
    let start = 6 + 2 * depth
    var column = 0
    for part in details.parts {
      let piece = DetailText(part, options.look)
      if column > 0, column + 2 + piece.columns > options.look.width {
        text.endLine()
        column = 0
      } else if column > 0 {
        text.write("; ")
        column += 2
      }
      if column == 0 {
        text.pad(start)
        column = start
      }
      for (word, face) in piece.words { text.write(word, face) }
      column += piece.columns
    }
    text.endLine()
  }

  private func mark(of kind: Change.Kind) -> String {
    switch kind {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    case .moved: ">"
    }
  }

  private func face(of impact: Impact) -> ReportText.Face {
    switch impact {
    case .blocker: .failure
    case .major: .caution
    case .minor: .plain
    case .structure: .faint
    }
  }
}
