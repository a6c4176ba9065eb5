public import AccessibilityTree

/// Something that a screen reader now comes to earlier or later.
public struct OrderChange: Hashable, Sendable {
  /// The first of the elements that left their order, in the old dump.
  public var old: NodeID
  /// The same element in the new dump.
  public var new: NodeID
  /// How many elements in a row left their order together.
  public var count: Int
  /// What kept its place and is read right after them, or right before them where `isBefore` is false.
  public var neighbour: NodeID?
  /// Whether they are read before their neighbour.
  public var isBefore: Bool
  /// What to say of it, as in "Total is now read before Items"; it may hold any text of the dumps.
  public var message: String

  /// Makes a change of order.
  public init(old: NodeID, new: NodeID, count: Int, neighbour: NodeID?, isBefore: Bool, message: String) {
    self.old = old
    self.new = new
    self.count = count
    self.neighbour = neighbour
    self.isBefore = isBefore
    self.message = message
  }
}
