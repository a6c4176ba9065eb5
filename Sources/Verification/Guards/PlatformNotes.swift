internal import AccessibilityTree
internal import Expectations
internal import Vocabulary

/// What has to be said once about a dump: what its platform does not have, and how well its tables are known.
enum PlatformNotes {
  /// The notes of one dump.
  static func find(_ resolutions: [Resolution], in file: ExpectationFile, on subject: Subject) -> [String] {
    var notes: [String] = []
    func add(_ note: String?) { if let note, !notes.contains(note) { notes.append(note) } }
    if let inference = subject.platform.inferenceNote {
      add("what \(subject.platform.displayName) publishes is \(inference): nobody has measured it")
    }
    if let scope = file.scope?.resolved(for: subject.selector) { look(at: scope, isNegative: false, subject, add) }
    var last: (word: RolePattern.Word, isNegative: Bool)?
    for resolution in (file.anchor.map { [$0.resolved(for: subject.selector, in: file)] } ?? []) + resolutions {
      guard case .asked(let kind) = resolution else { continue }
      let isNegative = kind.isNegative
      kind.forEachPattern { pattern in
        // Lines that ask for the same role often follow each other, and the note is the same.
        if pattern.tests.isEmpty, let role = pattern.role, role.subrole == .unsaid, let last,
          last.word == role.word, last.isNegative == isNegative
        {
          return
        }
        look(at: pattern, isNegative: isNegative, subject, add)
        last = pattern.role.flatMap { $0.subrole == .unsaid ? ($0.word, isNegative) : nil } ?? last
      }
    }
    return notes
  }

  private static func look(
    at pattern: NodePattern, isNegative: Bool, _ subject: Subject, _ add: (String?) -> Void
  ) {
    if let role = pattern.role { add(note(on: role, isNegative: isNegative, subject)) }
    for test in pattern.tests where !test.isRaw {
      switch (test.name, test.demand) {
      case ("role", .equals(let word, isBare: true)):
        add(note(on: RolePattern(word: .word(word), span: test.valueSpan), isNegative: isNegative, subject))
      case ("checked", .equals("mixed", _)):
        guard case .none(let reason) = subject.mixedCheck else { continue }
        add("\(reason): 'checked=mixed' asks for a box without a value there")
      default: continue
      }
    }
  }

  private static func note(on role: RolePattern, isNegative: Bool, _ subject: Subject) -> String? {
    guard case .word(let word) = role.word,
      let reason = subject.matcher(of: role, forAbsence: isNegative).noneReason
    else { return nil }
    return isNegative
      ? "\(reason): 'no \(word)' asks that nothing is published as one"
      : "\(reason): '\(word)' asks for an element without a role there"
  }
}
