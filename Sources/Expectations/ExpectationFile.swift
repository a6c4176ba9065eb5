public import AccessibilityTree
public import Vocabulary

/// An expectation file as it was read.
public struct ExpectationFile: Sendable {
  /// A path that a header names.
  public struct PathHeader: Sendable {
    /// Whose dump a `dump` header names; `nil` for a decoy.
    public var selector: Selector?
    /// The path as written, relative to the file.
    public var path: Literal
  }

  /// `scope NODE` or `scope ARMS`.
  public struct Scope: Sendable {
    /// The part before the first arm; `nil` where there are arms only.
    public var pattern: NodePattern?
    /// The arms; a platform without one has the whole dump as its scope unless `pattern` says otherwise.
    public var arms: [Arm]
    /// Where the header stands.
    public var position: SourcePosition

    /// The scope on one platform; `nil` for the whole dump.
    public func resolved(for selector: Selector) -> NodePattern? {
      Resolver.scope(self, for: selector)
    }

    /// The arm that holds on one platform; `nil` where there is none.
    public func arm(for selector: Selector) -> Arm? {
      Resolver.arm(for: Selector(platform: selector.platform), among: arms)
    }
  }

  /// `complete nodes>=N` or `complete tail NODE`.
  public struct Completeness: Sendable {
    /// What is demanded.
    public enum Demand: Sendable {
      /// That many nodes in the scope.
      case nodes(atLeast: Int)
      /// The last node in the scope fits.
      case tail(NodePattern, arms: [Arm])
    }
    /// What is demanded.
    public var demand: Demand
    /// Where the header stands.
    public var position: SourcePosition
    /// The header's text.
    public var text: String
  }

  /// What `unclaimed` says.
  public enum Unclaimed: String, Hashable, Sendable {
    case ok, warn, fail
  }

  /// The file, as the user named it.
  public var path: String
  /// The file's bytes, for excerpts; without its byte order mark.
  public var source: [UInt8]
  /// The screen's name; empty where the first line is wrong.
  public var screen: String = ""
  /// The platforms of the header, in its order.
  public var platforms: [Platform] = []
  /// The `dump` headers.
  public var dumps: [PathHeader] = []
  /// The `scope` header.
  public var scope: Scope?
  /// The `anchor` header as a check.
  public var anchor: Check?
  /// The `complete` headers.
  public var complete: [Completeness] = []
  /// What must be at its default where a bare line does not mention it: neutral attributes.
  public var closed: [NeutralAttribute] = [.enabled, .selected]
  /// What to do with stops that nothing claims.
  public var unclaimed: Unclaimed = .ok
  /// Where `unclaimed` stands, and its text.
  public var unclaimedLine: (position: SourcePosition, text: String)?
  /// The `decoy` headers.
  public var decoys: [PathHeader] = []
  /// The lines that are judged, in file order, parents before what is indented below them.
  ///
  /// Lines in error, and what is indented below them, are not among them.
  public var checks: [Check] = []
  /// What is wrong with the file: errors and warnings in file order.
  public var diagnostics: [Diagnostic] = []
  /// Whether a header is wrong, so that nothing of the file is judged.
  public var hasHeaderError = false
  /// The platforms that lines in error ask for, since such a line counts as a check (guard 10).
  ///
  /// An entry that is `nil` stands for every platform of the header.
  public var checksInError: [[Platform]?] = []

  /// Makes an empty file, for the parser to fill.
  public init(path: String, source: [UInt8]) {
    self.path = path
    self.source = source
  }

  /// Every variant that a line of the file names, in file order, each once.
  public var namedVariants: [Selector] { Resolver.namedVariants(of: self) }
}
