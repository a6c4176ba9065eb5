package import AccessibilityTree
internal import Synchronization

/// Threads that go through the pieces of one job together.
package struct Workers: Sendable {
  /// How many threads there are at most, this one included.
  package let count: Int

  /// Makes workers; fewer than one are one.
  package init(_ count: Int) { self.count = max(1, count) }

  /// As many as there are processors, which are counted only when there is work.
  package static let asNeeded: Performer = { count, work in Workers(SystemCalls.processors()).perform(count, work) }

  /// What does two pieces of work at once; `nil` where there is one thread.
  package var pair: Performer? { count > 1 ? perform : nil }

  /// Does a piece of work for each number from 0 on, and returns when all are done.
  ///
  /// Each worker takes the next number that nobody has taken, so that one long piece keeps nobody waiting.
  package func perform(_ pieces: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let next = Next()
    let task: @Sendable () -> Void = {
      while let piece = next.take(below: pieces) { work(piece) }
    }
    var threads: [SystemCalls.Thread] = []
    for _ in 1..<max(1, min(count, pieces)) {
      // A thread that the system refuses leaves its share to the others.
      if let thread = SystemCalls.Thread(task) { threads.append(thread) }
    }
    task()
    for thread in threads { thread.join() }
  }

  /// The next number to take.
  private final class Next: Sendable {
    private let number = Atomic(0)

    func take(below limit: Int) -> Int? {
      let taken = number.wrappingAdd(1, ordering: .relaxed).oldValue
      return taken < limit ? taken : nil
    }
  }
}
