internal import AccessibilityTree
internal import Vocabulary

/// Detox's view hierarchy: elements named by view class inside `<ViewHierarchy>`.
///
/// On iOS nothing is escaped and tags are named by Swift types, so it is mended before it is parsed.
enum DetoxFormat: DumpFormat {
  static let id = "detox"
  static let title = "a Detox view hierarchy"
  static let markup = DumpMarkup.tag
  private static let shape = XMLShape(special: ["ViewHierarchy": .wrapper], roleAttribute: "class")

  static func recognises(_ head: DumpHead) -> Bool { head.xml?.root == "ViewHierarchy" }

  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    let mending = XMLMending(input.bytes, from: head.start)
    if !mending.notes.isEmpty {
      input.bytes = mending.text
      input.notes += mending.notes
    }
    var document = try XMLDocument(input, from: head.start, shape: shape)
    let secure = NeutralFields.fill(&document.parts, by: DetoxRules.self)
    return Dump(document, format: id, source: .detox, secure: secure)
  }
}
