internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// The causes that are known for a control that is not as asked, in words that say what to look at.
enum KnownCause {
  /// The cause that fits a pattern and the node nearest to it; `nil` where none is known.
  static func find(_ bound: BoundPattern, _ id: NodeID, in subject: Subject) -> String? {
    let tree = subject.tree
    let node = tree[id]
    let wantsName = bound.pattern.name?.text
    if let wantsName, node.name.isEmpty,
      let hidden = subject.texts(of: id).first(where: { tree.string($0) == wantsName && $0 != node.name }),
      !hidden.isAbsent
    {
      return "an empty label overrides the good name \(Quote.quoted(wantsName, limit: 60)): the control is silent"
    }
    let roleFit = bound.role?.fit(id, in: subject) ?? .yes
    guard roleFit == .no, let pattern = bound.pattern.role, wantsName == nil || tree.string(node.name) == wantsName
    else { return mixedCause(bound, id, in: subject) }
    let role = tree.role(of: id)
    if let reason = bound.role?.noneReason, let meaning = subject.meaning(of: id) {
      return "\(reason); it is published as \(meaning.name) all the same, which a person then hears"
    }
    if role == "AXUnknown" || role == "AXGenericElement" {
      return "the element has lost its role: a label override that replaces the element's own accessibility does this"
    }
    if let inner = around(bound, id, in: subject) {
      return "\(PatternWords.role(pattern)) is inside it, at \(subject.path):\(inner.line): a role was added around "
        + "the control, where it should replace its role"
    }
    return nil
  }

  private static func mixedCause(_ bound: BoundPattern, _ id: NodeID, in subject: Subject) -> String? {
    for test in bound.tests {
      guard case .state(.checked) = test.target, case .equals("mixed", _) = test.test.demand,
        case .none(let reason) = subject.mixedCheck,
        subject.tree[id].states[.checked] != .absent
      else { continue }
      return "\(reason): a mixed state was rounded to a value"
    }
    return nil
  }

  private static func around(_ bound: BoundPattern, _ id: NodeID, in subject: Subject) -> SourcePosition? {
    guard let role = bound.role else { return nil }
    for index in subject.tree.descendants(of: id).prefix(50) where role.fit(NodeID(index), in: subject) == .yes {
      return subject.position(of: NodeID(index))
    }
    return nil
  }
}
