/// How a half-way check (`checked=mixed`) stands in the dumps of a source on a platform.
public enum MixedCheck: Hashable, Sendable {
  /// It is printed as such.
  case expressible
  /// The platform has no such state, so a box that is half-way has no value at all.
  case none(because: String)
  /// The platform may have it, but the source prints something else in its place.
  case notShown(because: String)
}

/// The rules of `state-rules.tsv`.
struct MixedCheckTable: Sendable {
  /// The table of the binary.
  static let standard = MixedCheckTable()

  private struct Rule: Sendable {
    /// The sources it is about; empty for all.
    var sources: [Source]
    /// The platforms it is about; empty for all.
    var platforms: [Platform]
    var answer: MixedCheck
  }

  private let rules: [Rule]

  private init() {
    let table = Table(GeneratedTables.stateRules)
    let sources = table.column("sources")
    let platforms = table.column("platforms")
    let kind = table.column("kind")
    let because = table.column("because")
    rules = (0..<table.count).map { row in
      let reason = table[row, because]
      let answer: MixedCheck =
        switch table[row, kind] {
        case "expressible": .expressible
        case "none": .none(because: reason)
        case "not-shown": .notShown(because: reason)
        default: preconditionFailure("state-rules.tsv has a kind of rule that is not known")
        }
      return Rule(
        sources: table.list(row, sources).compactMap(Source.init(rawValue:)),
        platforms: table.list(row, platforms).compactMap(Platform.init(rawValue:)), answer: answer)
    }
  }

  /// The answer of the first rule that fits; the last rule fits everything.
  func answer(source: Source, platform: Platform) -> MixedCheck {
    rules.first { rule in
      (rule.sources.isEmpty || rule.sources.contains(source))
        && (rule.platforms.isEmpty || rule.platforms.contains(platform.tables))
    }?.answer ?? .expressible
  }
}
