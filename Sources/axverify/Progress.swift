internal import AccessibilityTree
internal import AccessibilityVerification
internal import Synchronization
internal import Verification

/// Says on a terminal how far a run is, once it takes longer than a moment.
final class Progress: Sendable {
  /// How long a run may take without a word, and how often the word is renewed, in milliseconds.
  private static let patience = 500
  private static let interval = 100
  /// To the line's start, and away with what is there.
  private static let clear = "\r\u{1b}[K"

  private struct State {
    var done = 0
    var isShown = false
    var isOver = false
  }

  private let state = Mutex(State())
  private let total: Int

  private init(_ total: Int) { self.total = total }

  /// Work that is watched while it is done; where nobody looks, the work alone.
  static func watching(_ perform: @escaping Performer, isShown: Bool) -> Performer {
    guard isShown else { return perform }
    return { count, work in
      let progress = Progress(count)
      _ = SystemCalls.Thread { progress.tick() }
      perform(count) { place in
        work(place)
        progress.state.withLock { $0.done += 1 }
      }
      progress.finish()
    }
  }

  /// Runs on a thread of its own until the work is over; it is never waited for.
  private func tick() {
    SystemCalls.pause(milliseconds: Self.patience)
    while show() { SystemCalls.pause(milliseconds: Self.interval) }
  }

  /// Shows how far it is; `false` once it is over.
  private func show() -> Bool {
    state.withLock { state in
      if state.isOver { return false }
      state.isShown = true
      Self.write("\(Self.clear)\(state.done) of \(total) screen\(total == 1 ? "" : "s")")
      return true
    }
  }

  private func finish() {
    state.withLock { state in
      state.isOver = true
      if state.isShown { Self.write(Self.clear) }
    }
  }

  private static func write(_ text: String) {
    // A terminal that is gone is no fault of the run.
    try? SystemCalls.put(Array(text.utf8), into: SystemCalls.Descriptor(borrowing: 2))
  }
}
