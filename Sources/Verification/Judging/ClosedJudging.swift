internal import AccessibilityTree
internal import Expectations
internal import Vocabulary

/// What a bare line leaves out and thereby requires: states and texts at their default.
extension DumpJudge {
  /// A state or text that the line does not mention and that is not at its default.
  struct ClosedDeviation {
    /// The attribute.
    var attribute: NeutralAttribute
    /// What the node has.
    var found: String
  }

  /// The first closed state or text of a node that is not at its default, where the line does not mention it.
  func closedDeviation(of id: NodeID, _ pattern: NodePattern) -> ClosedDeviation? {
    guard !pattern.isOpen else { return nil }
    for attribute in file.closed {
      guard let found = deviation(attribute, of: id, isNamed: pattern.name != nil),
        !pattern.tests.contains(where: { mentions(attribute, $0, id) })
      else { continue }
      return ClosedDeviation(attribute: attribute, found: found)
    }
    return nil
  }

  private func deviation(_ attribute: NeutralAttribute, of id: NodeID, isNamed: Bool) -> String? {
    let node = subject.tree[id]
    switch attribute {
    case .value, .hint:
      let ref = subject.text(attribute, of: id)
      // Where a text is the name as well, the line that names the node has said it.
      if isNamed, ref == node.name { return nil }
      return subject.tree.string(ref).map { Quote.quoted($0, limit: 60) }
    case .enabled: return node.states[.enabled] == .false ? "false" : nil
    case .selected: return on(node.states[.selected])
    case .checked: return on(node.states[.checked])
    case .expanded: return on(node.states[.expanded])
    case .focused: return on(node.states[.focused])
    case .busy: return on(node.states[.busy])
    case .name, .id, .frame, .role, .subrole, .spoken: return nil
    }
  }

  private func on(_ value: StateValue) -> String? {
    value == .true || value == .mixed ? value.name : nil
  }

  /// Whether a test says something of an attribute: by its neutral name, by the dump's own, or by what tells it there.
  private func mentions(_ attribute: NeutralAttribute, _ test: AttributeTest, _ id: NodeID) -> Bool {
    let name = test.name.lowercased()
    let meant = test.isRaw ? nil : NeutralAttribute(rawValue: name)
    let said = meant ?? subject.neutralAttribute(ofRaw: name)
    if said == attribute { return true }
    switch attribute {
    case .value: return said == .checked
    case .checked, .selected:
      // A box or a tab publishes its state as its value, so a line pasted from the dump says it so.
      if said == .value, !isPrinted(attribute, of: id) { return true }
      return isTraitList(name)
    case .enabled, .expanded, .focused, .busy: return isTraitList(name)
    case .name, .hint, .id, .frame, .role, .subrole, .spoken: return false
    }
  }

  private func isPrinted(_ attribute: NeutralAttribute, of id: NodeID) -> Bool {
    subject.attributes(named: attribute.rawValue).contains {
      subject.tree.string(subject.tree.attribute($0, of: id))?.lowercased() == "true"
    }
  }

  private func isTraitList(_ name: String) -> Bool { Vocabulary.standard.traitList(of: subject.source) == name }

  /// The failure of a line that leaves out what it would have to say.
  func closedFailure(_ id: NodeID, _ deviation: ClosedDeviation, _ check: Check) -> Judged {
    let name = deviation.attribute.rawValue
    var judged = Judged(.fail, "\(name) is \(deviation.found), and the line does not say so")
    judged.expected = excerpt(
      of: check, label: "says nothing of \(name), so it must be \(normal(deviation.attribute))")
    judged.found = [subject.mark(id, at: .neutral(deviation.attribute), label: "is \(deviation.found)")]
    judged.notes.append("write \(name)=\(deviation.found) if that is meant, or '...' to leave states open")
    return judged
  }

  private func normal(_ attribute: NeutralAttribute) -> String {
    switch attribute {
    case .enabled: "true"
    case .value, .hint: "absent"
    case .name, .id, .selected, .checked, .expanded, .focused, .busy, .frame, .role, .subrole, .spoken: "false"
    }
  }
}
