internal import AccessibilityTree
internal import Expectations

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

  /// What comes of a text that is there and that a mask stands for: only that it is there can be told.
  ///
  /// - Parameter mask: what stands there; a line that was pasted from what is shown asks for it.
  func fitOfMasked(by mask: [UInt8]) -> Fit {
    switch self {
    case .absent: .no
    case .present: .yes
    case .equals(let wanted): wanted == mask ? .yes : wanted.isEmpty ? .no : .untold
    case .differs(let wanted): wanted == mask ? .no : wanted.isEmpty ? .yes : .untold
    case .matches: .untold
    }
  }

  /// What comes of a text that is there or not, made up outside the tree's buffer.
  func fit(_ text: [UInt8]?, isTold: Bool) throws(RegularExpression.LimitReached) -> Fit {
    guard let text else { return fitOfMissing(isTold: isTold) }
    return try fit(text, 0..<text.count)
  }
}
