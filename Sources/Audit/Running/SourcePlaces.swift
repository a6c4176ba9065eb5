/// Likely places in an app's sources: lines that hold the label or identifier of a failing element.
///
/// It looks at what stands between quotes or between tags, and asks once for each such text, so that the time grows
/// with the sources and not with the findings.
public struct SourcePlaces: Sendable {
  /// A line of a source file.
  public struct Place: Hashable, Sendable {
    /// The file.
    public var path: String
    /// The line, from 1.
    public var line: Int

    /// Makes a place.
    public init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  /// How many places of one text are kept.
  private static let most = 3
  /// Texts shorter than that stand everywhere.
  private static let shortest = 3
  /// Texts longer than that are looked up no more.
  private static let longest = 200

  private let wanted: Set<String>
  private var found: [String: [Place]] = [:]

  /// Prepares to look for what the failures of some audits are called.
  public init(_ audits: [DumpAudit]) {
    var wanted: Set<String> = []
    for finding in audits.flatMap(\.findings) where finding.findingClass == .failure {
      wanted.formUnion(finding.clues.filter { $0.utf8.count >= SourcePlaces.shortest })
    }
    self.wanted = wanted
  }

  /// Whether there is nothing to look for.
  public var isIdle: Bool { wanted.isEmpty }

  /// Looks through a file.
  public mutating func scan(_ bytes: [UInt8], path: String) {
    var line = 1
    var start = 0
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "<"), UInt8(ascii: ">"):
        look(bytes, start..<index, Place(path: path, line: line))
        start = index + 1
      case UInt8(ascii: "\n"):
        start = index + 1
        line += 1
      default: break
      }
    }
  }

  private mutating func look(_ bytes: [UInt8], _ range: Range<Int>, _ place: Place) {
    guard (SourcePlaces.shortest...SourcePlaces.longest).contains(range.count) else { return }
    var text = String(decoding: bytes[range], as: UTF8.self)
    if !wanted.contains(text) {
      // "@+id/save" and "app:id/save" are one identifier.
      guard let slash = text.lastIndex(of: "/") else { return }
      text = String(text[text.index(after: slash)...])
      guard wanted.contains(text) else { return }
    }
    let places = found[text] ?? []
    if places.count < SourcePlaces.most, places.last != place { found[text] = places + [place] }
  }

  /// The places of what a finding's element is called; those of its identifier first.
  public func places(of finding: AuditFinding) -> [Place] {
    for clue in finding.clues {
      if let places = found[clue] { return places }
    }
    return []
  }
}
