internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// What of a dump is not of the app: the system's windows on Android, and the frame around a simulated screen.
enum ForeignChrome {
  /// The topmost nodes that are foreign; what is inside them is as well.
  static func find(_ dump: Dump, attributes: AttributeNames, column: RoleColumn) -> [Int] {
    switch column {
    case .android: foreignPackages(dump, attributes)
    case .iosAX: aroundGuest(dump)
    default: []
    }
  }

  /// Nodes of the system or of a keyboard, where most of the dump is of another package.
  private static func foreignPackages(_ dump: Dump, _ attributes: AttributeNames) -> [Int] {
    let tree = dump.tree
    let symbols = attributes["package"]
    guard let symbol = symbols.first else { return [] }
    var counts: [String: Int] = [:]
    var packages: [Int: String] = [:]
    for node in tree.nodes.indices {
      guard let package = tree.string(tree.attribute(symbol, of: NodeID(node))), !package.isEmpty else { continue }
      counts[package, default: 0] += 1
      if isSystem(package) { packages[node] = package }
    }
    let main = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    return packages.filter { $0.value != main }.keys.sorted()
  }

  private static func isSystem(_ package: String) -> Bool {
    package == "com.android.systemui" || package.contains("inputmethod") || package.hasSuffix(".honeyboard")
  }

  /// What a Simulator's window holds beside the guest's screen.
  private static func aroundGuest(_ dump: Dump) -> [Int] {
    let tree = dump.tree
    guard let symbol = tree.symbols.find("iOSContentGroup"),
      let guest = tree.nodes.firstIndex(where: { $0.subrole == symbol })
    else { return [] }
    var isAround = [Bool](repeating: true, count: tree.count)
    for node in guest..<Int(tree.nodes[guest].subtreeEnd) { isAround[node] = false }
    var parent = Int(tree.nodes[guest].parent)
    while parent >= 0 {
      isAround[parent] = false
      parent = Int(tree.nodes[parent].parent)
    }
    return isAround.indices.filter { isAround[$0] }
  }
}
