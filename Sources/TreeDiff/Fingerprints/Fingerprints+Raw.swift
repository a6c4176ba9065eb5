internal import AccessibilityTree
internal import DumpFormats

extension Fingerprints {
  /// The hashes of a dump by its own attributes, for comparing it with another of its format.
  ///
  /// From the last node to the first, as subtrees are closed.
  init(_ subject: Subject, rules: DiffRules) {
    let (tree, plan) = (subject.tree, subject.plan)
    let ignoresGeometry = rules.geometry == .ignored
    self.init(
      count: tree.count, roles: subject.reading.roles,
      hasIgnored: plan.hasIgnored || rules.mask != nil || (ignoresGeometry && plan.hasGeometry))
    let text = tree.text.span
    let hasIgnored = !ignored.isEmpty
    for index in stride(from: tree.count - 1, through: 0, by: -1) {
      let node = tree.nodes[index]
      var sum: UInt64 = 0
      var rest: UInt64 = 0
      if !node.subrole.isNone { sum = ByteHash.pair(plan.hashes[Int(node.subrole.index)], 1) }
      let first = Int(node.firstAttribute)
      for place in first..<(first + Int(node.attributeCount)) {
        let attribute = tree.attributes[place]
        let name = Int(attribute.name.index)
        let raw = ByteHash.hash(text, attribute.value.range)
        guard plan.uses[name] == .compared else {
          if plan.uses[name] == .ignored || ignoresGeometry { rest &+= ByteHash.pair(plan.hashes[name], raw) }
          continue
        }
        var value = raw
        if let mask = rules.mask, let masked = mask.replace(tree.text[attribute.value.range]) {
          value = ByteHash.hash(masked)
          rest &+= ByteHash.pair(plan.hashes[name], raw)
        }
        // A sum, since the order of attributes says nothing and the same one may stand there twice.
        sum &+= ByteHash.pair(plan.hashes[name], value)
        if attribute.value == node.name, node.name.length > 0 { label[index] = value.shortened }
        if attribute.value == node.identifier, node.identifier.length > 0, identity[index] == 0 {
          identity[index] = ByteHash.pair(value, 2).shortened
        }
      }
      if label[index] == 0, node.name.length > 0 { label[index] = ByteHash.hash(text, node.name.range).shortened }
      attributes[index] = sum
      if hasIgnored { ignored[index] = rest == 0 ? 0 : rest.shortened }
      close(index, below: Int(node.parent))
    }
    if !rules.keyAttributes.isEmpty { takeKeys(tree, plan) }
  }

  /// Puts a key attribute that a person named in place of the identifier.
  private mutating func takeKeys(_ tree: Tree, _ plan: AttributePlan) {
    let text = tree.text.span
    for index in 0..<tree.count {
      var best = Int8.max
      for attribute in tree.attributes(of: NodeID(index)) where attribute.value.length > 0 {
        let rank = plan.keyRanks[Int(attribute.name.index)]
        guard rank >= 0, rank < best else { continue }
        best = rank
        identity[index] = ByteHash.pair(ByteHash.hash(text, attribute.value.range), UInt64(rank) + 3).shortened
      }
    }
  }
}
