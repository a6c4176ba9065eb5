internal import Vocabulary

/// What a line asks on one platform or variant.
public enum Resolution: Sendable {
  /// The line does not ask there (a gate, or a variant it does not name).
  case notAsked
  /// `?`: it is not judged there, and that is UNVERIFIED.
  case unjudged
  /// What is asked, arms added.
  case asked(Check.Kind)
}

/// Adds arms and gates to lines.
enum Resolver {
  static func scope(_ scope: ExpectationFile.Scope, for selector: Selector) -> NodePattern? { nil }
  static func namedVariants(of file: ExpectationFile) -> [Selector] { [] }
}

extension Check {
  /// What the line asks on a platform, or on a variant that it names.
  ///
  /// A gate on an ancestor gates it as well.
  public func resolved(for selector: Selector, in file: ExpectationFile) -> Resolution { .notAsked }
}

extension ExpectationFile {
  /// Reads an expectation file; what is wrong stands in its diagnostics, all of it.
  public static func parse(_ bytes: [UInt8], path: String) -> ExpectationFile {
    ExpectationFile(path: path, source: bytes)
  }
}
