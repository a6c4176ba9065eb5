internal import AccessibilityTree
internal import Verification

/// One line of a file cut down to a window around what is marked in it, and the place of the marks below.
struct ExcerptLayout {
  /// The line as it is shown, escaped.
  let text: String
  /// How many columns stand before the first mark.
  let markOffset: Int
  /// How many columns are marked; at least one.
  let markWidth: Int

  /// A character as it is shown.
  private struct Cell {
    let text: String
    let width: Int
  }

  /// Lays out a line.
  ///
  /// Only the characters near the mark are looked at, so that a line of 100 MB costs no more than counting to the
  /// mark.
  init(_ excerpt: Excerpt, width: Int, usesUnicode: Bool) {
    let ellipsis = usesUnicode ? "…" : "..."
    let width = max(width, 20)
    let scalars = excerpt.text.unicodeScalars
    let wanted = max(0, excerpt.position.column - excerpt.textColumn)
    var cells: [Cell] = []
    var first = 0
    // A window can begin at most its width before the mark, and end as far behind it.
    if let near = scalars.index(scalars.startIndex, offsetBy: max(0, wanted - width), limitedBy: scalars.endIndex) {
      first = max(0, wanted - width)
      cells = scalars[near...].prefix(3 * width).map(Self.cell)
    }
    let mark = min(max(0, wanted - first), cells.count)
    let markEnd = min(cells.count, mark + max(1, excerpt.length))
    let isCutBehind = cells.count == 3 * width
    let total = cells.reduce(0) { $0 + $1.width }
    var start = 0
    if first > 0 || isCutBehind || total > width {
      start = Self.windowStart(cells, mark: mark, markEnd: markEnd, width: width - 2 * ellipsis.count)
    }
    let isCutBefore = first > 0 || start > 0
    var room = width - (isCutBefore ? ellipsis.count : 0)
    var end = start
    // Room for the ellipsis behind is kept only where something is cut off there.
    let rest = cells[start...].reduce(0) { $0 + $1.width }
    if rest > room || isCutBehind { room -= ellipsis.count }
    while end < cells.count, cells[end].width <= room {
      room -= cells[end].width
      end += 1
    }
    let shown = cells[start..<end].map(\.text).joined()
    text = (isCutBefore ? ellipsis : "") + shown + (end < cells.count || isCutBehind ? ellipsis : "")
    let before = cells[start..<min(max(mark, start), end)].reduce(0) { $0 + $1.width }
    markOffset = (isCutBefore ? ellipsis.count : 0) + before
    let marked = mark < min(markEnd, end) ? cells[mark..<min(markEnd, end)].reduce(0) { $0 + $1.width } : 0
    markWidth = max(1, marked)
  }

  /// Where the window begins: at the line's start if the whole mark fits then, else so that a third of the room
  /// stands before the mark, or less where the mark is long.
  private static func windowStart(_ cells: [Cell], mark: Int, markEnd: Int, width: Int) -> Int {
    let marked = cells[mark..<markEnd].reduce(0) { $0 + $1.width }
    let before = cells[..<mark].reduce(0) { $0 + $1.width }
    if before + min(marked, width / 2) <= width { return 0 }
    var room = min(width / 3, max(0, width - marked))
    var start = mark
    while start > 0, cells[start - 1].width <= room {
      start -= 1
      room -= cells[start].width
    }
    return start
  }

  private static func cell(_ scalar: Unicode.Scalar) -> Cell {
    if let escaped = TerminalText.escape(scalar) { return Cell(text: escaped, width: escaped.utf8.count) }
    return Cell(text: String(Character(scalar)), width: DisplayWidth.columns(of: scalar))
  }
}
