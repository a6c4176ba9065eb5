internal import AccessibilityTree

/// The names of attributes that a dump uses, found without regard to letter case.
struct AttributeNames: Sendable {
  private let symbols: [String: [Symbol]]

  init(_ tree: Tree) {
    symbols = tree.attributesByFoldedName()
  }

  /// The dump's spellings of a name that is given in lower case; empty where no node has such an attribute.
  subscript(name: String) -> [Symbol] { symbols[name] ?? [] }

  /// Whether some node has an attribute of this name.
  func has(_ name: String) -> Bool { symbols[name.lowercased()] != nil }
}
