/// An attribute that the language has a neutral word for.
public enum NeutralAttribute: String, CaseIterable, Hashable, Sendable {
  case name, value, hint, id, enabled, selected, checked, expanded, focused, busy, frame, role, subrole, spoken

  /// Whether it takes `true` and `false`.
  public var isState: Bool {
    switch self {
    case .enabled, .selected, .checked, .expanded, .focused, .busy: true
    case .name, .value, .hint, .id, .frame, .role, .subrole, .spoken: false
    }
  }
}

/// Whether a source shows an attribute, for one kind of node.
public enum Observability: Hashable, Sendable {
  /// It prints it wherever there is something to print; what is missing is absent, or at its default.
  case printed
  /// Some versions print it: it counts only where some node of the dump has one of these raw attributes.
  case ifSeen([String])
  /// It never prints it, or nothing in the dump could tell.
  case never(because: String)
}
