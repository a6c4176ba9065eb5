internal import AccessibilityTree
internal import Vocabulary

/// `dump-incomplete`: containers that hold something on every screen and arrived without it.
enum IncompleteGate {
  private static let bars = RoleSet(["tab-list", "toolbar", "navigation-bar"])
  private static let groups = RoleSet(["group", "generic"])

  static func lines(_ screen: Screen) -> [DumpAudit.Unverified] {
    let empty = screen.roles.indices.filter { node in
      let facts = screen.facts[node]
      guard screen.end(node) == node + 1, !facts.contains(.hidden), !facts.contains(.chrome) else { return false }
      if bars.contains(screen.roles[node]) { return true }
      guard groups.contains(screen.roles[node]), facts.contains(.ownName), !facts.contains(.interactive) else {
        return false
      }
      guard screen.column == .iosAX || screen.column == .macAX || screen.column == .xcui,
        let frame = screen.frame(node), frame.isSound
      else { return false }
      return frame.width > 200 && frame.height > 40
    }
    return ContentLines.lines(
      empty, screen, what: "what is inside", why: "it arrived empty", where: "another capture, or another driver")
  }
}

/// `dump-opaque-content`: what another engine draws is not in the tree.
enum OpaqueContentGate {
  private static let opaque = RoleSet(["web-area", "canvas", "map", "video"])
  private static let roots = ["io.flutter.embedding.android.FlutterView", "android.view.SurfaceView"]

  static func lines(_ screen: Screen) -> [DumpAudit.Unverified] {
    let symbols = roots.compactMap(screen.tree.symbols.find)
    let nodes = screen.roles.indices.filter { node in
      (opaque.contains(screen.roles[node]) || symbols.contains(screen.nodes[node].role))
        && screen.end(node) == node + 1 && !screen.facts[node].contains(.hidden)
    }
    return ContentLines.lines(
      nodes, screen, what: "what is inside", why: "it has no children in this tree",
      where: "a web scanner, or by hand")
  }
}

/// Lines about elements whose content is missing, a few by name and the rest by number.
enum ContentLines {
  private static let most = 5

  static func lines(
    _ nodes: [Int], _ screen: Screen, what: String, why: String, where place: String
  ) -> [DumpAudit.Unverified] {
    var lines = nodes.prefix(most).map { node in
      DumpAudit.Unverified(what: "\(what) the \(screen.words.element(node))", why: why, where: place, rule: nil)
    }
    if nodes.count > most {
      lines.append(
        DumpAudit.Unverified(what: "\(what) \(nodes.count - most) more of them", why: why, where: place, rule: nil))
    }
    return lines
  }
}

/// `dump-foreign-chrome`: what is not of the app is left out, and named.
enum ForeignChromeGate {
  static func note(_ screen: Screen) -> String? {
    let count = screen.foreign.nodes.count
    guard count > 0 else { return nil }
    let owners = screen.foreign.owners.joined(separator: ", ")
    return "\(count) node\(count == 1 ? "" : "s") of \(owners) \(count == 1 ? "is" : "are") left out"
  }
}

/// A page inside an app is looked at for its names only: a browser's own checkers know more of it.
enum WebContentGate {
  static func note(_ screen: Screen) -> String? {
    guard screen.facts.contains(where: { $0.contains(.web) }) else { return nil }
    return "the web page in this screen is audited for names only; a web scanner looks at the rest"
  }
}
