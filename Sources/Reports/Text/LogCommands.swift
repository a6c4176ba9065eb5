/// Keeps lines of output from being taken for commands by the services that run them.
///
/// GitHub obeys a line whose first visible characters are `::`, and `##[` anywhere in a line; Azure and TeamCity obey
/// `##vso[` and `##teamcity[`. A label or a file name can hold any of them.
enum LogCommands {
  private static let colon = Array("\\u{3a}".utf8)
  private static let bracket = Array("\\u{5b}".utf8)

  /// Breaks what would act in the line that begins at an offset and is the last of the buffer.
  static func defuse(_ bytes: inout [UInt8], lineStart: Int) {
    let marks = places(in: bytes.span, from: lineStart)
    for mark in marks.reversed() {
      bytes.replaceSubrange(mark..<(mark + 1), with: bytes[mark] == UInt8(ascii: ":") ? colon : bracket)
    }
  }

  /// The places of the characters to escape, in order.
  private static func places(in line: Span<UInt8>, from start: Int) -> [Int] {
    var places: [Int] = []
    var index = start
    while index < line.count, isBlank(line[index]) { index += 1 }
    if index + 1 < line.count, line[index] == UInt8(ascii: ":"), line[index + 1] == UInt8(ascii: ":") {
      places.append(index)
    }
    guard holdsHash(line, from: start) else { return places }
    var hashes = 0
    // After two hashes, letters keep the state and `[` fires it.
    for index in start..<line.count {
      switch line[index] {
      case UInt8(ascii: "#"): hashes += 1
      case UInt8(ascii: "[") where hashes >= 2:
        places.append(index)
        hashes = 0
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if hashes < 2 { hashes = 0 }
      default: hashes = 0
      }
    }
    return places
  }

  /// Whether there is a hash at all, which most lines lack; without a branch, so that the vector looks for it.
  private static func holdsHash(_ line: Span<UInt8>, from start: Int) -> Bool {
    let rest = line.extracting(start..<line.count)
    var hits: UInt8 = 0
    for index in rest.indices { hits |= rest[index] == UInt8(ascii: "#") ? 1 : 0 }
    return hits != 0
  }

  /// Whether a byte can stand before a command: white space, also that beyond ASCII, whose bytes all are 0x80 and up.
  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 || byte >= 0x80 }
}
