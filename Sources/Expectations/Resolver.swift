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
  /// The arm that holds on a platform or variant: the one that names it, else `@else`.
  static func arm(for selector: Selector, among arms: [Arm]) -> Arm? {
    arms.first { $0.selectors.contains(selector) } ?? arms.last { $0.isElse }
  }

  /// Adds the arm that holds to a line that is asked.
  static func resolve(_ check: Check, for selector: Selector) -> Resolution {
    guard !check.arms.isEmpty else { return .asked(check.kind) }
    guard let arm = check.arm(for: selector) else { return .notAsked }
    return arm.isUnjudged ? .unjudged : .asked(check.kind.adding(arm.pattern))
  }

  /// A variant is judged in the scope of its platform.
  static func scope(_ scope: ExpectationFile.Scope, for selector: Selector) -> NodePattern? {
    guard let arm = arm(for: Selector(platform: selector.platform), among: scope.arms) else { return scope.pattern }
    return scope.pattern?.adding(arm.pattern) ?? arm.pattern
  }

  static func namedVariants(of file: ExpectationFile) -> [Selector] {
    var variants: [Selector] = []
    var seen: Set<Selector> = []
    func add(_ selectors: [Selector]) {
      for selector in selectors where selector.variant != nil && seen.insert(selector).inserted {
        variants.append(selector)
      }
    }
    for index in file.checks.indices {
      add(file.checks[index].gate)
      for arm in file.checks[index].arms { add(arm.selectors) }
    }
    return variants
  }

  /// Whether a line is asked at all: gates of ancestors hold for it as well, and a variant has to be named by the
  /// line or, below another, by that one.
  static func isAsked(_ check: Check, on selector: Selector, in file: ExpectationFile) -> Bool {
    var line = check
    while true {
      guard line.gate.isEmpty || line.gate.contains(selector) else { return false }
      // A parent stands before its children, so this ends.
      guard let parent = line.parent, file.checks.indices.contains(parent), file.checks[parent].position < line.position
      else { break }
      line = file.checks[parent]
    }
    if !line.gate.isEmpty { return true }
    if selector.variant == nil { return file.platforms.contains(selector.platform) }
    return line.arms.contains { $0.selectors.contains(selector) }
  }
}

extension Check {
  /// What the line asks on a platform, or on a variant that it names.
  ///
  /// A gate on an ancestor gates it as well.
  public func resolved(for selector: Selector, in file: ExpectationFile) -> Resolution {
    Resolver.isAsked(self, on: selector, in: file) ? Resolver.resolve(self, for: selector) : .notAsked
  }

  /// The arm that holds on a platform or variant; `nil` where there is none.
  public func arm(for selector: Selector) -> Arm? { Resolver.arm(for: selector, among: arms) }
}

extension ExpectationFile {
  /// What each of the checks asks on a platform, or on a variant, in their order.
  ///
  /// The same as `Check.resolved(for:in:)` of each, without going up to the outermost line for every one.
  public func resolutions(for selector: Selector) -> [Resolution] {
    var isAsked: [Bool] = []
    isAsked.reserveCapacity(checks.count)
    var resolutions: [Resolution] = []
    resolutions.reserveCapacity(checks.count)
    for index in checks.indices {
      let isAskedHere: Bool
      if let parent = checks[index].parent, isAsked.indices.contains(parent) {
        isAskedHere =
          isAsked[parent] && (checks[index].gate.isEmpty || checks[index].gate.contains(selector))
      } else {
        isAskedHere = isAskedAlone(index, on: selector)
      }
      isAsked.append(isAskedHere)
      if !isAskedHere {
        resolutions.append(.notAsked)
      } else if checks[index].arms.isEmpty {
        resolutions.append(.asked(checks[index].kind))
      } else {
        resolutions.append(Resolver.resolve(checks[index], for: selector))
      }
    }
    return resolutions
  }

  /// Whether a line that stands below none is asked, as most lines do and are; a check is not copied for it.
  private func isAskedAlone(_ index: Int, on selector: Selector) -> Bool {
    guard checks[index].parent == nil else { return Resolver.isAsked(checks[index], on: selector, in: self) }
    guard checks[index].gate.isEmpty else { return checks[index].gate.contains(selector) }
    if selector.variant == nil { return platforms.contains(selector.platform) }
    return checks[index].arms.contains { $0.selectors.contains(selector) }
  }
}

extension ExpectationFile.Completeness {
  /// What must be the last node in the scope on a platform; `nil` where nothing is demanded of it there (`?`), and
  /// for `nodes>=N`.
  public func tail(for selector: Selector) -> NodePattern? {
    guard case .tail(let pattern, let arms) = demand else { return nil }
    guard let arm = Resolver.arm(for: Selector(platform: selector.platform), among: arms) else {
      return arms.isEmpty ? pattern : nil
    }
    return arm.isUnjudged ? nil : pattern.adding(arm.pattern)
  }
}

extension ExpectationFile {
  /// Reads an expectation file; what is wrong stands in its diagnostics, all of it.
  public static func parse(_ bytes: [UInt8], path: String) -> ExpectationFile {
    FileParser.parse(bytes, path: path)
  }

  /// Reads the headers of an expectation file, and of its checks no more than it takes to find them.
  package static func parseHeaders(_ bytes: [UInt8], path: String) -> ExpectationFile {
    FileParser.parse(bytes, path: path, headersOnly: true)
  }
}
