extension NodePattern {
  /// The pattern in one spelling, so that two patterns ask the same of a node, word for word, if these are equal.
  ///
  /// The order of demands and their repetition do not show, nor whether a value had quotes where that changes
  /// nothing. `...` is left out: it says nothing of which nodes fit.
  public var canonicalText: String {
    if tests.isEmpty, containing.isEmpty, stop == nil {
      // Most patterns are a role and a name, or one of them.
      switch (role, name) {
      case (let role?, let name?): return "\(role.canonicalText) name=\(quoted(name.text))"
      case (let role?, nil): return role.canonicalText
      case (nil, let name?): return "name=\(quoted(name.text))"
      case (nil, nil): return ""
      }
    }
    var parts: [String] = []
    var demands: Set<String> = []
    if let role { parts.append(role.canonicalText) }
    if let name { demands.insert("name=\(quoted(name.text))") }
    demands.formUnion(tests.map(\.canonicalText))
    demands.formUnion(containing.map { "containing \(quoted($0.text))" })
    parts += demands.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    if let stop { parts.append(stop ? "stop" : "not-stop") }
    return parts.joined(separator: " ")
  }
}

extension RolePattern {
  /// The role in one spelling: `role=button`, `role="push button"`, `role=AXCheckBox[AXSwitch]`, `*`.
  public var canonicalText: String {
    let role =
      switch word {
      case .any: "*"
      case .word(let word): "role=\(word)"
      case .quoted(let word): "role=\(quoted(word))"
      }
    return switch subrole {
    case .unsaid: role
    case .absent: "\(role)[]"
    case .exactly(let subrole): "\(role)[\(subrole)]"
    }
  }
}

extension AttributeTest {
  /// The demand in one spelling: `value="1"`, `raw:name=absent`, `label~"^a"`.
  public var canonicalText: String {
    let name = isRaw ? "raw:\(name)" : name
    // Only of a role do the quotes say something: a bare one may be a neutral role.
    let bareCounts = !isRaw && self.name == "role"
    return switch demand {
    case .absent: "\(name)=absent"
    case .present: "\(name)=present"
    case .equals(let value, let isBare): "\(name)=\(isBare && bareCounts ? value : quoted(value))"
    case .differs(let value, let isBare): "\(name)!=\(isBare && bareCounts ? value : quoted(value))"
    case .matches(let expression): "\(name)~\(quoted(expression))"
    }
  }
}

private func quoted(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
    return "\"\(text)\""
  }
  var result = "\""
  for scalar in text.unicodeScalars {
    if scalar == "\"" || scalar == "\\" { result.unicodeScalars.append("\\") }
    result.unicodeScalars.append(scalar)
  }
  return result + "\""
}
