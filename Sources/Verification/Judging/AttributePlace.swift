internal import AccessibilityTree
internal import Vocabulary

/// What of a node is marked in an excerpt of its dump.
enum AttributePlace {
  /// The role at its start.
  case head
  /// The attribute of the dump that a neutral one comes from.
  case neutral(NeutralAttribute)
  /// An attribute by the dump's own name.
  case raw(String)
}

extension Subject {
  /// Where a node begins in its dump.
  func position(of id: NodeID) -> SourcePosition {
    position(ofByte: Int(tree[id].offset))
  }

  /// A node's place in its dump with the text there, and one attribute of it marked where there is one.
  func mark(_ id: NodeID, at place: AttributePlace = .head, label: String) -> Excerpt {
    let start = position(of: id)
    let shown = DumpExcerpt(of: id, in: self)
    let range = shown.range(of: rawNames(place, of: id)) ?? 0..<max(1, shown.headLength)
    return Excerpt(
      path: path, position: SourcePosition(line: start.line, column: start.column + range.lowerBound),
      length: range.count, text: shown.text, textColumn: start.column, label: label)
  }

  /// The dump's own names under which an attribute of a node may stand, the likeliest first.
  private func rawNames(_ place: AttributePlace, of id: NodeID) -> [String] {
    switch place {
    case .head: return []
    case .raw(let name): return attributes(named: name).map { tree.symbols[$0] }
    case .neutral(.name), .neutral(.value), .neutral(.hint), .neutral(.id):
      return tree.attributes(of: id).filter { isText($0.value, place, of: id) }.map { tree.symbols[$0.name] }
    case .neutral(let attribute):
      let feeding = Vocabulary.standard.rawAttributes(of: source).filter {
        Vocabulary.standard.neutralAttribute(ofRaw: $0, source: source) == attribute
      }
      // In many dumps the value tells what is checked.
      return [attribute.rawValue] + feeding + (attribute == .checked ? ["value"] : [])
    }
  }

  private func isText(_ ref: TextRef, _ place: AttributePlace, of id: NodeID) -> Bool {
    if case .neutral(let attribute) = place { ref == text(attribute, of: id) } else { false }
  }
}
