/// Runs a piece of work for each number from 0 up to a count, and returns when all are done; in order, unless a caller
/// has threads to spare.
public typealias Performer = @Sendable (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void

/// Two pieces of work that do not wait for each other.
package enum Both {
  /// Does both, at once where there is a performer that can.
  ///
  /// - Returns: what came of each.
  package static func perform<First: Sendable, Second: Sendable>(
    by performer: Performer?, _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    guard let performer else { return (first(), second()) }
    let (left, right) = (Handover<First>(), Handover<Second>())
    performer(2) { piece in
      if piece == 0 { left.put(first()) } else { right.put(second()) }
    }
    // What a performer left out is done here: it may be somebody else's.
    return (left.take() ?? first(), right.take() ?? second())
  }
}
