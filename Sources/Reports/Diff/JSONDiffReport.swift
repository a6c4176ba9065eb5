internal import AccessibilityTree
internal import DumpFormats
public import TreeDiff

/// The report of a diff for programs: schema 1, whose keys keep their names and meaning; new ones may be added.
public enum JSONDiffReport {
  /// Renders a diff.
  public static func render(_ run: DiffRun) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject(.block)
    json.member("schema", JSONReport.schema)
    json.member("tool", ToolVersion.name)
    json.member("version", ToolVersion.number)
    json.member("command", "diff")
    json.member("exit", run.exitStatus)
    json.key("summary")
    writeSummary(run, to: &json)
    json.key("screens")
    json.beginArray(.block)
    for screen in run.screens { write(screen, to: &json) }
    json.end()
    json.end()
    json.finish()
    return json.bytes
  }

  private static func writeSummary(_ run: DiffRun, to json: inout JSONWriter) {
    json.beginObject()
    json.member("blocker", run.count(of: Impact.blocker))
    json.member("major", run.count(of: Impact.major))
    json.member("minor", run.count(of: Impact.minor))
    json.member("structure", run.count(of: Impact.structure))
    json.member("ignored", run.ignoredCount)
    json.member("notCompared", run.notComparedCount)
    json.end()
  }

  private static func write(_ screen: ScreenDiff, to json: inout JSONWriter) {
    json.beginObject(.block)
    json.member("path", screen.path)
    json.member("old", screen.old?.path)
    json.member("new", screen.new?.path)
    json.member("status", screen.status.rawValue)
    json.member("reason", screen.refusals.first.map { "\($0.path): \($0.sentence)" })
    let sides = screen.result == nil ? nil : DiffSides(screen)
    json.member("expectations", sides?.expectations)
    json.key("changes")
    json.beginArray(.block)
    if let sides { for change in screen.result?.changes ?? [] { write(change, sides, to: &json) } }
    json.end()
    json.key("order")
    json.beginArray(.block)
    for change in screen.result?.order ?? [] { write(change, to: &json) }
    json.end()
    json.end()
  }

  private static func write(_ change: Change, _ sides: DiffSides, to json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", change.kind.rawValue)
    json.member("impact", change.impact.name)
    json.key("effects")
    JSONReport.strings(change.effects.map(\.rawValue), to: &json)
    json.key("old")
    sides.old.write(change.old, to: &json)
    json.key("new")
    sides.new.write(change.new, to: &json)
    json.key("attributes")
    json.beginArray()
    for attribute in change.attributes {
      json.beginObject()
      json.member("name", attribute.name)
      json.member("old", attribute.old)
      json.member("new", attribute.new)
      json.end()
    }
    json.end()
    json.key("claimed")
    JSONReport.strings(sides.claims(of: change), to: &json)
    json.end()
  }

  private static func write(_ change: OrderChange, to json: inout JSONWriter) {
    json.beginObject()
    json.member("message", change.message)
    json.member("old", change.old.index)
    json.member("new", change.new.index)
    json.member("count", change.count)
    json.end()
  }
}

extension DiffSide {
  /// Writes a node; `null` where there is none.
  fileprivate func write(_ node: NodeID?, to json: inout JSONWriter) {
    guard let node else { return json.null() }
    json.beginObject()
    json.member("index", node.index)
    json.member("line", line(of: node))
    json.member("node", text(of: node))
    json.member("spoken", spoken(of: node))
    json.end()
  }
}
