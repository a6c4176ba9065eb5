import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@testable import Audit

/// The examples of every rule, which are its documentation: what they mark is found, and nothing else of that rule.
struct RuleExamplesTests {
  /// One example of one rule.
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var example: RuleExample
    var isFailing: Bool
    var testDescription: String { "\(rule): \(example.title)" }
  }

  static let cases = AuditCatalogue.rules.flatMap { rule in
    rule.failing.map { Case(rule: rule.id, example: $0, isFailing: true) }
      + rule.passing.map { Case(rule: rule.id, example: $0, isFailing: false) }
  }

  @Test("what an example marks is found, and nothing else", arguments: cases)
  func example(_ entry: Case) throws {
    let audit = try AuditedDump.audit(entry.example) { $0.rules[entry.rule] = .on }
    #expect(audit.refusal == nil)
    // The header is the first line of the file. Findings that a graver one swallowed count as found.
    let lines = audit.findings.filter { $0.rule == entry.rule || $0.folded.contains(entry.rule) }
      .map { $0.position.line - 1 }
    #expect(Set(lines).sorted() == entry.example.foundLines)
    #expect(entry.isFailing != entry.example.foundLines.isEmpty)
    let outcome = try #require(audit.outcomes.first { $0.rule == entry.rule })
    #expect([.failed, .noted].contains(outcome.status) == entry.isFailing, "\(outcome)")
    #expect(outcome.status != .cannotTell && outcome.status != .off, "\(outcome)")
    if entry.isFailing { #expect(outcome.reason == nil) }
  }

  @Test("every rule has two failing and two passing examples", arguments: AuditCatalogue.rules.map(\.id))
  func count(_ id: String) throws {
    let rule = try #require(AuditCatalogue.rule(id))
    #expect(rule.failing.count >= 2)
    #expect(rule.passing.count >= 2)
  }

  @Test("what a rule finds is of a class it says, and its criterion is one of the five")
  func classes() throws {
    for entry in Self.cases where entry.isFailing {
      let rule = try #require(AuditCatalogue.rule(entry.rule))
      let audit = try AuditedDump.audit(entry.example) { $0.rules[entry.rule] = .on }
      for finding in audit.findings where finding.rule == entry.rule {
        #expect(rule.classes.contains(finding.findingClass), "\(entry)")
        #expect((finding.criterion != nil) == (finding.findingClass == .failure), "\(entry)")
        #expect(!finding.message.isEmpty && !finding.spoken.isEmpty && !finding.fixes.isEmpty, "\(entry)")
      }
    }
    #expect(AuditCatalogue.rules.allSatisfy { $0.canFail == ($0.criterion != nil) })
  }
}
