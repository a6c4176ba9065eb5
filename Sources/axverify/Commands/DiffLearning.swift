internal import AccessibilityTree
internal import AccessibilityVerification
internal import Reports
internal import TreeDiff

/// `axverify diff --learn`: the rules under which two captures of one build are equal.
struct DiffLearning {
  /// What was taken for equal may have hidden what differs beside it, so that some things are learnt later.
  private static let mostRounds = 4

  private var request: DiffRequest
  private var settings: DiffSettings

  init(_ request: DiffRequest) {
    self.request = request
    settings = request.settings
  }

  /// Learns, tries what was learnt, and prints it; what is left is said on standard error.
  mutating func run(_ session: inout Session) -> ExitStatus {
    var run = request.run(session.files)
    let wereEqual = run.screens.allSatisfy { $0.status == .same }
    for _ in 0..<Self.mostRounds where run.exitStatus != 2 {
      var learner = RuleLearner()
      for screen in run.screens { learner.learn(from: screen) }
      let before = settings.section
      settings.add(learner)
      guard settings.section != before else { break }
      run = request.run(session.files, with: settings)
    }
    session.complain(request.faults + run.screens.flatMap(\.refusals))
    guard run.exitStatus != 2, request.faults.isEmpty else { return .trouble }
    session.output = settings.section.bytes
    if wereEqual {
      session.complain([
        Diagnostic(.note, id: "no-rule-needed", "nothing differs between the two that is compared: no rule is needed")
      ])
    }
    let left = run.screens.filter { $0.status != .same }
    session.complain(left.map(Self.complaint))
    return left.isEmpty ? .success : .failure
  }

  /// What no rule takes away from a screen.
  private static func complaint(_ screen: ScreenDiff) -> Diagnostic {
    let (old, new) = (screen.old?.path ?? screen.path, screen.new?.path ?? screen.path)
    guard let result = screen.result else {
      return Diagnostic(.warning, id: "left", "the screen is \(screen.status.rawValue): \(screen.path)")
    }
    let count = result.changes.count + result.order.count
    return Diagnostic(
      .warning, id: "left",
      "\(count) difference\(count == 1 ? " is" : "s are") left that a rule would hide too much for; "
        + "'axverify diff \(old) \(new)' shows \(count == 1 ? "it" : "them") with the rules in place", path: screen.path
    )
  }
}
