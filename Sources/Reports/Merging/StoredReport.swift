public import AccessibilityTree
internal import DumpFormats
public import Verification
internal import Vocabulary

/// A report of schema 1 as it was stored: the results that it was made from.
///
/// Every report that can be made of the results can be made of these, byte for byte.
public struct StoredReport: Sendable {
  /// What kind of run it is of.
  public let job: ReportOptions.Job
  /// What became of that run.
  public let result: RunResult

  /// Reads a report.
  ///
  /// - Throws: a diagnostic with the place at which the file is no such report.
  public init(reading bytes: [UInt8], path: String) throws(Diagnostic) {
    let value = try JSONValue(reading: bytes, path: path)
    guard value.kind == .object, value["tool"]?.string == ToolVersion.name, let schema = value["schema"] else {
      throw Diagnostic(id: "wrong-report", "this is no JSON report of \(ToolVersion.name)", path: path)
    }
    guard schema.integer == JSONReport.schema else {
      throw schema.fault("wrong-schema", "the report is of a schema that is not known here, not \(JSONReport.schema)")
    }
    let fields = try JSONFields(value)
    job = try fields.word("command")
    var result = RunResult(
      screens: try fields.list("screens", Self.screen), orphans: try fields.texts("orphans"),
      errors: try fields.list("errors", Self.diagnostic),
      isStrict: try fields.bool("strict"))
    result.shard = try fields.optionalObject("shard").map(Self.shard)
    self.result = result
  }

  private static func shard(_ fields: JSONFields) throws(Diagnostic) -> Shard {
    let (index, count) = (try fields.counting("index"), try fields.counting("count"))
    guard let shard = Shard(index, of: count) else {
      throw fields.value.fault("wrong-report", "there is no part \(index) of \(count)")
    }
    return shard
  }

  // MARK: - Screens

  /// The last line that an excerpt is kept of: lines before it are made up, and have to fit into memory.
  private static let lastLine = 10_000_000

  private static func screen(_ value: JSONValue) throws(Diagnostic) -> ScreenResult {
    let fields = try JSONFields(value)
    let file = try fields.text("file")
    var screen = ScreenResult(
      file: file, screen: try fields.text("screen"),
      errors: try fields.list("errors", diagnostic), warnings: try fields.list("warnings", diagnostic),
      dumps: try fields.list("dumps", dump), checks: try fields.list("checks", check), source: try source(fields))
    screen.pictures = try fields.list("trees", picture)
    return screen
  }

  /// A text that has the stored lines where they were, and nothing on the others.
  private static func source(_ fields: JSONFields) throws(Diagnostic) -> [UInt8] {
    var source: [UInt8] = []
    var line = 1
    let lines = try fields.list("source") { value throws(Diagnostic) in
      let fields = try JSONFields(value)
      let number = try fields.counting("line")
      guard number <= lastLine else { throw value.fault("wrong-report", "no expectation file has so many lines") }
      return (number: number, text: try fields.text("text"))
    }
    for (number, text) in lines.sorted(by: { $0.number < $1.number }) where number >= line {
      for _ in line..<number { source.append(0x0a) }
      source += text.utf8
      line = number
    }
    if !lines.isEmpty, source.isEmpty { source.append(0x0a) }
    return source
  }

  private static func diagnostic(_ value: JSONValue) throws(Diagnostic) -> Diagnostic {
    let fields = try JSONFields(value)
    return Diagnostic(
      try fields.word("severity"), id: try fields.text("id"), try fields.text("message"),
      path: try fields.optionalText("path") ?? "",
      position: try fields.bool("placed") ? try fields.position() : nil, length: try fields.integer("length"),
      suggestion: try fields.optionalText("suggestion"), notes: try fields.texts("notes"))
  }

  private static func dump(_ value: JSONValue) throws(Diagnostic) -> DumpResult {
    let fields = try JSONFields(value)
    var refusal: Diagnostic?
    if let member = value["refusal"], member.kind != .null { refusal = try diagnostic(member) }
    return DumpResult(
      platform: try fields.word("platform"), variant: try fields.optionalText("variant"),
      path: try fields.text("path"), format: try fields.optionalText("format"), nodes: try fields.integer("nodes"),
      status: try fields.word("status"), reason: try fields.optionalText("reason"), refusal: refusal,
      notes: try fields.texts("notes"))
  }

  private static func picture(_ value: JSONValue) throws(Diagnostic) -> DumpPicture {
    let fields = try JSONFields(value)
    return DumpPicture(
      platform: try fields.word("platform"), variant: try fields.optionalText("variant"),
      path: try fields.text("path"),
      nodes: try fields.list("nodes") { value throws(Diagnostic) in
        let fields = try JSONFields(value)
        return DumpPicture.Node(
          index: try fields.integer("index"), depth: try fields.integer("depth"), position: try fields.position(),
          text: try fields.text("node"), isStop: try fields.optionalBool("stop"),
          isInScope: try fields.bool("inScope"), claims: try fields.integers("claims"))
      }, count: try fields.integer("count"))
  }
}
