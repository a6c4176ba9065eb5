/// What says that a dump of a source is of the web.
public enum WebEvidence: Hashable, Sendable {
  /// It always is.
  case always
  /// A node with one of these role words, which stands for a web document.
  case documents([String])
}
