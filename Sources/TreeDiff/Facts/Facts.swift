/// What a mapping of two trees says happened, as places of nodes and nothing else.
struct Facts {
  /// Old nodes without partner.
  private(set) var removed: [Int] = []
  /// New nodes without partner.
  private(set) var added: [Int] = []
  /// Pairs whose role or compared attributes differ.
  private(set) var changed: [(old: Int, new: Int)] = []
  /// Pairs that hang elsewhere, or left the order of their siblings; what is inside them did not move once more.
  private(set) var moved: [(old: Int, new: Int)] = []

  private let old: Side
  private let new: Side
  private let mapping: Mapping
  /// For each new node that has a partner the old partner of its nearest ancestor that has one; -1 above the roots.
  private var owners: [Int32]
  private let isFlipped: Bool

  /// Reads the facts off a mapping.
  ///
  /// - Parameter isFlipped: whether ties of order are decided from the new tree's side, so that the same pairs count
  ///   as moved whichever tree is called the old one.
  init(old: Side, new: Side, mapping: Mapping, isFlipped: Bool) {
    self.old = old
    self.new = new
    self.mapping = mapping
    self.isFlipped = isFlipped
    owners = Array(repeating: -2, count: new.count)
    readNew()
    readOld()
    moved.sort { $0.old < $1.old }
  }

  /// The same for two larger trees, in which the nodes stand at other places.
  mutating func spread(old oldPlaces: [Int], new newPlaces: [Int]) {
    removed = removed.map { oldPlaces[$0] }
    added = added.map { newPlaces[$0] }
    changed = changed.map { (oldPlaces[$0.old], newPlaces[$0.new]) }
    moved = moved.map { (oldPlaces[$0.old], newPlaces[$0.new]) }
  }

  /// Finds what was added, and whose each new node is.
  private mutating func readNew() {
    setOwners(ofPartnersInside: -1, owner: -1)
    var next = 0
    while next < new.count {
      let partner = Int(mapping.toLeft[next])
      if partner < 0 {
        added.append(next)
        next += 1
      } else if mapping.isWhole[partner] {
        next = new.end(next)
      } else {
        setOwners(ofPartnersInside: next, owner: Int32(partner))
        next += 1
      }
    }
  }

  /// The nearest nodes with a partner below a node: those without one are looked through.
  private mutating func setOwners(ofPartnersInside node: Int, owner: Int32) {
    let range = new.inside(node)
    var next = range.lowerBound
    while next < range.upperBound {
      if mapping.isRightFree(next) {
        next += 1
      } else {
        owners[next] = owner
        next = new.end(next)
      }
    }
  }

  private mutating func readOld() {
    readGroup(below: -1)
    var next = 0
    while next < old.count {
      let partner = Int(mapping.toRight[next])
      if partner < 0 {
        removed.append(next)
        next += 1
        continue
      }
      if mapping.isWhole[next] {
        next = old.end(next)
        continue
      }
      if old.kind(next) != new.kind(partner) || old.attributes(next) != new.attributes(partner) {
        changed.append((next, partner))
      }
      readGroup(below: next)
      next += 1
    }
  }

  /// Finds which of the nearest nodes with a partner below an old node moved.
  private mutating func readGroup(below node: Int) {
    var group: [(old: Int, new: Int)] = []
    let range = old.inside(node)
    var next = range.lowerBound
    var isInOrder = true
    while next < range.upperBound {
      let partner = Int(mapping.toRight[next])
      guard partner >= 0 else {
        next += 1
        continue
      }
      if owners[partner] != Int32(node) {
        moved.append((next, partner))
      } else {
        if let last = group.last, last.new > partner { isInOrder = false }
        group.append((next, partner))
      }
      next = old.end(next)
    }
    if isInOrder { return }
    if isFlipped { group.sort { $0.new < $1.new } }
    let keeps = IncreasingRun.members(of: group.map { Int32(isFlipped ? $0.old : $0.new) })
    for place in group.indices where !keeps[place] { moved.append(group[place]) }
  }
}
