import Dispatch
import Testing
import Vocabulary

@testable import Audit

/// A large dump whose rules are gone through in parts says what it says rule by rule.
struct RulePartsTests {
  private static let lines = (0..<5_000).map { number in
    "  XCUIElementTypeButton \(number % 3 == 0 ? "" : "label=\"ic_\(number % 40)\" ")accessible=\"true\""
      + " x=\"\(number % 90)\" y=\"\(number)\" width=\"\(9 + number % 50)\" height=\"20\""
  }
  private static let dump =
    "XCUIElementTypeWindow accessible=\"false\" x=\"0\" y=\"0\" width=\"390\" height=\"844\"\n"
    + lines.joined(separator: "\n")

  /// Ways to go through pieces of work.
  enum Order: CaseIterable, Sendable {
    case backwards, threads

    func perform(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
      switch self {
      case .backwards: for piece in (0..<count).reversed() { work(piece) }
      case .threads: DispatchQueue.concurrentPerform(iterations: count, execute: work)
      }
    }
  }

  @Test("the order of the parts is not that of the findings", arguments: Order.allCases)
  func order(_ order: Order) throws {
    let subject = try AuditedDump.subject(
      Array(RuleExample("", .ios, .xcuitest, Self.dump).file.utf8), platform: .ios)
    let plain = Auditor.audit(subject, AuditConfiguration())
    let parted = Auditor.audit(subject, AuditConfiguration()) { order.perform($0, $1) }
    #expect(plain.findings.count > 1_000)
    #expect(parted.findings == plain.findings)
    #expect(parted.outcomes == plain.outcomes)
    #expect(parted.passingCount == plain.passingCount)
    #expect(parted.coverage == plain.coverage)
    #expect(plain.outcomes.map(\.rule) == AuditCatalogue.rules.map(\.id))
  }
}
