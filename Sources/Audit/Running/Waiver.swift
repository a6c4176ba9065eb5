public import Vocabulary

/// A finding that a project accepts, with the reason.
public struct Waiver: Hashable, Sendable {
  /// The rule it is about; never a pattern.
  public var rule: String
  /// The identifier of the elements; `nil` for any.
  public var identifier: String?
  /// The role of the elements, neutral or as the dump spells it; `nil` for any.
  public var role: String?
  /// The label of the elements; `nil` for any.
  public var label: String?
  /// A pattern with `*` for the path of elements around it; `nil` for any.
  public var path: String?
  /// A pattern with `*` for the dump's file; `nil` for any.
  public var file: String?
  /// The platform; `nil` for any.
  public var platform: Platform?
  /// The folder whose dumps it is about, with its slash, where it was read beside them; `nil` for any.
  public var folder: String?
  /// Why it is accepted.
  public var reason: String
  /// The last day on which it holds; `nil` for ever.
  public var expires: CalendarDate?
  /// Where it is kept track of.
  public var ticket: String?
  /// Who accepted it.
  public var by: String?

  /// Makes a waiver that says nothing of what it matches yet.
  public init(rule: String, reason: String) {
    self.rule = rule
    self.reason = reason
  }

  /// What is wrong with it, in a line each.
  public var faults: [String] {
    var faults: [String] = []
    if !AuditCatalogue.rules.contains(where: { $0.id == rule }) { faults.append("unknown rule '\(rule)'") }
    if LabelText.isBlank(reason.utf8) {
      faults.append("the waiver of '\(rule)' has no reason")
    } else if reason == rule || LabelText(reason.utf8).string.unicodeScalars.count < 10 {
      faults.append("the reason '\(reason)' of the waiver of '\(rule)' does not say why")
    }
    return faults + (matchFault.map { [$0] } ?? [])
  }

  /// What is wrong with what it matches; `nil` where nothing is.
  public var matchFault: String? {
    let hasLabel = label.map { !$0.isEmpty && role != nil } ?? false
    if identifier != nil || hasLabel || WildcardText.says(path) { return nil }
    guard WildcardText.says(file) || platform != nil else {
      return "the waiver of '\(rule)' matches everything; name an identifier, a role and label, a path or a file"
    }
    // That would be a failing rule switched off, and nobody would read that it is.
    guard AuditCatalogue.rule(rule)?.canFail == true else { return nil }
    return "rule '\(rule)' can fail, so it is waived element by element: "
      + "name an identifier, a role and label, or a path"
  }

  /// The folder of a dump with its slash; empty for the working directory.
  public static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Whether it is about a dump.
  func isAbout(_ path: String, on platform: Platform) -> Bool {
    file.map { WildcardText.fits(path, $0) } ?? true && self.platform.map { $0 == platform } ?? true
      && folder.map { $0 == Waiver.folder(of: path) } ?? true
  }

  /// Whether it holds on a day.
  func holds(on today: CalendarDate?) -> Bool {
    guard let expires, let today else { return true }
    return today <= expires
  }
}

/// Patterns in which `*` stands for any text.
enum WildcardText {
  /// Whether a pattern leaves out anything at all.
  static func says(_ pattern: String?) -> Bool { pattern?.contains { $0 != "*" } ?? false }

  /// Whether a text fits a pattern, in time that grows with their product at the most.
  static func fits(_ text: String, _ pattern: String) -> Bool {
    let text = Array(text.utf8)
    let pattern = Array(pattern.utf8)
    var place = 0
    var wanted = 0
    var star: (pattern: Int, text: Int)?
    while place < text.count {
      if wanted < pattern.count, pattern[wanted] == UInt8(ascii: "*") {
        star = (wanted, place)
        wanted += 1
      } else if wanted < pattern.count, pattern[wanted] == text[place] {
        wanted += 1
        place += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        wanted = last.pattern + 1
        place = last.text + 1
      } else {
        return false
      }
    }
    return pattern[wanted...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
