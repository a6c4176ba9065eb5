/// Something that a rule has to see in a dump.
///
/// Whether a dump shows it is data: `needs.tsv`.
public enum Need: String, CaseIterable, Hashable, Sendable {
  /// What kind of thing an element is.
  case role
  /// What it is called.
  case label
  /// The text that stands on the screen beside the spoken label.
  case visibleText = "visible-text"
  /// Its value.
  case value
  /// Its hint.
  case hint
  /// The placeholder of a field.
  case placeholder
  /// What tests call it.
  case identifier
  /// Where it stands and how large it is.
  case frame
  /// What a unit of the frames is.
  case unit
  /// Whether it is selected.
  case selected
  /// Whether it can be pressed: actions, `clickable` or traits.
  case press
  /// Whether it can be incremented: actions or traits.
  case adjust
  /// Where it leads to.
  case url
  /// Its traits.
  case traits
  /// Whether a screen reader stops at it, told also of elements that it passes over.
  case exposed
  /// Where a screen reader stops.
  case stops
  /// Which texts are headings.
  case heading
  /// The level of a heading.
  case headingLevel = "heading-level"
  /// That the order of the dump is that of reading.
  case order
  /// The class of an Android view.
  case androidClass = "android-class"
}
