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
    json.key("schema")
    json.integer(schema)
    json.key("tool")
    json.string(ToolVersion.name)
    json.key("version")
    json.string(ToolVersion.number)
    json.key("command")
    json.string(job.rawValue)
    json.key("strict")
    json.boolean(result.isStrict)
    json.key("summary")
    write(result.summary, to: &json)
    json.key("exit")
    json.integer(result.exitStatus)
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

  private static func write(_ summary: Summary, to json: inout JSONWriter) {
    json.beginObject()
    json.key("pass")
    json.integer(summary[.pass])
    json.key("fail")
    json.integer(summary[.fail])
    json.key("skip")
    json.integer(summary[.skip])
    json.key("unverified")
    json.integer(summary[.unverified])
    json.key("vacuous")
    json.integer(summary[.vacuous])
    json.key("unwitnessed")
    json.integer(summary[.unwitnessed])
    json.key("blocked")
    json.integer(summary[.blocked])
    json.key("error")
    json.integer(summary.errors)
    json.key("waived")
    json.integer(summary.waived)
    json.end()
  }

  private static func write(_ screen: ScreenResult, to json: inout JSONWriter) {
    json.beginObject(.block)
    json.key("file")
    json.string(screen.file)
    json.key("screen")
    json.string(screen.screen)
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
      json.key("line")
      json.integer(line)
      json.key("text")
      json.string(String(decoding: source[index.bytes(ofLine: line, in: source, length: source.count)], as: UTF8.self))
      json.end()
    }
    json.end()
  }

  /// A fault that no line causes stands at line 1.
  private static func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.beginObject()
    json.key("line")
    json.integer(diagnostic.position?.line ?? 1)
    json.key("column")
    json.integer(diagnostic.position?.column ?? 1)
    json.key("message")
    json.string(diagnostic.message)
    json.key("suggestion")
    json.string(diagnostic.suggestion)
    json.key("id")
    json.string(diagnostic.id)
    json.key("length")
    json.integer(diagnostic.length)
    json.key("notes")
    strings(diagnostic.notes, to: &json)
    json.key("path")
    json.string(diagnostic.path.isEmpty ? nil : diagnostic.path)
    json.key("severity")
    json.string(diagnostic.severity.rawValue)
    json.key("placed")
    json.boolean(diagnostic.position != nil)
    json.end()
  }

  private static func write(_ dump: DumpResult, to json: inout JSONWriter) {
    json.beginObject()
    json.key("platform")
    json.string(dump.platform.rawValue)
    json.key("variant")
    json.string(dump.variant)
    json.key("path")
    json.string(dump.path)
    json.key("format")
    json.string(dump.format)
    json.key("nodes")
    json.integer(dump.nodes)
    json.key("status")
    json.string(dump.status.rawValue)
    json.key("reason")
    json.string(dump.reason)
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
