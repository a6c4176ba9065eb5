public import AccessibilityTree

/// All that differs between two dumps, with what a report needs to show it without comparing anything again.
public struct DiffResult: Sendable {
  /// By what two dumps are compared.
  public enum Basis: Hashable, Sendable {
    /// By all attributes that both print, since one kind of source wrote both.
    case ownAttributes
    /// By the neutral fields that both can show.
    case neutralFields
  }

  /// By what they were compared.
  public var basis: Basis
  /// What differs, in the order in which a person meets it: that of the new dump, with what went away in its place.
  public let changes: [Change]
  /// What a screen reader now comes to earlier or later.
  public var order: [OrderChange]
  /// How many elements differ in nothing but what is not compared: volatile attributes, masked text, geometry.
  public var ignoredCount: Int
  /// How many fields and containers only one of two formats can show, so that nothing can be said of them.
  public var notComparedCount: Int

  /// How many changes of each class there are.
  private let counts: [Int]
  private let newOfOld: [Int32]
  private let oldOfNew: [Int32]

  /// Makes a result.
  init(
    basis: Basis, changes: [Change], order: [OrderChange], ignoredCount: Int, notComparedCount: Int,
    newOfOld: [Int32], oldOfNew: [Int32]
  ) {
    self.basis = basis
    self.changes = changes
    self.order = order
    self.ignoredCount = ignoredCount
    self.notComparedCount = notComparedCount
    self.newOfOld = newOfOld
    self.oldOfNew = oldOfNew
    var counts = [Int](repeating: 0, count: Impact.allCases.count)
    for change in changes { counts[change.impact.rawValue] += 1 }
    self.counts = counts
  }

  /// Whether nothing differs that is compared.
  public var isEmpty: Bool { changes.isEmpty && order.isEmpty }

  /// The new node that an old one is; `nil` where it was removed.
  public func newNode(of old: NodeID) -> NodeID? {
    let partner = newOfOld[old.index]
    return partner < 0 ? nil : NodeID(Int(partner))
  }

  /// The old node that a new one was; `nil` where it was added.
  public func oldNode(of new: NodeID) -> NodeID? {
    let partner = oldOfNew[new.index]
    return partner < 0 ? nil : NodeID(Int(partner))
  }

  /// How many changes of a class there are.
  public func count(of impact: Impact) -> Int { counts[impact.rawValue] }

  /// The worst class of all changes; `nil` where there is none.
  public var worst: Impact? {
    let worst = Impact.allCases.last { counts[$0.rawValue] > 0 }
    return order.isEmpty ? worst : max(worst ?? .major, .major)
  }
}
