/// A place in a file as an editor names it.
///
/// Lines and columns count from 1. A column counts characters (Unicode scalars), not bytes, so that it agrees
/// with what an editor shows for text beyond ASCII.
public struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int

  /// Makes a place from a line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders places as they are read, line by line.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
