internal import Synchronization

/// A value for each case of an enum, made when it is first asked for.
///
/// The tables are read source by source and column by column, since a run needs one or two of them. Where two threads
/// ask at once, both make the value, and the first to finish is kept.
struct PerCase<Key: CaseIterable & Hashable & Sendable, Value: Sendable>: Sendable {
  private let slots: [Key: Slot]
  private let make: @Sendable (Key) -> Value

  init(_ make: @escaping @Sendable (Key) -> Value) {
    self.make = make
    slots = Dictionary(uniqueKeysWithValues: Key.allCases.map { ($0, Slot()) })
  }

  subscript(key: Key) -> Value {
    guard let slot = slots[key] else { return make(key) }
    return slot.value { make(key) }
  }

  private final class Slot: Sendable {
    private let reference = AtomicLazyReference<Box>()

    func value(_ make: () -> Value) -> Value {
      if let box = reference.load() { return box.value }
      return reference.storeIfNil(Box(make())).value
    }
  }

  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }
}
