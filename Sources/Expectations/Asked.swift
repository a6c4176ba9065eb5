internal import Vocabulary

/// The platforms and variants that a line is asked on, in order.
struct Asked {
  let selectors: [Selector]
  /// The same for look-ups, where there are too many to go through.
  private let members: Set<Selector>?

  init(_ selectors: [Selector]) {
    guard selectors.count > Asked.few else {
      var distinct: [Selector] = []
      for selector in selectors where !distinct.contains(selector) { distinct.append(selector) }
      self.selectors = distinct
      members = nil
      return
    }
    var members: Set<Selector> = []
    self.selectors = selectors.filter { members.insert($0).inserted }
    self.members = members
  }

  func contains(_ selector: Selector) -> Bool {
    members?.contains(selector) ?? selectors.contains(selector)
  }

  /// How many are gone through one by one.
  private static let few = 16

  /// What a line with a gate or arms is asked on; a line below another is asked where that one is.
  init(gate: [Selector], arms: [Arm], above: Asked?, declared: [Platform]) {
    if !gate.isEmpty {
      self.init(gate)
    } else if let above {
      self = above
    } else {
      let variants = arms.flatMap(\.selectors).filter { $0.variant != nil }
      self.init(declared.map { Selector(platform: $0) } + variants)
    }
  }
}
