import AccessibilityVerification
import Synchronization
import Testing

@Suite("Threads that share a job")
struct WorkersTests {
  @Test(
    "do each piece once", .timeLimit(.minutes(5)),
    arguments: [(0, 4), (1, 4), (3, 1), (3, 0), (2, 64), (1_000, 4)])
  func once(pieces: Int, workers: Int) {
    let done = Mutex([Int](repeating: 0, count: pieces))
    Workers(workers).perform(pieces) { piece in done.withLock { $0[piece] += 1 } }
    #expect(done.withLock { $0 } == [Int](repeating: 1, count: pieces))
  }

  @Test("work at the same time", .timeLimit(.minutes(5)))
  func together() {
    // Each piece waits for the other to begin, so that one thread alone would never end.
    let begun = Atomic(0)
    Workers(2).perform(2) { _ in
      begun.add(1, ordering: .sequentiallyConsistent)
      while begun.load(ordering: .sequentiallyConsistent) < 2 {}
    }
    #expect(begun.load(ordering: .sequentiallyConsistent) == 2)
  }
}
