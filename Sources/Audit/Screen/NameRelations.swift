internal import AccessibilityTree

/// The names that AT-SPI gives by relation: an element labelled by another.
struct NameRelations {
  private let isNamed: Set<Int>

  init(_ tree: Tree, _ attributes: AttributeNames) {
    guard let relation = attributes["relation:labelled-by"].first, let path = attributes["path"].first else {
      isNamed = []
      return
    }
    var targets: [Int: [String]] = [:]
    var wanted: Set<String> = []
    for node in tree.nodes.indices {
      guard let list = tree.string(tree.attribute(relation, of: NodeID(node))) else { continue }
      let paths = list.split(separator: " ").map(String.init)
      targets[node] = paths
      wanted.formUnion(paths)
    }
    var speaking: Set<String> = []
    for node in tree.nodes.indices {
      let fields = tree.nodes[node]
      guard !fields.name.isAbsent, !LabelText.isBlank(tree.bytes(fields.name)),
        let own = tree.string(tree.attribute(path, of: NodeID(node))), wanted.contains(own)
      else { continue }
      speaking.insert(own)
    }
    isNamed = Set(targets.filter { $0.value.contains(where: speaking.contains) }.keys)
  }

  /// Whether a node has its name from another.
  func name(_ node: Int) -> Bool { isNamed.contains(node) }
}
