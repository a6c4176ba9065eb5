/// How far a text or a number of JSON goes.
struct JSONScan {
  enum Outcome {
    /// To `end`.
    case whole
    /// To the end of the dump, in its middle.
    case cut
    /// To a control character that may not stand there.
    case control
    /// To an escape that does not exist.
    case escape
    /// To `\u` without four digits.
    case digits
    /// To a character that a number does not go on with.
    case malformed
  }

  private(set) var outcome = Outcome.cut
  /// The byte after a number, the closing quote of a text, or what is wrong.
  private(set) var end: Int
  private(set) var hasEscapes = false
  /// The first half of a surrogate pair that stands alone.
  private(set) var loneSurrogate: Int?

  /// Goes over a text from the byte after its opening quote.
  init(text bytes: Span<UInt8>, from start: Int) {
    end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == 0x22 {
        outcome = .whole
        return
      }
      if byte < 0x20 {
        outcome = .control
        return
      }
      if byte == 0x5c {
        if !skipEscape(bytes) { return }
      } else {
        end += 1
      }
    }
  }

  /// Goes over one escape; `false` where it is cut or does not exist.
  private mutating func skipEscape(_ bytes: Span<UInt8>) -> Bool {
    hasEscapes = true
    guard end + 1 < bytes.count else { return false }
    guard bytes[end + 1] == 0x75 else {
      guard JSONEscape.character(bytes[end + 1]) != nil else {
        outcome = .escape
        return false
      }
      end += 2
      return true
    }
    guard let escape = JSONEscape(bytes, at: end, end: bytes.count) else {
      outcome = JSONScan.isCutEscape(bytes, at: end) ? .cut : .digits
      return false
    }
    if escape.isLoneSurrogate, loneSurrogate == nil { loneSurrogate = end }
    end += escape.length
    return true
  }

  /// Whether the dump ends before the fourth digit, all before it being digits.
  private static func isCutEscape(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    guard start + 6 > bytes.count else { return false }
    for index in (start + 2)..<bytes.count where !isHexadecimal(bytes[index]) { return false }
    return true
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66)
  }

  /// Goes over a number: a sign, digits without a zero before them, a fraction, an exponent.
  init(number bytes: Span<UInt8>, from start: Int) {
    end = start
    outcome = .malformed
    if bytes[end] == 0x2d { end += 1 }
    let first = end
    guard skipDigits(bytes) else { return }
    if bytes[first] == 0x30, end > first + 1 {
      end = first + 1
      return
    }
    if end < bytes.count, bytes[end] == 0x2e {
      end += 1
      guard skipDigits(bytes) else { return }
    }
    if end < bytes.count, bytes[end] | 0x20 == 0x65 {
      end += 1
      if end < bytes.count, bytes[end] == 0x2b || bytes[end] == 0x2d { end += 1 }
      guard skipDigits(bytes) else { return }
    }
    outcome = .whole
  }

  private mutating func skipDigits(_ bytes: Span<UInt8>) -> Bool {
    let start = end
    while end < bytes.count, bytes[end] >= 0x30, bytes[end] <= 0x39 { end += 1 }
    return end > start
  }
}
