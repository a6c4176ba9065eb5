internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// Finds the node that a person would say was meant by a pattern that matched nothing.
///
/// The name weighs most, then the role, then the rest. Ties go to the earlier node, so the answer is the same on
/// every run.
struct NearestNodeSearch {
  /// The pattern.
  let bound: BoundPattern
  /// The dump.
  let subject: Subject

  /// Below this there is "nothing similar": a role alone says too little, a name that is only contained just enough.
  private static let threshold = 4.0
  /// How many names are compared letter by letter; further ones only by what is cheap.
  private static let maximumComparisons = 4096

  /// The nearest node of a scope; `nil` where nothing is similar.
  func find(in scope: Scope) throws(RegularExpression.LimitReached) -> NodeID? {
    let name = bound.pattern.name?.text
    let near = name.map(NearText.init)
    var best: (id: NodeID, score: Double)?
    var comparisons = 0
    for range in scope.ranges {
      for index in range {
        let id = NodeID(index)
        var score = 0.0
        if let name, let near { score += nameScore(id, name, near, &comparisons) }
        score += bound.role.map { Double($0.fit(id, in: subject).rawValue) * (name == nil ? 1.5 : 1) } ?? 0
        if score == 0 || score + ceiling <= best?.score ?? 0 { continue }
        for test in bound.tests { score += Double(try test.fit(id, in: subject).rawValue) * (name == nil ? 1 : 0.5) }
        if let stop = bound.pattern.stop, (subject.stops[index] == .yes) == stop { score += 0.25 }
        if score > best?.score ?? 0 { best = (id, score) }
      }
    }
    guard let best, best.score >= (name == nil ? 2 : NearestNodeSearch.threshold) else { return nil }
    return best.id
  }

  /// What the tests and the stop can add at the most.
  private var ceiling: Double { Double(bound.tests.count) * 2 + 0.25 }

  private func nameScore(_ id: NodeID, _ name: String, _ near: NearText, _ comparisons: inout Int) -> Double {
    let tree = subject.tree
    var best = 0.0
    for ref in subject.texts(of: id) where ref.length > 0 {
      if TextComparison.equal(tree.text, ref.range, Array(name.utf8)) {
        best = max(best, ref == tree[id].name ? 8 : 6)
        continue
      }
      guard best < 6 else { continue }
      if let difference = near.difference(from: tree.text, ref.range) {
        best = max(best, difference == "contains it" ? 4 : 5.5)
      } else if comparisons < NearestNodeSearch.maximumComparisons {
        comparisons += 1
        best = max(best, NearestNodeSearch.similarity(name, tree.string(ref) ?? "") * 5)
      }
    }
    return best
  }

  /// Shared words as a share of all words, 0 to 1: what makes "Save draft" near "Save the draft".
  private static func similarity(_ left: String, _ right: String) -> Double {
    guard left.utf8.count < 400, right.utf8.count < 400 else { return 0 }
    let words = { (text: String) in Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }) }
    let (lefts, rights) = (words(left), words(right))
    guard !lefts.isEmpty, !rights.isEmpty else { return 0 }
    let shared = Double(lefts.intersection(rights).count)
    if shared > 0 { return shared * 2 / Double(lefts.count + rights.count) }
    // One word against another: a third of its letters may differ.
    let (a, b) = (Array(left.lowercased().unicodeScalars), Array(right.lowercased().unicodeScalars))
    guard lefts.count == 1, rights.count == 1, a.count >= 4,
      let distance = EditDistance.between(a, b, limit: a.count / 3)
    else { return 0 }
    return 1 - Double(distance) / Double(max(a.count, b.count))
  }
}

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
    var span: SourceSpan
    var attribute: NeutralAttribute?
    var rawName: String?
    var asked: String
    var found: String
  }

  /// Compares a pattern with a node.
  init(_ bound: BoundPattern, _ id: NodeID, in subject: Subject) throws(RegularExpression.LimitReached) {
    try compareRole(bound, id, subject)
    compareName(bound, id, subject)
    for test in bound.tests { try compare(test, id, subject) }
    compareStop(bound, id, subject)
    for literal in bound.pattern.containing where firstDifference == nil || parts.count < 12 {
      let inside = subject.names.nodes(with: Array(literal.text.utf8), in: subject.tree)
        .contains { subject.tree.descendants(of: id).contains(Int($0)) }
      add("containing", Quote.quoted(literal.text), inside ? .agrees : .differs, inside ? "" : "nothing of that name is inside", literal.span, nil)
    }
    cause = KnownCause.find(bound, id, in: subject)
  }

  private mutating func add(
    _ part: String, _ asked: String, _ outcome: PartComparison.Outcome, _ found: String, _ span: SourceSpan,
    _ attribute: NeutralAttribute?, rawName: String? = nil
  ) {
    parts.append(PartComparison(part: part, asked: asked, found: found, outcome: outcome))
    if outcome == .differs, firstDifference == nil {
      firstDifference = Difference(span: span, attribute: attribute, rawName: rawName, asked: asked, found: found)
    }
  }

  private mutating func compareRole(_ bound: BoundPattern, _ id: NodeID, _ subject: Subject) throws(RegularExpression.LimitReached) {
    guard let role = bound.role, let pattern = bound.pattern.role, pattern.word != .any || pattern.subrole != .unsaid
    else { return }
    let asked = PatternWords.role(pattern)
    switch role.fit(id, in: subject) {
    case .yes: add("role", asked, .agrees, "", pattern.span, .role)
    case .untold: add("role", asked, .cannotTell, role.reason(id, in: subject) ?? "", pattern.span, .role)
    case .no: add("role", asked, .differs, PatternWords.role(of: id, in: subject), pattern.span, .role)
    }
  }

  private mutating func compareName(_ bound: BoundPattern, _ id: NodeID, _ subject: Subject) {
    guard let name = bound.pattern.name else { return }
    let ref = subject.tree[id].name
    let asked = Quote.quoted(name.text, limit: 60)
    let found = subject.tree.string(ref)
    if found == name.text {
      add("name", asked, .agrees, "", name.span, .name)
    } else {
      var text = found.map { Quote.quoted($0, limit: 60) } ?? "absent"
      if let found, let small = NearText(name.text).smallDifference(found) { text += ", which \(small)" }
      add("name", asked, .differs, text, name.span, .name)
    }
  }

  private mutating func compare(_ test: BoundTest, _ id: NodeID, _ subject: Subject) throws(RegularExpression.LimitReached) {
    let asked = PatternWords.demand(test.test.demand)
    let neutral = test.test.isRaw ? nil : NeutralAttribute(rawValue: test.test.name.lowercased())
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
    }
    add(test.test.name, asked, outcome, found, test.test.span, neutral, rawName: neutral == nil ? test.test.name : nil)
  }

  private mutating func compareStop(_ bound: BoundPattern, _ id: NodeID, _ subject: Subject) {
    guard let stop = bound.pattern.stop else { return }
    let asked = stop ? "stop" : "not-stop"
    switch subject.stops[id.index] {
    case .untold:
      add("stop", asked, .cannotTell, "this dump does not say where a screen reader stops", bound.pattern.span, nil)
    case .yes: add("stop", asked, stop ? .agrees : .differs, stop ? "" : "a screen reader stops there", bound.pattern.span, nil)
    case .no:
      add("stop", asked, stop ? .differs : .agrees, stop ? "a screen reader does not stop there" : "", bound.pattern.span, nil)
    }
  }
}
