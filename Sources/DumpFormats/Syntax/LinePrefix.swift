/// What a log puts before each line that goes through it.
enum LinePrefix: CaseIterable, Hashable {
  /// Android's log, in the forms of `adb logcat` (threadtime, time, brief, tag) and of Android Studio.
  case logcat
  /// `flutter: `, as `flutter run` writes it.
  case flutter
  /// `    t =     1.02s `, as xcodebuild writes it.
  case xcodebuild
  /// The time of a CI system, as `2026-01-31T10:00:00.123Z ` or `[10:00:00] `.
  case timestamp

  /// What it is called in a note.
  var name: String {
    switch self {
    case .logcat: "prefix of logcat"
    case .flutter: "prefix of flutter"
    case .xcodebuild: "time of xcodebuild"
    case .timestamp: "time stamp"
    }
  }

  /// Where a line goes on after this prefix, or `nil` where it has none.
  func end(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Int? {
    switch self {
    case .logcat: LogcatPrefix.end(bytes, line)
    case .flutter: LinePrefix.flutterEnd(bytes, line)
    case .xcodebuild: LinePrefix.xcodebuildEnd(bytes, line)
    case .timestamp: LinePrefix.timestampEnd(bytes, line)
    }
  }

  private static func flutterEnd(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Int? {
    var cursor = ByteCursor(line)
    guard cursor.take("flutter:", bytes) else { return nil }
    _ = cursor.take(0x20, bytes)
    return cursor.index
  }

  private static func xcodebuildEnd(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Int? {
    var cursor = ByteCursor(line)
    _ = cursor.takeBlanks(bytes)
    guard cursor.take("t =", bytes), cursor.takeBlanks(bytes), cursor.takeDigits(nil, bytes), cursor.take(0x2e, bytes),
      cursor.takeDigits(nil, bytes), cursor.take(0x73, bytes)
    else { return nil }
    guard cursor.take(0x20, bytes) || cursor.isAtEnd else { return nil }
    return cursor.index
  }

  private static func timestampEnd(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Int? {
    var cursor = ByteCursor(line)
    let isBracketed = cursor.take(0x5b, bytes)
    let start = cursor.index
    let hasDate = cursor.takeDate(bytes)
    if hasDate {
      guard cursor.take(oneOf: "T ", bytes) else { return nil }
    } else {
      cursor = ByteCursor(start..<line.upperBound)
    }
    guard hasDate || isBracketed, cursor.takeTime(bytes) else { return nil }
    if hasDate { cursor.takeZone(bytes) }
    if isBracketed, !cursor.take(0x5d, bytes) { return nil }
    guard cursor.take(0x20, bytes) || cursor.isAtEnd else { return nil }
    return cursor.index
  }
}

extension ByteCursor {
  /// Takes `2026-01-31`.
  mutating func takeDate(_ bytes: Span<UInt8>) -> Bool {
    takeDigits(4, bytes) && take(0x2d, bytes) && takeDigits(2, bytes) && take(0x2d, bytes) && takeDigits(2, bytes)
  }

  /// Takes `10:00:00` and a fraction, where there is one.
  mutating func takeTime(_ bytes: Span<UInt8>) -> Bool {
    guard takeDigits(2, bytes), take(0x3a, bytes), takeDigits(2, bytes), take(0x3a, bytes), takeDigits(2, bytes) else {
      return false
    }
    return take(oneOf: ".,", bytes) ? takeDigits(nil, bytes) : true
  }

  /// Takes `Z`, `+0100` or `+01:00`, where one of them comes next.
  mutating func takeZone(_ bytes: Span<UInt8>) {
    if take(0x5a, bytes) { return }
    guard take(oneOf: "+-", bytes), takeDigits(2, bytes) else { return }
    _ = take(0x3a, bytes)
    _ = takeDigits(2, bytes)
  }
}
