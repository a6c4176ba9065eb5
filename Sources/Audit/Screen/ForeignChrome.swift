internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// What of a dump is not of the app: windows of the system and of keyboards, and the frame around a simulated screen.
struct ForeignChrome {
  /// The topmost nodes that are foreign; what is inside them is as well.
  private(set) var nodes: [Int] = []
  /// Whose they are, for a note; in the order of their letters.
  private(set) var owners: [String] = []

  init(_ dump: Dump, attributes: AttributeNames, column: RoleColumn) {
    switch column {
    case .android: takeForeign(dump, attributes["package"].first, where: ForeignChrome.isSystem)
    case .iosAX:
      takeForeign(dump, attributes["pid"].first) { _ in true }
      owners = owners.map { "process \($0)" }
      takeAround(dump)
    default: break
    }
  }

  /// Takes the nodes of another owner than the one that most of the dump is of.
  private mutating func takeForeign(_ dump: Dump, _ symbol: Symbol?, where isForeign: (String) -> Bool) {
    guard let symbol else { return }
    let tree = dump.tree
    // Long runs of nodes have one owner, so a dictionary is asked only where it changes.
    var counts: [String: Int] = [:]
    var runs: [(nodes: Range<Int>, owner: String)] = []
    var start = 0
    for node in 0...tree.count {
      if node < tree.count, node > start, isSame(tree, symbol, node, start) { continue }
      if node > start, let owner = tree.string(tree.attribute(symbol, of: NodeID(start))), !owner.isEmpty {
        counts[owner, default: 0] += node - start
        if isForeign(owner) { runs.append((start..<node, owner)) }
      }
      start = node
    }
    let main = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    let foreign = runs.filter { $0.owner != main }
    nodes += foreign.flatMap(\.nodes)
    owners = Set(foreign.map(\.owner)).sorted()
  }

  private func isSame(_ tree: Tree, _ symbol: Symbol, _ node: Int, _ other: Int) -> Bool {
    tree.bytes(tree.attribute(symbol, of: NodeID(node))).elementsEqual(
      tree.bytes(tree.attribute(symbol, of: NodeID(other))))
  }

  /// Packages that lay their windows over whatever app is in front: bars, keyboards, questions for a permission.
  private static func isSystem(_ package: String) -> Bool {
    package == "com.android.systemui" || package.contains("inputmethod") || package.hasSuffix(".honeyboard")
      || package.hasSuffix(".permissioncontroller") || package.hasSuffix(".packageinstaller")
  }

  /// What a Simulator's window holds beside the guest's screen.
  private mutating func takeAround(_ dump: Dump) {
    let tree = dump.tree
    guard let symbol = tree.symbols.find("iOSContentGroup"),
      let guest = tree.nodes.firstIndex(where: { $0.subrole == symbol })
    else { return }
    var isAround = [Bool](repeating: true, count: tree.count)
    for node in guest..<Int(tree.nodes[guest].subtreeEnd) { isAround[node] = false }
    var parent = Int(tree.nodes[guest].parent)
    while parent >= 0 {
      isAround[parent] = false
      parent = Int(tree.nodes[parent].parent)
    }
    let around = isAround.indices.filter { isAround[$0] }
    guard !around.isEmpty else { return }
    nodes += around
    owners.append("the Simulator's own window")
  }
}
