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
