public import AccessibilityTree
public import Vocabulary

extension Dump {
  /// The dump's own attribute that a neutral one of a node comes from, for a caret below it.
  ///
  /// - Returns: `nil` where it comes from none, or from several.
  public func rawAttribute(behind neutral: NeutralAttribute, of id: NodeID) -> Symbol? {
    let node = tree[id]
    switch neutral {
    case .name: return holder(of: node.name, in: id)
    case .value: return holder(of: node.value, in: id)
    case .hint: return holder(of: node.hint, in: id)
    case .id: return holder(of: node.identifier, in: id)
    case .enabled, .selected, .checked, .expanded, .focused, .busy, .frame:
      let spellings = Dump.spellings(of: neutral, source: source)
      return tree.attributes(of: id).first { spellings.contains(tree.symbols[$0.name].lowercased()) }?.name
    case .role, .subrole, .spoken: return nil
    }
  }

  private func holder(of ref: TextRef, in id: NodeID) -> Symbol? {
    guard !ref.isAbsent else { return nil }
    let attributes = tree.attributes(of: id)
    // A text can be a part of what is printed: what stands between the brackets of a list.
    return (attributes.first { $0.value == ref } ?? attributes.first { $0.value.encloses(ref) })?.name
  }

  /// How a source spells a state or a frame, in lower case; the first that a node has is meant.
  private static func spellings(of neutral: NeutralAttribute, source: Source) -> [String] {
    switch (neutral, source) {
    case (.frame, .uiautomator), (.frame, .uiautomator2): ["bounds"]
    case (.frame, .xcuitest), (.frame, .mac2), (.frame, .winappdriver): ["x"]
    case (.frame, .atspiXML): ["extents"]
    case (_, .atspiXML): ["states"]
    case (.enabled, .winappdriver): ["isenabled"]
    case (.selected, .winappdriver): ["isselected", "selectionitem.isselected"]
    case (.checked, .winappdriver): ["togglestate", "toggle.togglestate", "isselected", "selectionitem.isselected"]
    case (.expanded, .winappdriver): ["expandcollapsestate", "expandcollapse.expandcollapsestate"]
    case (.focused, .winappdriver): ["haskeyboardfocus"]
    case (.checked, .ax): ["checked", "value"]
    case (.checked, .xcuitest), (.checked, .mac2), (.checked, .atspiText): ["value"]
    case (.selected, .ax): ["selected", "value"]
    case (.selected, .xcuitest): ["selected", "traits", "value"]
    case (.enabled, .xcuitest): ["enabled", "traits"]
    default: Dump.feeding(neutral, source: source)
    }
  }

  /// What the tables say a reader takes it from; its own word where they say nothing.
  private static func feeding(_ neutral: NeutralAttribute, source: Source) -> [String] {
    let names = Vocabulary.standard.rawAttributes(of: source, feeding: neutral).map { $0.lowercased() }
    return names.isEmpty ? [neutral.rawValue] : names
  }
}

extension TextRef {
  /// Whether another text, which is not empty, is a part of this one.
  fileprivate func encloses(_ other: TextRef) -> Bool {
    other.length > 0 && range.lowerBound <= other.range.lowerBound && other.range.upperBound <= range.upperBound
  }
}
