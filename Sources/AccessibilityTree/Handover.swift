internal import Synchronization

/// What one thread leaves for another, taken without a copy.
package final class Handover<Value: Sendable>: Sendable {
  private let value: Mutex<Value?>

  /// Makes a place for a value; with one, where somebody has left it already.
  package init(_ value: consuming Value? = nil) { self.value = Mutex(value) }

  /// Leaves a value.
  package func put(_ value: Value) { self.value.withLock { $0 = value } }

  /// Takes what was left; `nil` where there is nothing.
  package func take() -> Value? { value.withLock { $0.take() } }
}
