internal import AccessibilityTree

/// The nodes of a DevTools answer, and which names which as its child, whatever their order.
struct CDPNodeList {
  /// The places of the nodes, in the dump's order, each id once.
  private(set) var nodes: [Int] = []
  /// Whether each is left out of the tree.
  private(set) var isIgnored: [Bool] = []
  /// The children of each, as indices.
  private(set) var children: [[Int]] = []
  /// Those that no other has as its child, as indices.
  private(set) var roots: [Int] = []

  private let document: JSONDocument
  private var indexOfID: [String: Int] = [:]
  private var indexOfPlace: [Int: Int] = [:]
  private var twins: [Int] = []
  private var rivals: [Int] = []
  private var missing: [Int] = []
  private var unlisted: [Int] = []

  init(_ document: JSONDocument) {
    self.document = document
    collect()
    link()
    findRoots()
  }

  /// The index of the node at a place.
  func index(ofNode place: Int) -> Int? { indexOfPlace[place] }

  /// The list itself: the whole, `nodes`, or `result.nodes` of an answer as it came.
  private static func list(in document: JSONDocument) -> Int? {
    guard let whole = document.values.first else { return nil }
    if whole.kind == .array { return 0 }
    return document.member("nodes", of: 0)
      ?? document.member("result", of: 0).flatMap { document.member("nodes", of: $0) }
  }

  private mutating func collect() {
    guard let list = CDPNodeList.list(in: document) else { return }
    for place in document.children(of: list) where document.values[place].kind == .object {
      if let id = document.member("nodeId", of: place).flatMap(document.string) {
        if let index = indexOfID[id] {
          if isSame(nodes[index], place) { twins.append(place) } else { rivals.append(place) }
          continue
        }
        indexOfID[id] = nodes.count
      }
      indexOfPlace[place] = nodes.count
      nodes.append(place)
      let ignored = document.member("ignored", of: place)
      isIgnored.append(ignored.map { document.values[$0].kind == .true } ?? false)
    }
  }

  private func isSame(_ left: Int, _ right: Int) -> Bool {
    document.bytes[document.values[left].text.range].elementsEqual(document.bytes[document.values[right].text.range])
  }

  private mutating func link() {
    children = Array(repeating: [], count: nodes.count)
    var hasParent = Array(repeating: false, count: nodes.count)
    for (index, place) in nodes.enumerated() {
      guard let ids = document.member("childIds", of: place) else { continue }
      for id in document.children(of: ids) {
        guard let child = document.string(at: id).flatMap({ indexOfID[$0] }) else {
          missing.append(id)
          continue
        }
        children[index].append(child)
        hasParent[child] = true
      }
    }
    for (index, place) in nodes.enumerated() where !hasParent[index] {
      guard let id = document.member("parentId", of: place).flatMap(document.string), let parent = indexOfID[id],
        parent != index
      else {
        roots.append(index)
        continue
      }
      unlisted.append(place)
      children[parent].append(index)
    }
  }

  /// Makes a root of one node of each ring, so that no node is lost.
  private mutating func findRoots() {
    var isReached = Array(repeating: false, count: nodes.count)
    func reach(from root: Int) {
      var waiting = [root]
      while let index = waiting.popLast() {
        if isReached[index] { continue }
        isReached[index] = true
        waiting.append(contentsOf: children[index])
      }
    }
    for root in roots { reach(from: root) }
    for index in nodes.indices where !isReached[index] {
      roots.append(index)
      reach(from: index)
    }
  }

  /// What was mended.
  func notes(isCut: Bool) -> [String] {
    var notes: [String] = []
    say("left out", "that the list has twice, word for word", twins, &notes)
    say("left out", "with an id that another node of the list has", rivals, &notes)
    say("put", "that the childIds of the parent leave out last among its children", unlisted, &notes)
    // What a dump that was cut lacks is said with the cut.
    if !isCut { say("there is no node for", "of childIds", missing, what: "id", &notes) }
    return notes
  }

  private func say(
    _ verb: String, _ why: String, _ places: [Int], what: String = "node", _ notes: inout [String]
  ) {
    guard let first = places.first else { return }
    let offset = document.values[first].text.range.lowerBound
    let line = LineIndex(document.bytes, length: document.bytes.count).position(ofByte: offset, in: document.bytes).line
    let count = places.count == 1 ? "1 \(what)" : "\(places.count) \(what)s"
    notes.append("\(verb) \(count) \(why), first on line \(line)")
  }
}
