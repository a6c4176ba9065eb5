internal import AccessibilityTree

/// The names that AT-SPI gives by relation: an element labelled by another.
struct NameRelations {
  private let isNamed: Set<Int>

  /// Where sources list what labels an element, and what they call each element there: AT-SPI's paths, GTK's names.
  private static let spellings = [("relation:labelled-by", "path"), ("labelled-by", "widget")]

  init(_ tree: Tree, _ attributes: AttributeNames) {
    isNamed = NameRelations.spellings.reduce(into: []) { named, spelling in
      guard let relation = attributes[spelling.0].first, let own = attributes[spelling.1].first else { return }
      named.formUnion(NameRelations.named(in: tree, relation, own))
    }
  }

  private static func named(in tree: Tree, _ relation: Symbol, _ own: Symbol) -> [Int] {
    var targets: [(node: Int, labels: [String])] = []
    var wanted: Set<String> = []
    for node in tree.nodes.indices {
      guard let list = tree.string(tree.attribute(relation, of: NodeID(node))) else { continue }
      let labels = list.split(separator: " ").map(String.init)
      targets.append((node, labels))
      wanted.formUnion(labels)
    }
    guard !targets.isEmpty else { return [] }
    var speaking: Set<String> = []
    for node in tree.nodes.indices {
      let fields = tree.nodes[node]
      guard !fields.name.isAbsent, !LabelText.isBlank(tree.bytes(fields.name)),
        let own = tree.string(tree.attribute(own, of: NodeID(node))), wanted.contains(own)
      else { continue }
      speaking.insert(own)
    }
    return targets.filter { $0.labels.contains(where: speaking.contains) }.map(\.node)
  }

  /// Whether a node has its name from another.
  func name(_ node: Int) -> Bool { isNamed.contains(node) }
}
