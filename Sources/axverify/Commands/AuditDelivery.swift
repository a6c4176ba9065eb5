internal import Audit
internal import Reports

/// The reports of `audit`.
enum AuditDelivery {
  /// The option of `audit`.
  static var option: OptionSpec { RunDelivery<AuditRun>.option(AuditReportFormat.all.map { ($0.name, $0.summary) }) }

  /// The formats, for reports that look as they are asked to; in a file there are no colours.
  static func formats(_ look: ReportOptions) -> [RunFormat<AuditRun>] {
    AuditReportFormat.all.map { format in
      RunFormat(name: format.name, summary: format.summary, drawsTrees: format.drawsTrees) { run, isFile in
        var look = look
        if isFile { look.isColored = false }
        return format.render(run, look)
      }
    }
  }
}
