internal import AccessibilityTree

/// The trees of one file: a list of nodes, each with its depth, which the script makes a tree for the keyboard.
///
/// The list is flat, since a browser nests no deeper than a few hundred elements.
extension HTMLRenderer {
  /// The deepest level that is indented further; what is deeper says its level all the same.
  private static let deepestIndent = 30

  mutating func tree(_ tree: TreePicture, named name: String, group: Int) {
    page.markup("<section class=\"dump\"")
    page.attribute("data-owner", tree.owner)
    page.attribute("aria-labelledby", name)
    page.markup(">\n<h3 tabindex=\"-1\"")
    page.attribute("id", name)
    page.markup(">")
    page.text(tree.owner.isEmpty ? "Tree" : "Tree on \(tree.owner)")
    page.markup(" <span class=\"faint\">")
    page.text(tree.path)
    page.markup("</span></h3>\n<p>")
    page.text(key(to: tree))
    page.markup("</p>\n")
    guard !tree.nodes.isEmpty else { return page.markup("</section>\n") }
    page.markup("<ul class=\"tree\"")
    page.attribute("aria-labelledby", name)
    page.markup(">\n")
    for node in tree.nodes { self.node(node, of: name, group: group) }
    page.markup("</ul>\n</section>\n")
  }

  /// How many nodes there are of each kind.
  private func key(to tree: TreePicture) -> String {
    var kinds: [Kind: Int] = [:]
    for node in tree.nodes { kinds[Kind(node), default: 0] += 1 }
    let counts = Kind.allCases.compactMap { kind in kinds[kind].map { "\($0) \(words[kind])" } }
    let shown = tree.nodes.count == tree.count ? "" : " (\(tree.nodes.count) of them drawn)"
    return "\(tree.count) node\(tree.count == 1 ? "" : "s")\(shown): \(counts.joined(separator: ", "))"
  }

  /// What a node is to the results.
  private enum Kind: CaseIterable {
    case offends, nearest, claims, free, plain, outside

    init(_ node: TreePicture.Node) {
      switch node.links.map(\.bearing).max() {
      case .offends?: self = .offends
      case .nearest?: self = .nearest
      case .claims?: self = .claims
      case nil: self = !node.isInScope ? .outside : node.isStop == true ? .free : .plain
      }
    }

    /// The class by which it is coloured.
    var face: String {
      switch self {
      case .offends: "offends"
      case .nearest: "nearest"
      case .claims: "claims"
      case .free: "free"
      case .plain: "plain"
      case .outside: "outside"
      }
    }
  }

  /// What the kinds of nodes are called, which depends on the command.
  private struct Words {
    var offends: String
    var nearest: String
    var claims: String
    var free: String
    var plain: String
    var outside: String
    /// What stands beside a node at which a reader stops, with nothing else to say; empty for nothing.
    var freeBadge: String
    var outsideBadge: String
    /// What stands before a result that is not about the node itself.
    var nearestBadge: String

    static let ofCheck = Words(
      offends: "on which a line fails", nearest: "nearest to a line that fails", claims: "claimed by a line",
      free: "at which a reader stops, claimed by no line", plain: "without a stop or a claim",
      outside: "outside the scope", freeBadge: "stop, claimed by no line", outsideBadge: "outside the scope",
      nearestBadge: "nearest to ")
    static let ofAudit = Words(
      offends: "with a failure", nearest: "with something to think about", claims: "with a waiver",
      free: "at which a reader stops, with nothing found", plain: "without a stop", outside: "not audited",
      freeBadge: "", outsideBadge: "hidden, or the system's", nearestBadge: "")

    /// The words for a kind.
    subscript(kind: Kind) -> String {
      switch kind {
      case .offends: offends
      case .nearest: nearest
      case .claims: claims
      case .free: free
      case .plain: plain
      case .outside: outside
      }
    }
  }

  private var words: Words { report.command == "audit" ? .ofAudit : .ofCheck }

  private mutating func node(_ node: TreePicture.Node, of tree: String, group: Int) {
    let kind = Kind(node)
    // What a rule found nothing on is as good as any other.
    let face = kind == .free && words.freeBadge.isEmpty ? Kind.plain.face : kind.face
    page.markup("<li class=\"\(face)\" data-level=\"\(node.depth)\"")
    page.markup(" style=\"--level:\(min(node.depth, Self.deepestIndent))\"")
    page.attribute("id", PageAnchors.node(tree, node.index))
    page.markup("><span>")
    page.text(node.text)
    page.markup("</span>")
    switch kind {
    case .free where !words.freeBadge.isEmpty: page.markup(" <span class=\"badge\">\(words.freeBadge)</span>")
    case .free: break
    case .outside: page.markup(" <span class=\"badge\">\(words.outsideBadge)</span>")
    case .offends, .nearest, .claims, .plain: break
    }
    let links = node.links.sorted { ($1.bearing, $0.finding) < ($0.bearing, $1.finding) }
    for link in links.prefix(TreePicture.maximumLinks) { badge(link, group: group) }
    if links.count > TreePicture.maximumLinks {
      page.markup(" <span class=\"badge\">and \(links.count - TreePicture.maximumLinks) more</span>")
    }
    page.markup("</li>\n")
  }

  /// A result beside a node: in full words where it fails, a line number where it holds.
  private mutating func badge(_ link: TreePicture.Link, group: Int) {
    guard report.groups[group].findings.indices.contains(link.finding) else { return }
    let finding = report.groups[group].findings[link.finding]
    page.markup(" <a class=\"badge\" href=\"#")
    page.text(anchors.findings[group][link.finding])
    page.markup("\">")
    let line = finding.place.position.map { " line \($0.line)" } ?? ""
    switch link.bearing {
    case .claims: page.text("\(finding.word)\(line)")
    case .nearest: page.text("\(words.nearestBadge)\(finding.word)\(line): \(finding.message)")
    case .offends: page.text("\(finding.word)\(line): \(finding.message)")
    }
    page.markup("</a>")
  }
}
