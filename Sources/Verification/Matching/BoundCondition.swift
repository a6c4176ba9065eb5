internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// A condition beside role and subrole, its attribute looked up in one dump.
struct BoundCondition {
  private enum Demand {
    case equals([UInt8])
    case isThere
    case isNotThere
    case lists([UInt8])
    case never
  }

  private let demand: Demand
  private let symbols: [Symbol]
  /// Why it cannot be told of a node without the attribute; `nil` where such a node does not meet it.
  private let untold: String?

  /// Binds a condition to a dump.
  init(_ condition: RoleCondition, in subject: Subject) {
    let name: String
    switch condition {
    case .neverShown(let what):
      demand = .never
      symbols = []
      untold = "\(subject.dump.format) dumps do not show the \(what)"
      return
    case .attribute(let attribute, let value): (name, demand) = (attribute, .equals(Array(value.utf8)))
    case .hasAttribute(let attribute): (name, demand) = (attribute, .isThere)
    case .lacksAttribute(let attribute): (name, demand) = (attribute, .isNotThere)
    case .trait(let trait):
      switch Vocabulary.standard.traits(of: subject.source) {
      case .nowhere:
        demand = .never
        symbols = []
        untold = "\(subject.dump.format) dumps do not list traits"
        return
      case .attributes: (name, demand) = (trait, .isThere)
      case .list(let list): (name, demand) = (list, .lists(Array(trait.utf8)))
      }
    }
    symbols = subject.attributes(named: name)
    untold = subject.whyUntold(rawAttribute: name)
  }

  /// Whether a node meets it.
  func fit(_ id: NodeID, in tree: Tree) -> Fit {
    for symbol in symbols {
      let ref = tree.attribute(symbol, of: id)
      if ref.isAbsent { continue }
      switch demand {
      case .equals(let wanted): return Fit(TextComparison.equal(tree.text, ref.range, wanted))
      case .lists(let word): return Fit(TextComparison.lists(tree.text, ref.range, word))
      case .isThere: return .yes
      case .isNotThere: return .no
      case .never: return .untold
      }
    }
    if case .isNotThere = demand { return .yes }
    return untold == nil ? .no : .untold
  }

  /// Why it cannot be told of a node, where that is so.
  func reason(_ id: NodeID, in tree: Tree) -> String? { fit(id, in: tree) == .untold ? untold : nil }
}
