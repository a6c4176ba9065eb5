internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// Puts findings into words for a report; siblings share the words for what is around them.
final class FindingMaker {
  private let screen: Screen
  private let places: DumpPlaces
  private var paths: [Int32: (path: String, signature: String)] = [:]

  /// The most characters of an element's line that are shown.
  private static let elementLimit = 240

  init(screen: Screen) {
    self.screen = screen
    places = DumpPlaces(screen.dump)
  }

  /// Makes the finding of a draft.
  func finding(_ rule: AuditRule, _ draft: RuleReport.Draft, isPromoted: Bool, folded: [String]) -> AuditFinding {
    let id = NodeID(draft.node)
    let words = screen.words
    let around = around(draft.node)
    let platform = screen.facts[draft.node].contains(.page) ? Platform.web : screen.platform
    return AuditFinding(
      rule: rule.id, detector: draft.detector, findingClass: draft.findingClass, isPromoted: isPromoted,
      criterion: draft.findingClass == .failure && !isPromoted ? rule.criterion : nil,
      impact: draft.impact ?? rule.impact, node: id, position: places.position(of: id),
      element: element(id), path: around.path,
      fingerprint: words.fingerprint(draft.node, rule: rule.id, detector: draft.detector) + around.signature,
      message: draft.message,
      evidence: draft.evidence, spoken: words.spoken(draft.node), fixes: FixTable.fixes(rule.fix, on: platform),
      wcag: criteria(of: rule, draft.node), folded: folded, clues: clues(draft.node))
  }

  /// The criteria that are about this element: the purpose of a link is asked of links, and a text alternative of
  /// pictures and of what holds nothing else, where a rule is about other elements as well.
  private func criteria(of rule: AuditRule, _ node: Int) -> [String] {
    guard rule.wcag.count > 1 else { return rule.wcag }
    let isLink = Roles.links.contains(screen.roles[node])
    let isPicture =
      Roles.images.contains(screen.roles[node])
      || (screen.end(node) == node + 2 && Roles.images.contains(screen.roles[node + 1]))
    return rule.wcag.filter { $0 == "2.4.4" ? isLink : $0 == "1.1.1" ? isPicture : true }
  }

  private func around(_ node: Int) -> (path: String, signature: String) {
    let parent = screen.nodes[node].parent
    if let known = paths[parent] { return known }
    let signature = screen.words.signature(node).map { "|" + $0 }.joined()
    let around = (path: screen.words.path(node), signature: signature)
    paths[parent] = around
    return around
  }

  private func clues(_ node: Int) -> [String] {
    let fields = screen.nodes[node]
    guard !screen.facts[node].contains(.secure) else { return [] }
    var clues: [String] = []
    if let identifier = screen.tree.string(fields.identifier), !identifier.isEmpty {
      // Android writes the package before the identifier.
      clues.append(
        String(identifier[(identifier.lastIndex(of: "/").map(identifier.index(after:)) ?? identifier.startIndex)...]))
    }
    if screen.facts[node].contains(.ownName), let name = screen.tree.string(fields.name) { clues.append(name) }
    return clues
  }

  private func element(_ id: NodeID) -> String {
    let line = NodeLine.text(of: id, in: screen.dump)
    let scalars = line.unicodeScalars
    guard scalars.count > FindingMaker.elementLimit else { return line }
    return String(String.UnicodeScalarView(scalars.prefix(FindingMaker.elementLimit))) + "…"
  }
}
