internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

extension Comparison {
  /// What an attribute that differs is about.
  func facet(of change: AttributeChange) -> Facet {
    if shared != nil {
      return NeutralAttribute(rawValue: change.name).map { Facet($0) } ?? .other
    }
    if change.name == "role" || change.name == "subrole" { return .role }
    return Facet(ofRaw: change.name, source: old.dump.source)
  }

  /// What differs between the attributes of a pair, in the order in which the old dump prints them.
  func ownChanges(_ old: Int, _ new: Int) -> [AttributeChange] {
    let (node, other) = (self.old.tree.nodes[old], self.new.tree.nodes[new])
    var changes: [AttributeChange] = []
    let (role, otherRole) = (word(node.role, self.old), word(other.role, self.new))
    if role != otherRole { changes.append(AttributeChange(name: "role", old: role, new: otherRole)) }
    let (subrole, otherSubrole) = (word(node.subrole, self.old), word(other.subrole, self.new))
    if subrole != otherSubrole { changes.append(AttributeChange(name: "subrole", old: subrole, new: otherSubrole)) }
    let values = compared(old, in: self.old)
    var others = Values(compared(new, in: self.new))
    for (name, value) in values {
      let otherValue = others.take(name)
      if let otherValue, rules.masked(value) == rules.masked(otherValue) { continue }
      changes.append(AttributeChange(name: name, old: value, new: otherValue))
    }
    for (name, value) in others.rest { changes.append(AttributeChange(name: name, old: nil, new: value)) }
    return changes
  }

  private func word(_ symbol: Symbol, _ subject: Subject) -> String? {
    symbol.isNone ? nil : subject.tree.symbols[symbol]
  }

  private func compared(_ node: Int, in subject: Subject) -> [(name: String, value: String)] {
    subject.tree.attributes(of: NodeID(node)).compactMap { attribute in
      guard subject.plan.uses[Int(attribute.name.index)] == .compared else { return nil }
      return (subject.tree.symbols[attribute.name], subject.tree.string(attribute.value) ?? "")
    }
  }

  /// Values by name, of which each is taken once: an attribute may stand there twice.
  private struct Values {
    private let all: [(name: String, value: String)]
    private var places: [String: [Int]] = [:]
    private var isTaken: [Bool]

    init(_ all: [(name: String, value: String)]) {
      self.all = all
      isTaken = Array(repeating: false, count: all.count)
      for place in all.indices.reversed() { places[all[place].name, default: []].append(place) }
    }

    var rest: [(name: String, value: String)] { all.indices.filter { !isTaken[$0] }.map { all[$0] } }

    mutating func take(_ name: String) -> String? {
      guard let place = places[name]?.popLast() else { return nil }
      isTaken[place] = true
      return all[place].value
    }
  }
}
