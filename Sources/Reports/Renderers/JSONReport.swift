internal import AccessibilityTree
public import Verification
internal import Vocabulary

/// The report for programs: schema 1, whose keys keep their names and meaning; new ones may be added.
public enum JSONReport {
  /// The version of the schema.
  public static let schema = 1

  /// Renders the results of a run.
  public static func render(_ result: RunResult, job: ReportOptions.Job = .check) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject(.block)
    json.member("schema", schema)
    json.member("tool", ToolVersion.name)
    json.member("version", ToolVersion.number)
    json.member("command", job.rawValue)
    json.member("strict", result.isStrict)
    json.key("shard")
    write(result.shard, to: &json)
    json.key("summary")
    write(result.summary, to: &json)
    json.member("exit", result.exitStatus)
    json.key("screens")
    json.beginArray(.block)
    for screen in result.screens { write(screen, to: &json) }
    json.end()
    json.key("orphans")
    json.beginArray(.block)
    for path in result.orphans { json.string(path) }
    json.end()
    json.key("errors")
    json.beginArray(.block)
    for error in result.errors { write(error, to: &json) }
    json.end()
    json.end()
    json.finish()
    return json.bytes
  }

  private static func write(_ shard: Shard?, to json: inout JSONWriter) {
    guard let shard else { return json.null() }
    json.beginObject()
    json.member("index", shard.index)
    json.member("count", shard.count)
    json.end()
  }

  private static func write(_ summary: Summary, to json: inout JSONWriter) {
    json.beginObject()
    json.member("pass", summary[.pass])
    json.member("fail", summary[.fail])
    json.member("skip", summary[.skip])
    json.member("unverified", summary[.unverified])
    json.member("vacuous", summary[.vacuous])
    json.member("unwitnessed", summary[.unwitnessed])
    json.member("blocked", summary[.blocked])
    json.member("error", summary.errors)
    json.member("waived", summary.waived)
    json.end()
  }

  private static func write(_ screen: ScreenResult, to json: inout JSONWriter) {
    json.beginObject(.block)
    json.member("file", screen.file)
    json.member("screen", screen.screen)
    json.key("errors")
    json.beginArray(.block)
    for error in screen.errors { write(error, to: &json) }
    json.end()
    json.key("warnings")
    json.beginArray(.block)
    for warning in screen.warnings { write(warning, to: &json) }
    json.end()
    json.key("dumps")
    json.beginArray(.block)
    for dump in screen.dumps { write(dump, to: &json) }
    json.end()
    json.key("checks")
    json.beginArray(.block)
    for check in screen.checks { write(check, to: &json) }
    json.end()
    json.key("source")
    writeSource(of: screen, to: &json)
    json.key("trees")
    json.beginArray(.block)
    for picture in screen.pictures { write(picture, to: &json) }
    json.end()
    json.end()
  }

  /// The lines of the file that its errors and warnings are about.
  private static func writeSource(of screen: ScreenResult, to json: inout JSONWriter) {
    let lines = Set((screen.errors + screen.warnings).compactMap(\.position?.line)).sorted()
    let source = screen.source
    let index = LineIndex(source, length: source.count)
    json.beginArray(.block)
    for line in lines where !source.isEmpty && line <= index.count {
      json.beginObject()
      json.member("line", line)
      json.member(
        "text", String(decoding: source[index.bytes(ofLine: line, in: source, length: source.count)], as: UTF8.self))
      json.end()
    }
    json.end()
  }

  /// A fault that no line causes stands at line 1.
  private static func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.beginObject()
    json.member("line", diagnostic.position?.line ?? 1)
    json.member("column", diagnostic.position?.column ?? 1)
    json.member("message", diagnostic.message)
    json.member("suggestion", diagnostic.suggestion)
    json.member("id", diagnostic.id)
    json.member("length", diagnostic.length)
    json.key("notes")
    strings(diagnostic.notes, to: &json)
    json.member("path", diagnostic.path.isEmpty ? nil : diagnostic.path)
    json.member("severity", diagnostic.severity.rawValue)
    json.member("placed", diagnostic.position != nil)
    json.end()
  }

  private static func write(_ dump: DumpResult, to json: inout JSONWriter) {
    json.beginObject()
    json.member("platform", dump.platform.rawValue)
    json.member("variant", dump.variant)
    json.member("path", dump.path)
    json.member("format", dump.format)
    json.member("nodes", dump.nodes)
    json.member("status", dump.status.rawValue)
    json.member("reason", dump.reason)
    json.key("notes")
    strings(dump.notes, to: &json)
    json.key("refusal")
    if let refusal = dump.refusal { write(refusal, to: &json) } else { json.null() }
    json.end()
  }

  static func strings(_ texts: [String], to json: inout JSONWriter) {
    json.beginArray()
    for text in texts { json.string(text) }
    json.end()
  }
}
