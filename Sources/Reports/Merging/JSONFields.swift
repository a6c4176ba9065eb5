internal import AccessibilityTree
internal import DumpFormats

/// The members of one object of a report, read by their names; what is missing or of another kind is thrown.
struct JSONFields {
  let value: JSONValue
  private let members: [String: JSONValue]

  /// Takes in an object; of members of one name the first counts.
  init(_ value: JSONValue) throws(Diagnostic) {
    guard value.kind == .object else {
      throw value.fault("wrong-report", "the report has \(value.kind.rawValue) here, not an object")
    }
    self.value = value
    members = Dictionary(value.members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  func text(_ name: String) throws(Diagnostic) -> String { try of(name, "a text") { $0.string } }

  func integer(_ name: String) throws(Diagnostic) -> Int { try of(name, "a whole number") { $0.integer } }

  func bool(_ name: String) throws(Diagnostic) -> Bool { try of(name, "true or false") { $0.bool } }

  /// One of the words of a type.
  func word<Word: RawRepresentable<String>>(_ name: String) throws(Diagnostic) -> Word {
    try of(name, "a known word") { $0.string.flatMap(Word.init(rawValue:)) }
  }

  /// A text, or `nil` for `null`.
  func optionalText(_ name: String) throws(Diagnostic) -> String? {
    try member(name).kind == .null ? nil : text(name)
  }

  /// The members of an object, or `nil` for `null`.
  func optionalObject(_ name: String) throws(Diagnostic) -> JSONFields? {
    let member = try member(name)
    return member.kind == .null ? nil : try JSONFields(member)
  }

  /// Whether a member is true; `nil` for `null`.
  func optionalBool(_ name: String) throws(Diagnostic) -> Bool? { try member(name).kind == .null ? nil : bool(name) }

  /// What a function makes of each element of a list.
  func list<Element>(
    _ name: String, _ make: (JSONValue) throws(Diagnostic) -> Element
  ) throws(Diagnostic) -> [Element] {
    let member = try member(name)
    guard member.kind == .array else {
      throw member.fault("wrong-report", "'\(name)' of the report is \(member.kind.rawValue), not a list")
    }
    var elements: [Element] = []
    for element in member.elements { elements.append(try make(element)) }
    return elements
  }

  func texts(_ name: String) throws(Diagnostic) -> [String] {
    try list(name) { element throws(Diagnostic) in
      guard let text = element.string else {
        throw element.fault("wrong-report", "'\(name)' of the report holds \(element.kind.rawValue), not texts alone")
      }
      return text
    }
  }

  func integers(_ name: String) throws(Diagnostic) -> [Int] {
    try list(name) { element throws(Diagnostic) in
      guard let number = element.integer else {
        throw element.fault(
          "wrong-report", "'\(name)' of the report holds \(element.kind.rawValue), not whole numbers alone")
      }
      return number
    }
  }

  /// A place from `line` and `column`, which count from 1.
  func position() throws(Diagnostic) -> SourcePosition {
    SourcePosition(line: try counting("line"), column: try counting("column"))
  }

  /// A number from 1 that an excerpt can be looked for at.
  func counting(_ name: String) throws(Diagnostic) -> Int {
    try of(name, "a number from 1") { value in value.integer.flatMap { $0 >= 1 && $0 <= Int32.max ? $0 : nil } }
  }

  private func member(_ name: String) throws(Diagnostic) -> JSONValue {
    guard let member = members[name] else {
      throw value.fault("wrong-report", "the report has no '\(name)' here; was it made by a version before this one?")
    }
    return member
  }

  private func of<Read>(_ name: String, _ wanted: String, _ read: (JSONValue) -> Read?) throws(Diagnostic) -> Read {
    let member = try member(name)
    guard let result = read(member) else {
      throw member.fault("wrong-report", "'\(name)' of the report is not \(wanted)")
    }
    return result
  }
}
