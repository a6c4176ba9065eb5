internal import AccessibilityTree
internal import DumpFormats
public import TreeDiff

/// The report of a diff for programs: schema 1, whose keys keep their names and meaning; new ones may be added.
public enum JSONDiffReport {
  /// Renders a diff.
  public static func render(_ run: DiffRun) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject(.block)
    json.key("schema")
    json.integer(JSONReport.schema)
    json.key("tool")
    json.string(ToolVersion.name)
    json.key("version")
    json.string(ToolVersion.number)
    json.key("command")
    json.string("diff")
    json.key("exit")
    json.integer(run.exitStatus)
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
    json.key("blocker")
    json.integer(run.count(of: Impact.blocker))
    json.key("major")
    json.integer(run.count(of: Impact.major))
    json.key("minor")
    json.integer(run.count(of: Impact.minor))
    json.key("structure")
    json.integer(run.count(of: Impact.structure))
    json.key("ignored")
    json.integer(run.ignoredCount)
    json.key("notCompared")
    json.integer(run.notComparedCount)
    json.end()
  }

  private static func write(_ screen: ScreenDiff, to json: inout JSONWriter) {
    json.beginObject(.block)
    json.key("path")
    json.string(screen.path)
    json.key("old")
    json.string(screen.old?.path)
    json.key("new")
    json.string(screen.new?.path)
    json.key("status")
    json.string(screen.status.rawValue)
    json.key("reason")
    json.string(screen.refusals.first.map { "\($0.path): \($0.sentence)" })
    let sides = screen.result == nil ? nil : DiffSides(screen)
    json.key("expectations")
    json.string(sides?.expectations)
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
    json.key("kind")
    json.string(change.kind.rawValue)
    json.key("impact")
    json.string(change.impact.name)
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
      json.key("name")
      json.string(attribute.name)
      json.key("old")
      json.string(attribute.old)
      json.key("new")
      json.string(attribute.new)
      json.end()
    }
    json.end()
    json.key("claimed")
    JSONReport.strings(sides.claims(of: change), to: &json)
    json.end()
  }

  private static func write(_ change: OrderChange, to json: inout JSONWriter) {
    json.beginObject()
    json.key("message")
    json.string(change.message)
    json.key("old")
    json.integer(change.old.index)
    json.key("new")
    json.integer(change.new.index)
    json.key("count")
    json.integer(change.count)
    json.end()
  }
}

extension DiffSide {
  /// Writes a node; `null` where there is none.
  fileprivate func write(_ node: NodeID?, to json: inout JSONWriter) {
    guard let node else { return json.null() }
    json.beginObject()
    json.key("index")
    json.integer(node.index)
    json.key("line")
    json.integer(line(of: node))
    json.key("node")
    json.string(text(of: node))
    json.key("spoken")
    json.string(spoken(of: node))
    json.end()
  }
}
