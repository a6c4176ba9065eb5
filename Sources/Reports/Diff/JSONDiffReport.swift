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
    json.string(screen.refusals.first.map { "\($0.path): \($0.message)" })
    json.key("changes")
    json.beginArray(.block)
    if let result = screen.result, let old = screen.old?.reading, let new = screen.new?.reading {
      let sides = (old: JSONDiffSide(old), new: JSONDiffSide(new))
      for change in result.changes { write(change, sides.old, sides.new, to: &json) }
    }
    json.end()
    json.key("order")
    json.beginArray(.block)
    for change in screen.result?.order ?? [] { write(change, to: &json) }
    json.end()
    json.end()
  }

  private static func write(_ change: Change, _ old: JSONDiffSide, _ new: JSONDiffSide, to json: inout JSONWriter) {
    json.beginObject()
    json.key("kind")
    json.string(change.kind.rawValue)
    json.key("impact")
    json.string(change.impact.name)
    json.key("effects")
    JSONReport.strings(change.effects.map(\.rawValue), to: &json)
    json.key("old")
    old.write(change.old, to: &json)
    json.key("new")
    new.write(change.new, to: &json)
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

/// One dump of a diff, for writing its nodes.
private struct JSONDiffSide {
  private let dump: Dump
  private let places: DumpPlaces
  private let spoken: SpokenText

  init(_ reading: DumpReading) {
    dump = reading.dump
    places = DumpPlaces(reading.dump)
    spoken = SpokenText(reading)
  }

  func write(_ node: NodeID?, to json: inout JSONWriter) {
    guard let node else { return json.null() }
    json.beginObject()
    json.key("index")
    json.integer(node.index)
    json.key("line")
    json.integer(places.position(of: node).line)
    json.key("node")
    json.string(NodeLine.text(of: node, in: dump))
    json.key("spoken")
    json.string(spoken.text(of: node))
    json.end()
  }
}
