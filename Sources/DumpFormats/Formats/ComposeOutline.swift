/// How deep the nodes of Compose's printed semantics are.
///
/// A level is three columns: a bar where a sibling follows further down, else blanks. A paste often loses the blanks
/// that a line begins with, and with them the levels before its first bar; what the bars of later lines say of the
/// nodes above then tells most of it, and where it does not, a node belongs to the one that surrounds it.
struct ComposeOutline {
  /// Whether blanks at the start of lines are lost.
  private(set) var isGuessed = false
  /// The nodes from the root to the one that came last.
  private var path: [Level] = []
  private var rootColumn = 0
  /// The first level of which a sibling is known to follow; 0 for none.
  private var firstFollowed = 0

  private struct Level {
    var bounds: ComposeBounds?
    /// Whether a sibling follows; `nil` where that is not known.
    var isFollowed: Bool?
  }

  /// How many levels are looked at for the one that surrounds a node.
  private static let reach = 64

  /// Begins a tree.
  mutating func beginRoot(at column: Int, _ bounds: ComposeBounds?) {
    path = [Level(bounds: bounds, isFollowed: false)]
    rootColumn = column
    firstFollowed = 0
  }

  /// The depth of a node by its bar, or `nil` where a line is missing above it.
  mutating func depth(ofNodeAt line: ComposeLine, _ bounds: ComposeBounds?) -> Int? {
    let offset = line.column - rootColumn
    if !isGuessed, line.firstColumn == rootColumn { isGuessed = true }
    let depth = isGuessed ? guess(line, bounds) : offset % 3 == 1 ? offset / 3 + 1 : nil
    guard let depth, depth <= path.count else { return nil }
    path.removeLast(path.count - depth)
    if firstFollowed >= depth { firstFollowed = 0 }
    path.append(Level(bounds: bounds, isFollowed: nil))
    return depth
  }

  /// Takes in what the bars before a property say of the node that came last and of those around it.
  mutating func note(propertyAt line: ComposeLine) {
    guard isGuessed else { return }
    let levels = line.firstColumn == line.column ? 0 : (line.column - line.firstColumn + 1) / 3
    know(lastUpTo: path.count - 1 - levels, hasBar: levels > 0)
  }

  /// The deepest place that agrees with all bars and lies inside its parent, else the deepest that agrees.
  private mutating func guess(_ line: ComposeLine, _ bounds: ComposeBounds?) -> Int? {
    let levels = (line.column - line.firstColumn) / 3
    // No sibling of the outermost nodes up to this level follows, so none of them may be known to have one.
    var blanks = path.count - 1 - levels
    if firstFollowed > 0 { blanks = min(blanks, firstFollowed - 1) }
    var best: Int?
    var tries = 0
    while blanks >= 0, tries < ComposeOutline.reach {
      let depth = blanks + levels + 1
      if agrees(depth: depth, blanks: blanks, hasBar: levels > 0) {
        best = best ?? depth
        if let bounds, let parent = path[depth - 1].bounds, !parent.holds(bounds) {
          blanks -= 1
          tries += 1
          continue
        }
        best = depth
        break
      }
      blanks -= 1
      tries += 1
    }
    guard let best else { return nil }
    know(lastUpTo: best - 1 - levels, hasBar: levels > 0)
    return best
  }

  private func agrees(depth: Int, blanks: Int, hasBar: Bool) -> Bool {
    if depth < path.count, path[depth].isFollowed == false { return false }
    return !hasBar || path[blanks + 1].isFollowed != false
  }

  /// Keeps that no sibling of the nodes up to a level follows, and that one of the node below it does.
  private mutating func know(lastUpTo level: Int, hasBar: Bool) {
    guard level >= 0 else { return }
    // What is known of a level holds for those above it as well, so this ends at the first that is known.
    var index = min(level, path.count - 1)
    while index > 0, path[index].isFollowed == nil {
      path[index].isFollowed = false
      index -= 1
    }
    if hasBar, level + 1 < path.count, path[level + 1].isFollowed == nil {
      path[level + 1].isFollowed = true
      if firstFollowed == 0 || level + 1 < firstFollowed { firstFollowed = level + 1 }
    }
  }
}
