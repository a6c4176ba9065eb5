internal import AccessibilityTree

/// A dump that stands as a text inside JSON, as a WebDriver answers: `{"value": "<?xml …"}`.
struct JSONWrapping {
  /// The dump, its escapes resolved.
  private(set) var text: [UInt8] = []
  /// Whether the JSON around it ends before the text does.
  private(set) var isCut = false

  /// The name of the member that holds it.
  static let name = "value"

  /// Looks for such a text in the outermost object; `nil` where there is none.
  init?(_ bytes: [UInt8], from start: Int) {
    var reader = JSONReader(bytes, from: start)
    var isNamed = false
    var found: JSONString?
    do throws(JSONFault) {
      while let event = try reader.next() {
        if case .key(let key) = event, reader.depth == 1 {
          isNamed = key.resolved(in: bytes).elementsEqual(JSONWrapping.name.utf8)
          continue
        }
        if case .string(let text) = event, isNamed, found == nil { found = text }
        isNamed = false
      }
    } catch {
      if error.isCut, isNamed, found == nil, reader.offset < bytes.count, bytes[reader.offset] == 0x22 {
        found = JSONString(range: (reader.offset + 1)..<bytes.count, hasEscapes: true)
        isCut = true
      }
    }
    guard let found else { return nil }
    text = found.resolved(in: bytes)
    guard JSONWrapping.isDump(text) else { return nil }
  }

  /// Whether a text is XML by how it begins; XCUITest's description is taken out of its quotes by its own reader.
  private static func isDump(_ text: [UInt8]) -> Bool { text.first { $0 > 0x20 } == 0x3c }

  /// Why what was read of it must not be judged, where nothing in the text itself tells.
  static let cut = "the dump is cut off: the JSON around it ends inside the text of 'value'"
  /// What is said of it.
  static let note = "took the dump out of the text of 'value' in the JSON; lines and columns are those of that text"
}
