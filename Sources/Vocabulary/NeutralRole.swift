/// A neutral role: one word for what every platform spells in its own way (a row of `roles.tsv`).
public struct NeutralRole: Hashable, Sendable {
  /// The row's place in the table.
  public let index: Int
  /// The word, such as `checkbox`.
  public let name: String
  /// The kind of thing: widget, container, text, image, range, window or structure.
  public let kind: Kind
  /// Whether it is an action target: always, never, or only where the dump shows an action.
  public let interactive: Interactive
  /// Whether what is inside it is never a stop of its own (`children_presentational`).
  public let childrenArePresentational: Bool

  /// The kind column of `roles.tsv`.
  public enum Kind: String, Hashable, Sendable {
    case widget, container, text, image, range, window, structure
  }

  /// The interactive column of `roles.tsv`.
  public enum Interactive: String, Hashable, Sendable {
    case yes, no, varies
  }

  /// Makes a role, as the table does.
  public init(
    index: Int, name: String, kind: Kind, interactive: Interactive, childrenArePresentational: Bool
  ) {
    self.index = index
    self.name = name
    self.kind = kind
    self.interactive = interactive
    self.childrenArePresentational = childrenArePresentational
  }

  /// Two rows are one if their place is.
  public static func == (left: NeutralRole, right: NeutralRole) -> Bool { left.index == right.index }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
