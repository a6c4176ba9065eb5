internal import AccessibilityTree
internal import Audit
internal import Vocabulary

/// The parts of a dump's audit.
extension JSONAuditReport {
  static func write(_ outcome: DumpAudit.Outcome, to json: inout JSONWriter) {
    json.beginObject()
    json.key("id")
    json.string(outcome.rule)
    json.key("status")
    json.string(outcome.status.rawValue)
    json.key("reason")
    json.string(outcome.reason)
    json.key("examined")
    json.integer(outcome.examined)
    json.key("skipped")
    json.integer(outcome.skipped)
    json.end()
  }

  /// A finding; with a reason where it is waived.
  static func write(_ finding: AuditFinding, reason: String?, to json: inout JSONWriter) {
    json.beginObject()
    json.key("class")
    json.string(finding.findingClass.rawValue)
    json.key("impact")
    json.string(finding.impact.rawValue)
    json.key("rule")
    json.string(finding.rule)
    json.key("detector")
    json.string(finding.detector)
    json.key("criterion")
    json.string(finding.criterion?.title)
    json.key("promoted")
    json.boolean(finding.isPromoted)
    json.key("line")
    json.integer(finding.position.line)
    json.key("column")
    json.integer(finding.position.column)
    json.key("node")
    json.string(finding.element)
    json.key("path")
    json.string(finding.path)
    json.key("key")
    json.string(finding.fingerprint)
    json.key("message")
    json.string(finding.message)
    json.key("evidence")
    json.beginArray()
    for evidence in finding.evidence {
      json.beginObject()
      json.key("attribute")
      json.string(evidence.attribute)
      json.key("value")
      json.string(evidence.value)
      json.end()
    }
    json.end()
    json.key("spoken")
    json.string(finding.spoken)
    guidance(of: finding, to: &json)
    if let reason {
      json.key("reason")
      json.string(reason)
    }
    json.end()
  }

  private static func guidance(of finding: AuditFinding, to json: inout JSONWriter) {
    json.key("fix")
    json.beginArray()
    for fix in finding.fixes {
      json.beginObject()
      json.key("framework")
      json.string(fix.framework)
      json.key("text")
      json.string(fix.text)
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
      json.key("path")
      json.string(place.path)
      json.key("line")
      json.integer(place.line)
      json.end()
    }
    json.end()
    json.key("folded")
    JSONReport.strings(finding.folded, to: &json)
  }

  static func write(_ entry: DumpAudit.Unverified, to json: inout JSONWriter) {
    json.beginObject()
    json.key("what")
    json.string(entry.what)
    json.key("why")
    json.string(entry.why)
    json.key("where")
    json.string(entry.where.isEmpty ? nil : entry.where)
    json.key("rule")
    json.string(entry.rule)
    json.end()
  }

  static func write(_ element: DumpAudit.Passing, to json: inout JSONWriter) {
    json.beginObject()
    json.key("line")
    json.integer(element.position.line)
    json.key("column")
    json.integer(element.position.column)
    json.key("element")
    json.string(element.element)
    json.key("origin")
    json.string(element.origin)
    json.end()
  }

  static func write(_ error: Diagnostic, to json: inout JSONWriter) {
    json.beginObject()
    json.key("path")
    json.string(error.path.isEmpty ? nil : error.path)
    json.key("line")
    json.integer(error.position?.line ?? 1)
    json.key("column")
    json.integer(error.position?.column ?? 1)
    json.key("message")
    json.string(error.message)
    json.key("id")
    json.string(error.id)
    json.end()
  }

  static func waivers(_ waivers: [Waiver], to json: inout JSONWriter) {
    json.beginArray(.block)
    for waiver in waivers {
      json.beginObject()
      json.key("rule")
      json.string(waiver.rule)
      json.key("reason")
      json.string(waiver.reason)
      json.key("expires")
      json.string(waiver.expires?.description)
      json.key("ticket")
      json.string(waiver.ticket)
      json.key("by")
      json.string(waiver.by)
      json.end()
    }
    json.end()
  }
}
