/// The forms in which Android's log stands before a line.
enum LogcatPrefix {
  private static let levels: StaticString = "VDIWEFA"

  /// Where a line goes on after it, or `nil` where it has none.
  ///
  /// The colon that ends a tag is followed by one blank, which is the log's; further ones are the line's.
  static func end(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Int? {
    var cursor = ByteCursor(line)
    guard takeMoment(&cursor, bytes) else { return brief(cursor, bytes) }
    guard cursor.takeBlanks(bytes) else { return nil }
    return brief(cursor, bytes) ?? threadtime(cursor, bytes) ?? studio(cursor, bytes)
  }

  /// `01-31 10:00:00.000`, with a year or without.
  private static func takeMoment(_ cursor: inout ByteCursor, _ bytes: Span<UInt8>) -> Bool {
    var moment = cursor
    if !moment.takeDate(bytes) {
      moment = cursor
      guard moment.takeDigits(2, bytes), moment.take(0x2d, bytes), moment.takeDigits(2, bytes) else { return false }
    }
    guard moment.take(0x20, bytes), moment.takeTime(bytes) else { return false }
    cursor = moment
    return true
  }

  /// `D/tag(  123): ` or `D/tag: `.
  private static func brief(_ start: ByteCursor, _ bytes: Span<UInt8>) -> Int? {
    var cursor = start
    guard cursor.take(oneOf: levels, bytes), cursor.take(0x2f, bytes), cursor.takeAll(upTo: 0x3a, bytes) else {
      return nil
    }
    return afterColon(&cursor, bytes)
  }

  /// `  123   456 D tag     : `, in some versions with a user before the numbers, by name or by number.
  private static func threadtime(_ start: ByteCursor, _ bytes: Span<UInt8>) -> Int? {
    if let end = threads(start, bytes) { return end }
    var cursor = start
    guard cursor.takeWord(upTo: 0x3a, bytes), cursor.takeBlanks(bytes) else { return nil }
    return threads(cursor, bytes)
  }

  private static func threads(_ start: ByteCursor, _ bytes: Span<UInt8>) -> Int? {
    var cursor = start
    guard cursor.takeDigits(nil, bytes), cursor.takeBlanks(bytes), cursor.takeDigits(nil, bytes),
      cursor.takeBlanks(bytes), cursor.take(oneOf: levels, bytes), cursor.take(0x20, bytes),
      cursor.takeAll(upTo: 0x3a, bytes)
    else { return nil }
    return afterColon(&cursor, bytes)
  }

  /// `123-456/org.site.app D/tag: `, or `123-456  tag   org.site.app   D  ` of later versions.
  private static func studio(_ start: ByteCursor, _ bytes: Span<UInt8>) -> Int? {
    var cursor = start
    guard cursor.takeDigits(nil, bytes), cursor.take(0x2d, bytes), cursor.takeDigits(nil, bytes) else { return nil }
    if cursor.take(0x2f, bytes) {
      guard cursor.takeWord(upTo: 0x20, bytes), cursor.takeBlanks(bytes) else { return nil }
      return brief(cursor, bytes)
    }
    guard cursor.takeBlanks(bytes), cursor.takeWord(upTo: 0x20, bytes), cursor.takeBlanks(bytes),
      cursor.takeWord(upTo: 0x20, bytes), cursor.takeBlanks(bytes), cursor.take(oneOf: levels, bytes)
    else { return nil }
    // Two blanks stand between the level and the line.
    guard cursor.take("  ", bytes) || cursor.take(0x20, bytes) || cursor.isAtEnd else { return nil }
    return cursor.index
  }

  private static func afterColon(_ cursor: inout ByteCursor, _ bytes: Span<UInt8>) -> Int? {
    guard cursor.take(0x3a, bytes) else { return nil }
    guard cursor.take(0x20, bytes) || cursor.isAtEnd else { return nil }
    return cursor.index
  }
}
