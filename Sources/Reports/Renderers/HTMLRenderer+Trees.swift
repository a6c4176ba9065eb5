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
    page.text(Self.key(to: tree))
    page.markup("</p>\n")
    guard !tree.nodes.isEmpty else { return page.markup("</section>\n") }
    page.markup("<ul class=\"tree\"")
    page.attribute("aria-labelledby", name)
    page.markup(">\n")
    for node in tree.nodes { self.node(node, of: name, group: group) }
    page.markup("</ul>\n</section>\n")
  }

  /// How many nodes there are of each kind.
  private static func key(to tree: TreePicture) -> String {
    var kinds: [Kind: Int] = [:]
    for node in tree.nodes { kinds[Kind(node), default: 0] += 1 }
    let counts = Kind.allCases.compactMap { kind in kinds[kind].map { "\($0) \(kind.words)" } }
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

    /// What it is called in the key.
    var words: String {
      switch self {
      case .offends: "on which a line fails"
      case .nearest: "nearest to a line that fails"
      case .claims: "claimed by a line"
      case .free: "at which a reader stops, claimed by no line"
      case .plain: "without a stop or a claim"
      case .outside: "outside the scope"
      }
    }
  }

  private mutating func node(_ node: TreePicture.Node, of tree: String, group: Int) {
    let kind = Kind(node)
    page.markup("<li class=\"\(kind.face)\" data-level=\"\(node.depth)\"")
    page.markup(" style=\"--level:\(min(node.depth, Self.deepestIndent))\"")
    page.attribute("id", PageAnchors.node(tree, node.index))
    page.markup("><span>")
    page.text(node.text)
    page.markup("</span>")
    switch kind {
    case .free: page.markup(" <span class=\"badge\">stop, claimed by no line</span>")
    case .outside: page.markup(" <span class=\"badge\">outside the scope</span>")
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
    case .nearest: page.text("nearest to \(finding.word)\(line): \(finding.message)")
    case .offends: page.text("\(finding.word)\(line): \(finding.message)")
    }
    page.markup("</a>")
  }
}
