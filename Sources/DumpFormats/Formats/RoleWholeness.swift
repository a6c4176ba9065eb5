internal import Vocabulary

/// Tells whether a role word that ends a dump without a line feed is whole.
struct RoleWholeness {
  private static let columns: [RoleColumn] = [.macAX, .iosAX, .atspi]

  /// Whether a word is a role of those that text dumps have.
  func isRole(_ word: String) -> Bool {
    RoleWholeness.columns.contains { Vocabulary.standard.knows(role: word, in: $0) }
  }

  /// Whether a longer role begins with a word, as `AXMenuItem` does with `AXMenu`.
  func mayGoOn(_ word: String) -> Bool {
    RoleWholeness.columns.contains { column in
      Vocabulary.standard.roles(in: column).contains { $0 != word && $0.hasPrefix(word) }
    }
  }
}
