internal import AccessibilityTree

/// The report for code scanning: SARIF 2.1.0.
///
/// What holds is left out, since services show every result as something to look at. What could not be told is there
/// with the kind *open*, what a person has to look at with *review*, and a rule that found nothing of its kind with
/// *notApplicable*; their level is then *none*, as the standard wants it.
public enum SARIFReport {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// Renders findings.
  public static func render(_ report: FindingReport) -> [UInt8] {
    let rules = rules(of: report)
    var json = JSONWriter()
    json.beginObject(.block)
    json.member("$schema", schema)
    json.member("version", "2.1.0")
    json.key("runs")
    json.beginArray(.block)
    json.beginObject(.block)
    tool(rules, to: &json)
    json.key("automationDetails")
    json.beginObject()
    json.member("id", "\(ToolVersion.name)/\(report.command)/")
    json.end()
    json.member("columnKind", "unicodeCodePoints")
    json.key("invocations")
    json.beginArray(.block)
    json.beginObject()
    json.member("executionSuccessful", report.exitStatus < 2)
    json.member("exitCode", report.exitStatus)
    json.end()
    json.end()
    results(report, rules, to: &json)
    json.end()
    json.end()
    json.end()
    json.finish()
    return json.bytes
  }

  /// The rules that the results name, in the order of their ids.
  private static func rules(of report: FindingReport) -> [FindingRule] {
    var ids: Set<String> = []
    for group in report.groups { for finding in group.findings where isReported(finding) { ids.insert(finding.rule) } }
    return ids.sorted().map { id in report.rules.first { $0.id == id } ?? .undescribed(id) }
  }

  private static func tool(_ rules: [FindingRule], to json: inout JSONWriter) {
    json.key("tool")
    json.beginObject(.block)
    json.key("driver")
    json.beginObject(.block)
    json.member("name", ToolVersion.name)
    json.member("semanticVersion", ToolVersion.number)
    json.key("rules")
    json.beginArray(.block)
    for rule in rules {
      json.beginObject()
      json.member("id", rule.id)
      for key in ["shortDescription", "fullDescription"] as [StaticString] { text(key, rule.summary, to: &json) }
      text("help", rule.help, to: &json)
      json.end()
    }
    json.end()
    json.end()
    json.end()
  }

  private static func results(_ report: FindingReport, _ rules: [FindingRule], to json: inout JSONWriter) {
    let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    var seen: [String: Int] = [:]
    json.key("results")
    json.beginArray(.block)
    for group in report.groups {
      for finding in group.findings where isReported(finding) {
        var hash = StableHash()
        for part in [finding.rule, group.path, finding.title, finding.owner] { hash.combine(part) }
        let fingerprint = hash.text
        // The same words on the same file, again: services would take the two for one.
        let occurrence = seen[fingerprint, default: 0] + 1
        seen[fingerprint] = occurrence
        result(
          finding, rule: places[finding.rule], fingerprint: "\(fingerprint):\(occurrence)", in: report, to: &json)
      }
    }
    json.end()
  }

  private static func isReported(_ finding: Finding) -> Bool {
    switch finding.weight {
    case .pass, .skipped: false
    case .inapplicable, .unproven, .note, .assumption, .warning, .failure, .fault: finding.standing != .consequence
    }
  }

  private static func result(
    _ finding: Finding, rule: Int?, fingerprint: String, in report: FindingReport, to json: inout JSONWriter
  ) {
    json.beginObject(.block)
    json.member("ruleId", finding.rule)
    if let rule {
      json.member("ruleIndex", rule)
    }
    json.member("kind", kind(of: finding.weight))
    json.member("level", level(of: finding.weight))
    text("message", message(of: finding), to: &json)
    if !finding.place.path.isEmpty {
      json.key("locations")
      json.beginArray()
      location(finding.place, in: report, to: &json)
      json.end()
    }
    if !finding.related.isEmpty {
      json.key("relatedLocations")
      json.beginArray(.block)
      for place in finding.related { location(place, in: report, to: &json) }
      json.end()
    }
    json.key("partialFingerprints")
    json.beginObject()
    json.member("axverify/v1", fingerprint)
    json.end()
    if let waiver = finding.waiver {
      json.key("suppressions")
      json.beginArray()
      json.beginObject()
      json.member("kind", finding.isWaivedElsewhere ? "external" : "inSource")
      json.member("justification", waiver)
      json.end()
      json.end()
    }
    json.end()
  }

