/// A state an element can be in, by the word the language has for it.
public enum State: UInt8, CaseIterable, Hashable, Sendable {
  /// It can be used.
  case enabled
  /// It is the chosen one, or one of them.
  case selected
  /// It is ticked, on or pressed.
  case checked
  /// What it hides is shown.
  case expanded
  /// It has the input focus.
  case focused
  /// It is being updated.
  case busy
  /// It is drawn where a person could see it.
  case visible
  /// Its source says itself whether a screen reader stops here (`accessible` in an XCUITest page source).
  case accessible

  /// The word for it in the language and in reports.
  public var name: String {
    switch self {
    case .enabled: "enabled"
    case .selected: "selected"
    case .checked: "checked"
    case .expanded: "expanded"
    case .focused: "focused"
    case .busy: "busy"
    case .visible: "visible"
    case .accessible: "accessible"
    }
  }
}

/// What a dump prints of one state of one node.
public enum StateValue: UInt8, Hashable, Sendable {
  /// Nothing is printed, which may mean the default or that the source cannot say.
  case absent
  /// Printed as off.
  case `false`
  /// Printed as on.
  case `true`
  /// Printed as half-way.
  case mixed

  /// The word for it in the language, or `nil` for absent.
  public var name: String? {
    switch self {
    case .absent: nil
    case .false: "false"
    case .true: "true"
    case .mixed: "mixed"
    }
  }
}

/// The states of one node, two bits each.
public struct States: Hashable, Sendable {
  /// The packed bits.
  @usableFromInline var bits: UInt32 = 0

  /// No state printed.
  @inlinable
  public init() {}

  /// What is printed of a state.
  @inlinable
  public subscript(state: State) -> StateValue {
    @inline(__always) get { StateValue(rawValue: UInt8((bits >> (UInt32(state.rawValue) * 2)) & 3)) ?? .absent }
    @inline(__always) set {
      let shift = UInt32(state.rawValue) * 2
      bits = (bits & ~(3 << shift)) | (UInt32(newValue.rawValue) << shift)
    }
  }
}
