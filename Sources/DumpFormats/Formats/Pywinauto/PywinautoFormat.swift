internal import AccessibilityTree
internal import Vocabulary

/// What pywinauto's `print_control_identifiers` prints: three lines an element, a bar for each level.
enum PywinautoFormat: DumpFormat {
  static let id = "pywinauto"
  static let title = "pywinauto's control identifiers"
  /// What the text begins with.
  static let start: StaticString = "Control Identifiers:"

  static func recognises(_ head: DumpHead) -> Bool {
    !head.hasOwnMark && head.lines.contains { $0.hasSuffix(start) }
  }

  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    var read = try LineTree(input, by: PywinautoReader.self)
    let secure = NeutralFields.fill(&read.parts, by: PywinautoRules.self)
    return Dump(read.parts, secure: secure, format: id, source: .pywinauto, notes: read.notes, refusal: read.refusal)
  }
}
