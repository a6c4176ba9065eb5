internal import AccessibilityTree

/// A JSON dump as a flat list of its values, each before what is inside it.
///
/// A tree can be built only from parent to child, and a dump may say what a node is after it has listed its children;
/// so readers look at the values in whatever order they need. Cut or malformed dumps hold what came before.
struct JSONDocument {
  /// One value.
  struct Value {
    enum Kind: UInt8 {
      case object, array, string, number, `true`, `false`, null
    }

    var kind: Kind
    private var keyHasEscapes = false
    private var textHasEscapes = false
    private var keyOffset = UInt32.max
    private var keyLength: UInt32 = 0
    private var textOffset: UInt32
    private var textLength: UInt32
    /// The place after the last value inside this one.
    fileprivate(set) var end: Int32 = 0

    fileprivate init(_ kind: Kind, key: JSONString?, text: JSONString) {
      self.kind = kind
      if let key {
        keyOffset = UInt32(key.range.lowerBound)
        keyLength = UInt32(key.range.count)
        keyHasEscapes = key.hasEscapes
      }
      textOffset = UInt32(text.range.lowerBound)
      textLength = UInt32(text.range.count)
      textHasEscapes = text.hasEscapes
    }

    /// Its name, where it is a member of an object.
    var key: JSONString? {
      guard keyOffset != .max else { return nil }
      return JSONString(range: Int(keyOffset)..<Int(keyOffset + keyLength), hasEscapes: keyHasEscapes)
    }

    /// What a string says, and how all else is written: a number, a word, a whole object or array.
    var text: JSONString {
      JSONString(range: Int(textOffset)..<Int(textOffset + textLength), hasEscapes: textHasEscapes)
    }

    /// Whether it is an object or an array.
    var isContainer: Bool { kind == .object || kind == .array }

    /// Says where an object or array ends: the byte after it, and the place after the last value inside it.
    fileprivate mutating func close(at byte: Int, place: Int) {
      textLength = UInt32(byte) - textOffset
      end = Int32(place)
    }
  }

  /// The dump.
  ///
  /// Whoever builds a tree over it lets go of the document before the tree is finished, or the bytes are copied.
  let bytes: [UInt8]
  /// The values in the dump's order; the first is the whole.
  private(set) var values: [Value] = []
  /// What ended the reading early.
  private(set) var fault: JSONFault?
  /// The byte after the value.
  private(set) var end: Int
  /// The first half of a surrogate pair that stands alone, and was replaced.
  private(set) var loneSurrogate: Int?

  /// Reads the value at a byte.
  init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    end = start
    var reader = JSONReader(bytes, from: start)
    var open: [Int32] = []
    var key: JSONString?
    do throws(JSONFault) {
      while let event = try reader.next() {
        switch event {
        case .key(let text): key = text
        case .endObject, .endArray: close(&open, at: reader.index)
        case .beginObject, .beginArray:
          open.append(Int32(values.count))
          add(event, key, reader)
          key = nil
        case .string, .number, .bool, .null:
          add(event, key, reader)
          key = nil
        }
      }
    } catch {
      fault = error
    }
    while !open.isEmpty { close(&open, at: fault?.offset ?? reader.index) }
    end = reader.index
    loneSurrogate = reader.loneSurrogate
  }

  private mutating func add(_ event: JSONEvent, _ key: JSONString?, _ reader: JSONReader) {
    let word = JSONString(range: reader.offset..<reader.index)
    var value =
      switch event {
      case .beginArray: Value(.array, key: key, text: word)
      case .string(let text): Value(.string, key: key, text: text)
      case .number(let range): Value(.number, key: key, text: JSONString(range: range))
      case .bool(let isTrue): Value(isTrue ? .true : .false, key: key, text: word)
      case .null: Value(.null, key: key, text: word)
      case .beginObject, .endObject, .endArray, .key: Value(.object, key: key, text: word)
      }
    value.end = Int32(values.count + 1)
    values.append(value)
  }

  private mutating func close(_ open: inout [Int32], at byte: Int) {
    if let place = open.popLast() { values[Int(place)].close(at: byte, place: values.count) }
  }
}

// MARK: - Looking around

extension JSONDocument {
  /// The places of the values directly inside an object or array, in the dump's order.
  func children(of place: Int) -> Children {
    guard values.indices.contains(place), values[place].isContainer else { return Children(values, 0..<0) }
    return Children(values, (place + 1)..<Int(values[place].end))
  }

  /// The place of the first member of an object that has a name.
  ///
  /// - Complexity: the number of members.
  func member(_ name: String, of place: Int) -> Int? {
    guard values.indices.contains(place), values[place].kind == .object else { return nil }
    return children(of: place).first { isNamed($0, name) }
  }

  /// Whether a value is a member with a name.
  func isNamed(_ place: Int, _ name: String) -> Bool {
    guard let key = values[place].key else { return false }
    if key.hasEscapes { return key.resolved(in: bytes).elementsEqual(name.utf8) }
    return key.range.count == name.utf8.count && bytes[key.range].elementsEqual(name.utf8)
  }

  /// The name of a value, where it is a member of an object.
  func name(of place: Int) -> String? {
    values[place].key.map { String(decoding: $0.resolved(in: bytes), as: UTF8.self) }
  }

  /// What a string says, or how a number, `true` or `false` is written; `nil` for `null`, objects and arrays.
  func string(at place: Int) -> String? {
    guard isScalar(place) else { return nil }
    return String(decoding: values[place].text.resolved(in: bytes), as: UTF8.self)
  }

  /// Whether a value is a text, a number, `true` or `false`.
  func isScalar(_ place: Int) -> Bool {
    switch values[place].kind {
    case .string, .number, .true, .false: true
    case .object, .array, .null: false
    }
  }

  /// A scalar as a text of the tree, without a copy where the dump has it as it is; absent for all else.
  func ref(_ place: Int, in builder: inout TreeBuilder) -> TextRef {
    guard isScalar(place) else { return .absent }
    let text = values[place].text
    if text.hasEscapes { return builder.append(text.resolved(in: bytes)) }
    return TextRef(offset: UInt32(text.range.lowerBound), length: UInt32(text.range.count))
  }

  /// The name of a member as a word of the tree.
  func symbol(_ place: Int, in builder: inout TreeBuilder) -> Symbol {
    guard let key = values[place].key else { return .none }
    if key.hasEscapes { return builder.symbols.intern(key.resolved(in: bytes).span) }
    return builder.symbols.intern(bytes.span.extracting(key.range))
  }

  /// The values inside one, each by its place.
  struct Children: Sequence, IteratorProtocol {
    private let values: [Value]
    private var range: Range<Int>

    fileprivate init(_ values: [Value], _ range: Range<Int>) {
      self.values = values
      self.range = range
    }

    mutating func next() -> Int? {
      guard let place = range.first else { return nil }
      // A member's values never reach past those of what it stands in.
      range = Int(values[place].end)..<range.upperBound
      return place
    }
  }
}
