internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// Finds words of an expectation file that no dump could ever have: misspelt roles, attributes and states, and
/// expressions that do not compile.
///
/// A role counts as known where the vocabulary of the dump's source has it, or a dump of this file of that source's
/// kind, decoys included. So a raw role stands in an arm or behind a gate where not every platform has it.
struct WordCheck {
  /// The expectation file.
  let file: ExpectationFile
  /// The dumps of the file that were read, decoys included.
  let subjects: [Subject]
  /// What each line asks on each dump.
  private let context: JudgingContext

  /// The compiled expressions of the file.
  var expressions: ExpressionCache { context.expressions }

  /// What was found.
  private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<SourceSpan> = []
  /// Some roles that were looked at and found right, since many lines ask for the same few.
  private var rightRoles: [AskedRole] = []
  /// How many of them are kept, so that going through them costs less than looking again.
  private static let maximumRightRoles = 64

  private var rolesBySelector: [Selector: [String]] = [:]

  private struct AskedRole: Equatable {
    var word: RolePattern.Word
    var subrole: RolePattern.Subrole
    var selector: Selector
  }

  /// Prepares a check of a file's words.
  init(_ context: JudgingContext, subjects: [Subject]) {
    file = context.file
    self.context = context
    self.subjects = subjects
  }

  /// Looks at every line and header.
  mutating func run() {
    for selector in selectors {
      if let scope = file.scope?.resolved(for: selector) { look(at: scope, on: selector) }
      for line in file.complete {
        if let pattern = line.tail(for: selector) { look(at: pattern, on: selector) }
      }
      if let anchor = file.anchor { look(at: anchor.resolved(for: selector, in: file), on: selector) }
      for resolution in context.resolutions(for: selector) { look(at: resolution, on: selector) }
    }
    diagnostics.sort {
      ($0.position ?? SourcePosition(line: 0, column: 0)) < ($1.position ?? SourcePosition(line: 0, column: 0))
    }
  }

  private var selectors: [Selector] {
    file.platforms.filter { $0 != .watchos }.map { Selector(platform: $0) } + file.namedVariants
  }

  private mutating func look(at resolution: Resolution, on selector: Selector) {
    guard case .asked(let kind) = resolution else { return }
    switch kind {
    case .bare(let pattern), .some(let pattern), .count(let pattern, _, _), .no(let pattern, _), .item(let pattern),
      .inside(let pattern), .anchor(let pattern):
      look(at: pattern, on: selector)
    case .each(let pattern, let has):
      look(at: pattern, on: selector)
      look(at: has, on: selector)
    case .order(let patterns):
      for pattern in patterns { look(at: pattern, on: selector) }
    case .absorbs(let pattern, let items):
      look(at: pattern, on: selector)
      for case .role(let role) in items { look(at: role, on: selector) }
    case .log(let expression, _):
      compile(expression.text, expression.span)
    case .stopsExactly: break
    }
  }

  private mutating func look(at pattern: NodePattern, on selector: Selector) {
    if let role = pattern.role { look(at: role, on: selector) }
    for test in pattern.tests { look(at: test, on: selector) }
  }

  mutating func report(_ diagnostic: Diagnostic, _ span: SourceSpan) {
    guard reported.insert(span).inserted else { return }
    var placed = diagnostic
    placed.path = file.path
    placed.position = span.start
    placed.length = span.length
    diagnostics.append(placed)
  }

  // MARK: - Roles

  mutating func look(at role: RolePattern, on selector: Selector) {
    let asked = AskedRole(word: role.word, subrole: role.subrole, selector: selector)
    guard !rightRoles.contains(asked) else { return }
    let (count, known) = (diagnostics.count, reported.contains(role.span))
    judge(role, on: selector)
    if diagnostics.count == count, !known, rightRoles.count < WordCheck.maximumRightRoles { rightRoles.append(asked) }
  }

