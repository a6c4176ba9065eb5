internal import AccessibilityTree
internal import Expectations
internal import Vocabulary

/// A demand with its text as bytes and its expression compiled.
enum BoundDemand {
  case absent
  case present
  case equals([UInt8])
  case differs([UInt8])
  case matches(RegularExpression)

  /// Binds a demand.
  init(_ demand: AttributeTest.Demand, expressions: ExpressionCache) throws(RegularExpression.SyntaxError) {
    switch demand {
    case .absent: self = .absent
    case .present: self = .present
    case .equals(let text, _): self = .equals(Array(text.utf8))
    case .differs(let text, _): self = .differs(Array(text.utf8))
    case .matches(let pattern): self = .matches(try expressions.expression(pattern))
    }
  }

  /// What comes of a text that is not there.
  ///
  /// - Parameter isTold: whether its being missing means that it is absent.
  func fitOfMissing(isTold: Bool) -> Fit {
    guard isTold else { return .untold }
    switch self {
    case .absent, .differs: return .yes
    case .present, .equals, .matches: return .no
    }
  }

  /// What comes of a text that is there.
  func fit(_ text: [UInt8], _ range: Range<Int>) throws(RegularExpression.LimitReached) -> Fit {
    switch self {
    case .absent: return .no
    case .present: return Fit(!TextComparison.isBlank(text, range))
    case .equals(let wanted): return Fit(TextComparison.equal(text, range, wanted))
    case .differs(let wanted): return Fit(!TextComparison.equal(text, range, wanted))
    case .matches(let expression): return Fit(try expression.isFound(in: text, range: range))
    }
  }

  /// What comes of a text that is there or not, made up outside the tree's buffer.
  func fit(_ text: [UInt8]?, isTold: Bool) throws(RegularExpression.LimitReached) -> Fit {
    guard let text else { return fitOfMissing(isTold: isTold) }
    return try fit(text, 0..<text.count)
  }
}

/// The expressions of one file, each compiled once.
final class ExpressionCache {
  private var expressions: [String: RegularExpression] = [:]

  /// The compiled form of an expression.
  func expression(_ pattern: String) throws(RegularExpression.SyntaxError) -> RegularExpression {
    if let known = expressions[pattern] { return known }
    let expression = try RegularExpression(pattern)
    expressions[pattern] = expression
    return expression
  }
}

/// One attribute test of a pattern, bound to a dump.
struct BoundTest {
  /// What is looked at.
  enum Target {
    case text(NeutralAttribute)
    case state(State)
    case frame
    case spoken
    case role(RoleMatcher, isNegated: Bool)
    case roleText
    case subrole
    case raw([Symbol], untold: String?)
  }

  /// The test as it was written.
  let test: AttributeTest
  /// What is looked at.
  let target: Target
  /// What is demanded.
  let demand: BoundDemand
  /// For neutral attributes: why a missing one cannot be told, for each pair of role and subrole.
  let untold: [String?]

  /// Binds a test to a dump.
  init(
    _ test: AttributeTest, in subject: Subject, forAbsence: Bool, expressions: ExpressionCache
  ) throws(RegularExpression.SyntaxError) {
    self.test = test
    demand = try BoundDemand(test.demand, expressions: expressions)
    let neutral = test.isRaw ? nil : NeutralAttribute(rawValue: test.name.lowercased())
    guard let neutral else {
      target = .raw(
        subject.attributes(named: test.name), untold: subject.whyUntold(rawAttribute: test.name))
      untold = []
      return
    }
    target = BoundTest.target(neutral, test, in: subject, forAbsence: forAbsence)
    var reasons: [Int: String?] = [:]
    untold = subject.classes.map { roleClass in
      let key = roleClass.meaning?.index ?? -1
      if let known = reasons[key] { return known }
      let reason = subject.whyUntold(neutral, role: roleClass.meaning)
      reasons[key] = .some(reason)
      return reason
    }
  }

