/// How well a node of one tree does as a node of the other; 0 where the two are no pair.
///
/// Places say nothing here: the caller keeps the order of siblings.
struct PairScore {
  let left: Side
  let right: Side
  let rare: RareWords

  /// What two nodes have in common, as the rules look at it.
  private struct Likeness {
    var sameKind: Bool
    var sameIdentity: Bool
    var otherIdentity: Bool
    var sameLabel: Bool
    var otherLabel: Bool
    var sameAttributes: Bool
  }

  /// The score of two nodes; the words inside them are made when first needed.
  func score(
    _ node: Int, _ other: Int, _ contents: inout Contents?, _ otherContents: inout Contents?
  ) -> Int {
    if left.subtree(node) == right.subtree(other) { return 200 }
    let likeness = likeness(node, other)
    switch (left.isLeaf(node), right.isLeaf(other)) {
    case (true, true): return leaves(likeness)
    case (true, false), (false, true): return leafAndBox(likeness, node, other)
    case (false, false): break
    }
    if isTextWithRun(left, node), isTextWithRun(right, other) { return leaves(likeness) }
    let own = contents ?? Contents(of: node, in: left, rare)
    let others = otherContents ?? Contents(of: other, in: right, rare)
    contents = own
    otherContents = others
    let inside = own.likeness(to: others)
    if !likeness.sameIdentity, !likeness.sameLabel, isWrap(node, other, inside) { return 0 }
    return boxes(likeness, node, other, inside)
  }

  /// Whether a node holds one leaf that says what it says itself, as a text of a page holds its one line: it changes as
  /// a leaf does.
  private func isTextWithRun(_ side: Side, _ node: Int) -> Bool {
    side.size(node) == 2 && side.label(node) != 0 && side.label(node) == side.label(node + 1)
  }

  /// Whether two nodes that stand between the same neighbours may be one that changed beyond recognition.
  func isPlaceEnough(_ node: Int, _ other: Int) -> Bool {
    let likeness = likeness(node, other)
    return likeness.sameKind && !likeness.otherIdentity && !likeness.otherLabel
  }

  /// Whether two boxes that are alone in their gap are a pair at first glance: one name or identifier, as many nodes
  /// inside, or an equal first child.
  func isPlainPair(_ node: Int, _ other: Int) -> Bool {
    guard !left.isLeaf(node), !right.isLeaf(other) else { return false }
    let likeness = likeness(node, other)
    guard !likeness.otherIdentity, !likeness.otherLabel else { return false }
    let isSameSize = left.size(node) == right.size(other)
    let hasSameChild = left.subtree(node + 1) == right.subtree(other + 1)
    // All but the role is equal, which says more than any wrap would.
    guard likeness.sameKind else { return isSameSize && hasSameChild && likeness.sameAttributes }
    return likeness.sameIdentity || likeness.sameLabel || isSameSize || hasSameChild
  }

  private func likeness(_ node: Int, _ other: Int) -> Likeness {
    let (identity, otherIdentity) = (left.identity(node), right.identity(other))
    let (label, otherLabel) = (left.label(node), right.label(other))
    return Likeness(
      sameKind: left.kind(node) == right.kind(other),
      sameIdentity: identity != 0 && identity == otherIdentity,
      otherIdentity: identity != 0 && otherIdentity != 0 && identity != otherIdentity,
      sameLabel: label != 0 && label == otherLabel,
      otherLabel: label != 0 && otherLabel != 0 && label != otherLabel,
      sameAttributes: left.attributes(node) == right.attributes(other))
  }

  private func leaves(_ likeness: Likeness) -> Int {
    var score = 12 + (likeness.sameIdentity ? 40 : 0) + (likeness.sameLabel ? 25 : 0)
    if likeness.sameAttributes { score += 20 }
    guard likeness.sameKind else {
      // A role may change where nothing else did.
      return likeness.sameAttributes || likeness.sameIdentity
        ? score - 8 : likeness.sameLabel && !likeness.otherIdentity ? score - 20 : 0
    }
    if likeness.otherIdentity {
      if likeness.otherLabel { return 0 }
      return likeness.sameLabel ? score - 10 : 6
    }
    if likeness.otherLabel, !likeness.sameIdentity { score -= 4 }
    return score
  }

