public import AccessibilityTree
internal import Audit
internal import Verification
internal import Vocabulary

/// A tree as a page draws it, each node with the findings of its group that are about it.
public struct TreePicture: Hashable, Sendable {
  /// How a finding is about a node.
  public enum Bearing: Int, Hashable, Comparable, Sendable {
    /// A line claims it, and holds; or what is found on it is waived.
    case claims
    /// It is what a line that fails probably means; or there is something to think about.
    case nearest
    /// It matches a line that fails: it is one too many, or not allowed; or it fails a rule.
    case offends

    /// Orders them by weight.
    public static func < (left: Bearing, right: Bearing) -> Bool { left.rawValue < right.rawValue }
  }

  /// A finding that is about a node.
  public struct Link: Hashable, Sendable {
    /// Its place among the findings of the group.
    public var finding: Int
    /// How it is about the node.
    public var bearing: Bearing

    /// Makes a link.
    public init(finding: Int, bearing: Bearing) {
      self.finding = finding
      self.bearing = bearing
    }
  }

  /// One node.
  public struct Node: Hashable, Sendable {
    /// Its place in document order.
    public var index: Int
    /// How many nodes are around it.
    public var depth: Int
    /// Where it stands in the dump.
    public var position: SourcePosition
    /// The node in one line.
    public var text: String
    /// Whether a screen reader stops there; `nil` where that is not told.
    public var isStop: Bool?
    /// Whether it was looked at.
    public var isInScope: Bool
    /// The findings that are about it, in their order.
    public var links: [Link]

    /// Makes a node.
    public init(
      index: Int, depth: Int, position: SourcePosition, text: String, isStop: Bool?, isInScope: Bool = true,
      links: [Link] = []
    ) {
      self.index = index
      self.depth = depth
      self.position = position
      self.text = text
      self.isStop = isStop
      self.isInScope = isInScope
      self.links = links
    }
  }

  /// How many links between nodes and results are shown at either end.
  static let maximumLinks = 5

  /// Whose dump it is.
  public var owner: String
  /// The dump.
  public var path: String
  /// The nodes that are drawn, in document order.
  public var nodes: [Node]
  /// How many nodes the dump has.
  public var count: Int

  /// Makes a tree.
  public init(owner: String, path: String, nodes: [Node], count: Int) {
    self.owner = owner
    self.path = path
    self.nodes = nodes
    self.count = count
  }

  /// Draws a dump of `check`, with the checks of its platform.
  init(_ picture: DumpPicture, checks: [CheckResult], firstCheck: Int) {
    var links: [Int: [Link]] = [:]
    var checksOfLine: [Int: Int] = [:]
    for (place, check) in checks.enumerated()
    where check.platform == picture.platform && check.variant == picture.variant {
      checksOfLine[check.line] = firstCheck + place
      guard check.verdict == .fail else { continue }
      for match in check.matches {
        links[match.index, default: []].append(Link(finding: firstCheck + place, bearing: .offends))
      }
      if let near = check.nearest {
        links[near.node.index, default: []].append(Link(finding: firstCheck + place, bearing: .nearest))
      }
    }
    let nodes = picture.nodes.map { node in
      var all = links[node.index] ?? []
      for line in node.claims {
        guard let finding = checksOfLine[line], !all.contains(where: { $0.finding == finding }) else { continue }
        all.append(Link(finding: finding, bearing: .claims))
      }
      return Node(
        index: node.index, depth: node.depth, position: node.position, text: node.text, isStop: node.isStop,
        isInScope: node.isInScope, links: all.sorted { $0.finding < $1.finding })
    }
    self.init(
      owner: CheckFindings.owner(picture.platform.rawValue, picture.variant), path: picture.path, nodes: nodes,
      count: picture.count)
  }

  /// Draws an audited dump, whose findings are the first of its group: those that stand, then those that are waived.
  init(_ picture: AuditPicture, of audit: DumpAudit) {
    var links: [Int: [Link]] = [:]
    for (place, finding) in audit.findings.enumerated() {
      links[finding.node.index, default: []].append(
        Link(finding: place, bearing: finding.findingClass == .failure ? .offends : .nearest))
    }
    for (place, entry) in audit.suppressed.enumerated() {
      links[entry.finding.node.index, default: []].append(
        Link(finding: audit.findings.count + place, bearing: .claims))
    }
    self.init(
      owner: audit.platform.rawValue, path: audit.path,
      nodes: picture.nodes.map { node in
        Node(
          index: node.node.index, depth: node.depth, position: node.position, text: node.text, isStop: node.isStop,
          isInScope: node.isAudited, links: links[node.node.index] ?? [])
      }, count: picture.count)
  }
}
