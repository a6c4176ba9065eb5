internal import AccessibilityTree

/// The report for a comment on a pull request, or for the summary of a job.
///
/// It stays below what a comment may hold: what fails comes first and in full while there is room, then in a line each,
/// and what is left out is counted.
public enum MarkdownReport {
  /// Renders findings.
  public static func render(_ report: FindingReport) -> [UInt8] {
    var renderer = MarkdownRenderer()
    renderer.run(report)
    return renderer.bytes
  }
}

/// Renders one report as Markdown.
struct MarkdownRenderer {
  /// The room that a comment on GitHub has is 65,536 characters; what is kept free is for what others add.
  private static let room = 60_000
  /// How much of it the failures in full may take, and how much the failures in all.
  private static let roomInFull = 40_000
  private static let roomForFailures = 50_000
  /// The longest details that are shown.
  private static let longestDetails = 4_000

  private(set) var bytes: [UInt8] = []

  mutating func run(_ report: FindingReport) {
    let failing = report.counts.filter(\.weight.fails).reduce(0) { $0 + $1.count }
    let verdict = !report.fails ? "nothing failed" : failing == 1 ? "1 failure" : "failures"
    line("## \(ToolVersion.name) \(report.command): \(report.verdict ?? verdict)")
    line("")
    line("**\(report.counts.map { "\($0.count) \($0.word)" }.joined(separator: " · "))** · \(report.scope)")
    let findings = Finding.byUrgency(report.groups.flatMap(\.findings).filter { $0.standing != .consequence })
    failures(findings.filter(\.weight.fails), called: report.noun)
    remarks(findings.filter { [.warning, .unproven, .note, .assumption].contains($0.weight) })
    table(report.groups.filter { !$0.path.isEmpty })
  }

  // MARK: - Failures

  private mutating func failures(_ failures: [Finding], called noun: String) {
    for (place, finding) in failures.enumerated() {
      let before = bytes.count
      line("")
      inFull(finding)
      guard bytes.count > Self.roomInFull else { continue }
      bytes.removeSubrange(before...)
      return inShort(failures[place...], of: noun, upTo: Self.roomForFailures)
    }
  }

  private mutating func inFull(_ finding: Finding) {
    write("<details><summary>")
    head(finding)
    line("</summary>")
    line("")
    var details = finding.details
    if details.utf8.count > Self.longestDetails {
      details = String(decoding: details.utf8.prefix(Self.longestDetails), as: UTF8.self) + "…\n"
    }
    if details.isEmpty { details = finding.message + "\n" }
    MarkdownText.appendBlock(details, to: &bytes)
    line("")
    line("</details>")
  }

  /// The word, whose it is, where, and what was judged.
  private mutating func head(_ finding: Finding) {
    write("<b>\(finding.word)</b> ")
    let path = finding.place.path
    let place = finding.place.position.map { "\(path):\($0.line):\($0.column)" } ?? path
    for (index, part) in [finding.owner, path.isEmpty ? "" : place, finding.title].filter({ !$0.isEmpty }).enumerated()
    {
      if index > 0 { write(" ") }
      code(part)
    }
  }

  // MARK: - In short

  private mutating func remarks(_ remarks: [Finding]) {
    guard !remarks.isEmpty else { return }
    line("")
    line("<details><summary>\(remarks.count) to look at</summary>")
    inShort(remarks[...], of: "remarks", upTo: (bytes.count + Self.room) / 2)
    line("")
    line("</details>")
  }

  /// A line each while there is room; the rest is counted.
  private mutating func inShort(_ findings: ArraySlice<Finding>, of noun: String, upTo limit: Int) {
    line("")
    line("| result | platform | place | what | why |")
    line("|---|---|---|---|---|")
    for (count, finding) in findings.enumerated() {
      let before = bytes.count
      write("| \(finding.word) | ")
      if !finding.owner.isEmpty { code(finding.owner) }
      write(" | ")
      let path = finding.place.path
      if !path.isEmpty { code(finding.place.position.map { "\(path):\($0.line)" } ?? path) }
      write(" | ")
      code(shortened(finding.title))
      write(" | ")
      if finding.message != finding.title { code(shortened(finding.message)) }
      line(" |")
      guard bytes.count > limit else { continue }
      bytes.removeSubrange(before...)
      line("")
      return line("… and \(findings.count - count) more \(noun)")
    }
  }

  private func shortened(_ text: String) -> String {
    let longest = 200
    return text.unicodeScalars.count > longest
      ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest))) + "…" : text
  }

  // MARK: - By file

  /// The counts of each file, those that all passed counted together.
  private mutating func table(_ groups: [FindingGroup]) {
    let counted = groups.map { group in (group, Self.counts(of: group)) }
    let telling = counted.filter { $0.1.keys.contains { $0 != "PASS" && $0 != "SKIP" } }
    guard !telling.isEmpty else { return }
    let words = Set(telling.flatMap(\.1.keys)).sorted()
    line("")
    line("| file | \(words.map { $0.lowercased() }.joined(separator: " | ")) |")
    line("|---|\(words.map { _ in "--:" }.joined(separator: "|"))|")
    for (place, entry) in telling.enumerated() {
      guard bytes.count < Self.room else {
        line("")
        line("… and \(telling.count - place) more files")
        break
      }
      write("| ")
      code(entry.0.path)
      for word in words { write(" | \(entry.1[word] ?? 0)") }
      line(" |")
    }
    let rest = groups.count - telling.count
    guard rest > 0 else { return }
    line("")
    line("\(rest) more file\(rest == 1 ? "" : "s"), of which there is nothing to say")
  }

  private static func counts(of group: FindingGroup) -> [String: Int] {
    group.findings.reduce(into: [:]) { counts, finding in
      if finding.standing != .cause { counts[finding.word, default: 0] += 1 }
    }
  }

  // MARK: - Text

  /// Writes text of our own.
  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func line(_ text: String) {
    write(text)
    bytes.append(0x0a)
  }

  /// Writes text that may come from anywhere.
  private mutating func code(_ text: String) { MarkdownText.appendCode(text, to: &bytes) }
}
