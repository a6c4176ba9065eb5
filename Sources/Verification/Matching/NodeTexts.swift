internal import AccessibilityTree

/// All that the nodes of a dump could say.
///
/// It holds on to the arrays of the tree itself, so that a walk over a million attributes takes hold of them once.
struct NodeTexts: Sendable {
  /// The nodes.
  let nodes: [Node]
  /// The attributes of all nodes.
  let attributes: [Attribute]
  /// For each word of the tree: whether a name may come from an attribute of that name.
  let isNameAttribute: [Bool]

  /// Visits all that a node could say, each text once; the flag says whether it is the name.
  @inline(__always)
  func forEach(of index: Int, _ visit: (TextRef, Bool) -> Void) {
    let node = nodes[index]
    if !node.name.isAbsent { visit(node.name, true) }
    if !node.value.isAbsent, node.value != node.name { visit(node.value, false) }
    if !node.hint.isAbsent, node.hint != node.name, node.hint != node.value { visit(node.hint, false) }
    let first = Int(node.firstAttribute)
    for place in first..<(first + Int(node.attributeCount)) {
      let attribute = attributes[place]
      guard isNameAttribute[Int(attribute.name.index)] else { continue }
      let ref = attribute.value
      if ref != node.name, ref != node.value, ref != node.hint { visit(ref, false) }
    }
  }
}
