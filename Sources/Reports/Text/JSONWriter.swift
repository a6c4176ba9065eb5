/// Writes JSON: valid UTF-8, keys in the order they come, and nothing that acts where the text is shown.
struct JSONWriter {
  /// How the members of an object or an array are set apart.
  enum Layout {
    /// All on one line.
    case inline
    /// Each on a line of its own, indented.
    case block
  }

  private struct Level {
    let layout: Layout
    let closing: UInt8
    var isEmpty = true
  }

  private(set) var bytes: [UInt8] = []
  private var levels: [Level] = []
  /// Whether a key was written, so that its value follows on the same line.
  private var isAfterKey = false

  mutating func beginObject(_ layout: Layout = .inline) { begin("{", closing: "}", layout) }

  mutating func beginArray(_ layout: Layout = .inline) { begin("[", closing: "]", layout) }

  private mutating func begin(_ opening: Unicode.Scalar, closing: Unicode.Scalar, _ layout: Layout) {
    item()
    bytes.append(UInt8(ascii: opening))
    levels.append(Level(layout: layout, closing: UInt8(ascii: closing)))
  }

  /// Ends the innermost object or array.
  mutating func end() {
    guard let level = levels.popLast() else { return }
    if !level.isEmpty {
      switch level.layout {
      case .inline: bytes.append(0x20)
      case .block: newLine()
      }
    }
    bytes.append(level.closing)
  }

  mutating func key(_ key: StaticString) {
    item()
    bytes.append(0x22)
    bytes.append(contentsOf: key.description.utf8)
    bytes.append(contentsOf: "\": ".utf8)
    isAfterKey = true
  }

  mutating func string(_ text: String?) {
    guard let text else { return null() }
    item()
    bytes.append(0x22)
    Self.append(text, to: &bytes)
    bytes.append(0x22)
  }

  mutating func integer(_ number: Int) {
    item()
    bytes.append(contentsOf: String(number).utf8)
  }

  mutating func boolean(_ value: Bool) {
    item()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  mutating func null() {
    item()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a key and its text; `null` for none.
  mutating func member(_ key: StaticString, _ text: String?) {
    self.key(key)
    string(text)
  }

  /// Writes a key and its number.
  mutating func member(_ key: StaticString, _ number: Int) {
    self.key(key)
    integer(number)
  }

  /// Writes a key and its truth.
  mutating func member(_ key: StaticString, _ value: Bool) {
    self.key(key)
    boolean(value)
  }

  /// Ends the text.
  mutating func finish() { bytes.append(0x0a) }

  private mutating func item() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let level = levels.last else { return }
    if !level.isEmpty { bytes.append(UInt8(ascii: ",")) }
    switch level.layout {
    case .inline: bytes.append(0x20)
    case .block: newLine()
    }
    levels[levels.count - 1].isEmpty = false
  }

  private mutating func newLine() {
    bytes.append(0x0a)
    for _ in levels { bytes.append(contentsOf: [0x20, 0x20]) }
  }

  /// Appends text, escaped: what JSON demands, and whatever a terminal or a log would act on.
  private static func append(_ text: String, to bytes: inout [UInt8]) {
    var isAfterHash = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": bytes.append(contentsOf: [0x5c, UInt8(scalar.value)])
      case "\n": bytes.append(contentsOf: "\\n".utf8)
      case "\r": bytes.append(contentsOf: "\\r".utf8)
      case "\t": bytes.append(contentsOf: "\\t".utf8)
      // `##[` is a command to some services wherever it stands in a line of a log.
      case "#" where isAfterHash: appendUnicode(0x23, to: &bytes)
      case _ where HiddenCharacters.contains(scalar):
        for unit in UTF16.encode(scalar).map(Array.init) ?? [] { appendUnicode(unit, to: &bytes) }
      default:
        if scalar.isASCII {
          bytes.append(UInt8(scalar.value))
        } else {
          bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
        }
      }
      isAfterHash = scalar == "#"
    }
  }

  private static func appendUnicode(_ unit: UInt16, to bytes: inout [UInt8]) {
    let digits = String(unit, radix: 16)
    bytes.append(contentsOf: "\\u".utf8)
    for _ in digits.utf8.count..<4 { bytes.append(UInt8(ascii: "0")) }
    bytes.append(contentsOf: digits.utf8)
  }
}
