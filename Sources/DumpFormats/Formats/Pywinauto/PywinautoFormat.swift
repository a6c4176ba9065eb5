internal import AccessibilityTree
internal import Vocabulary

/// What pywinauto's `print_control_identifiers` prints: three lines an element, a bar for each level.
enum PywinautoFormat: DumpFormat {
  static let id = "pywinauto"
  static let title = "pywinauto's control identifiers"
  /// What the text begins with.
  static let start = "Control Identifiers:"

  static func recognises(_ head: DumpHead) -> Bool {
    head.lines.first?.hasPrefix("# axverify-") != true && head.lines.contains { $0.hasSuffix(start) }
  }

  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    let (path, isCut) = (input.path, input.endsInsideCharacter)
    var notes = input.notes
    let lines = DumpLines(input.bytes, in: 0..<input.bytes.count)
    notes += lines.notes
    let bytes = input.bytes
    input.bytes = []
    var reader = PywinautoReader(bytes, lines.lines)
    if reader.fault == nil, isCut {
      reader.fault = LineFault.cut("the dump is cut off in the middle of a character", bytes)
    }
    let refusal = reader.fault?.diagnostic(bytes, path: path)
    notes += reader.notes
    if reader.builder.nodes.isEmpty {
      throw refusal ?? Diagnostic(id: "no-nodes", "the dump holds no node, so nothing was captured", path: path)
    }
    var parts = reader.takeParts()
    let secure = NeutralFields.fill(&parts, by: PywinautoRules.self)
    return Dump(parts, secure: secure, format: id, source: .pywinauto, notes: notes, refusal: refusal)
  }
}
