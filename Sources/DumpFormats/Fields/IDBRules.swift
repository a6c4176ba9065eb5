internal import AccessibilityTree

/// The neutral fields of the JSON of idb and AXe, which writes `null` for nothing.
enum IDBRules: SourceRules {
  enum Key: Int, FieldKey {
    case label, title, value, help, identifier, traits, pid
    case enabled, selected, expanded, focused, hidden

    var spellings: [String] {
      switch self {
      case .label: ["AXLabel", "label"]
      case .title: ["title"]
      case .value: ["AXValue", "value"]
      case .help: ["help", "AXHint"]
      case .identifier: ["AXUniqueId", "identifier"]
      case .traits: ["traits"]
      case .pid: ["AXPid"]
      case .enabled: ["enabled"]
      case .selected: ["selected"]
      case .expanded: ["expanded"]
      case .focused: ["focused"]
      case .hidden: ["hidden"]
      }
    }
  }

  static let secrets: [Key] = [.value]

  static func traits(ofRole role: String) -> RoleTraits { AXRules.traits(ofRole: role) }
  static func traits(ofSubrole subrole: String) -> RoleTraits { AXRules.traits(ofSubrole: subrole) }

  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool {
    node.name = view[.label]
    if node.name.isAbsent { node.name = view[.title] }
    if node.name.isAbsent, view.traits.contains(.staticText) { node.name = view[.value] }
    node.value = view[.value]
    node.hint = view.said(.help)
    // With AXPid the id is a number made up anew on every run.
    if view[.pid].isAbsent { node.identifier = view.said(.identifier) }
    node.states[.enabled] = view.state(.enabled)
    node.states[.selected] = view.state(.selected)
    node.states[.expanded] = view.state(.expanded)
    node.states[.focused] = view.state(.focused)
    switch view.state(.hidden) {
    case .true: node.states[.visible] = .false
    case .false: node.states[.visible] = .true
    case .absent, .mixed: break
    }
    if view.traits.contains(.tab) {
      if node.states[.selected] == .absent { node.states[.selected] = view.number(.value) }
    } else if view.traits.contains(.checkable) {
      node.states[.checked] = view.number(.value)
    }
    if view.lists(.traits, "Selected") { node.states[.selected] = .true }
    if view.lists(.traits, "NotEnabled") { node.states[.enabled] = .false }
    return view.traits.contains(.secure)
  }
}
