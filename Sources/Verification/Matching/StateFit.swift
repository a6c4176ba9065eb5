internal import AccessibilityTree
internal import Vocabulary

/// How a demand on a state compares with what a dump prints of it.
enum StateFit {
  /// Compares one state of one node.
  ///
  /// - Parameter isTold: whether a state that is not printed is at its default.
  static func fit(_ state: State, _ demand: BoundDemand, _ id: NodeID, isTold: Bool, in subject: Subject) -> Fit {
    if state == .checked { return checked(demand, id, isTold: isTold, in: subject) }
    let printed = subject.tree[id].states[state]
    if let name = printed.name { return compare(name, demand) }
    guard isTold else { return demand.fitOfMissing(isTold: false) }
    guard let normal = defaultValue(state) else { return demand.fitOfMissing(isTold: true) }
    // What is not printed is not there, and at its default: both are true of it.
    if case .absent = demand { return .yes }
    if case .present = demand { return .no }
    return compare(normal, demand)
  }

  /// The value that a state has where its source does not print it; `nil` where it then has none.
  static func defaultValue(_ state: State) -> String? {
    switch state {
    case .enabled: "true"
    case .selected, .expanded, .focused, .busy: "false"
    case .checked, .visible, .accessible: nil
    }
  }

  private static func compare(_ value: String, _ demand: BoundDemand) -> Fit {
    switch demand {
    case .absent: return .no
    case .present: return .yes
    case .equals(let wanted): return Fit(value.utf8.elementsEqual(wanted))
    case .differs(let wanted): return Fit(!value.utf8.elementsEqual(wanted))
    case .matches(let expression):
      let text = Array(value.utf8)
      // A state's word is short: no expression runs into a limit on it.
      return Fit((try? expression.isFound(in: text, range: 0..<text.count)) ?? false)
    }
  }

  /// `checked` has its own rules: platforms without a half-way state, and only what can be checked has it at all.
  private static func checked(_ demand: BoundDemand, _ id: NodeID, isTold: Bool, in subject: Subject) -> Fit {
    let printed = subject.tree[id].states[.checked]
    let mixed = subject.mixedCheck
    if printed == .false, case .notShown = mixed { return uncheckedOrMixed(demand) }
    if let name = printed.name {
      // Where the platform has no half-way state, a value that says so stands in the place of none.
      if printed == .mixed, case .none = mixed { return demandsMixed(demand) ? .no : compare(name, demand) }
      return compare(name, demand)
    }
    guard isTold else { return demand.fitOfMissing(isTold: false) }
    if case .none = mixed, isValuelessBox(id, in: subject) { return compare("mixed", demand) }
    return demand.fitOfMissing(isTold: true)
  }

  /// A box that the source prints as unchecked and that may be half-way.
  private static func uncheckedOrMixed(_ demand: BoundDemand) -> Fit {
    let unchecked = compare("false", demand)
    return unchecked == compare("mixed", demand) ? unchecked : demandsMixed(demand) ? .untold : unchecked
  }

  private static func demandsMixed(_ demand: BoundDemand) -> Bool {
    switch demand {
    case .equals(let text), .differs(let text): text.elementsEqual("mixed".utf8)
    case .absent, .present, .matches: false
    }
  }

  /// Something that can be checked, and has no value at all.
  static func isValuelessBox(_ id: NodeID, in subject: Subject) -> Bool {
    guard let meaning = subject.meaning(of: id), Vocabulary.standard.isCheckable(role: meaning) else { return false }
    return subject.tree[id].value.isAbsent
  }
}
