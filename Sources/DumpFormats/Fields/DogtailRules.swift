internal import AccessibilityTree

/// The neutral fields of what dogtail prints: a name, and in the verbose form whether it shows.
enum DogtailRules: SourceRules {
  enum Key: Int, FieldKey {
    case name, visible, showing

    var spellings: [String] {
      switch self {
      case .name: ["name"]
      case .visible: ["vis"]
      case .showing: ["show"]
      }
    }
  }

  /// No value is printed.
  static let secrets: [Key] = []

  static func traits(ofRole role: String) -> RoleTraits { ATSPIRoles.traits(of: role) }

  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool {
    node.name = view.said(.name)
    switch (view.state(.visible), view.state(.showing)) {
    case (.true, .true): node.states[.visible] = .true
    case (.false, _), (_, .false): node.states[.visible] = .false
    default: break
    }
    return view.traits.contains(.secure)
  }
}
