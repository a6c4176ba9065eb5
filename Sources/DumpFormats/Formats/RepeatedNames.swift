internal import AccessibilityTree

/// Tells whether a name came before in the same line, at the cost of one look a name.
struct RepeatedNames {
  /// For each word of the tree the line in which it last came.
  private var lines: [Int32] = []
  private var line: Int32 = 0

  /// Begins a line.
  mutating func begin() { line += 1 }

  /// Takes a name in.
  ///
  /// - Returns: whether the line has it already.
  mutating func take(_ name: Symbol) -> Bool {
    let index = Int(name.index)
    if index >= lines.count { lines += [Int32](repeating: 0, count: index + 16 - lines.count) }
    defer { lines[index] = line }
    return lines[index] == line
  }
}
