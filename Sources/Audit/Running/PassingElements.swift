internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// The elements that rules looked at and that have nothing wrong, with where their names come from.
struct PassingElements {
  let screen: Screen
  let seen: [Bool]
  let audit: DumpAudit

  /// Counts them, and lists them where that is asked for.
  func fill(_ audit: inout DumpAudit) {
    var flagged = [Bool](repeating: false, count: seen.count)
    for finding in audit.findings { flagged[finding.node.index] = true }
    for entry in audit.suppressed { flagged[entry.finding.node.index] = true }
    let places = screen.configuration.listsPassing ? DumpPlaces(screen.dump) : nil
    for node in seen.indices where seen[node] {
      audit.coverage.audited += 1
      if flagged[node] { continue }
      audit.passingCount += 1
      guard let places else { continue }
      audit.passing.append(
        DumpAudit.Passing(
          position: places.position(of: NodeID(node)), element: screen.words.element(node), origin: origin(node)))
    }
  }

  /// Where the name of an element comes from.
  private func origin(_ node: Int) -> String {
    let facts = screen.facts[node]
    let id = NodeID(node)
    if facts.contains(.ownName) {
      if let attribute = screen.dump.rawAttribute(behind: .name, of: id) {
        return "named by \(screen.tree.symbols[attribute])"
      }
      return "named by its own text"
    }
    if facts.contains(.named) {
      return facts.contains(.speaksBelow) ? "named by what is inside it" : "named by another element"
    }
    return "without a name"
  }
}
