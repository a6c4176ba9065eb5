public import AccessibilityTree

/// What a line takes in: one stop that must not fall apart into these.
public enum AbsorbedItem: Sendable {
  /// No other stop has this name or value.
  case text(Literal)
  /// No other stop has this role.
  case role(RolePattern)
}

/// One line that is judged.
public struct Check: Sendable {
  /// What kind of line it is, with its pattern as it stands before arms are added.
  ///
  /// A check is copied often and its patterns are large, so the cases hold what they hold by one reference.
  public indirect enum Kind: Sendable {
    /// `NODE`: exactly one node matches.
    case bare(NodePattern)
    /// `some NODE`.
    case some(NodePattern)
    /// `3x NODE`, `2..4x NODE`, `2..x NODE`: `high` is `nil` where there is no upper limit.
    case count(NodePattern, low: Int, high: Int?)
    /// `no NODE`, with the reason of `witness none`.
    case no(NodePattern, waiver: Literal?)
    /// `each NODE has ATTR…`: the second pattern has attributes and `stop` only.
    case each(NodePattern, has: NodePattern)
    /// `order NODE < NODE …`.
    case order([NodePattern])
    /// `NODE absorbs ITEM…`.
    case absorbs(NodePattern, [AbsorbedItem])
    /// `stops exactly`; its items are the checks whose parent it is.
    case stopsExactly
    /// A line of the list below `stops exactly`.
    case item(NodePattern)
    /// `inside NODE`.
    case inside(NodePattern)
    /// `log ~"…"`, `no log ~"…"`, `1x log ~"…"`.
    case log(Literal, LogDemand)
    /// The `anchor` header.
    case anchor(NodePattern)
  }

  /// In how many lines of the log an expression must be found.
  public enum LogDemand: Hashable, Sendable {
    /// `log`: in one or more.
    case some
    /// `no log`: in none.
    case none
    /// `1x log`, `2..x log`.
    case count(low: Int, high: Int?)
  }

  /// What it demands.
  public var kind: Kind
  /// The platforms before the line (`@ios no …`); empty where it is asked on all of the header.
  public var gate: [Selector]
  /// The arms in the order they were written.
  public var arms: [Arm]
  /// The reason after ` -- `.
  public var reason: String?
  /// Where the line's text begins, after indentation.
  public var position: SourcePosition
  /// The line without indentation, reason and comment.
  public var text: String
  /// The place, in the file's `checks`, of the line it is indented below.
  public var parent: Int?

  /// Makes a check.
  public init(
    kind: Kind, gate: [Selector] = [], arms: [Arm] = [], reason: String? = nil, position: SourcePosition,
    text: String, parent: Int? = nil
  ) {
    self.kind = kind
    self.gate = gate
    self.arms = arms
    self.reason = reason
    self.position = position
    self.text = text
    self.parent = parent
  }
}
