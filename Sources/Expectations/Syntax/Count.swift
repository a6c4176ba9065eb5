/// How often something is there: `3x`, `2..4x`, `2..x`.
struct Count: Equatable {
  let low: Int
  /// `nil` where there is no upper limit.
  let high: Int?

  /// What a word that was meant as a count comes to.
  enum Reading: Equatable {
    case count(Count)
    case none
    case empty
    case tooLarge
    case malformed
  }

  /// Reads a word; `nil` where it does not even look like a count.
  static func read(_ word: String) -> Reading? {
    guard isNearly(word) else { return nil }
    guard word.utf8.last == UInt8(ascii: "x") else { return .malformed }
    let bounds = Array(word.utf8.dropLast())
    let lowDigits = bounds.prefix { isDigit($0) }
    let rest = bounds.dropFirst(lowDigits.count)
    guard !lowDigits.isEmpty else { return .malformed }
    guard let low = number(lowDigits) else { return .tooLarge }
    if rest.isEmpty { return low == 0 ? Reading.none : .count(Count(low: low, high: low)) }
    guard rest.starts(with: "..".utf8) else { return .malformed }
    let highDigits = rest.dropFirst(2)
    guard highDigits.allSatisfy(isDigit) else { return .malformed }
    guard low > 0 else { return Reading.none }
    guard !highDigits.isEmpty else { return .count(Count(low: low, high: nil)) }
    guard let high = number(highDigits) else { return .tooLarge }
    return high < low ? .empty : .count(Count(low: low, high: high))
  }

  /// Whether a word is made of what counts are made of, right or wrong: no role begins with a digit.
  static func isNearly(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    return (isDigit(first) || word.utf8.starts(with: "..".utf8) && word.utf8.contains(where: isDigit))
      && word.utf8.allSatisfy { isDigit($0) || ".-xX".utf8.contains($0) }
  }

  /// The number of some digits; `nil` where it is too large to count to.
  static func number(_ digits: some Sequence<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
      if value > 1_000_000_000 { return nil }
    }
    return value
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
