import AccessibilityTree
import DumpFormats

/// A tree as lines that a test can be read against: depth, role, and every neutral field that is there.
func outline(_ dump: Dump) -> [String] {
  let tree = dump.tree
  return (0..<tree.count).map { index in
    let id = NodeID(index)
    var line = String(repeating: "  ", count: tree.depth(of: id)) + tree.role(of: id)
    if let subrole = tree.subrole(of: id) { line += "[\(subrole)]" }
    let node = tree[id]
    let texts = [("name", node.name), ("value", node.value), ("hint", node.hint), ("id", node.identifier)]
    for (word, ref) in texts {
      if let text = tree.string(ref) { line += " \(word)=\(text)" }
    }
    for state in State.allCases {
      if let value = node.states[state].name { line += " \(state.name)=\(value)" }
    }
    return line
  }
}

/// Reads a dump from a string.
func read(_ text: String, format: String? = nil) throws(Diagnostic) -> Dump {
  try DumpReader.read(Array(text.utf8), path: "dump", format: format)
}

/// What is thrown where a dump is refused whole, or its refusal; `nil` where it is read.
func refusal(_ bytes: [UInt8], format: String? = nil) -> Diagnostic? {
  do throws(Diagnostic) {
    return try DumpReader.read(bytes, path: "dump", format: format).refusal
  } catch {
    return error
  }
}

/// A diagnostic as one line: its place, word and message.
func line(_ diagnostic: Diagnostic?) -> String? {
  guard let diagnostic else { return nil }
  let place = diagnostic.position.map { "\($0.line):\($0.column) " } ?? ""
  let suggestion = diagnostic.suggestion.map { "; did you mean '\($0)'?" } ?? ""
  return "\(place)\(diagnostic.id): \(diagnostic.message)\(suggestion)"
}
