public import AccessibilityTree

/// One difference between two dumps.
public struct Change: Hashable, Sendable {
  /// What happened to an element.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// It is in the new dump only.
    case added
    /// It is in the old dump only.
    case removed
    /// It is in both and says something else.
    case changed
    /// It is in both and hangs elsewhere, or left the order of its siblings.
    case moved
  }

  /// What happened.
  public var kind: Kind
  /// The places of the element, and -1 where it is in one dump only: of two dumps with nothing in common there are as
  /// many changes as elements, so that a change takes no more room than it must.
  private var oldPlace: Int32
  private var newPlace: Int32
  private var count: Int32
  /// What it does to a person, the worst first; never empty.
  public var effects: [Effect]
  /// What differs, where it changed.
  public var attributes: [AttributeChange]

  /// Makes a change.
  public init(
    kind: Kind, effects: [Effect], old: NodeID?, new: NodeID?, attributes: [AttributeChange] = [],
    subtreeCount: Int = 1
  ) {
    self.kind = kind
    self.effects = effects
    self.attributes = attributes
    oldPlace = old.map { Int32($0.index) } ?? -1
    newPlace = new.map { Int32($0.index) } ?? -1
    count = Int32(subtreeCount)
  }

  /// The element in the old dump; `nil` where it was added.
  public var old: NodeID? { oldPlace < 0 ? nil : NodeID(Int(oldPlace)) }

  /// The element in the new dump; `nil` where it was removed.
  public var new: NodeID? { newPlace < 0 ? nil : NodeID(Int(newPlace)) }

  /// How many elements came or went as one subtree, this one included; 0 for one inside such a subtree.
  ///
  /// A report for people shows a subtree in one line; a report for programs shows every node.
  public var subtreeCount: Int { Int(count) }

  /// How much it matters: as much as the worst it does.
  public var impact: Impact { effects.first?.impact ?? .structure }
}

/// An attribute of an element that differs between two dumps.
public struct AttributeChange: Hashable, Sendable {
  /// Its name: the dump's own, or the neutral one where two formats are compared.
  public var name: String
  /// What the old dump has; `nil` where it has none, which is not the same as "".
  public var old: String?
  /// What the new dump has; `nil` where it has none.
  public var new: String?

  /// Makes a difference.
  public init(name: String, old: String?, new: String?) {
    self.name = name
    self.old = old
    self.new = new
  }
}
