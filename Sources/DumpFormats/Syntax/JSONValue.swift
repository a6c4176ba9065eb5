package import AccessibilityTree

/// A value of a JSON text that is no dump, with its place: what settings and reports are read through.
package struct JSONValue {
  /// What kind of value it is.
  package enum Kind: String, Sendable {
    case object = "an object"
    case array = "a list"
    case string = "a text"
    case number = "a number"
    case bool = "true or false"
    case null
  }

  /// The text that all its values share.
  private final class Text {
    let document: JSONDocument
    let path: String
    private(set) lazy var lines = LineIndex(document.bytes, length: document.bytes.count)

    init(_ document: JSONDocument, path: String) {
      self.document = document
      self.path = path
    }
  }

  private let text: Text
  private let place: Int

  private init(_ text: Text, _ place: Int) {
    self.text = text
    self.place = place
  }

  /// Reads a whole text, which is one value.
  ///
  /// - Throws: what is wrong with it, with its place.
  package init(reading bytes: [UInt8], path: String) throws(Diagnostic) {
    let start = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    let document = JSONDocument(bytes, from: start)
    if let fault = document.fault {
      var diagnostic = fault.diagnostic(bytes, path: path)
      // Its words are those of a dump.
      if fault.isCut { diagnostic.message = "the JSON is cut off before its end" }
      throw diagnostic
    }
    let text = Text(document, path: path)
    if let next = bytes[document.end...].firstIndex(where: { $0 > 0x20 }) {
      throw Diagnostic(
        id: "malformed-json", "there is more behind the end of the JSON value", path: path,
        position: text.lines.position(ofByte: next, in: bytes))
    }
    self.init(text, 0)
  }

  /// Its kind.
  package var kind: Kind {
    switch text.document.values[place].kind {
    case .object: .object
    case .array: .array
    case .string: .string
    case .number: .number
    case .true, .false: .bool
    case .null: .null
    }
  }

  /// Where it begins.
  package var position: SourcePosition {
    let start = text.document.values[place].text.range.lowerBound
    return position(ofByte: kind == .string ? start - 1 : start)
  }

  /// Where its name begins, where it is a member of an object; else where it begins itself.
  package var namePosition: SourcePosition {
    guard let key = text.document.values[place].key else { return position }
    return position(ofByte: key.range.lowerBound - 1)
  }

  /// The text; `nil` where it is none.
  package var string: String? { kind == .string ? text.document.string(at: place) : nil }

  /// The whole number; `nil` where it is none.
  package var integer: Int? { kind == .number ? text.document.string(at: place).flatMap { Int($0) } : nil }

  /// The number, whole or not; `nil` where it is none.
  package var number: Double? {
    kind == .number ? text.document.string(at: place).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil } : nil
  }

  /// Whether it is true; `nil` where it is neither true nor false.
  package var bool: Bool? { kind == .bool ? text.document.values[place].kind == .true : nil }

  /// The members of an object, in their order and as often as they are there.
  package var members: [(name: String, value: JSONValue)] {
    guard kind == .object else { return [] }
    return text.document.children(of: place).map { (text.document.name(of: $0) ?? "", JSONValue(text, $0)) }
  }

  /// The elements of a list.
  package var elements: [JSONValue] {
    guard kind == .array else { return [] }
    return text.document.children(of: place).map { JSONValue(text, $0) }
  }

  /// The member of a name; `nil` where there is none.
  package subscript(_ name: String) -> JSONValue? {
    text.document.member(name, of: place).map { JSONValue(text, $0) }
  }

  /// A fault of this value.
  package func fault(_ id: String, _ message: String, suggestion: String? = nil) -> Diagnostic {
    Diagnostic(id: id, message, path: text.path, position: position, suggestion: suggestion)
  }

  private func position(ofByte offset: Int) -> SourcePosition {
    text.lines.position(ofByte: offset, in: text.document.bytes)
  }
}
