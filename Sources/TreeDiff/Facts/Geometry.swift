internal import AccessibilityTree

extension Comparison {
  /// The difference of place and size of a pair; `nil` where there is none past the tolerance.
  func geometryChanges(_ old: Int, _ new: Int, tolerance: Int) -> [AttributeChange] {
    var changes: [AttributeChange] = []
    var others = geometry(new, in: self.new)
    for (name, value) in geometry(old, in: self.old) {
      let place = others.firstIndex { $0.name == name }
      let other = place.map { others.remove(at: $0).value }
      if let other, Comparison.isNear(value, other, tolerance) { continue }
      changes.append(AttributeChange(name: name, old: value, new: other))
    }
    for (name, value) in others { changes.append(AttributeChange(name: name, old: nil, new: value)) }
    return changes
  }

  /// The attributes of place and size; there are few kinds of them, so only the first of each name counts.
  private func geometry(_ node: Int, in subject: Subject) -> [(name: String, value: String)] {
    var found: [(name: String, value: String)] = []
    for attribute in subject.tree.attributes(of: NodeID(node))
    where subject.plan.uses[Int(attribute.name.index)] == .geometry {
      let name = subject.tree.symbols[attribute.name]
      if !found.contains(where: { $0.name == name }) {
        found.append((name, subject.tree.string(attribute.value) ?? ""))
      }
    }
    return found
  }

  /// Whether all numbers of two texts are as near as a tolerance, and what stands between them is equal.
  private static func isNear(_ left: String, _ right: String, _ tolerance: Int) -> Bool {
    if left == right { return true }
    return distance(left, right).map { $0 <= tolerance } ?? false
  }

  /// The least tolerance at which two texts with numbers in them are near; `nil` where there is none.
  static func distance(_ left: String, _ right: String) -> Int? {
    let (numbers, others) = (numbers(in: left), numbers(in: right))
    guard numbers.count == others.count, !numbers.isEmpty else { return nil }
    let furthest = zip(numbers, others).reduce(0) { max($0, abs($1.0 - $1.1)) }
    return furthest.isFinite && furthest < 1_000_000 ? Int(furthest.rounded(.up)) : nil
  }

  private static func numbers(in text: String) -> [Double] {
    text.split { !("0"..."9").contains($0) && $0 != "-" && $0 != "." }.compactMap { Double($0) }
  }
}
