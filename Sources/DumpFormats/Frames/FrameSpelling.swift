internal import AccessibilityTree

/// Four numbers as a dump spells them, and which number is which.
///
/// Known spellings: Android's `[left,top][right,bottom]`, Compose's `(l=…, t=…, r=…, b=…)px` and the older one without
/// letters, Flutter's `Rect.fromLTRB(…)` and its engine's `rect.ltrb=(…)`, pywinauto's `(L1, T2, R3, B4)`, Apple's
/// `{{x, y}, {width, height}}`, Chromium's `{h: 4, w: 3, x: 1, y: 2}`, `x=1,y=2,w=3,h=4`, and four bare numbers.
struct FrameSpelling {
  /// What a number is.
  private enum Edge: Int {
    case x, y, width, height, right, bottom
  }

  /// The numbers, in the order in which they stand.
  private var numbers: [(edge: Edge?, range: Range<Int>)] = []
  private let text: ArraySlice<UInt8>
  /// Whether the third and the fourth number are the right and the lower edge, by all that is not a number's own name.
  private var hasCorners = false

  /// The names of numbers, in lower case.
  private static let edges: [String: Edge] = [
    "x": .x, "l": .x, "left": .x, "y": .y, "t": .y, "top": .y, "w": .width, "width": .width, "h": .height,
    "height": .height, "r": .right, "right": .right, "b": .bottom, "bottom": .bottom,
  ]
  /// What a rectangle is called, and whether its numbers are corners.
  private static let rectangles: [String: Bool] = ["fromltrb": true, "ltrb": true, "fromltwh": false, "rect": false]

  /// Reads a text, or `nil` where it is not four numbers with nothing unknown beside them.
  init?(_ text: ArraySlice<UInt8>) {
    self.text = text
    numbers.reserveCapacity(4)
    var index = text.startIndex
    var edge: Edge?
    while index < text.endIndex {
      let byte = text[index]
      if let end = FrameSpelling.endOfNumber(text, from: index) {
        numbers.append((edge, index..<end))
        guard numbers.count <= 4 else { return nil }
        edge = nil
        index = end
      } else if byte.isLetter {
        let start = index
        while index < text.endIndex, text[index].isLetter { index += 1 }
        let word = String(decoding: text[start..<index], as: UTF8.self).lowercased()
        if let known = FrameSpelling.edges[word] {
          edge = known
        } else if let corners = FrameSpelling.rectangles[word], numbers.isEmpty {
          hasCorners = corners
        } else if word == "px", numbers.count == 4 {
          // Compose measures in pixels, and prints corners.
          hasCorners = true
        } else {
          return nil
        }
      } else if FrameSpelling.isMark(byte) {
        if byte == UInt8(ascii: "]"), index + 1 < text.endIndex, text[index + 1] == UInt8(ascii: "[") {
          hasCorners = true
        }
        index += 1
      } else {
        return nil
      }
    }
    guard numbers.count == 4, order() else { return nil }
  }

  /// Whether a byte can stand beside numbers and names.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x22, 0x27, 0x28, 0x29, 0x2c, 0x2e, 0x3a, 0x3b, 0x3d, 0x5b, 0x5d, 0x7b, 0x7d: true
    default: false
    }
  }

  /// Puts numbers that have names into the order of a frame, and says whether all four of them are there.
  private mutating func order() -> Bool {
    guard numbers.contains(where: { $0.edge != nil }) else { return true }
    guard numbers.allSatisfy({ $0.edge != nil }) else { return false }
    numbers.sort { ($0.edge?.rawValue ?? 0) < ($1.edge?.rawValue ?? 0) }
    switch numbers.map(\.edge) {
    case [.x, .y, .width, .height]: hasCorners = false
    case [.x, .y, .right, .bottom]: hasCorners = true
    default: return false
    }
    return true
  }

  /// The frame; `nil` where a number is too large for one.
  var frame: Frame? {
    let values = numbers.compactMap { FrameSpelling.value(text[$0.range]) }
    guard values.count == 4 else { return nil }
    return hasCorners
      ? Frame(x: values[0], y: values[1], width: values[2] - values[0], height: values[3] - values[1])
      : Frame(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// The frame as `x,y,width,height`: the dump's own digits, without zeros that end a fraction.
  var words: String? {
    guard let frame else { return nil }
    var words = numbers.map { FrameSpelling.trimmed(text[$0.range]) }
    if hasCorners {
      words[2] = FrameSpelling.word(frame.width)
      words[3] = FrameSpelling.word(frame.height)
    }
    return words.joined(separator: ",")
  }

  // MARK: - Numbers

  /// The end of the number that begins at a place; `nil` where none does.
  static func endOfNumber(_ text: ArraySlice<UInt8>, from start: Int) -> Int? {
    var index = start
    if text[index] == UInt8(ascii: "-") { index += 1 }
    let digits = index
    index = endOfDigits(text, from: index)
    guard index > digits else { return nil }
    if index < text.endIndex, text[index] == 0x2e { index = endOfDigits(text, from: index + 1) }
    // A very small number has an exponent.
    if index < text.endIndex, text[index] | 0x20 == UInt8(ascii: "e") {
      var exponent = index + 1
      if exponent < text.endIndex, text[exponent] == UInt8(ascii: "-") || text[exponent] == UInt8(ascii: "+") {
        exponent += 1
      }
      let end = endOfDigits(text, from: exponent)
      if end > exponent { index = end }
    }
    return index
  }

  private static func endOfDigits(_ text: ArraySlice<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.endIndex, text[index].isDigit { index += 1 }
    return index
  }

  /// No screen is larger than this; a number beyond is no place.
  private static let largest = 1e9

  /// The number that a text is, a whole one most of the time; `nil` where it is none or too large.
  static func value(_ text: ArraySlice<UInt8>) -> Double? {
    var whole = 0
    var index = text.startIndex
    let isNegative = text.first == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let start = index
    while index < text.endIndex, text[index].isDigit, index - start < 10 {
      whole = whole * 10 + Int(text[index] - 0x30)
      index += 1
    }
    var value = Double(isNegative ? -whole : whole)
    if index < text.endIndex || start == index {
      guard let slow = Double(String(decoding: text, as: UTF8.self)) else { return nil }
      value = slow
    }
    return abs(value) <= largest ? value : nil
  }

  /// A number without the zeros that end its fraction.
  private static func trimmed(_ text: ArraySlice<UInt8>) -> String {
    var text = text
    if text.contains(0x2e), !text.contains(where: \.isLetter) {
      while text.last == 0x30 { text.removeLast() }
      if text.last == 0x2e { text.removeLast() }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A difference of two numbers, without what is but how fractions are kept.
  private static func word(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
