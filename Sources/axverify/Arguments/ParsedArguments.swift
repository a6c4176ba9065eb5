internal import AccessibilityTree

/// What was said on the command line of one command: nothing was looked up, nothing opened.
struct ParsedArguments: Sendable {
  /// One use of an option.
  struct Use: Sendable, Equatable {
    /// Its long name.
    let option: String
    /// What followed it; empty for a flag.
    let value: String
    /// Whether it was written `--no-…`.
    var isNegated = false
  }

  /// The uses in their order.
  var uses: [Use] = []
  /// What is no option, in order.
  var operands: [String] = []
  /// What is wrong with the command line.
  var errors: [Diagnostic] = []
  /// Which help was asked for.
  var help: HelpText.Form?

  /// The value of an option that was used last.
  func value(_ option: String) -> String? { uses.last { $0.option == option }?.value }

  /// The values of a repeatable option.
  func values(_ option: String) -> [String] { uses.filter { $0.option == option }.map(\.value) }

  /// The words of a list, which may be repeated.
  func words(_ option: String) -> [String] {
    values(option).flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// The value of an option that takes a number, which the parser has seen to.
  func number(_ option: String) -> Int? { value(option).flatMap { Int($0) } }

  /// Whether a flag is on.
  func isOn(_ flag: String) -> Bool { uses.last { $0.option == flag }.map { !$0.isNegated } ?? false }

  /// The flag that was switched on last, of some that exclude each other.
  func last(of flags: [String]) -> String? { uses.last { flags.contains($0.option) && !$0.isNegated }?.option }
}
