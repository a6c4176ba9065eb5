public import AccessibilityTree
public import DumpFormats

/// One screen before and after.
public struct ScreenDiff: Sendable {
  /// How a screen came out.
  public enum Status: String, CaseIterable, Hashable, Sendable {
    /// Nothing differs that is compared.
    case same
    /// Something differs.
    case changed
    /// The screen is new.
    case added
    /// The screen is gone.
    case removed
    /// A dump of it is refused, so nothing is said of it.
    case refused
  }

  /// A dump of it.
  public struct Side: Sendable {
    /// The dump's path, as the user named it or below the folder that was named.
    public var path: String
    /// The dump, read; `nil` where it could not be read.
    public var reading: DumpReading?
    /// Who claims its nodes; `nil` where no expectation file is about it.
    public var claims: NodeClaims?

    /// Makes a side.
    public init(path: String, reading: DumpReading? = nil) {
      self.path = path
      self.reading = reading
    }
  }

  /// What the screen is called: its path below the folders, or that of the new dump.
  public var path: String
  /// Before; `nil` where it is new.
  public var old: Side?
  /// After; `nil` where it is gone.
  public var new: Side?
  /// How it came out.
  public var status: Status
  /// What differs, where both dumps were read.
  public var result: DiffResult?
  /// Why it is refused.
  public var refusals: [Diagnostic]

  /// Makes the diff of a screen that both sides have, were it possible to read them.
  public init(path: String, old: Side, new: Side, result: DiffResult?, refusals: [Diagnostic] = []) {
    self.path = path
    self.old = old
    self.new = new
    self.result = refusals.isEmpty ? result : nil
    self.refusals = refusals
    status = refusals.isEmpty ? (result?.isEmpty ?? true ? .same : .changed) : .refused
  }

  /// Makes the diff of a screen that only the new side has; a new dump that is refused is no new screen.
  public init(path: String, added new: Side, refusals: [Diagnostic] = []) {
    self.init(path: path, old: nil, new: new, status: refusals.isEmpty ? .added : .refused)
    self.refusals = refusals
  }

  /// Makes the diff of a screen that only the old side has.
  public init(path: String, removed old: Side) {
    self.init(path: path, old: old, new: nil, status: .removed)
  }

  private init(path: String, old: Side?, new: Side?, status: Status) {
    self.path = path
    self.old = old
    self.new = new
    self.status = status
    refusals = []
  }

  /// How many changes of a class there are: a screen that came or went is no change of an element, and counts in its
  /// class all the same.
  public func count(of impact: Impact) -> Int {
    switch status {
    case .same, .refused: 0
    case .changed: result?.count(of: impact) ?? 0
    case .added, .removed: worst == impact ? 1 : 0
    }
  }

  /// The worst that happened to it; `nil` where nothing did, or where it is refused.
  ///
  /// A screen that is gone is gone with all that could be done there.
  public var worst: Impact? {
    switch status {
    case .same, .refused: nil
    case .changed: result?.worst
    case .added: .minor
    case .removed: .blocker
    }
  }
}
