extension NodePattern {
  /// The pattern with what an arm says: its role and name replace, the rest is added.
  func adding(_ arm: NodePattern) -> NodePattern {
    var sum = self
    sum.role = arm.role ?? role
    sum.name = arm.name ?? name
    sum.tests += arm.tests
    sum.stop = arm.stop ?? stop
    return sum
  }
}

extension Check.Kind {
  /// The line with what an arm says; `each` takes it after `has`.
  func adding(_ arm: NodePattern) -> Check.Kind {
    switch self {
    case .bare(let pattern): .bare(pattern.adding(arm))
    case .some(let pattern): .some(pattern.adding(arm))
    case .count(let pattern, let low, let high): .count(pattern.adding(arm), low: low, high: high)
    case .no(let pattern, let waiver): .no(pattern.adding(arm), waiver: waiver)
    case .each(let pattern, let has): .each(pattern, has: has.adding(arm))
    case .absorbs(let pattern, let items): .absorbs(pattern.adding(arm), items)
    case .item(let pattern): .item(pattern.adding(arm))
    case .inside(let pattern): .inside(pattern.adding(arm))
    case .anchor(let pattern): .anchor(pattern.adding(arm))
    case .order, .stopsExactly, .log: self
    }
  }
}
