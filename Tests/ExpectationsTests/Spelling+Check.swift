import Expectations

extension Check {
  /// The line's parse in one line of text, spans left out: gate, kind, arms, reason.
  var spelt: String {
    let gate = gate.isEmpty ? "" : "@\(gate.map(\.text).joined(separator: ",")) "
    let arms = arms.map { " | \($0.spelt)" }.joined()
    return gate + kind.spelt + arms + (reason.map { " -- \($0)" } ?? "")
  }
}

extension Check.Kind {
  var spelt: String {
    switch self {
    case .bare(let pattern): "bare(\(pattern.spelt))"
    case .some(let pattern): "some(\(pattern.spelt))"
    case .count(let pattern, let low, let high): "count \(low)..\(high.map(String.init) ?? "")(\(pattern.spelt))"
    case .no(let pattern, let waiver): "no(\(pattern.spelt))" + (waiver.map { " waived \"\($0.text)\"" } ?? "")
    case .each(let pattern, let has): "each(\(pattern.spelt)) has(\(has.spelt))"
    case .order(let patterns): "order(" + patterns.map(\.spelt).joined(separator: " < ") + ")"
    case .absorbs(let pattern, let items):
      "bare(\(pattern.spelt)) absorbs(" + items.map(\.spelt).joined(separator: ", ") + ")"
    case .stopsExactly: "stops exactly"
    case .item(let pattern): "item(\(pattern.spelt))"
    case .inside(let pattern): "inside(\(pattern.spelt))"
    case .log(let expression, let demand): "log \(demand) ~\"\(expression.text)\""
    case .anchor(let pattern): "anchor(\(pattern.spelt))"
    }
  }
}

extension AbsorbedItem {
  var spelt: String {
    switch self {
    case .text(let text): "\"\(text.text)\""
    case .role(let role): role.spelt
    }
  }
}

extension Arm {
  var spelt: String {
    "@" + (selectors.map(\.text) + (isElse ? ["else"] : [])).joined(separator: ",")
      + "(\(isUnjudged ? "?" : pattern.spelt))"
  }
}

extension RolePattern {
  var spelt: String {
    let word =
      switch word {
      case .any: "*"
      case .word(let word): word
      case .quoted(let word): "role:\"\(word)\""
      }
    return switch subrole {
    case .unsaid: word
    case .absent: word + "[]"
    case .exactly(let subrole): "\(word)[\(subrole)]"
    }
  }
}

extension NodePattern {
  var spelt: String {
    var parts: [String] = []
    if let role { parts.append(role.spelt) }
    if let name { parts.append("\"\(name.text)\"") }
    parts += tests.map(\.spelt)
    if let stop { parts.append(stop ? "stop" : "not-stop") }
    parts += containing.map { "containing \"\($0.text)\"" }
    if isOpen { parts.append("...") }
    return parts.joined(separator: " ")
  }
}

extension AttributeTest {
  var spelt: String {
    let name = (isRaw ? "raw " : "") + self.name
    return switch demand {
    case .absent: "\(name) absent"
    case .present: "\(name) present"
    case .equals(let value, let isBare): "\(name)=" + (isBare ? value : "\"\(value)\"")
    case .differs(let value, let isBare): "\(name)!=" + (isBare ? value : "\"\(value)\"")
    case .matches(let expression): "\(name)~\"\(expression)\""
    }
  }
}
