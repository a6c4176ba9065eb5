/// The filters of a page: shown by its script, since they do nothing without it.
extension HTMLRenderer {
  /// A kind of result that can be shown or hidden.
  private struct Kind {
    let name: String
    let label: String
    let weights: [Finding.Weight]
  }

  private static let kinds = [
    Kind(name: "failing", label: "fails the run", weights: [.failure, .fault]),
    Kind(name: "doubtful", label: "to look at", weights: [.warning, .note, .assumption]),
    Kind(name: "untold", label: "could not be told", weights: [.unproven]),
    Kind(name: "holding", label: "holds", weights: [.pass]),
    Kind(name: "left", label: "not judged", weights: [.skipped, .inapplicable]),
  ]

  /// The name of the filter that shows a weight.
  static func filter(of weight: Finding.Weight) -> String {
    kinds.first { $0.weights.contains(weight) }?.name ?? ""
  }

  mutating func filters() {
    var counts: [String: Int] = [:]
    var owners: Set<String> = []
    for group in report.groups {
      for finding in group.findings {
        counts[Self.filter(of: finding.weight), default: 0] += 1
        if !finding.owner.isEmpty { owners.insert(finding.owner) }
      }
      for tree in group.trees where !tree.owner.isEmpty { owners.insert(tree.owner) }
    }
    page.markup("<form hidden aria-label=\"Filters\">\n<fieldset><legend>Show results</legend>\n<div class=\"row\">\n")
    // What holds is of interest where nothing else is there.
    let isQuiet = Self.kinds.prefix(3).allSatisfy { counts[$0.name] == nil }
    for (place, kind) in Self.kinds.enumerated() {
      guard let count = counts[kind.name] else { continue }
      let checked = place < 3 || isQuiet ? " checked" : ""
      page.markup("<label><input type=\"checkbox\" name=\"\(kind.name)\"\(checked)> \(kind.label) (\(count))</label>\n")
    }
    page.markup("</div>\n</fieldset>\n<div class=\"row\">\n")
    if owners.count > 1 {
      page.markup("<label>Platform <select name=\"platform\">\n<option value=\"\">all</option>\n")
      for owner in owners.sorted() {
        page.markup("<option>")
        page.text(owner)
        page.markup("</option>\n")
      }
      page.markup("</select></label>\n")
    }
    if report.groups.contains(where: { !$0.trees.isEmpty }) {
      page.markup("<label>Nodes <select name=\"nodes\">\n<option value=\"all\">all</option>\n")
      page.markup("<option value=\"failing\">those that fail</option>\n</select></label>\n")
    }
    page.markup("<label>Results with the text <input type=\"search\" name=\"text\" autocomplete=\"off\"></label>\n")
    page.markup("<button type=\"reset\">Reset</button>\n</div>\n<p id=\"shown\" role=\"status\"></p>\n</form>\n")
  }
}
