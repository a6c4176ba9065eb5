internal import AccessibilityTree
internal import Expectations

/// Two demands of one pattern that no node could meet.
enum SelfContradiction {
  /// The second of two demands on one attribute that exclude each other; `nil` where there is none.
  static func find(_ pattern: NodePattern) -> (message: String, span: SourceSpan)? {
    var tests = pattern.tests
    if let name = pattern.name {
      tests.insert(
        AttributeTest(
          name: "name", isRaw: false, demand: .equals(name.text, isBare: false), span: name.span, valueSpan: name.span),
        at: 0)
    }
    for (index, test) in tests.enumerated() {
      for earlier in tests[..<index]
      where earlier.name.lowercased() == test.name.lowercased() && earlier.isRaw == test.isRaw
        && excludes(earlier, test)
      {
        return ("no node can have both: \(words(earlier)) and \(words(test))", test.span)
      }
    }
    return nil
  }

  private static func words(_ test: AttributeTest) -> String {
    "\(test.name) \(PatternWords.demand(test.demand))"
  }

  private static func excludes(_ left: AttributeTest, _ right: AttributeTest) -> Bool {
    // Two words may name one role, such as a neutral one and the dump's own.
    if !left.isRaw, left.name == "role", case .equals = left.demand, case .equals = right.demand { return false }
    return excludes(left.demand, right.demand)
  }

  private static func excludes(_ left: AttributeTest.Demand, _ right: AttributeTest.Demand) -> Bool {
    switch (left, right) {
    case (.absent, .absent), (.absent, .differs), (.differs, .absent), (.differs, .differs), (.matches, .matches),
      (.matches, .differs), (.differs, .matches), (.present, .present), (.present, .matches), (.matches, .present),
      (.present, .differs), (.differs, .present), (.matches, .equals), (.equals, .matches):
      return false
    case (.absent, .present), (.absent, .equals), (.absent, .matches), (.present, .absent), (.equals, .absent),
      (.matches, .absent):
      return true
    case (.equals(let one, _), .equals(let other, _)): return one != other
    case (.equals(let one, _), .differs(let other, _)), (.differs(let other, _), .equals(let one, _)):
      return one == other
    case (.present, .equals(let text, _)), (.equals(let text, _), .present):
      let bytes = Array(text.utf8)
      return TextComparison.isBlank(bytes, 0..<bytes.count)
    }
  }
}