  private static func kind(of weight: Finding.Weight) -> String {
    switch weight {
    case .pass: "pass"
    case .skipped, .inapplicable: "notApplicable"
    case .unproven: "open"
    case .note: "informational"
    case .assumption: "review"
    case .warning, .failure, .fault: "fail"
    }
  }

  private static func level(of weight: Finding.Weight) -> String {
    switch weight {
    // The standard wants it so for every kind but "fail".
    case .pass, .skipped, .inapplicable, .unproven, .note, .assumption: "none"
    case .warning: "warning"
    case .failure, .fault: "error"
    }
  }

  private static func message(of finding: Finding) -> String {
    let owner = finding.owner.isEmpty ? "" : " on \(finding.owner)"
    let subject = finding.subject.isEmpty || finding.subject == finding.place.path ? "" : " (\(finding.subject))"
    return "\(finding.word)\(owner): \(finding.message.isEmpty ? "nothing more to say" : finding.message)\(subject)"
  }

  // MARK: - Parts

  /// Writes a message; what a viewer would take for a link or a placeholder is no such thing here.
  private static func text(_ key: StaticString, _ text: String, to json: inout JSONWriter) {
    json.key(key)
    json.beginObject()
    json.member("text", plain(text))
    json.end()
  }

  /// Shows what hides, and keeps `[x](1)` from being a link and `{0}` a placeholder.
  static func plain(_ text: String) -> String {
    var shown: [UInt8] = []
    TerminalText.append(text[...], to: &shown)
    var plain: [UInt8] = []
    for (place, byte) in shown.enumerated() {
      if byte == UInt8(ascii: "("), place > 0, shown[place - 1] == UInt8(ascii: "]") {
        plain.removeLast()
        plain.append(contentsOf: "\\](".utf8)
        continue
      }
      // A brace is doubled where it holds digits alone, on either side of them.
      if byte == UInt8(ascii: "{"), digits(shown[(place + 1)...], upTo: UInt8(ascii: "}")) { plain.append(byte) }
      if byte == UInt8(ascii: "}"), digits(shown[..<place].reversed(), upTo: UInt8(ascii: "{")) { plain.append(byte) }
      plain.append(byte)
    }
    return String(decoding: plain, as: UTF8.self)
  }

  /// Whether there are digits, a few of them, and then a brace.
  private static func digits(_ bytes: some Sequence<UInt8>, upTo brace: UInt8) -> Bool {
    var count = 0
    for byte in bytes.prefix(10) {
      if byte == brace { return count > 0 }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return false }
      count += 1
    }
    return false
  }

  private static func location(_ place: Finding.Place, in report: FindingReport, to json: inout JSONWriter) {
    json.beginObject()
    json.key("physicalLocation")
    json.beginObject()
    json.key("artifactLocation")
    json.beginObject()
    json.member("uri", RelativeReference.of(path: RepositoryPath.of(place.path, below: report.repositoryPrefix)))
    json.end()
    if let position = place.position {
      json.key("region")
      json.beginObject()
      json.member("startLine", max(1, position.line))
      json.member("startColumn", max(1, position.column))
      json.member("endColumn", max(1, position.column) + max(1, place.length))
      json.end()
    }
    json.end()
    if !place.label.isEmpty { text("message", place.label, to: &json) }
    json.end()
  }
}
