internal import AccessibilityTree

/// What a JSON reader meets.
enum JSONEvent: Hashable {
  case beginObject, endObject, beginArray, endArray
  /// The name of the value that comes next.
  case key(JSONString)
  case string(JSONString)
  /// A number, as it is written.
  case number(Range<Int>)
  case bool(Bool)
  case null
}

/// Reads one JSON value, event by event: strict, whatever the depth, with the place of everything.
///
/// Nothing is copied: texts and numbers are ranges of the dump. Names come in the dump's order, and as often as they
/// are there. Where it throws, what came before holds.
struct JSONReader {
  /// The dump.
  let bytes: [UInt8]
  /// The byte at which the event that came last begins.
  private(set) var offset: Int
  /// The byte after the event that came last; after the whole value when there are no more.
  private(set) var index: Int
  /// The half of a surrogate pair that comes first, as an escape.
  private(set) var loneSurrogate: Int?
  /// The open objects and arrays, outermost first.
  private var open: [Open] = []
  private var state = State.value

  private struct Open {
    var offset: Int
    var isObject: Bool
  }

  /// What has to come next.
  private enum State {
    /// A value; after `[` its end as well.
    case value, valueOrEnd
    /// A name; after `{` its end as well.
    case key, keyOrEnd
    /// A comma or the end of the innermost object or array.
    case commaOrEnd
    /// Nothing.
    case done
  }

  /// Starts to read at a byte; blanks may stand before the value.
  init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    offset = start
    index = start
  }

  /// How many objects and arrays are open.
  var depth: Int { open.count }

  /// The next event, or `nil` after the value.
  mutating func next() throws(JSONFault) -> JSONEvent? {
    if state == .done { return nil }
    skipBlanks()
    guard index < bytes.count else { throw cutFault() }
    if state == .commaOrEnd, bytes[index] == 0x2c {
      index += 1
      skipBlanks()
      guard index < bytes.count else { throw cutFault() }
      state = open.last?.isObject == true ? .key : .value
    }
    offset = index
    switch (state, bytes[index]) {
    case (.keyOrEnd, 0x7d), (.valueOrEnd, 0x5d): return close()
    case (.commaOrEnd, 0x7d) where open.last?.isObject == true: return close()
    case (.commaOrEnd, 0x5d) where open.last?.isObject == false: return close()
    case (.key, 0x22), (.keyOrEnd, 0x22): return try key()
    case (.value, _), (.valueOrEnd, _): return try value()
    case (.key, _), (.keyOrEnd, _), (.commaOrEnd, _), (.done, _): throw unexpected()
    }
  }

  private mutating func skipBlanks() { index = JSONReader.afterBlanks(bytes.span, from: index) }

  private mutating func begin(isObject: Bool) -> JSONEvent {
    open.append(Open(offset: index, isObject: isObject))
    index += 1
    state = isObject ? .keyOrEnd : .valueOrEnd
    return isObject ? .beginObject : .beginArray
  }

  private mutating func close() -> JSONEvent {
    let isObject = open.popLast()?.isObject == true
    index += 1
    endValue()
    return isObject ? .endObject : .endArray
  }

  private mutating func endValue() { state = open.isEmpty ? .done : .commaOrEnd }

  private mutating func key() throws(JSONFault) -> JSONEvent {
    let text = try self.text()
    skipBlanks()
    guard index < bytes.count else { throw cutFault() }
    guard bytes[index] == 0x3a else { throw malformed("expected ':' after the name, found \(found(at: index))") }
    index += 1
    state = .value
    return .key(text)
  }

  private mutating func value() throws(JSONFault) -> JSONEvent {
    let event: JSONEvent
    switch bytes[index] {
    case 0x7b: return begin(isObject: true)
    case 0x5b: return begin(isObject: false)
    case 0x22: event = .string(try text())
    case 0x2d, 0x30...0x39: event = .number(try number())
    case 0x74: event = try word("true", .bool(true))
    case 0x66: event = try word("false", .bool(false))
    case 0x6e: event = try word("null", .null)
    default: throw unexpected()
    }
    endValue()
    return event
  }

  private mutating func text() throws(JSONFault) -> JSONString {
    let scan = JSONScan(text: bytes.span, from: index + 1)
    if loneSurrogate == nil { loneSurrogate = scan.loneSurrogate }
    switch scan.outcome {
    case .whole:
      let text = JSONString(range: (index + 1)..<scan.end, hasEscapes: scan.hasEscapes)
      index = scan.end + 1
      return text
    case .cut:
      throw cutFault(inside: "a text")
    case .control:
      throw malformed("\(found(at: scan.end)) in a text, which JSON writes as an escape", at: scan.end)
    case .escape:
      let word = String(decoding: bytes[scan.end..<min(scan.end + 2, bytes.count)], as: UTF8.self)
      throw malformed("unknown escape '\(word)'", at: scan.end, length: 2)
    case .digits, .malformed:
      throw malformed("expected four hexadecimal digits of a character after '\\u'", at: scan.end, length: 2)
    }
  }

  private mutating func number() throws(JSONFault) -> Range<Int> {
    let scan = JSONScan(number: bytes.span, from: index)
    // A number at the end of the dump may go on, unless it is all there is.
    if scan.end == bytes.count, !open.isEmpty || scan.outcome != .whole { throw cutFault(inside: "a number") }
    guard scan.outcome == .whole else {
      throw malformed("a number that does not go on: \(found(at: scan.end))", at: scan.end)
    }
    defer { index = scan.end }
    return index..<scan.end
  }

  private mutating func word(_ word: String, _ event: JSONEvent) throws(JSONFault) -> JSONEvent {
    let rest = bytes[index..<min(index + word.utf8.count, bytes.count)]
    guard rest.elementsEqual(word.utf8.prefix(rest.count)) else { throw unexpected() }
    guard rest.count == word.utf8.count else { throw cutFault(inside: "'\(word)'") }
    index += word.utf8.count
    return event
  }

  private static func afterBlanks(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0a, 0x0d, 0x09: index += 1
      default: return index
      }
    }
    return index
  }
}

