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
  /// The compiled expressions of the file.
  let expressions: ExpressionCache

  /// What was found.
  private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<SourceSpan> = []
  private let rawAttributes: Set<String>

  /// Prepares a check of a file's words.
  init(_ file: ExpectationFile, subjects: [Subject], expressions: ExpressionCache) {
    self.file = file
    self.subjects = subjects
    self.expressions = expressions
    var names: Set<String> = []
    for source in Source.allCases {
      for name in Vocabulary.standard.rawAttributes(of: source) { names.insert(name.lowercased()) }
    }
    rawAttributes = names
  }

  /// Looks at every line and header.
  mutating func run() {
    for selector in selectors {
      if let scope = file.scope?.resolved(for: selector) { look(at: scope, on: selector) }
      for line in file.complete {
        guard case .tail(let pattern, let arms) = line.demand else { continue }
        look(at: Check(kind: .bare(pattern), arms: arms, position: line.position, text: line.text), on: selector)
      }
      if let anchor = file.anchor { look(at: anchor, on: selector) }
      for check in file.checks { look(at: check, on: selector) }
    }
    diagnostics.sort { ($0.position ?? SourcePosition(line: 0, column: 0)) < ($1.position ?? SourcePosition(line: 0, column: 0)) }
  }

  private var selectors: [Selector] {
    file.platforms.filter { $0 != .watchos }.map { Selector(platform: $0) } + file.namedVariants
  }

  private mutating func look(at check: Check, on selector: Selector) {
    guard case .asked(let kind) = check.resolved(for: selector, in: file) else { return }
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

  private mutating func report(_ diagnostic: Diagnostic, _ span: SourceSpan) {
    guard reported.insert(span).inserted else { return }
    var placed = diagnostic
    placed.path = file.path
    placed.position = span.start
    placed.length = span.length
    diagnostics.append(placed)
  }

  // MARK: - Roles

  private mutating func look(at role: RolePattern, on selector: Selector) {
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

  private mutating func look(atSubrole subrole: String, _ span: SourceSpan, on selector: Selector) {
    guard !subrole.isEmpty, !isKnown(subrole: subrole, on: selector) else { return }
    let near = Spelling.nearest(subrole, among: subroles(on: selector))
    report(Diagnostic(id: "unknown-subrole", "unknown subrole '\(subrole)'", suggestion: near), span)
  }

  /// AT-SPI's `text` is a field, and the language's `text` is a label: the language wins, and says so.
  private mutating func warnOfOtherMeaning(
    _ word: String, _ neutral: NeutralRole, _ span: SourceSpan, _ selector: Selector
  ) {
    for column in columns(of: selector) where !column.isAX && column != .aria {
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

  private func columns(of selector: Selector) -> [RoleColumn] {
    var columns: [RoleColumn] = []
    // A dump of another platform is refused, and its words are none of this one's.
    for subject in subjects
    where subject.selector == selector && subject.dump.platforms.contains(selector.platform)
      && !columns.contains(subject.column)
    {
      columns.append(subject.column)
    }
    if !columns.isEmpty { return columns }
    for source in Vocabulary.standard.sources(of: selector.platform) {
      let column = Vocabulary.standard.column(of: source, on: selector.platform)
      if !columns.contains(column) { columns.append(column) }
    }
    return columns
  }

  /// The columns whose words count as known beside a column: the AX ones are one vocabulary, whichever system
  /// publishes them.
  private func family(_ column: RoleColumn) -> [RoleColumn] {
    column.isAX ? [.macAX, .iosAX] : [column]
  }

  private func isKnown(role: String, on selector: Selector) -> Bool {
    let columns = self.columns(of: selector).flatMap(family)
    if columns.contains(where: { Vocabulary.standard.knows(role: role, in: $0) }) { return true }
    let hyphenated = String(role.map { $0 == " " ? "-" : $0 })
    if columns.contains(.atspi), Vocabulary.standard.knows(role: hyphenated, in: .atspi) { return true }
    return subjects.contains { subject in
      columns.contains(subject.column) && subject.classes.contains { $0.role == role || $0.role == hyphenated }
    }
  }

  private func isKnown(subrole: String, on selector: Selector) -> Bool {
    let columns = self.columns(of: selector).flatMap(family)
    if columns.contains(where: { Vocabulary.standard.knows(subrole: subrole, in: $0) }) { return true }
    return subjects.contains { subject in
      columns.contains(subject.column) && subject.classes.contains { $0.subrole == subrole }
    }
  }

  private func unknownRole(_ word: String, on selector: Selector) -> Diagnostic {
    for column in RoleColumn.allCases where Vocabulary.standard.knows(role: word, in: column) {
      return Diagnostic(
        id: "foreign-role",
        "'\(word)' is no role of \(selector.platform.displayName) dumps; let it stand in an arm or behind a gate",
        suggestion: Vocabulary.standard.meaning(ofRole: word, subrole: nil, in: column)?.name)
    }
    let columns = self.columns(of: selector)
    var words = Vocabulary.standard.neutralRoles.map(\.name) + ["header", "search"]
    for column in columns { words += Vocabulary.standard.roles(in: column) }
    for subject in subjects where columns.contains(subject.column) { words += subject.classes.map(\.role) }
    return Diagnostic(
      id: "unknown-role", "unknown role '\(word)'", suggestion: Spelling.nearest(word, among: words))
  }

  private func subroles(on selector: Selector) -> [String] {
    var words: [String] = []
    for column in columns(of: selector).flatMap(family) { words += Vocabulary.standard.subroles(in: column) }
    return words + subjects.flatMap { $0.classes.compactMap(\.subrole) }
  }

  // MARK: - Attributes

  private mutating func look(at test: AttributeTest, on selector: Selector) {
    if case .matches(let pattern) = test.demand { compile(pattern, test.valueSpan) }
    let folded = test.name.lowercased()
    guard !test.isRaw, let neutral = NeutralAttribute(rawValue: folded) else {
      if !rawAttributes.contains(folded), !subjects.contains(where: { !$0.attributes(named: folded).isEmpty }) {
        let words = NeutralAttribute.allCases.map(\.rawValue) + ["stop", "not-stop", "containing"]
        let raw = Source.allCases.flatMap { Vocabulary.standard.rawAttributes(of: $0) }
        report(
          Diagnostic(
            id: "unknown-attribute", "unknown attribute '\(test.name)'",
            suggestion: Spelling.nearest(test.name, among: words + raw)), test.span)
      }
      return
    }
    if neutral.isState { look(atStateOf: test, neutral) }
    if neutral == .role { look(atRoleOf: test, on: selector) }
    if neutral == .subrole {
      switch test.demand {
      case .equals(let word, _), .differs(let word, _): look(atSubrole: word, test.valueSpan, on: selector)
      case .absent, .present, .matches: break
      }
    }
  }

  private mutating func look(atStateOf test: AttributeTest, _ neutral: NeutralAttribute) {
    let value: String
    switch test.demand {
    case .equals(let text, _), .differs(let text, _): value = text
    case .absent, .present, .matches: return
    }
    var words = ["true", "false"]
    if neutral == .checked || neutral == .expanded { words.append("mixed") }
    guard !words.contains(value) else { return }
    report(
      Diagnostic(
        id: "unknown-state", "'\(neutral.rawValue)' is \(words.joined(separator: " or ")), not '\(value)'",
        suggestion: Spelling.nearest(value, among: words)), test.valueSpan)
  }

  private mutating func look(atRoleOf test: AttributeTest, on selector: Selector) {
    switch test.demand {
    case .equals(let word, let isBare), .differs(let word, let isBare):
      look(at: RolePattern(word: isBare ? .word(word) : .quoted(word), span: test.valueSpan), on: selector)
    case .absent, .present, .matches: break
    }
  }

  // MARK: - Expressions

  private mutating func compile(_ pattern: String, _ span: SourceSpan) {
    do {
      _ = try expressions.expression(pattern)
    } catch {
      report(
        Diagnostic(
          id: "bad-expression",
          "the expression does not compile: \(error.reason) (at character \(error.offset + 1) of it)"), span)
    }
  }
}
