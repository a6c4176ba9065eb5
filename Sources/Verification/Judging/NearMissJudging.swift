internal import AccessibilityTree
internal import Expectations
internal import Vocabulary

/// What almost is what a `no` forbids.
extension DumpJudge {
  /// A text that a `no` forbids, and where the text has to stand.
  private struct Forbidden {
    var text: String
    var place: AttributePlace?
    /// The test that writes it; `nil` where it is the name.
    var test: Int?
  }

  /// The texts that a `no` writes: its name, and what it asks of attributes that hold text.
  private func forbiddenTexts(_ pattern: NodePattern, coversAllTexts: Bool) -> [Forbidden] {
    var texts: [Forbidden] = []
    if let name = pattern.name {
      texts.append(Forbidden(text: name.text, place: coversAllTexts ? nil : .neutral(.name)))
    }
    for (place, test) in pattern.tests.enumerated() {
      guard case .equals(let text, _) = test.demand else { continue }
      let neutral = test.isRaw ? nil : NeutralAttribute(rawValue: test.name.lowercased())
      if let neutral, !NearMissSearch.attributes.contains(neutral) { continue }
      let attribute = neutral.map(AttributePlace.neutral) ?? .raw(test.name)
      texts.append(Forbidden(text: text, place: attribute, test: place))
    }
    return texts
  }

  /// What a `no` says beside a text that it forbids.
  private func rest(of pattern: NodePattern, without forbidden: Forbidden) -> NodePattern {
    var rest = pattern
    if let test = forbidden.test { rest.tests.remove(at: test) } else { rest.name = nil }
    return rest
  }

  /// Looks once for what is near to any text that a `no` forbids on this dump.
  func nearMissesOfAll() -> NearMissSearch {
    var texts: [String] = []
    var attributes: Set<Symbol> = []
    for case .asked(.no(let pattern, _)) in resolutions {
      for forbidden in forbiddenTexts(pattern, coversAllTexts: false) {
        texts.append(forbidden.text)
        if case .raw(let name) = forbidden.place { attributes.formUnion(subject.attributes(named: name)) }
      }
    }
    return NearMissSearch(context.forbidden(texts), attributes: attributes, in: subject)
  }

  /// The texts that almost match a `no` that holds: up to three sentences.
  func nearMisses(of bound: BoundPattern, in scope: Scope) throws(JudgingError) -> [String] {
    if nearMissSearch.isEmpty { return [] }
    var sentences: [String] = []
    for forbidden in forbiddenTexts(bound.pattern, coversAllTexts: bound.coversAllTexts) {
      let hits = nearMissSearch.hits(for: forbidden.text)
      if hits.isEmpty { continue }
      let others = try bind(rest(of: bound.pattern, without: forbidden), forAbsence: true)
      for hit in hits where scope.contains(hit.node.index) {
        if let place = forbidden.place, !stands(hit, at: place) { continue }
        if try fit(others, hit.node) == .no { continue }
        let text = Quote.quoted(subject.tree.string(hit.text) ?? "", limit: 60)
        let sentence = "almost: \(self.place(of: hit.node)) has \(text) (\(hit.difference))"
        if !sentences.contains(sentence) { sentences.append(sentence) }
        if sentences.count == 3 { return sentences }
      }
    }
    return sentences
  }

  /// Whether a near text is that of an attribute.
  private func stands(_ hit: NearMissSearch.Hit, at place: AttributePlace) -> Bool {
    switch place {
    case .head: return false
    case .neutral(let attribute): return subject.text(attribute, of: hit.node) == hit.text
    case .raw(let name):
      let symbols = subject.attributes(named: name)
      return subject.tree.attributes(of: hit.node).contains { $0.value == hit.text && symbols.contains($0.name) }
    }
  }
}
