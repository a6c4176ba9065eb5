/// The text of a label as the detectors look at it: without white space around it and without characters of no width.
///
/// The detectors look for ASCII shapes, which normalization does not change, so the bytes are taken as they are;
/// whatever compares whole words does so as strings, which Swift compares by canonical equivalence.
struct LabelText {
  /// UTF-8 without what was left out.
  let bytes: [UInt8]
  /// What kinds of characters are in it.
  let marks: LabelMarks

  /// Takes the text of a label.
  init(_ text: some Collection<UInt8>) {
    var bytes = Array(text)
    var marks = LabelMarks(bytes.span)
    let isPlain = !marks.contains(.beyondASCII)
    let count = bytes.count
    if !isPlain { bytes = LabelText.withoutHidden(bytes) }
    LabelText.trim(&bytes, isPlain: isPlain)
    // Most texts lose nothing.
    if !isPlain || bytes.count != count { marks = LabelMarks(bytes.span) }
    self.bytes = bytes
    self.marks = marks
  }

  /// Whether nothing is left.
  var isBlank: Bool { bytes.isEmpty }

  /// The text.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether a text says nothing: white space and characters of no width alone.
  static func isBlank(_ text: some Collection<UInt8>) -> Bool {
    for byte in text {
      if byte > 0x20, byte < 0x7f { return false }
      if byte >= 0x80 { return LabelText(text).isBlank }
    }
    return true
  }

  /// Whether a character has no width or only turns the direction of text.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xad, 0x200b...0x200f, 0x202a...0x202e, 0x2060...0x2064, 0x2066...0x2069, 0xfeff: true
    default: false
    }
  }

  private static func withoutHidden(_ bytes: [UInt8]) -> [UInt8] {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard scalars.contains(where: isHidden) else { return bytes }
    var kept = String.UnicodeScalarView()
    for scalar in scalars where !isHidden(scalar) { kept.append(scalar) }
    return Array(String(kept).utf8)
  }

  private static func trim(_ bytes: inout [UInt8], isPlain: Bool) {
    if !isPlain, bytes.first.map({ $0 >= 0x80 }) == true || bytes.last.map({ $0 >= 0x80 }) == true {
      let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
      guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
        let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
      else {
        bytes = []
        return
      }
      bytes = Array(String(scalars[first...last]).utf8)
    }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    if let first = bytes.first, first <= 0x20 { bytes = Array(bytes.drop { $0 <= 0x20 }) }
  }
}

/// Kinds of characters that a label holds, found in one walk, so that most labels need no detector at all.
struct LabelMarks: OptionSet, Sendable {
  let rawValue: UInt32
  static let space = LabelMarks(rawValue: 1)
  static let lower = LabelMarks(rawValue: 2)
  static let upper = LabelMarks(rawValue: 4)
  static let digit = LabelMarks(rawValue: 8)
  static let underscore = LabelMarks(rawValue: 16)
  static let hyphen = LabelMarks(rawValue: 32)
  static let dot = LabelMarks(rawValue: 64)
  static let slash = LabelMarks(rawValue: 128)
  static let colon = LabelMarks(rawValue: 256)
  /// `% { $ \ ( < [`, with which a template may begin.
  static let template = LabelMarks(rawValue: 512)
  static let beyondASCII = LabelMarks(rawValue: 1024)
  static let otherASCII = LabelMarks(rawValue: 2048)
  /// A private-use or a replacement character may be there.
  static let odd = LabelMarks(rawValue: 4096)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Whether there is nothing but words with blanks between them, so that no detector hits.
  var areWords: Bool { contains(.space) && isSubset(of: [.space, .lower, .upper, .beyondASCII, .otherASCII]) }

  init(_ bytes: Span<UInt8>) {
    let table = LabelMarks.table
    var bits: UInt32 = 0
    for index in bytes.indices { bits |= table[Int(bytes[index])].rawValue }
    rawValue = bits
  }

  private static let table: [LabelMarks] = (0..<256).map { value in
    switch UInt8(value) {
    case ...0x20: .space
    case 0x61...0x7a: .lower
    case 0x41...0x5a: .upper
    case 0x30...0x39: .digit
    case UInt8(ascii: "_"): .underscore
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "\\"): [.slash, .template]
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "("), UInt8(ascii: "<"),
      UInt8(ascii: "["), UInt8(ascii: "@"):
      .template
    // The lead bytes of U+E000 to U+FFFF and of planes 15 and 16.
    case 0xee, 0xef, 0xf3, 0xf4: [.beyondASCII, .odd]
    case 0x80...: .beyondASCII
    default: .otherASCII
    }
  }
}
