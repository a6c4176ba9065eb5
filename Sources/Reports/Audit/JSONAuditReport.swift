internal import AccessibilityTree
public import Audit
internal import Vocabulary

/// The report of an audit for programs: schema 1, whose keys keep their names and meaning; new ones may be added.
public enum JSONAuditReport {
  /// Renders an audit.
  public static func render(_ run: AuditRun) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject(.block)
    json.member("schema", JSONReport.schema)
    json.member("tool", ToolVersion.name)
    json.member("version", ToolVersion.number)
    json.member("command", "audit")
    json.member("verdict", word(run.passes))
    json.member("exit", run.exitStatus)
    json.key("coverage")
    write(total(run), to: &json)
    json.member("profile", run.profile)
    json.key("promoted")
    JSONReport.strings(run.promoted, to: &json)
    json.key("dumps")
    json.beginArray(.block)
    for audit in run.audits { write(audit, to: &json) }
    json.end()
    json.key("unusedWaivers")
    waivers(run.unusedWaivers, to: &json)
    json.key("expiredWaivers")
    waivers(run.expiredWaivers, to: &json)
    json.key("mendedKnown")
    JSONReport.strings(run.mendedKnown, to: &json)
    json.key("errors")
    json.beginArray(.block)
    for error in run.errors { write(error, to: &json) }
    json.end()
    json.end()
    json.finish()
    return json.bytes
  }

  private static func word(_ passes: Bool?) -> String? { passes.map { $0 ? "pass" : "fail" } }

  private static func total(_ run: AuditRun) -> DumpAudit.Coverage {
    run.audits.reduce(into: DumpAudit.Coverage()) { total, audit in
      total.audited += audit.coverage.audited
      total.nodes += audit.coverage.nodes
      total.passed += audit.coverage.passed
      total.nothingToCheck += audit.coverage.nothingToCheck
      total.unverifiedByFormat += audit.coverage.unverifiedByFormat
      total.unverifiedByNature += audit.coverage.unverifiedByNature
    }
  }

  private static func write(_ coverage: DumpAudit.Coverage, to json: inout JSONWriter) {
    json.beginObject()
    json.member("audited", coverage.audited)
    json.member("nodes", coverage.nodes)
    json.member("passed", coverage.passed)
    json.member("nothingToCheck", coverage.nothingToCheck)
    json.member("notVerifiedByFormat", coverage.unverifiedByFormat)
    json.member("notVerifiedByNature", coverage.unverifiedByNature)
    json.end()
  }

  private static func write(_ audit: DumpAudit, to json: inout JSONWriter) {
    json.beginObject(.block)
    json.member("path", audit.path)
    json.member("platform", audit.platform.rawValue)
    json.member("format", audit.format)
    json.member("verdict", word(audit.passes))
    json.member("reason", audit.refusal?.message)
    json.key("coverage")
    write(audit.coverage, to: &json)
    json.key("rules")
    json.beginArray(.block)
    for outcome in audit.outcomes { write(outcome, to: &json) }
    json.end()
    json.key("findings")
    json.beginArray(.block)
    for finding in audit.findings { write(finding, reason: nil, to: &json) }
    json.end()
    json.key("notVerified")
    json.beginArray(.block)
    for entry in audit.unverified { write(entry, to: &json) }
    json.end()
    json.key("suppressed")
    json.beginArray(.block)
    for entry in audit.suppressed { write(entry.finding, reason: entry.reason, to: &json) }
    json.end()
    json.member("passingCount", audit.passingCount)
    json.key("passing")
    json.beginArray(.block)
    for element in audit.passing { write(element, to: &json) }
    json.end()
    json.member("knownCount", audit.knownCount)
    json.key("notes")
    JSONReport.strings(audit.notes, to: &json)
    json.end()
  }
}
