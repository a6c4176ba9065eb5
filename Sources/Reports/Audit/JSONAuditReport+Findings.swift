internal import AccessibilityTree
internal import Audit
internal import Vocabulary

/// The parts of a dump's audit.
extension JSONAuditReport {
  static func write(_ outcome: DumpAudit.Outcome, to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", outcome.rule)
    json.member("status", outcome.status.rawValue)
    json.member("reason", outcome.reason)
    json.member("examined", outcome.examined)
    json.member("skipped", outcome.skipped)
    json.end()
  }

  /// A finding; with a reason where it is waived.
  static func write(_ finding: AuditFinding, reason: String?, to json: inout JSONWriter) {
    json.beginObject()
    json.member("class", finding.findingClass.rawValue)
    json.member("impact", finding.impact.rawValue)
    json.member("rule", finding.rule)
    json.member("detector", finding.detector)
    json.member("criterion", finding.criterion?.title)
    json.member("promoted", finding.isPromoted)
    json.member("line", finding.position.line)
    json.member("column", finding.position.column)
    json.member("node", finding.element)
    json.member("path", finding.path)
    json.member("key", finding.fingerprint)
    json.member("message", finding.message)
    json.key("evidence")
    json.beginArray()
    for evidence in finding.evidence {
      json.beginObject()
      json.member("attribute", evidence.attribute)
      json.member("value", evidence.value)
      json.end()
    }
    json.end()
    json.member("spoken", finding.spoken)
    guidance(of: finding, to: &json)
    if let reason {
      json.member("reason", reason)
    }
    json.end()
  }

  private static func guidance(of finding: AuditFinding, to json: inout JSONWriter) {
    json.key("fix")
    json.beginArray()
    for fix in finding.fixes {
      json.beginObject()
      json.member("framework", fix.framework)
      json.member("text", fix.text)
      json.end()
    }
    json.end()
    json.key("wcag")
    JSONReport.strings(finding.wcag, to: &json)
    json.key("help")
    JSONReport.strings(
      ["audit-rules#\(finding.rule)"] + finding.wcag.compactMap { SuccessCriterion.numbered($0)?.url }, to: &json)
    json.key("likelyPlaces")
    json.beginArray()
    for place in finding.likelyPlaces {
      json.beginObject()
      json.member("path", place.path)
      json.member("line", place.line)
      json.end()
    }
    json.end()
    json.key("folded")
    JSONReport.strings(finding.folded, to: &json)
  }

  static func write(_ entry: DumpAudit.Unverified, to json: inout JSONWriter) {
    json.beginObject()
    json.member("what", entry.what)
    json.member("why", entry.why)
    json.member("where", entry.where.isEmpty ? nil : entry.where)
    json.member("rule", entry.rule)
    json.end()
  }

  static func write(_ element: DumpAudit.Passing, to json: inout JSONWriter) {
    json.beginObject()
    json.member("line", element.position.line)
    json.member("column", element.position.column)
    json.member("element", element.element)
    json.member("origin", element.origin)
    json.end()
  }

  static func write(_ error: Diagnostic, to json: inout JSONWriter) {
    json.beginObject()
    json.member("path", error.path.isEmpty ? nil : error.path)
    json.member("line", error.position?.line ?? 1)
    json.member("column", error.position?.column ?? 1)
    json.member("message", error.message)
    json.member("id", error.id)
    json.end()
  }

  static func waivers(_ waivers: [Waiver], to json: inout JSONWriter) {
    json.beginArray(.block)
    for waiver in waivers {
      json.beginObject()
      json.member("rule", waiver.rule)
      json.member("reason", waiver.reason)
      json.member("expires", waiver.expires?.description)
      json.member("ticket", waiver.ticket)
      json.member("by", waiver.by)
      json.end()
    }
    json.end()
  }
}