  private mutating func judge(_ role: RolePattern, on selector: Selector) {
    let word: String
    switch role.word {
    case .any: word = ""
    case .word(let text):
      if role.subrole == .unsaid, let neutral = Vocabulary.standard.neutralRole(text) {
        warnOfOtherMeaning(text, neutral, role.span, selector)
        return
      }
      word = text
    case .quoted(let text): word = text
    }
    if !word.isEmpty, !isKnown(role: word, on: selector) {
      report(unknownRole(word, on: selector), role.span)
    }
    if case .exactly(let subrole) = role.subrole { look(atSubrole: subrole, role.span, on: selector) }
  }

  mutating func look(atSubrole subrole: String, _ span: SourceSpan, on selector: Selector) {
    guard !subrole.isEmpty, !isKnown(subrole: subrole, on: selector) else { return }
    let near = Spelling.nearest(subrole, among: subroles(on: selector))
    report(Diagnostic(id: "unknown-subrole", "unknown subrole '\(subrole)'", suggestion: near), span)
  }

  /// AT-SPI's `text` is a field, and the language's `text` is a label: the language wins, and says so.
  private mutating func warnOfOtherMeaning(
    _ word: String, _ neutral: NeutralRole, _ span: SourceSpan, _ selector: Selector
  ) {
    for column in columns(of: selector) where !column.isAX && !column.isOfTheWeb {
      guard Vocabulary.standard.knows(role: word, in: column),
        let meaning = Vocabulary.standard.meaning(ofRole: word, subrole: nil, in: column), meaning != neutral
      else { continue }
      report(
        Diagnostic(
          .warning, id: "other-meaning",
          "'\(word)' is the neutral role here; the dump's own '\(word)' means \(meaning.name): write role=\"\(word)\" for that"
        ), span)
    }
  }

  private func isKnown(role: String, on selector: Selector) -> Bool {
    let columns = knownColumns(of: selector).flatMap(family)
    if columns.contains(where: { Vocabulary.standard.knows(role: role, in: $0) }) { return true }
    let hyphenated = String(role.map { $0 == " " ? "-" : $0 })
    if columns.contains(.atspi), Vocabulary.standard.knows(role: hyphenated, in: .atspi) { return true }
    return subjects.contains { subject in
      columns.contains(subject.column)
        && (subject.roleWords.contains(role) || subject.roleWords.contains(hyphenated))
    }
  }

  private func isKnown(subrole: String, on selector: Selector) -> Bool {
    let columns = knownColumns(of: selector).flatMap(family)
    if columns.contains(where: { Vocabulary.standard.knows(subrole: subrole, in: $0) }) { return true }
    return subjects.contains { subject in
      columns.contains(subject.column) && subject.subroleWords.contains(subrole)
    }
  }

  private mutating func unknownRole(_ word: String, on selector: Selector) -> Diagnostic {
    if Vocabulary.standard.neutralRole(word) != nil {
      // With a subrole or in quotes, a word is the dump's own.
      return Diagnostic(
        id: "foreign-role",
        "with a subrole or in quotes '\(word)' is the dump's own word, which \(selector.platform.displayName) dumps lack"
      )
    }
    for column in RoleColumn.allCases where Vocabulary.standard.knows(role: word, in: column) {
      return Diagnostic(
        id: "foreign-role",
        "'\(word)' is no role of \(selector.platform.displayName) dumps; let it stand in an arm or behind a gate",
        suggestion: Vocabulary.standard.meaning(ofRole: word, subrole: nil, in: column)?.name)
    }
    return Diagnostic(
      id: "unknown-role", "unknown role '\(word)'", suggestion: Spelling.nearest(word, among: roles(on: selector)))
  }

  /// The roles that could have been meant.
  private mutating func roles(on selector: Selector) -> [String] {
    if let known = rolesBySelector[selector] { return known }
    let columns = self.columns(of: selector)
    var words = Vocabulary.standard.neutralRoleWords
    for column in columns { words += Vocabulary.standard.roles(in: column) }
    for subject in subjects where columns.contains(subject.column) { words += subject.classes.map(\.role) }
    rolesBySelector[selector] = words
    return words
  }

  private func subroles(on selector: Selector) -> [String] {
    var words: [String] = []
    for column in columns(of: selector).flatMap(family) { words += Vocabulary.standard.subroles(in: column) }
    return words + subjects.flatMap { $0.classes.compactMap(\.subrole) }
  }
}