// MARK: - Faults

extension JSONReader {
  /// That the dump ends here, and what is open.
  private func cutFault(inside part: String? = nil) -> JSONFault {
    var end = bytes.count
    while end > offset, XMLBytes.isBlank(bytes[end - 1]) { end -= 1 }
    var places: [String] = []
    if let part { places.append("inside \(part) that begins on \(place(offset))") }
    if let innermost = open.last {
      places.append("inside the \(innermost.isObject ? "object" : "array") of \(place(innermost.offset))")
    }
    if places.isEmpty { places.append("before its first value") }
    return JSONFault(
      id: JSONFault.cut, message: "the dump is cut off: it ends " + places.joined(separator: ", "), offset: end)
  }

  private func unexpected() -> JSONFault {
    let found = found(at: index)
    switch state {
    case .value where open.isEmpty: return malformed("expected a value, found \(found)")
    case .value where open.last?.isObject == false && bytes[index] == 0x5d:
      return malformed("a comma and no value after it")
    case .key where bytes[index] == 0x7d: return malformed("a comma and no name after it")
    case .value: return malformed("expected a value, found \(found)")
    case .valueOrEnd: return malformed("expected a value or ']', found \(found)")
    case .key: return malformed("expected a name in quotes, found \(found)")
    case .keyOrEnd: return malformed("expected a name in quotes or '}', found \(found)")
    case .commaOrEnd, .done:
      return malformed("expected ',' or '\(open.last?.isObject == true ? "}" : "]")', found \(found)")
    }
  }

  private func malformed(_ message: String, at place: Int? = nil, length: Int = 1) -> JSONFault {
    JSONFault(
      id: "malformed-json", message: "the JSON is malformed: \(message)", offset: place ?? index, length: length)
  }

  private func place(_ offset: Int) -> String {
    let position = LineIndex(bytes, length: bytes.count).position(ofByte: offset, in: bytes)
    return "line \(position.line), column \(position.column)"
  }

  /// The character at a byte, for a message.
  private func found(at place: Int) -> String {
    guard place < bytes.count else { return "the end" }
    let byte = bytes[place]
    if byte < 0x20 {
      let digits = String(byte, radix: 16, uppercase: true)
      return "the control character U+00\(digits.utf8.count == 1 ? "0" : "")\(digits)"
    }
    let character = String(decoding: bytes[place..<min(place + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
    return character.map { "'\($0)'" } ?? "nothing"
  }
}
