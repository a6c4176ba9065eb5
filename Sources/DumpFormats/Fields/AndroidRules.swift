internal import AccessibilityTree

/// The neutral fields of what Android's dumpers print, which write "" for nothing.
enum AndroidRules: SourceRules {
  enum Key: Int, FieldKey {
    case text, description, resource, hint, hintText, tooltip, showingHint
    case checkable, checked, enabled, selected, focused, password, visible

    var spellings: [String] {
      switch self {
      case .text: ["text"]
      case .description: ["content-desc"]
      case .resource: ["resource-id"]
      case .hint: ["hint"]
      case .hintText: ["hintText"]
      case .tooltip: ["tooltip-text", "tooltip"]
      case .showingHint: ["showing-hint"]
      case .checkable: ["checkable"]
      case .checked: ["checked"]
      case .enabled: ["enabled"]
      case .selected: ["selected"]
      case .focused: ["focused"]
      case .password: ["password"]
      case .visible: ["visible-to-user", "displayed"]
      }
    }
  }

  static let secrets: [Key] = [.text]
  static let secureSubrole: String? = "secure"

  /// EditText and the classes below it that public apps report; a class of an app's own cannot be told.
  private static let textFields: Set<String> = [
    "android.widget.EditText",
    "android.widget.AutoCompleteTextView",
    "android.widget.MultiAutoCompleteTextView",
    "android.widget.ImeAwareEditText",
    "android.widget.SearchView$SearchAutoComplete",
    "androidx.appcompat.widget.AppCompatEditText",
    "androidx.appcompat.widget.AppCompatAutoCompleteTextView",
    "androidx.appcompat.widget.AppCompatMultiAutoCompleteTextView",
    "androidx.appcompat.widget.SearchView$SearchAutoComplete",
    "com.google.android.material.textfield.TextInputEditText",
    "com.google.android.material.textfield.MaterialAutoCompleteTextView",
  ]

  static func traits(ofRole role: String) -> RoleTraits {
    textFields.contains(role) ? .textField : []
  }

  static func fill(_ node: inout Node, _ view: NodeView<Key>) -> Bool {
    let isSecure = view.state(.password) == .true
    node.hint = view.said(.hint, or: .hintText, or: .tooltip)
    if view.traits.contains(.textField) || isSecure {
      if view.state(.showingHint) == .true {
        if node.hint.isAbsent { node.hint = view.said(.text) }
      } else {
        node.value = view.said(.text)
      }
      node.name = view.said(.description)
      if node.name.isAbsent { node.name = node.hint }
    } else {
      node.name = view.said(.description, or: .text)
    }
    node.identifier = view.said(.resource)
    node.states[.enabled] = view.state(.enabled)
    node.states[.selected] = view.state(.selected)
    node.states[.focused] = view.state(.focused)
    node.states[.visible] = view.state(.visible)
    if view.state(.checkable) == .true { node.states[.checked] = view.state(.checked) }
    return isSecure
  }
}
