/// A fault of an input: a dump that is refused, an expectation that is wrong, an option nobody knows.
///
/// A screen that does not hold what is expected of it is no diagnostic but a result.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How much a fault weighs.
  public enum Severity: String, Hashable, Sendable {
    /// The thing it is about is not used.
    case error
    /// The thing it is about is used, and probably not as meant.
    case warning
    /// Something that explains another diagnostic.
    case note
  }

  /// How much it weighs.
  public var severity: Severity
  /// A stable word for the kind of fault, such as `unknown-role`.
  public var id: String
  /// What is wrong, in one line that makes sense alone: lower case, no full stop, the user's words in quotes.
  ///
  /// It may hold text of an input; whoever prints it escapes it for its medium.
  public var message: String
  /// The file it is about, as the user named it; empty where there is none.
  public var path: String
  /// Where in the file; `nil` where the whole file is meant.
  public var position: SourcePosition?
  /// How many characters from `position` on are meant; 1 where that is not known.
  public var length: Int
  /// The nearest right word, where one is near.
  public var suggestion: String?
  /// Further lines that explain it.
  public var notes: [String]

  /// Makes a diagnostic; everything but what is wrong may be left out.
  public init(
    _ severity: Severity = .error, id: String, _ message: String, path: String = "",
    position: SourcePosition? = nil, length: Int = 1, suggestion: String? = nil, notes: [String] = []
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.path = path
    self.position = position
    self.length = length
    self.suggestion = suggestion
    self.notes = notes
  }
}
