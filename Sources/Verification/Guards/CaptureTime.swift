/// A moment as ISO 8601 writes it, with its offset: when a dump was captured, or must have been.
///
/// `2026-01-31T10:00:00Z`, `2026-01-31T11:00:00.250+01:00`. Two are compared as moments, whatever their offsets.
public struct CaptureTime: Hashable, Comparable, Sendable {
  /// Seconds since 1970 in UTC.
  private let seconds: Int
  /// Billionths of a second beyond them.
  private let nanoseconds: Int
  /// How it is written.
  public let text: String

  /// Why a text is no such moment.
  public struct Fault: Error, Hashable, Sendable {
    /// What is wrong, as in "'x' is …".
    public var message: String
    /// The text as it was probably meant.
    public var suggestion: String?
  }

  /// Reads a moment.
  ///
  /// - Throws: what is wrong with it.
  public init(_ text: String) throws(Fault) {
    var scan = Scan(bytes: Array(text.utf8))
    guard let year = scan.number(4), scan.take("-"), let month = scan.number(2), scan.take("-"),
      let day = scan.number(2), scan.take("T"), let hour = scan.number(2), scan.take(":"),
      let minute = scan.number(2), scan.take(":"), let second = scan.number(2), let fraction = scan.fraction()
    else { throw Fault(message: "no time of ISO 8601, such as 2026-01-31T10:00:00Z") }
    guard (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day), hour < 24, minute < 60,
      second <= 60
    else { throw Fault(message: "a day or an hour that there is not") }
    if scan.isAtEnd { throw Fault(message: "a time without its offset: Z, or as in +01:00", suggestion: text + "Z") }
    guard let offset = scan.offset(), scan.isAtEnd else {
      throw Fault(message: "a time without a right offset behind it: Z, or as in +01:00")
    }
    let days = Self.daysSince1970(year: year, month: month, day: day)
    seconds = ((days * 24 + hour) * 60 + minute - offset) * 60 + second
    nanoseconds = fraction
    self.text = text
  }

  /// Whether one moment is before another.
  public static func < (a: CaptureTime, b: CaptureTime) -> Bool {
    (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
  }

  /// Whether two texts are the same moment.
  public static func == (a: CaptureTime, b: CaptureTime) -> Bool {
    (a.seconds, a.nanoseconds) == (b.seconds, b.nanoseconds)
  }

  /// Feeds the moment, and not how it is written.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(seconds)
    hasher.combine(nanoseconds)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days by the Gregorian calendar, in which a year that begins in March has its leap day last.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let monthsSinceMarch = (month + 9) % 12
    // From 1 March of the year 0 to 1 January 1970 there are 719,468 days; no year here is below -1.
    let leaps = shifted >= 0 ? shifted / 4 - shifted / 100 + shifted / 400 : -1
    return 365 * shifted + leaps + (153 * monthsSinceMarch + 2) / 5 + day - 1 - 719_468
  }
}

/// Reads the digits of a moment from left to right.
private struct Scan {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index == bytes.count }

  /// A number of exactly so many digits.
  mutating func number(_ digits: Int) -> Int? {
    guard index + digits <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[index..<(index + digits)] {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    index += digits
    return value
  }

  mutating func take(_ letter: Character) -> Bool {
    guard index < bytes.count, bytes[index] == letter.asciiValue else { return false }
    index += 1
    return true
  }

  /// What stands behind a decimal point, in billionths; 0 where there is no point.
  mutating func fraction() -> Int? {
    guard take(".") || take(",") else { return 0 }
    var (value, digits) = (0, 0)
    while let digit = number(1) {
      if digits < 9 { value = value * 10 + digit }
      digits += 1
    }
    guard digits > 0 else { return nil }
    for _ in 0..<max(0, 9 - digits) { value *= 10 }
    return value
  }

  /// `Z`, `+01:00`, `+0100` or `+01`, in minutes.
  mutating func offset() -> Int? {
    if take("Z") { return 0 }
    let sign = take("+") ? 1 : take("-") ? -1 : 0
    guard sign != 0, let hours = number(2), hours < 24 else { return nil }
    if isAtEnd { return sign * hours * 60 }
    _ = take(":")
    guard let minutes = number(2), minutes < 60 else { return nil }
    return sign * (hours * 60 + minutes)
  }
}
