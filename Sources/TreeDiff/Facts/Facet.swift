internal import Vocabulary

/// What of an element an attribute is about, which decides what a change of it does to a person.
enum Facet: Hashable, Sendable {
  case role
  case name
  case value
  case hint
  case identifier
  /// Disabled, checked, expanded, selected.
  case state
  /// Hidden from a screen reader, or shown to it.
  case visibility
  /// What can be done with it.
  case action
  /// The level of a heading.
  case level
  case geometry
  /// How a page or a layout is written, which no reader tells of.
  case markup
  case other

  /// The facet of a neutral attribute.
  init(_ attribute: NeutralAttribute) {
    switch attribute {
    case .role, .subrole: self = .role
    case .name, .spoken: self = .name
    case .value: self = .value
    case .hint: self = .hint
    case .id: self = .identifier
    case .enabled, .selected, .checked, .expanded: self = .state
    case .focused, .busy: self = .other
    case .frame: self = .geometry
    }
  }

  /// The facet of an attribute as a source spells it.
  init(ofRaw name: String, source: Source) {
    if let neutral = Vocabulary.standard.neutralAttribute(ofRaw: name, source: source) {
      self = Facet(neutral)
    } else {
      self = Facet.furtherNames[name.lowercased()] ?? .other
    }
  }

  /// Attributes that no neutral one comes from, in lower case.
  private static let furtherNames: [String: Facet] = [
    "role": .role, "subrole": .role, "label": .name, "title": .name, "value": .value,
    "help": .hint, "hint": .hint, "placeholder": .hint, "axplaceholdervalue": .hint, "placeholdervalue": .hint,
    "placeholder-text": .hint, "tooltip-text": .hint, "roledescription": .hint, "axroledescription": .hint,
    "enabled": .state, "selected": .state, "checked": .state, "expanded": .state, "states": .state,
    "axdisclosing": .state, "haspopup": .state,
    "hidden": .visibility, "axhidden": .visibility, "accessible": .visibility, "a11y-important": .visibility,
    "important-for-accessibility": .visibility, "visible-to-user": .visibility, "iscontrolelement": .visibility,
    "nativeaccessibilityelement": .visibility, "visible": .visibility,
    "clickable": .action, "long-clickable": .action, "actions": .action, "action": .action, "customactions": .action,
    "context-clickable": .action, "dismissable": .action, "checkable": .action,
    "id": .identifier,
    "class": .markup, "tag": .markup, "display": .markup, "text-align": .markup, "explicit-name": .markup,
    "name-from": .markup, "description-from": .markup, "src": .markup, "text-model": .markup, "interfaces": .markup,
    "toolkit": .markup, "toolkit-version": .markup, "atspi-version": .markup, "computed-role": .markup,
    "package": .markup, "naf": .markup, "frameworkid": .markup, "classname": .markup, "text-length": .markup,
    "level": .level, "axheadinglevel": .level, "headinglevel": .level, "heading": .level,
  ]
}
