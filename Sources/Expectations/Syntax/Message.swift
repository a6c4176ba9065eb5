internal import AccessibilityTree

/// What is wrong with a line, in words; all of them stand in `Messages.swift`.
struct Message {
  let id: String
  let text: String
  var suggestion: String?
  var notes: [String] = []
}

/// A message and the characters it is about.
struct Fault {
  let message: Message
  let span: SourceSpan

  func diagnostic(path: String) -> Diagnostic {
    Diagnostic(
      id: message.id, message.text, path: path, position: span.start, length: max(1, span.length),
      suggestion: message.suggestion, notes: message.notes)
  }
}
