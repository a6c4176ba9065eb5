internal import Synchronization

/// A value for each case of an enum, made when it is first asked for.
///
/// The tables are read source by source and column by column, since a run needs one or two of them. Where two threads
/// ask at once, both make the value, and the first to finish is kept: making one may ask for that of another case.
struct PerCase<Key: Ordinal, Value: Sendable>: ~Copyable, Sendable {
  private let made = Mutex<[Value?]>([])
  private let make: @Sendable (Key) -> Value

  init(_ make: @escaping @Sendable (Key) -> Value) { self.make = make }

  subscript(key: Key) -> Value {
    let place = Int(key.ordinal)
    if let known = made.withLock({ place < $0.count ? $0[place] : nil }) { return known }
    let value = make(key)
    return made.withLock { made in
      while made.count <= place { made.append(nil) }
      if let known = made[place] { return known }
      made[place] = value
      return value
    }
  }
}