  /// A container that lost all that was in it is a leaf; else the two are different things.
  private func leafAndBox(_ likeness: Likeness, _ node: Int, _ other: Int) -> Int {
    guard likeness.sameKind else { return 0 }
    if likeness.sameIdentity || likeness.sameLabel { return 30 }
    return likeness.sameAttributes ? 6 : 0
  }

  private func boxes(_ likeness: Likeness, _ node: Int, _ other: Int, _ inside: Contents.Likeness) -> Int {
    let share = inside.share ?? 0
    let held = max(inside.contained.first, inside.contained.other)
    let hasShape =
      left.size(node) == right.size(other)
      && left.childCount(node, limit: 100) == right.childCount(other, limit: 100)
    if likeness.otherIdentity, held < 50 { return 0 }
    if likeness.otherLabel, !likeness.sameIdentity, held < 30 { return 0 }
    let isKnown = likeness.sameIdentity || likeness.sameLabel
    if !likeness.sameKind {
      let isSure = held >= 50 || likeness.sameIdentity || (likeness.sameAttributes && (isKnown || hasShape))
      guard isSure else { return 0 }
    } else if !isKnown, share == 0, !hasShape, !likeness.sameAttributes {
      return 0
    }
    let levels = inside.levels
    if !isKnown, inside.isElsewhere { return 0 }
    // What both hold went up or down by several levels: the two stand in the same place at best.
    if !isKnown, levels.same == 0, levels.far > levels.deeper + levels.higher { return 3 }
    var score = share * 4 / 10 + (likeness.sameKind ? 10 : 0)
    if likeness.sameIdentity { score += 40 }
    if likeness.sameLabel { score += 25 }
    if likeness.sameAttributes { score += isKnown ? 10 : 4 }
    if hasShape { score += 12 }
    return score
  }

  /// Whether one of two nodes was put around the other, or around its like, so that a child of it is the pair.
  private func isWrap(_ node: Int, _ other: Int, _ inside: Contents.Likeness) -> Bool {
    let levels = inside.levels
    let isElsewhere = levels.same == 0 && max(inside.contained.first, inside.contained.other) >= PairScore.wrapShare
    let isDeeper = isElsewhere && inside.contained.first >= PairScore.wrapShare && levels.deeper > levels.higher
    let isHigher = isElsewhere && inside.contained.other >= PairScore.wrapShare && levels.higher > levels.deeper
    return Wrapping(inner: left, outer: right).holds(node, in: other, isDeeper: isDeeper)
      || Wrapping(inner: right, outer: left).holds(other, in: node, isDeeper: isHigher)
  }

  /// How much of what is inside a node must be inside what was put around it, in percent.
  private static let wrapShare = 40
}

/// Whether an element of one tree stands right inside an element of the other, which then is no pair of it.
private struct Wrapping {
  let inner: Side
  let outer: Side

  /// How many children are looked at: one that is put around more is rare, and told by what it holds.
  private static let childLimit = 32

  /// Looks for a node among the children of a box.
  ///
  /// - Parameter isDeeper: whether what both hold stands one level deeper in the box.
  func holds(_ node: Int, in box: Int, isDeeper: Bool) -> Bool {
    var next = box + 1
    var count = 0
    while next < outer.end(box), count < Wrapping.childLimit {
      if isSame(node, next, isDeeper) { return true }
      next = outer.end(next)
      count += 1
    }
    return false
  }

  private func isSame(_ node: Int, _ child: Int, _ isDeeper: Bool) -> Bool {
    if outer.subtree(child) == inner.subtree(node) { return true }
    guard outer.kind(child) == inner.kind(node) else { return false }
    if inner.identity(node) != 0, inner.identity(node) == outer.identity(child) { return true }
    if inner.label(node) != 0, inner.label(node) == outer.label(child) { return true }
    return isDeeper && inner.isAnonymous(node) && outer.isAnonymous(child) && !outer.isLeaf(child)
  }
}
