internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

extension Subject {
  /// The text of a neutral attribute that is kept as a text.
  func text(_ attribute: NeutralAttribute, of id: NodeID) -> TextRef {
    let node = tree.nodes[id.index]
    switch attribute {
    case .name: return node.name
    case .value: return node.value
    case .hint: return node.hint
    case .id: return node.identifier
    case .enabled, .selected, .checked, .expanded, .focused, .busy, .frame, .role, .subrole, .spoken: return .absent
    }
  }

  /// All that a node could say: name, value, hint, and every attribute that the name may come from.
  func texts(of id: NodeID) -> [TextRef] {
    var texts: [TextRef] = []
    forEachText(of: id) { ref, _ in texts.append(ref) }
    return texts
  }

  /// Visits all that a node could say, each text once; the flag says whether it is the name.
  @inline(__always)
  func forEachText(of id: NodeID, _ visit: (TextRef, Bool) -> Void) { nodeTexts.forEach(of: id.index, visit) }

  /// All that nodes could say, for walks over many of them.
  var nodeTexts: NodeTexts {
    NodeTexts(nodes: tree.nodes, attributes: tree.attributes, isNameAttribute: isNameAttribute)
  }

  /// The name that WebDriverAgent's `name` hides: where it equals the label, nobody can tell whether it is an
  /// identifier.
  func ambiguousIdentifier(of id: NodeID) -> TextRef {
    guard source == .xcuitest, tree.nodes[id.index].identifier.isAbsent else { return .absent }
    for symbol in rawNames {
      let ref = tree.attribute(symbol, of: id)
      if !ref.isAbsent { return ref }
    }
    return .absent
  }
}
