public import AccessibilityTree
public import Verification
internal import Vocabulary

/// Joins the reports of the parts of a run: of the shards of one machine after the other, or of machines that each had
/// the dumps of one platform.
public struct ReportMerge: Sendable {
  /// What all of them come to.
  public private(set) var result = RunResult()
  /// What kind of run they are of.
  public private(set) var job = ReportOptions.Job.check
  /// Why some of them cannot be joined.
  public private(set) var errors: [Diagnostic] = []
  private var first: String?
  private var places: [String: Int] = [:]
  private var parts = MergedParts()
  /// The report that each dump was taken from.
  private var origins: [String: String] = [:]

  /// Nothing to join yet.
  public init() {}

  /// Takes in one report.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - path: what it is called where it does not fit the others.
  public mutating func add(_ report: StoredReport, path: String) {
    if let first {
      guard agrees(report, path, with: first) else { return }
    } else {
      first = path
      job = report.job
      result.isStrict = report.result.isStrict
    }
    parts.add(report.result.shard, path: path)
    for screen in report.result.screens { add(screen, path) }
    // What is wrong with the whole run is said in each part of it, and so is what nobody owns.
    for error in report.result.errors where !result.errors.contains(error) { result.errors.append(error) }
    let known = Set(result.orphans)
    result.orphans += report.result.orphans.filter { !known.contains($0) }
  }

  /// Puts everything into the order of a run that was never parted.
  public mutating func finish() {
    result.screens.sort { $0.file < $1.file }
    result.orphans.sort()
    result.errors += parts.faults
    places = [:]
  }

  private mutating func agrees(_ report: StoredReport, _ path: String, with first: String) -> Bool {
    if report.job != job {
      fail(path, "this is a report of '\(report.job.rawValue)', and '\(first)' is one of '\(job.rawValue)'")
      return false
    }
    if report.result.isStrict != result.isStrict {
      let strict = result.isStrict ? first : path
      fail(path, "of this report and '\(first)', '\(strict)' alone is of a run with '--strict'")
      return false
    }
    return true
  }

  private mutating func fail(_ path: String, _ message: String) {
    errors.append(Diagnostic(id: "unlike-reports", message, path: path))
  }

  // MARK: - One screen in several reports

  private mutating func add(_ screen: ScreenResult, _ path: String) {
    guard let place = places[screen.file] else {
      places[screen.file] = result.screens.count
      result.screens.append(screen)
      for dump in screen.dumps { origins[origin(screen, dump)] = path }
      return
    }
    var joined = result.screens[place]
    joined.errors += screen.errors.filter { !joined.errors.contains($0) }
    joined.warnings += screen.warnings.filter { !joined.warnings.contains($0) }
    if joined.source.count < screen.source.count { joined.source = screen.source }
    for dump in screen.dumps { add(dump, of: screen, to: &joined, path) }
    let order = Dictionary(joined.dumps.enumerated().map { (owner($1), $0) }, uniquingKeysWith: { first, _ in first })
    let keyed = joined.checks.enumerated().map { place, check in
      (line: check.line, order: order[owner(check)] ?? Int.max, place: place, check: check)
    }
    joined.checks = keyed.sorted { ($0.line, $0.order, $0.place) < ($1.line, $1.order, $1.place) }.map(\.check)
    joined.pictures.sort { (order[owner($0)] ?? Int.max) < (order[owner($1)] ?? Int.max) }
    result.screens[place] = joined
  }

  /// Takes in one dump of a screen: one that is there takes the place of one that was missing.
  private mutating func add(_ dump: DumpResult, of screen: ScreenResult, to joined: inout ScreenResult, _ path: String)
  {
    let name = owner(dump)
    if let known = joined.dumps.firstIndex(where: { owner($0) == name }) {
      if dump.status == .missing { return }
      guard joined.dumps[known].status == .missing else {
        let other = origins[origin(screen, dump)] ?? ""
        return fail(path, "\(screen.file) on \(name) is judged in this report, and in '\(other)' as well")
      }
      joined.dumps[known] = dump
      joined.checks.removeAll { owner($0) == name }
    } else {
      joined.dumps.append(dump)
    }
    origins[origin(screen, dump)] = path
    joined.checks += screen.checks.filter { owner($0) == name }
    joined.pictures += screen.pictures.filter { owner($0) == name }
  }

  private func origin(_ screen: ScreenResult, _ dump: DumpResult) -> String { "\(screen.file) \(owner(dump))" }

  private func owner(_ dump: DumpResult) -> String { CheckFindings.owner(dump.platform.rawValue, dump.variant) }

  private func owner(_ check: CheckResult) -> String { CheckFindings.owner(check.platform.rawValue, check.variant) }

  private func owner(_ picture: DumpPicture) -> String {
    CheckFindings.owner(picture.platform.rawValue, picture.variant)
  }
}