  private static func target(
    _ attribute: NeutralAttribute, _ test: AttributeTest, in subject: Subject, forAbsence: Bool
  ) -> Target {
    switch attribute {
    case .name, .value, .hint, .id: return .text(attribute)
    case .enabled: return .state(.enabled)
    case .selected: return .state(.selected)
    case .checked: return .state(.checked)
    case .expanded: return .state(.expanded)
    case .focused: return .state(.focused)
    case .busy: return .state(.busy)
    case .frame: return .frame
    case .spoken: return .spoken
    case .subrole: return .subrole
    case .role:
      let (word, isBare, isNegated): (String, Bool, Bool)
      switch test.demand {
      case .equals(let text, let bare): (word, isBare, isNegated) = (text, bare, false)
      case .differs(let text, let bare): (word, isBare, isNegated) = (text, bare, true)
      case .absent, .present, .matches: return .roleText
      }
      let pattern = RolePattern(word: isBare ? .word(word) : .quoted(word), span: test.valueSpan)
      return .role(RoleMatcher(pattern, in: subject, forAbsence: forAbsence), isNegated: isNegated)
    }
  }

  /// Why the test cannot be told of a node, where that is so.
  func reason(_ id: NodeID, in subject: Subject) -> String? {
    switch target {
    case .raw(_, let untold): return untold
    case .role(let matcher, _): return matcher.reason(id, in: subject)
    case .text(.id) where !subject.ambiguousIdentifier(of: id).isAbsent:
      return "name and label are both \(Quote.quoted(subject.tree.string(subject.ambiguousIdentifier(of: id)) ?? ""))"
    case .state(.checked):
      if case .notShown(let reason) = Vocabulary.standard.mixedCheck(
        source: subject.source, platform: subject.platform), subject.tree[id].states[.checked] == .false
      {
        return reason
      }
    case .text, .state, .frame, .spoken, .roleText, .subrole: break
    }
    return untold[Int(subject.classOfNode[id.index])]
  }

  /// Whether a node meets the demand.
  func fit(_ id: NodeID, in subject: Subject) throws(RegularExpression.LimitReached) -> Fit {
    let tree = subject.tree
    switch target {
    case .raw(let symbols, let untold):
      return try rawFit(id, symbols, isTold: untold == nil, in: subject)
    case .text(let attribute):
      let ref = subject.text(attribute, of: id)
      if !ref.isAbsent { return try demand.fit(tree.text, ref.range) }
      if attribute == .id { return try identifierFit(id, in: subject) }
      return demand.fitOfMissing(isTold: isTold(id, in: subject))
    case .state(let state):
      return StateFit.fit(state, demand, id, isTold: isTold(id, in: subject), in: subject)
    case .frame:
      return try demand.fit(subject.frame(of: id).map { Array($0.utf8) }, isTold: isTold(id, in: subject))
    case .spoken:
      return try demand.fit(subject.spoken(of: id), isTold: true)
    case .role(let matcher, let isNegated):
      let fit = matcher.fit(id, in: subject)
      guard isNegated else { return fit }
      return fit == .untold ? .untold : Fit(fit == .no)
    case .roleText:
      let role = subject.tree.role(of: id)
      return try demand.fit(role.isEmpty ? nil : Array(role.utf8), isTold: true)
    case .subrole:
      return try demand.fit(tree.subrole(of: id).map { Array($0.utf8) }, isTold: isTold(id, in: subject))
    }
  }

  private func isTold(_ id: NodeID, in subject: Subject) -> Bool {
    untold[Int(subject.classOfNode[id.index])] == nil
  }

  /// A dump may write one name twice: any of the values will do, and none of them may be what is excluded.
  private func rawFit(
    _ id: NodeID, _ symbols: [Symbol], isTold: Bool, in subject: Subject
  ) throws(RegularExpression.LimitReached) -> Fit {
    var best: Fit?
    let excludes = if case .differs = demand { true } else { false }
    for attribute in subject.tree.attributes(of: id) where symbols.contains(attribute.name) {
      let fit = try demand.fit(subject.tree.text, attribute.value.range)
      best = best.map { excludes ? min($0, fit) : max($0, fit) } ?? fit
    }
    return best ?? demand.fitOfMissing(isTold: isTold)
  }

  private func identifierFit(_ id: NodeID, in subject: Subject) throws(RegularExpression.LimitReached) -> Fit {
    let ambiguous = subject.ambiguousIdentifier(of: id)
    guard !ambiguous.isAbsent else { return demand.fitOfMissing(isTold: isTold(id, in: subject)) }
    switch demand {
    case .absent, .present: return .untold
    case .equals, .matches:
      return try demand.fit(subject.tree.text, ambiguous.range) == .yes ? .untold : .no
    case .differs:
      return try demand.fit(subject.tree.text, ambiguous.range) == .yes ? .yes : .untold
    }
  }
}
