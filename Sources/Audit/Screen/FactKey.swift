internal import AccessibilityTree

/// A raw attribute that says something of what an element is for.
enum FactKey: UInt8 {
  case other, clickable, longClickable, focusable, checkable, scrollable, important, action, actions, pattern, naf
  case heading, traits, password, interactable

  private static let names: [String: FactKey] = [
    "clickable": .clickable, "long-clickable": .longClickable, "focusable": .focusable,
    "screen-reader-focusable": .focusable, "checkable": .checkable, "scrollable": .scrollable,
    "a11y-important": .important, "important-for-accessibility": .important, "action": .action, "actions": .actions,
    "axactions": .actions, "defaultactionverb": .action, "togglestate": .pattern, "toggle.togglestate": .pattern,
    "expandcollapsestate": .pattern,
    "expandcollapse.expandcollapsestate": .pattern, "naf": .naf, "heading": .heading, "traits": .traits,
    "password": .password, "interactable": .interactable,
  ]

  /// The key of every word of a tree.
  static func table(_ symbols: SymbolTable) -> [FactKey] {
    symbols.words.map { names[$0.lowercased()] ?? .other }
  }

  /// What a value of it says.
  func facts(_ value: ArraySlice<UInt8>) -> Facts {
    switch self {
    case .action: ActionWords.facts(of: value)
    case .actions: ActionWords.facts(ofList: value)
    case .pattern: .pressable
    case .important: FactKey.isTrue(value) ? [] : .unexposed
    case .clickable: FactKey.isTrue(value) ? [.pressable, .clickable, .printsClickable] : .printsClickable
    case _ where !FactKey.isTrue(value): []
    case .longClickable: .pressable
    case .focusable: .focusable
    case .checkable: .checkable
    case .scrollable: .scrollable
    case .naf: .naf
    case .heading: .heading
    case .password: .secure
    case .interactable: .actedOn
    case .other, .traits: []
    }
  }

  private static func isTrue(_ value: ArraySlice<UInt8>) -> Bool {
    value.count == 4 && (value.elementsEqual("true".utf8) || value.elementsEqual("True".utf8))
  }
}
