internal import AccessibilityTree

/// Finds controls near a place: a grid at several scales, in which each control lies in four cells at the most.
///
/// However the frames of a dump lie, a question looks at a bounded number of controls, so that a hundred thousand of
/// them in one spot cost no more than side by side.
struct ControlGrid {
  private struct Cell: Hashable {
    var level: Int
    var x: Int
    var y: Int
  }

  /// The most controls of one cell that a question looks at.
  private static let mostInCell = 32
  /// The side of the smallest cells.
  private static let side = 32.0
  /// The largest scale; what is larger lies there as well.
  private static let levels = 12

  private var cells: [Cell: [Int]] = [:]
  private var used = [Bool](repeating: false, count: levels + 1)

  /// Adds a control; frames that make no sense are left out.
  mutating func insert(_ node: Int, _ frame: Frame) {
    guard ControlGrid.isPlaced(frame) else { return }
    let level = ControlGrid.level(of: frame)
    used[level] = true
    ControlGrid.forEachCell(of: frame, level) { cells[$0, default: []].append(node) }
  }

  /// Visits controls whose cells a frame touches, at the scales from that of a size on; one may come up more than once.
  func forEachNear(_ frame: Frame, fromLevelOf size: Frame? = nil, _ visit: (Int) -> Void) {
    guard ControlGrid.isPlaced(frame) else { return }
    let first = size.map(ControlGrid.level) ?? 0
    for level in first...ControlGrid.levels where used[level] {
      ControlGrid.forEachCell(of: frame, level) { cell in
        guard let nodes = cells[cell] else { return }
        for node in nodes.prefix(ControlGrid.mostInCell) { visit(node) }
      }
    }
  }

  private static func isPlaced(_ frame: Frame) -> Bool {
    frame.isSound && abs(frame.x) < 1e7 && abs(frame.y) < 1e7 && frame.width < 1e7 && frame.height < 1e7
  }

  private static func level(of frame: Frame) -> Int {
    var level = 0
    var side = side
    while level < levels, max(frame.width, frame.height) > side {
      level += 1
      side *= 2
    }
    return level
  }

  /// At most nine cells at the smallest scale for a question of 48 units, four for a control at its own.
  private static func forEachCell(of frame: Frame, _ level: Int, _ visit: (Cell) -> Void) {
    var side = side
    for _ in 0..<level { side *= 2 }
    let left = Int((frame.x / side).rounded(.down))
    let right = min(left + 4, Int((frame.maxX / side).rounded(.down)))
    let top = Int((frame.y / side).rounded(.down))
    let bottom = min(top + 4, Int((frame.maxY / side).rounded(.down)))
    for x in left...max(left, right) {
      for y in top...max(top, bottom) { visit(Cell(level: level, x: x, y: y)) }
    }
  }
}
