import AccessibilityTree
import Expectations

/// An expectation file in which every fault is marked below its line: carets where it stands, then its message.
///
///     noo AXButton
///     ^^^ unknown word 'noo' at the start of a line; did you mean 'no'?
struct MarkedText {
  private(set) var source = ""
  private(set) var expected: [String] = []

  init(_ text: String) {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let blanks = line.prefix { $0 == " " }.count
      let carets = line.dropFirst(blanks).prefix { $0 == "^" }.count
      if carets == 0 {
        source += line + "\n"
        number += 1
      } else {
        let message = line.dropFirst(blanks + carets + 1)
        expected.append("\(number):\(blanks + 1)+\(carets) \(message)")
      }
    }
  }

  /// What a file's diagnostics look like in that form.
  static func spell(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { diagnostic in
      let place = diagnostic.position.map { "\($0.line):\($0.column)+\(diagnostic.length)" } ?? "-"
      return "\(place) \(diagnostic.message)" + (diagnostic.suggestion.map { "; did you mean '\($0)'?" } ?? "")
    }
  }
}

extension ExpectationFile {
  /// Reads a text as `a.expect`.
  static func parse(_ text: String) -> ExpectationFile {
    parse(Array(text.utf8), path: "a.expect")
  }
}
