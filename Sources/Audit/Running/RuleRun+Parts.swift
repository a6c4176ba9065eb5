internal import AccessibilityTree
internal import Synchronization

/// The rules of a large dump in several parts, which may run at the same time.
extension RuleRun {
  /// Below so many nodes a thread costs more than it saves.
  private static let fewestNodes = 4096
  /// More than there are threads, since some rules take longer than others.
  private static let parts = 12

  /// Runs rules, and puts what they say in their order.
  init(of rules: [AuditRule], screen: Screen, gates: DumpGates, perform: Performer) {
    self.init(screen: screen, gates: gates)
    guard screen.tree.count >= RuleRun.fewestNodes else {
      for rule in rules { apply(rule) }
      return
    }
    screen.settle()
    let done = Mutex([RuleRun?](repeating: nil, count: RuleRun.parts))
    perform(RuleRun.parts) { part in
      var run = RuleRun(screen: screen, gates: gates)
      let (start, end) = (part * rules.count / RuleRun.parts, (part + 1) * rules.count / RuleRun.parts)
      for rule in rules[start..<end] { run.apply(rule) }
      done.withLock { [run] in $0[part] = run }
    }
    for case let run? in done.withLock({ $0 }) { take(run) }
  }
}
