internal import AccessibilityTree
internal import Verification

/// The report for a browser: one page with nothing from elsewhere.
///
/// It reads in this order: what came of it, filters, and for each file its results and its trees, in which each node
/// says which results are about it.
public enum HTMLReport {
  /// Renders findings.
  public static func render(_ report: FindingReport) -> [UInt8] {
    var renderer = HTMLRenderer(report)
    renderer.run()
    return renderer.page.bytes
  }
}

/// Renders one page; the parts of it are in extensions, one a file.
struct HTMLRenderer {
  let report: FindingReport
  var page: HTMLPage
  var anchors: PageAnchors

  init(_ report: FindingReport) {
    self.report = report
    anchors = PageAnchors(report.groups)
    page = HTMLPage(title: "\(ToolVersion.name) \(report.command): \(Self.verdict(of: report))")
  }

  /// What came of it in a word or two.
  private static func verdict(of report: FindingReport) -> String {
    if let verdict = report.verdict { return verdict }
    let failing = report.counts.filter { $0.weight.fails && $0.count > 0 }
    if failing.isEmpty { return report.fails ? "failed" : "nothing failed" }
    return failing.map { "\($0.count) \($0.word)" }.joined(separator: ", ")
  }

  mutating func run() {
    page.markup("<a class=\"skip\" href=\"#results\">Skip to the results</a>\n<header>\n<h1>")
    page.text("\(ToolVersion.name) \(report.command): \(Self.verdict(of: report))")
    page.markup("</h1>\n<p>")
    page.text(report.scope)
    page.markup("</p>\n<ul class=\"counts\" aria-label=\"Counts\">\n")
    for count in report.counts {
      let face = count.count > 0 ? Self.face(of: count.weight) : "is-none"
      page.markup("<li class=\"\(face)\">\(count.count) \(count.word)</li>\n")
    }
    page.markup("</ul>\n")
    filters()
    contents()
    page.markup("</header>\n<main id=\"results\" tabindex=\"-1\">\n")
    for place in report.groups.indices { section(place) }
    if report.groups.isEmpty { page.markup("<p>There is nothing to show.</p>\n") }
    page.markup("</main>\n<footer><p class=\"faint\">\(ToolVersion.name) \(ToolVersion.number)</p></footer>\n")
    page.finish()
  }

  /// The class by which a weight is coloured.
  static func face(of weight: Finding.Weight) -> String {
    switch weight {
    case .pass: "is-pass"
    case .skipped, .inapplicable: "is-skipped"
    case .unproven: "is-unproven"
    case .note, .assumption: "is-note"
    case .warning: "is-warning"
    case .failure: "is-failure"
    case .fault: "is-fault"
    }
  }

  // MARK: - Contents

  /// Links to the files, where there are several.
  private mutating func contents() {
    guard report.groups.count > 1 else { return }
    page.markup("<nav aria-label=\"Files\">\n<details><summary>\(report.groups.count) files</summary>\n<ul>\n")
    for (place, group) in report.groups.enumerated() {
      let failing = group.findings.count { $0.weight.fails && $0.standing != .consequence }
      page.markup("<li><a href=\"#file-\(place + 1)\">")
      page.text(Self.name(of: group))
      page.markup("</a>: \(failing == 0 ? "nothing failed" : "\(failing) failed")</li>\n")
    }
    page.markup("</ul>\n</details>\n</nav>\n")
  }

  static func name(of group: FindingGroup) -> String { group.path.isEmpty ? group.title : group.path }

  private mutating func section(_ place: Int) {
    let group = report.groups[place]
    page.markup("<section aria-labelledby=\"file-\(place + 1)\">\n<h2 id=\"file-\(place + 1)\" tabindex=\"-1\">")
    page.text(Self.name(of: group))
    if !group.path.isEmpty, !group.title.isEmpty {
      page.markup(" <span class=\"faint\">")
      page.text(group.title)
      page.markup("</span>")
    }
    page.markup("</h2>\n")
    let trees = group.trees.map { anchors.tree($0) }
    results(place, trees: trees)
    for (index, tree) in group.trees.enumerated() { self.tree(tree, named: trees[index], group: place) }
    page.markup("</section>\n")
  }
}
