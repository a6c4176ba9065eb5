/// How a JSON dump begins: the names that tell formats apart.
struct JSONHead: Hashable {
  /// Whether it is an array; its first object is looked at then.
  var isArray: Bool
  /// The names of the outermost object, or of the first object of an array, in their order.
  private(set) var names: [String] = []
  /// Whether there is nothing in the outermost value.
  private(set) var isEmpty = false
  /// Whether the dump ends before anything that is named in it.
  private(set) var isCutEmpty = false
  /// All names at any depth among the first of the dump.
  private(set) var allNames: Set<String> = []
  /// How the texts of the outermost object begin, by name: a dump can be a text inside JSON.
  private(set) var texts: [String: String] = [:]

  /// How much is looked at: events in all, and bytes of a text.
  private static let limit = (events: 4000, text: 400)

  /// Looks at what stands at a byte, or `nil` where it is no JSON that could be a dump: an object, or an array of them.
  init?(_ bytes: [UInt8], from start: Int) {
    var reader = JSONReader(bytes, from: start)
    guard let first = try? reader.next() else { return nil }
    switch first {
    case .beginObject: isArray = false
    case .beginArray: isArray = true
    case .endObject, .endArray, .key, .string, .number, .bool, .null: return nil
    }
    guard look(&reader) else { return nil }
  }

  /// Whether a name stands in the outermost object.
  func has(_ name: String) -> Bool { names.contains(name) }

  /// Goes over the first events; `false` where they are no JSON that could be a dump.
  private mutating func look(_ reader: inout JSONReader) -> Bool {
    let nameDepth = isArray ? 2 : 1
    var isFirstObject = true
    var name: String?
    for count in 0..<JSONHead.limit.events {
      let event: JSONEvent?
      do throws(JSONFault) {
        event = try reader.next()
      } catch {
        isCutEmpty = error.isCut && allNames.isEmpty
        return error.isCut || !allNames.isEmpty
      }
      if count == 0, event == .endObject || event == .endArray { isEmpty = true }
      switch event {
      case .key(let text):
        let word = String(decoding: text.resolved(in: reader.bytes), as: UTF8.self)
        allNames.insert(word)
        name = nil
        if reader.depth == nameDepth, isFirstObject {
          names.append(word)
          name = word
        }
      case .string(let text):
        if isArray, reader.depth == 1, count == 0 { return false }
        if let name { texts[name] = start(of: text, reader.bytes) }
        name = nil
      case .number, .bool, .null:
        // A bracket around a word is no array of objects: [7] AXButton.
        if isArray, reader.depth == 1, count == 0 { return false }
      case .endObject: if reader.depth == nameDepth - 1 { isFirstObject = false }
      case .beginObject, .beginArray, .endArray: name = nil
      case nil: return true
      }
    }
    return true
  }

  private func start(of text: JSONString, _ bytes: [UInt8]) -> String {
    let end = min(text.range.upperBound, text.range.lowerBound + JSONHead.limit.text)
    let part = JSONString(range: text.range.lowerBound..<end, hasEscapes: text.hasEscapes)
    return String(decoding: part.resolved(in: bytes), as: UTF8.self)
  }
}
