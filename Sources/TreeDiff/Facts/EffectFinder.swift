internal import AccessibilityTree
internal import DumpFormats

/// Says what a change does to a person with a screen reader.
struct EffectFinder {
  let comparison: Comparison
  private var old: Subject { comparison.old }
  private var new: Subject { comparison.new }

  init(_ comparison: Comparison) { self.comparison = comparison }

  /// What it does that an element is gone.
  func removed(_ node: Int) -> Effect {
    if old.isActionable(node) { return .controlRemoved }
    if old.isHeading(node) { return .headingLost }
    return old.says(node) || old.isStop(node) ? .elementRemoved : .wrapperRemoved
  }

  /// What it does that an element is new.
  func added(_ node: Int) -> Effect {
    new.says(node) || new.isStop(node) || new.isActionable(node) ? .elementAdded : .wrapperAdded
  }

  /// What differences of a pair do, the worst first.
  func changed(_ node: Int, _ other: Int, _ attributes: [AttributeChange]) -> [Effect] {
    var effects: Set<Effect> = []
    for attribute in attributes { effects.insert(effect(attribute, node, other)) }
    if let stop = stopChange(node, other) { effects.insert(stop) }
    return EffectFinder.sorted(effects)
  }

  /// What it does that a reader stops at one of a pair only; `nil` where that is not so, or not told, or nothing can be
  /// done there.
  func stopChange(_ node: Int, _ other: Int) -> Effect? {
    switch (old.reading.stops[node], new.reading.stops[other]) {
    case (.yes, .no): return old.isActionable(node) ? .skipped : nil
    case (.no, .yes): return new.isActionable(other) ? .restored : nil
    case (.yes, .yes), (.no, .no), (.untold, _), (_, .untold): return nil
    }
  }

  /// Effects from the worst to the least, in the order of their table.
  static func sorted(_ effects: Set<Effect>) -> [Effect] {
    if effects.count < 2 { return Array(effects) }
    return Effect.allCases.filter { effects.contains($0) }
  }

  /// A list of one effect; what came or went shares it, since there may be a hundred thousand such changes.
  static func alone(_ effect: Effect) -> [Effect] {
    switch effect {
    case .controlRemoved: controlRemoved
    case .headingLost: headingLost
    case .elementRemoved: elementRemoved
    case .wrapperRemoved: wrapperRemoved
    case .elementAdded: elementAdded
    case .wrapperAdded: wrapperAdded
    default: [effect]
    }
  }

  private static let controlRemoved = [Effect.controlRemoved]
  private static let headingLost = [Effect.headingLost]
  private static let elementRemoved = [Effect.elementRemoved]
  private static let wrapperRemoved = [Effect.wrapperRemoved]
  private static let elementAdded = [Effect.elementAdded]
  private static let wrapperAdded = [Effect.wrapperAdded]

  private func effect(_ change: AttributeChange, _ node: Int, _ other: Int) -> Effect {
    switch comparison.facet(of: change) {
    case .role: return role(node, other)
    case .name: return name(node, other)
    case .value: return old.isActionable(node) ? .valueChanged : .textChanged
    case .hint: return .hintChanged
    case .identifier: return .identifierChanged
    case .state: return StateWords.isTold(change) ? .stateChanged : .attributeChanged
    case .visibility: return visibility(node, other)
    case .action: return change.old != nil && change.new != "true" ? .actionRemoved : .attributeChanged
    case .level: return old.isHeading(node) ? .headingLevelChanged : .attributeChanged
    case .geometry: return .geometryChanged
    case .markup: return .markupChanged
    case .other: return .attributeChanged
    }
  }

  private func role(_ node: Int, _ other: Int) -> Effect {
    let (wasActionable, isActionable) = (old.isActionable(node), new.isActionable(other))
    if wasActionable, !isActionable { return .actionLost }
    if old.isHeading(node), !new.isHeading(other) { return .headingLost }
    return wasActionable || isActionable ? .roleChanged : .kindChanged
  }

  private func name(_ node: Int, _ other: Int) -> Effect {
    let (name, otherName) = (old.tree.nodes[node].name, new.tree.nodes[other].name)
    guard old.isActionable(node) else { return .textChanged }
    if name.length == 0 { return otherName.length == 0 ? .attributeChanged : .restored }
    if otherName.length == 0 { return .nameLost }
    // Of several attributes one counts as the name; another may differ without being said.
    return old.tree.bytes(name) == new.tree.bytes(otherName) ? .attributeChanged : .nameChanged
  }

  private func visibility(_ node: Int, _ other: Int) -> Effect {
    let (wasHidden, isHidden) = (old.isHidden(node), new.isHidden(other))
    if wasHidden == isHidden { return .attributeChanged }
    guard old.isActionable(node) || new.isActionable(other) else { return .attributeChanged }
    return isHidden ? .hidden : .restored
  }
}
