internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// Puts findings into words for a report; siblings share the words for what is around them.
///
/// One is used by one thread at a time.
final class FindingMaker: @unchecked Sendable {
  private let screen: Screen
  private let places: DumpPlaces
  private let lines: NodeLines
  private var paths: [Int32: (path: String, signature: String)] = [:]

  /// The most characters of an element's line that are shown.
  private static let elementLimit = 240

  /// Makes another maker for the same screen, for another thread.
  init(beside other: FindingMaker) {
    screen = other.screen
    places = other.places
    lines = other.lines
  }

  init(screen: Screen) {
    self.screen = screen
    places = DumpPlaces(screen.dump)
    lines = NodeLines(screen.dump)
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
      fingerprint: words.fingerprint(
        draft.node, rule: rule.id, detector: draft.detector, around: around.signature),
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
    let around = (path: screen.words.path(node), signature: screen.words.signature(node))
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
    let line = lines.text(of: id)
    let scalars = line.unicodeScalars
    // No text has more characters than bytes.
    guard line.utf8.count > FindingMaker.elementLimit, scalars.count > FindingMaker.elementLimit else { return line }
    return String(String.UnicodeScalarView(scalars.prefix(FindingMaker.elementLimit))) + "…"
  }
}
