internal import AccessibilityTree
internal import Verification

/// The results of one file as a list: what is to be looked at in full, the rest in a line.
extension HTMLRenderer {
  /// The most results that a page lists of what holds or was not judged; a browser has to be able to show it.
  private static let maximumQuiet = 20_000
  /// How many characters of a line are shown around what is marked in it.
  private static let longestExcerpt = 400

  mutating func results(_ place: Int, trees: [String]) {
    let group = report.groups[place]
    guard !group.findings.isEmpty else { return page.markup("<p>There is nothing to say.</p>\n") }
    let nodes = Self.nodes(of: group, trees)
    page.markup("<ol class=\"results\" aria-label=\"Results\">\n")
    var quiet = 0
    for (index, finding) in group.findings.enumerated() {
      if finding.weight.isQuiet {
        quiet += 1
        if quiet > Self.maximumQuiet { continue }
      }
      result(finding, anchor: anchors.findings[place][index], nodes: nodes[index] ?? [])
    }
    page.markup("</ol>\n")
    if quiet > Self.maximumQuiet {
      page.markup("<p>\(quiet - Self.maximumQuiet) more that hold or were not judged are not listed.</p>\n")
    }
  }

  /// A node that a result is about.
  private struct NodeLink {
    let anchor: String
    let position: SourcePosition
    let bearing: TreePicture.Bearing
  }

  /// The drawn nodes that each finding is about.
  private static func nodes(of group: FindingGroup, _ trees: [String]) -> [Int: [NodeLink]] {
    var links: [Int: [NodeLink]] = [:]
    for (tree, name) in zip(group.trees, trees) {
      for node in tree.nodes {
        for link in node.links {
          links[link.finding, default: []].append(
            NodeLink(
              anchor: PageAnchors.node(name, node.index), position: node.position, bearing: link.bearing))
        }
      }
    }
    return links
  }

  private mutating func result(_ finding: Finding, anchor: String, nodes: [NodeLink]) {
    let isQuiet = finding.weight.isQuiet
    page.markup("<li class=\"\(Self.face(of: finding.weight))\" data-weight=\"\(Self.filter(of: finding.weight))\"")
    page.attribute("data-owner", finding.owner)
    page.attribute("id", anchor)
    page.markup(isQuiet ? ">\n<p>" : ">\n<h3>")
    page.markup("<span class=\"word\">")
    page.text(finding.word)
    page.markup("</span> ")
    if !finding.owner.isEmpty {
      page.text(finding.owner)
      page.markup(" ")
    }
    page.code(finding.title)
    page.markup(" <a href=\"#")
    page.text(anchor)
    page.markup("\">")
    page.text(Self.place(finding.place))
    page.markup(isQuiet ? "</a></p>\n" : "</a></h3>\n")
    if !finding.message.isEmpty, finding.message != finding.title {
      page.markup("<p>")
      page.text(finding.message)
      page.markup("</p>\n")
    }
    for excerpt in finding.excerpts { self.excerpt(excerpt) }
    for remark in finding.remarks {
      page.markup("<p>")
      page.text(remark)
      page.markup("</p>\n")
    }
    links(nodes)
    page.markup("</li>\n")
  }

  private static func place(_ place: Finding.Place) -> String {
    if place.path.isEmpty { return "link to this result" }
    return place.position.map { "\(place.path):\($0.line):\($0.column)" } ?? place.path
  }

  /// Links to the nodes, those that fail before those that hold.
  private mutating func links(_ nodes: [NodeLink]) {
    guard !nodes.isEmpty else { return }
    page.markup("<p>in the tree: ")
    for (place, node) in nodes.sorted(by: { $0.bearing > $1.bearing }).prefix(TreePicture.maximumLinks).enumerated() {
      page.markup("\(place == 0 ? "" : ", ")<a href=\"#")
      page.text(node.anchor)
      page.markup(
        "\">\(node.bearing == .nearest && report.command != "audit" ? "nearest node" : "node") at line \(node.position.line)</a>"
      )
    }
    page.markup(
      nodes.count > TreePicture.maximumLinks ? " and \(nodes.count - TreePicture.maximumLinks) more</p>\n" : "</p>\n")
  }

  // MARK: - Excerpts

  /// A line with what is meant marked in it, and what is said there; the marks need no carets below them.
  private mutating func excerpt(_ excerpt: Excerpt) {
    let (before, marked, after) = Self.parts(of: excerpt)
    page.markup("<pre><span class=\"faint\">")
    page.text("\(excerpt.path):\(excerpt.position.line):\(excerpt.position.column)")
    page.markup("</span>\n")
    page.text(before)
    if !marked.isEmpty {
      page.markup("<mark>")
      page.text(marked)
      page.markup("</mark>")
    }
    page.text(after)
    page.markup("</pre>\n")
    guard !excerpt.label.isEmpty else { return }
    page.markup("<p>")
    page.text(excerpt.label)
    page.markup("</p>\n")
  }

  /// The text around the mark, the mark, and the text behind it, cut where it is long.
  private static func parts(of excerpt: Excerpt) -> (String, String, String) {
    let scalars = excerpt.text.unicodeScalars
    let offset = max(0, excerpt.position.column - excerpt.textColumn)
    let mark = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex) ?? scalars.endIndex
    let end =
      scalars.index(mark, offsetBy: min(max(1, excerpt.length), longestExcerpt), limitedBy: scalars.endIndex)
      ?? scalars.endIndex
    let start =
      scalars.index(mark, offsetBy: -longestExcerpt, limitedBy: scalars.startIndex) ?? scalars.startIndex
    let last = scalars.index(end, offsetBy: longestExcerpt, limitedBy: scalars.endIndex) ?? scalars.endIndex
    let before = (start > scalars.startIndex ? "…" : "") + String(scalars[start..<mark])
    let after = String(scalars[end..<last]) + (last < scalars.endIndex ? "…" : "")
    return (before, String(scalars[mark..<end]), after)
  }
}
