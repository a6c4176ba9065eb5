internal import AccessibilityTree

/// The nodes of a tree by one or several of their texts, so that a line that names a node costs a look-up and no walk.
///
/// The nodes of each distinct text stand together, so a look-up costs the same however many nodes share the text.
struct TextIndex {
  /// The distinct texts by hash, as places from 1, in a table whose size is a power of two; 0 where there is none.
  private var slots: [Int32]
  private var hashes: [UInt32] = []
  private var texts: [TextRef] = []
  /// Where the nodes of each distinct text begin in `nodes`, and one past the last of them.
  private var starts: [Int32] = []
  private var nodes: [Int32] = []

  /// Indexes the texts that are visited, in document order.
  init(_ tree: Tree, _ visitTexts: (_ take: (Int32, TextRef) -> Void) -> Void) {
    slots = [Int32](repeating: 0, count: 64)
    var entries: [(node: Int32, text: Int32)] = []
    entries.reserveCapacity(tree.count)
    visitTexts { node, ref in
      if !ref.isAbsent { entries.append((node, self.place(of: ref, in: tree.text))) }
    }
    group(entries)
  }

  /// Indexes one text of each node.
  init(_ tree: Tree, of text: (Node) -> TextRef) {
    self.init(tree) { take in
      for index in tree.nodes.indices { take(Int32(index), text(tree.nodes[index])) }
    }
  }

  /// The nodes with a text, in document order, each once.
  func nodes(with wanted: [UInt8], in tree: Tree) -> ArraySlice<Int32> {
    let hash = TextIndex.hash(wanted, 0..<wanted.count)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if hashes[place] == hash, TextComparison.equal(tree.text, texts[place].range, wanted) {
        return nodes[Int(starts[place])..<Int(starts[place + 1])]
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return []
  }

  // MARK: - Building

  /// The place of a text among the distinct ones; added where it is new.
  private mutating func place(of ref: TextRef, in text: [UInt8]) -> Int32 {
    let hash = TextIndex.hash(text, ref.range)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if hashes[place] == hash, TextComparison.equal(text, texts[place].range, text, ref.range) { return Int32(place) }
      slot = (slot + 1) & (slots.count - 1)
    }
    hashes.append(hash)
    texts.append(ref)
    slots[slot] = Int32(texts.count)
    if texts.count * 2 > slots.count { grow() }
    return Int32(texts.count - 1)
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for place in hashes.indices {
      var slot = Int(hashes[place]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(place + 1)
    }
  }

  /// Puts the nodes of each text together; a node that has a text twice stands there once.
  private mutating func group(_ entries: [(node: Int32, text: Int32)]) {
    var lists = Grouping(count: texts.count)
    var last = [Int32](repeating: -1, count: texts.count)
    for entry in entries where last[Int(entry.text)] != entry.node {
      last[Int(entry.text)] = entry.node
      lists.add(entry.node, to: Int(entry.text))
    }
    (starts, nodes) = lists.finish()
  }

  private static func hash(_ text: [UInt8], _ range: Range<Int>) -> UInt32 {
    UInt32(truncatingIfNeeded: ByteScan.hash(text.span, range))
  }
}

/// Collects members of numbered groups, then puts each group's members together in the order they came.
struct Grouping {
  private var counts: [Int32]
  private var members: [(group: Int32, member: Int32)] = []

  /// Prepares that many groups.
  init(count: Int) { counts = [Int32](repeating: 0, count: count) }

  /// Adds a member to a group; groups beyond the number that was prepared are added on the way.
  mutating func add(_ member: Int32, to group: Int) {
    while counts.count <= group { counts.append(0) }
    counts[group] += 1
    members.append((Int32(group), member))
  }

  /// Where each group begins, with one more entry for the end of the last, and all members.
  func finish() -> (starts: [Int32], members: [Int32]) {
    var starts: [Int32] = [0]
    starts.reserveCapacity(counts.count + 1)
    var sum: Int32 = 0
    for count in counts {
      sum += count
      starts.append(sum)
    }
    var next = starts
    var sorted = [Int32](repeating: 0, count: members.count)
    for entry in members {
      sorted[Int(next[Int(entry.group)])] = entry.member
      next[Int(entry.group)] += 1
    }
    return (starts, sorted)
  }
}
