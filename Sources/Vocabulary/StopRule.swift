/// What a stop of a screen reader is in the dumps of a source (`stops` in `sources.tsv`).
public enum StopRule: String, CaseIterable, Hashable, Sendable {
  /// What the tree alone tells: widgets, and leaves that are no application, window or container without a name.
  case tree
  /// The same, where a text is one stop with all of the runs that it is made of.
  case document
  /// The same, of what UI Automation calls a control and has on screen.
  case controls
  /// The dump says it of each node.
  case published
  /// TalkBack's choice, by what can be acted on and what speaks.
  case android
  /// Every node that has a name or a widget's role, since the dump is the tree that the reader goes through.
  case list
  /// TalkBack's choice in Compose, by what is merged into what.
  case merged
  /// It cannot be told.
  case unknown
}
