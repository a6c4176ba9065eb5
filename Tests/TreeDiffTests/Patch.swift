import AccessibilityTree
import DumpFormats
import TreeDiff

/// Applies a result to the old dump, from nothing but that dump and what the changes say.
///
/// A change says of what was added what it is, below what and up to where; of what moved, where to; of what changed,
/// which attributes. All else is where it was.
struct Patch {
  /// A node of a patched tree: its role and attributes in order of name, and the place of its parent.
  struct Line: Hashable {
    var parent: Int
    var content: [String]
  }

  private let old: Dump
  private let new: Dump
  private let result: DiffResult
  private var removed: Set<Int> = []
  private var added: [Int: Int] = [:]
  private var movedTo: [Int: Int] = [:]
  private var moved: [Int: Int] = [:]
  private var edits: [Int: [AttributeChange]] = [:]

  init(_ result: DiffResult, old: Dump, new: Dump) {
    self.old = old
    self.new = new
    self.result = result
    for change in result.changes {
      switch (change.kind, change.old?.index, change.new?.index) {
      case (.removed, let node?, nil): removed.insert(node)
      case (.added, nil, let node?): added[node] = Int(new.tree.nodes[node].subtreeEnd)
      case (.moved, let node?, let place?):
        movedTo[place] = node
        moved[node] = place
      case (.changed, let node?, _?): edits[node] = change.attributes
      default: break
      }
    }
  }

  /// The lines of a dump as they are.
  static func lines(of dump: Dump) -> [Line] {
    (0..<dump.tree.count).map {
      Line(parent: Int(dump.tree.nodes[$0].parent), content: content(of: $0, in: dump, []))
    }
  }

  /// The lines of the old dump with the changes applied.
  func lines() -> [Line] {
    let queues = self.queues()
    var lines: [Line] = []
    var placeOf: [Int: Int] = [:]
    var stack: [(nodes: [Int], next: Int)] = [(queues[-1] ?? [], 0)]
    var covering: [(start: Int, end: Int)] = []
    let count = old.tree.count - removed.count + added.count
    while lines.count < count {
      let place = lines.count
      covering.removeAll { $0.end <= place }
      if let end = added[place] {
        lines.append(Line(parent: newParent(place), content: Patch.content(of: place, in: new, [])))
        covering.append((place, end))
        continue
      }
      let node: Int
      if let mover = movedTo[place] {
        node = mover
        stack.append((queues[mover] ?? [], 0))
        lines.append(Line(parent: newParent(place), content: Patch.content(of: node, in: old, edits[node] ?? [])))
      } else {
        while let top = stack.last, top.next == top.nodes.count { stack.removeLast() }
        guard let top = stack.last else { break }
        node = top.nodes[top.next]
        stack[stack.count - 1].next += 1
        let parent = max(keptAncestor(of: node).flatMap { placeOf[$0] } ?? -1, covering.last?.start ?? -1)
        lines.append(Line(parent: parent, content: Patch.content(of: node, in: old, edits[node] ?? [])))
      }
      placeOf[node] = place
    }
    return lines
  }

  /// The old nodes that are left and did not move, in order, by the moved node they hang below; -1 for none.
  private func queues() -> [Int: [Int]] {
    var queues: [Int: [Int]] = [:]
    var owners: [Int] = []
    for node in 0..<old.tree.count {
      let parent = Int(old.tree.nodes[node].parent)
      let inherited = parent < 0 ? -1 : owners[parent]
      owners.append(moved[node] != nil ? node : inherited)
      if !removed.contains(node), moved[node] == nil { queues[inherited, default: []].append(node) }
    }
    return queues
  }

  private func newParent(_ place: Int) -> Int { Int(new.tree.nodes[place].parent) }

  private func keptAncestor(of node: Int) -> Int? {
    var parent = Int(old.tree.nodes[node].parent)
    while parent >= 0, removed.contains(parent) { parent = Int(old.tree.nodes[parent].parent) }
    return parent < 0 ? nil : parent
  }

  private static func content(of node: Int, in dump: Dump, _ edits: [AttributeChange]) -> [String] {
    let id = NodeID(node)
    var values = [("role", dump.tree.role(of: id))]
    if let subrole = dump.tree.subrole(of: id) { values.append(("subrole", subrole)) }
    for attribute in dump.tree.attributes(of: id) {
      values.append((dump.tree.symbols[attribute.name], dump.tree.string(attribute.value) ?? ""))
    }
    for edit in edits {
      if edit.old != nil, let place = values.firstIndex(where: { $0.0 == edit.name && $0.1 == edit.old }) {
        values.remove(at: place)
      }
      if let value = edit.new { values.append((edit.name, value)) }
    }
    return values.map { "\($0.0)=\($0.1)" }.sorted()
  }
}
