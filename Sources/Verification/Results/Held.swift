/// A large value that is seldom there, held by a reference so that what it is a part of stays small to copy.
enum Held<Value> {
  /// There is none.
  case nothing
  /// There is one.
  indirect case value(Value)

  /// Holds a value, or `nil`.
  init(_ value: Value?) {
    if let value { self = .value(value) } else { self = .nothing }
  }

  /// The value; `nil` where there is none.
  var value: Value? {
    switch self {
    case .nothing: nil
    case .value(let value): value
    }
  }
}

extension Held: Sendable where Value: Sendable {}
extension Held: Equatable where Value: Equatable {}
extension Held: Hashable where Value: Hashable {}
