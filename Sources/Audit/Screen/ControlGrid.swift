internal import AccessibilityTree

/// Finds controls near a place: a grid at several scales, in which each control lies in four cells at the most.
///
/// However the frames of a dump lie, a question looks at a bounded number of controls, so that a hundred thousand of
/// them in one spot cost no more than side by side.
struct ControlGrid {
  /// The side of the smallest cells.
  private static let side = 32.0
  /// The largest scale; what is larger lies there as well.
  private static let levels = 12

  /// The cells of each scale; `nil` where nothing lies.
  private var tables = [CellTable?](repeating: nil, count: levels + 1)

  /// Adds a control; frames that make no sense are left out.
  mutating func insert(_ node: Int, _ frame: Frame) {
    guard ControlGrid.isPlaced(frame) else { return }
    let level = ControlGrid.level(of: frame)
    if tables[level] == nil { tables[level] = CellTable() }
    _ = ControlGrid.firstCell(of: frame, level) { x, y in
      tables[level]?.insert(node, x: x, y: y)
      return nil
    }
  }

  /// The first control that fits, of those whose cells a frame touches, at the scales from that of a size on; one may be
  /// asked about more than once.
  func firstNear(_ frame: Frame, fromLevelOf size: Frame? = nil, where fits: (Int) -> Bool) -> Int? {
    guard ControlGrid.isPlaced(frame) else { return nil }
    for level in (size.map(ControlGrid.level) ?? 0)...ControlGrid.levels {
      guard let table = tables[level] else { continue }
      if let found = ControlGrid.firstCell(of: frame, level, { table.first(x: $0, y: $1, where: fits) }) {
        return found
      }
    }
    return nil
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
  private static func firstCell(of frame: Frame, _ level: Int, _ visit: (Int, Int) -> Int?) -> Int? {
    let side = side * Double(1 << level)
    let left = Int((frame.x / side).rounded(.down))
    let right = min(left + 4, Int((frame.maxX / side).rounded(.down)))
    let top = Int((frame.y / side).rounded(.down))
    let bottom = min(top + 4, Int((frame.maxY / side).rounded(.down)))
    for x in left...max(left, right) {
      for y in top...max(top, bottom) {
        if let found = visit(x, y) { return found }
      }
    }
    return nil
  }
}
