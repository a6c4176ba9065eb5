public import AccessibilityTree
internal import Vocabulary

/// A node as one line of our text form, without indentation.
public enum NodeLine {
  /// What a report shows of a node: all that an AX walker printed; of other sources what tells something.
  public static func text(of node: NodeID, in dump: Dump) -> String {
    var line: [UInt8] = []
    append(node, of: dump, telling: TellingAttributes.of(dump.source), to: &line)
    return String(decoding: line, as: UTF8.self)
  }

  /// Adds a node's line.
  ///
  /// - Parameter telling: which attributes are left out; `nil` for none.
  static func append(_ id: NodeID, of dump: Dump, telling: TellingAttributes?, to line: inout [UInt8]) {
    let tree = dump.tree
    let node = tree[id]
    appendRole(tree.symbols.bytes(of: node.role), isNone: node.role.isNone, to: &line)
    if !node.subrole.isNone { appendSubrole(tree.symbols.bytes(of: node.subrole), to: &line) }
    for attribute in tree.attributes(of: id) {
      let name = tree.symbols[attribute.name]
      let value = tree.bytes(attribute.value)
      if let telling, !telling.tells(name, value) { continue }
      line.append(0x20)
      appendName(tree.symbols.bytes(of: attribute.name), to: &line)
      line.append(0x3d)
      if isBare(name, value) {
        line.append(contentsOf: value)
      } else {
        TextQuoting.append(value, to: &line)
      }
    }
  }

  /// The states that a walker writes without quotes.
  static let states: Set<String> = ["enabled", "selected", "checked", "expanded", "focused", "busy", "visible"]

  private static func isBare(_ name: String, _ value: ArraySlice<UInt8>) -> Bool {
    states.contains(name) && isBare(value)
  }

  static func isBare(_ value: ArraySlice<UInt8>) -> Bool {
    value.elementsEqual("true".utf8) || value.elementsEqual("false".utf8) || value.elementsEqual("mixed".utf8)
  }

  /// `?` stands for a role that could not be read, so a role of that name is quoted.
  static func appendRole(_ role: [UInt8], isNone: Bool, to line: inout [UInt8]) {
    if isNone {
      line.append(0x3f)
    } else if role.isEmpty || role == [0x3f] || role[0] == 0x23 || mayBeCommand(role) || !isWord(role) {
      TextQuoting.append(role, to: &line)
    } else {
      line.append(contentsOf: role)
    }
  }

  /// Whether a word that begins a line makes it one that GitHub obeys: two colons, with or without blanks before them.
  private static func mayBeCommand(_ word: [UInt8]) -> Bool {
    let start = word.firstIndex { $0 < 0x80 } ?? word.count
    return word[start...].starts(with: [0x3a, 0x3a])
  }

  static func appendSubrole(_ subrole: [UInt8], to line: inout [UInt8]) {
    line.append(0x5b)
    if isWord(subrole) { line.append(contentsOf: subrole) } else { TextQuoting.append(subrole, to: &line) }
    line.append(0x5d)
  }

  static func appendName(_ name: [UInt8], to line: inout [UInt8]) {
    if !name.isEmpty, isWord(name) { line.append(contentsOf: name) } else { TextQuoting.append(name, to: &line) }
  }

  /// Whether a word can stand without quotes: nothing in it ends a word, and nothing is hidden.
  private static func isWord(_ word: [UInt8]) -> Bool {
    !word.contains { $0 <= 0x20 || $0 == 0x22 || $0 == 0x3d || $0 == 0x5b || $0 == 0x5d }
      && !TextQuoting.needsEscape(word)
  }
}
