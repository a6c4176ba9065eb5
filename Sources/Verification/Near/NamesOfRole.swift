internal import AccessibilityTree

/// The names that exist for a role, to be shown where nothing is similar.
enum NamesOfRole {
  private static let most = 10
  /// How many nodes are looked at.
  private static let maximumVisits = 1000

  /// Up to ten names of nodes that have the role of a pattern, quoted, in document order.
  static func list(_ bound: BoundPattern, in scope: Scope, of subject: Subject) -> [String] {
    guard let role = bound.role else { return [] }
    let nodes = subject.nodes(ofClasses: role.possibleClasses)
    var names: [String] = []
    for place in scope.places(in: nodes).prefix(maximumVisits) {
      let id = NodeID(Int(nodes[place]))
      guard role.fit(id, in: subject) != .no, let name = subject.tree.string(subject.tree[id].name), !name.isEmpty
      else { continue }
      if names.count == most { return names + ["…"] }
      let quoted = Quote.quoted(name, limit: 40)
      if !names.contains(quoted) { names.append(quoted) }
    }
    return names
  }
}
