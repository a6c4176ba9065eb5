internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// How each part of a pattern compares with one node, and why it is as it is.
struct PatternComparison {
  /// Every part.
  private(set) var parts: [PartComparison] = []
  /// The first part that differs: where in the line, which attribute of the node, and what to say at each.
  private(set) var firstDifference: Difference?
  /// The known cause, where there is one.
  private(set) var cause: String?

  /// A part that differs.
  struct Difference {
    var part: String
    var span: SourceSpan
    var place: AttributePlace
    var asked: String
    var found: String
  }

  /// Compares a pattern with a node.
  init(_ bound: BoundPattern, _ id: NodeID, in subject: Subject) throws(RegularExpression.LimitReached) {
    compareRole(bound, id, subject)
    compareName(bound, id, subject)
    for test in bound.tests { try compare(test, id, subject) }
    compareStop(bound, id, subject)
    for (place, literal) in bound.pattern.containing.enumerated() {
      let isInside = BoundPattern.contains(bound.containing[place], in: subject.tree.descendants(of: id))
      let found = isInside ? "" : "nothing of that name is inside"
      add("containing", Quote.quoted(literal.text), isInside ? .agrees : .differs, found, literal.span, .head)
    }
    cause = KnownCause.find(bound, id, in: subject)
  }

  private mutating func add(
    _ part: String, _ asked: String, _ outcome: PartComparison.Outcome, _ found: String, _ span: SourceSpan,
    _ place: AttributePlace
  ) {
    parts.append(PartComparison(part: part, asked: asked, found: found, outcome: outcome))
    if outcome == .differs, firstDifference == nil {
      firstDifference = Difference(part: part, span: span, place: place, asked: asked, found: found)
    }
  }

  private mutating func compareRole(_ bound: BoundPattern, _ id: NodeID, _ subject: Subject) {
    guard let role = bound.role, let pattern = bound.pattern.role, pattern.word != .any || pattern.subrole != .unsaid
    else { return }
    let word = PatternWords.role(pattern)
    let asked = role.noneReason == nil ? word : "\(word) (no role on \(subject.platform.displayName))"
    switch role.fit(id, in: subject) {
    case .yes: add("role", asked, .agrees, "", pattern.span, .head)
    case .untold: add("role", asked, .cannotTell, role.reason(id, in: subject) ?? "", pattern.span, .head)
    case .no:
      let found = PatternWords.role(of: id, in: subject)
      // The dump may use a neutral word for something else.
      add("role", found == asked ? "the neutral role \(asked)" : asked, .differs, found, pattern.span, .head)
    }
  }

  private mutating func compareName(_ bound: BoundPattern, _ id: NodeID, _ subject: Subject) {
    guard let name = bound.pattern.name else { return }
    let ref = subject.tree[id].name
    let asked = Quote.quoted(name.text, limit: 60)
    if let wanted = bound.name, !ref.isAbsent, TextComparison.equal(subject.tree.text, ref.range, wanted) {
      add("name", asked, .agrees, "", name.span, .neutral(.name))
    } else {
      let found = PatternComparison.describe(subject.tree.string(ref), wanted: name.text)
      add("name", asked, .differs, found, name.span, .neutral(.name))
    }
  }

  /// A text that is not the wanted one, with how it differs where one hardly sees it.
  private static func describe(_ text: String?, wanted: String) -> String {
    guard let text else { return "absent" }
    let small = NearText(wanted).smallDifference(text)
    return Quote.quoted(text, limit: 60) + (small.map { " (\($0))" } ?? "")
  }

  private mutating func compare(
    _ test: BoundTest, _ id: NodeID, _ subject: Subject
  ) throws(RegularExpression.LimitReached) {
    let asked = PatternWords.demand(test.test.demand)
    let neutral = test.test.isRaw ? nil : NeutralAttribute(rawValue: test.test.name.lowercased())
    let place = neutral.map(AttributePlace.neutral) ?? .raw(test.test.name)
    let outcome: PartComparison.Outcome
    var found = ""
    switch try test.fit(id, in: subject) {
    case .yes: outcome = .agrees
    case .untold:
      outcome = .cannotTell
      found = test.reason(id, in: subject) ?? "this source does not show it"
    case .no:
      outcome = .differs
      found = PatternWords.value(test, of: id, in: subject)
      if case .equals(let wanted, _) = test.test.demand, let text = PatternWords.text(test, of: id, in: subject) {
        found = PatternComparison.describe(text, wanted: wanted)
      }
    }
    add(test.test.name, asked, outcome, found, test.test.span, place)
  }

  private mutating func compareStop(_ bound: BoundPattern, _ id: NodeID, _ subject: Subject) {
    guard let stop = bound.pattern.stop else { return }
    let asked = stop ? "stop" : "not-stop"
    let span = bound.pattern.span
    switch subject.stops[id.index] {
    case .untold: add("stop", asked, .cannotTell, DumpReading.untoldReason, span, .head)
    case .yes where !stop: add("stop", asked, .differs, "a screen reader stops there", span, .head)
    case .no where stop: add("stop", asked, .differs, "a screen reader does not stop there", span, .head)
    case .yes, .no: add("stop", asked, .agrees, "", span, .head)
    }
  }
}
