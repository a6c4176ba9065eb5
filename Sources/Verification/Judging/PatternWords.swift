internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// Parts of patterns and nodes in the words that results use.
enum PatternWords {
  /// A role pattern as it is written.
  static func role(_ pattern: RolePattern) -> String {
    let word =
      switch pattern.word {
      case .any: "*"
      case .word(let text): text
      case .quoted(let text): Quote.quoted(text)
      }
    switch pattern.subrole {
    case .unsaid: return word
    case .absent: return word + "[]"
    case .exactly(let text): return "\(word)[\(text)]"
    }
  }

  /// The role of a node as its dump spells it.
  static func role(of id: NodeID, in subject: Subject) -> String {
    let role = subject.tree.role(of: id)
    guard let subrole = subject.tree.subrole(of: id), !subrole.isEmpty else { return role.isEmpty ? "none" : role }
    return "\(role)[\(subrole)]"
  }

  /// A demand as it is written, without the attribute's name.
  static func demand(_ demand: AttributeTest.Demand) -> String {
    switch demand {
    case .absent: "absent"
    case .present: "present"
    case .equals(let text, let isBare): isBare ? text : Quote.quoted(text, limit: 60)
    case .differs(let text, let isBare): "not " + (isBare ? text : Quote.quoted(text, limit: 60))
    case .matches(let pattern): "~" + Quote.quoted(pattern, limit: 60)
    }
  }

  /// What a node has where a test asks for something else.
  static func value(_ test: BoundTest, of id: NodeID, in subject: Subject) -> String {
    let tree = subject.tree
    func text(_ ref: TextRef) -> String { tree.string(ref).map { Quote.quoted($0, limit: 60) } ?? "absent" }
    switch test.target {
    case .text(let attribute): return text(subject.text(attribute, of: id))
    case .state(let state): return self.state(state, of: id, in: subject)
    case .frame: return subject.frame(of: id) ?? "absent"
    case .spoken: return subject.spoken(of: id).map { Quote.quoted(String(decoding: $0, as: UTF8.self), limit: 60) } ?? "nothing"
    case .role, .roleText: return role(of: id, in: subject)
    case .subrole: return tree.subrole(of: id) ?? "absent"
    case .raw(let symbols, _):
      for attribute in tree.attributes(of: id) where symbols.contains(attribute.name) { return text(attribute.value) }
      return "absent"
    }
  }

  private static func state(_ state: State, of id: NodeID, in subject: Subject) -> String {
    if let name = subject.tree[id].states[state].name {
      guard state == .checked, let value = subject.tree.string(subject.tree[id].value) else { return name }
      return "\(name) (value \(Quote.quoted(value, limit: 20)))"
    }
    if state == .checked, let meaning = subject.meaning(of: id), Vocabulary.standard.isCheckable(role: meaning) {
      let value = subject.tree.string(subject.tree[id].value)
      return value.map { "value \(Quote.quoted($0, limit: 20))" } ?? "no value"
    }
    return StateFit.defaultValue(state) ?? "absent"
  }
}

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
    if bound.role?.noneReason != nil, let meaning = subject.meaning(of: id) {
      return "\(bound.role?.noneReason ?? ""); it was rounded to \(meaning.name), which a person then hears"
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
        case .none(let reason) = Vocabulary.standard.mixedCheck(source: subject.source, platform: subject.platform),
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

extension DumpJudge {
  /// The failure of a line that no node matches: the nearest node and what differs, or the names there are.
  func nothingMatches(_ bound: BoundPattern, in scope: Scope, _ check: Check) throws(JudgingError) -> Judged {
    do {
      guard let id = try NearestNodeSearch(bound: bound, subject: subject).find(in: scope) else {
        return nothingSimilar(bound, in: scope, check)
      }
      let comparison = try PatternComparison(bound, id, in: subject)
      var judged = Judged(.fail, message(comparison))
      let difference = comparison.firstDifference
      judged.expected = excerpt(of: check, span: difference?.span, label: expectedLabel(difference, bound))
      let label = difference.map { foundLabel($0) } ?? ""
      let mark = subject.mark(id, attribute: difference?.attribute, label: label)
      judged.nearest = NearestNode(
        node: subject.mention(id), parts: comparison.parts, excerpt: mark, cause: comparison.cause)
      return judged
    } catch {
      throw .limit(error)
    }
  }

  /// The first part that differs, in one line; for `each`.
  func firstDifference(_ bound: BoundPattern, _ id: NodeID) throws(JudgingError) -> String? {
    do {
      guard let part = try PatternComparison(bound, id, in: subject).parts.first(where: { $0.outcome == .differs })
      else { return nil }
      return "\(part.part) is \(part.found) at \(place(of: id)), in \(line(of: id))"
    } catch {
      throw .limit(error)
    }
  }

  private func message(_ comparison: PatternComparison) -> String {
    guard let difference = comparison.firstDifference,
      let part = comparison.parts.first(where: { $0.outcome == .differs })
    else { return "no node matches" }
    return "no node matches; in the nearest one \(part.part) is \(difference.found), not \(difference.asked)"
  }

  private func expectedLabel(_ difference: PatternComparison.Difference?, _ bound: BoundPattern) -> String {
    let platform = subject.platform.displayName
    guard let difference else { return "" }
    if difference.attribute == .checked, difference.asked == "mixed",
      case .none(let reason) = Vocabulary.standard.mixedCheck(source: subject.source, platform: subject.platform)
    {
      return "on \(platform): no value (\(reason))"
    }
    if difference.attribute == .role, let reason = bound.role?.noneReason { return "on \(platform): no role (\(reason))" }
    return ""
  }

  private func foundLabel(_ difference: PatternComparison.Difference) -> String {
    difference.found == "absent" || difference.found == "no value" ? "has none" : "is \(difference.found)"
  }

  private func nothingSimilar(_ bound: BoundPattern, in scope: Scope, _ check: Check) -> Judged {
    var judged = Judged(.fail, "no node matches, and nothing is similar")
    judged.expected = excerpt(of: check, label: "matches nothing")
    let names = NamesOfRole.list(bound, in: scope, of: subject)
    if !names.isEmpty, let role = bound.pattern.role {
      judged.notes.append("\(PatternWords.role(role)) here: \(names.joined(separator: ", "))")
    }
    return judged
  }
}

/// The names that exist for a role, to be shown where nothing is similar.
enum NamesOfRole {
  /// Up to ten names of nodes that have the role of a pattern, quoted, in document order.
  static func list(_ bound: BoundPattern, in scope: Scope, of subject: Subject) -> [String] {
    guard let role = bound.role else { return [] }
    var names: [String] = []
    for range in scope.ranges {
      for index in range where role.fit(NodeID(index), in: subject) != .no {
        guard let name = subject.tree.string(subject.tree.nodes[index].name), !name.isEmpty else { continue }
        if names.count == 10 { return names + ["…"] }
        names.append(Quote.quoted(name, limit: 40))
      }
    }
    return names
  }
}
