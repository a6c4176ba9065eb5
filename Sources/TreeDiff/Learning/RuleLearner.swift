internal import AccessibilityTree
internal import DumpFormats

/// Learns from two captures of one build what differs between any two.
public struct RuleLearner: Sendable {
  /// Expressions whose matches are to be taken out of both sides, each once, in the order in which they were needed.
  public private(set) var masks: [String] = []
  /// Attributes that are not to be compared, by the dump's own names.
  public private(set) var ignored: [String] = []
  /// By how much places and sizes were off, where they are compared; 0 where they were not.
  public private(set) var tolerance = 0

  /// Knows nothing yet.
  public init() {}

  /// Learns from what differs on one screen.
  ///
  /// What was added, removed or moved, and what a person would call another name, value or state, is not learnt: a rule
  /// that hides it would hide any such change.
  public mutating func learn(from screen: ScreenDiff) {
    guard let result = screen.result, result.basis == .ownAttributes, let dump = screen.new?.reading?.dump else {
      return
    }
    for change in result.changes where change.kind == .changed {
      let isGeometry = change.effects == [.geometryChanged]
      for attribute in change.attributes {
        if isGeometry {
          learnTolerance(attribute)
        } else if let old = attribute.old, let new = attribute.new, let found = VolatileText.masks(old, new) {
          for mask in found where !masks.contains(mask) { masks.append(mask) }
        } else if RuleLearner.saysNothing(attribute.name, Facet(ofRaw: attribute.name, source: dump.source)) {
          if !ignored.contains(attribute.name) { ignored.append(attribute.name) }
        }
      }
    }
  }

  private mutating func learnTolerance(_ attribute: AttributeChange) {
    guard let old = attribute.old, let new = attribute.new, let distance = Comparison.distance(old, new) else { return }
    tolerance = max(tolerance, distance)
  }

  /// Whether an attribute says nothing that a reader tells of.
  private static func saysNothing(_ name: String, _ facet: Facet) -> Bool {
    guard name != "role", name != "subrole" else { return false }
    switch facet {
    case .other, .markup, .identifier: return true
    default: return false
    }
  }
}
