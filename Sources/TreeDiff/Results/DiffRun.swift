/// Screens before and after: all that one run of `diff` found.
public struct DiffRun: Sendable {
  /// The screens, in the order of their paths.
  public var screens: [ScreenDiff]
  /// The least class that makes the run fail.
  public var threshold: Impact
  /// Whether differences are fine.
  public var toleratesDifferences: Bool

  /// Makes a run.
  public init(_ screens: [ScreenDiff], threshold: Impact = .structure, toleratesDifferences: Bool = false) {
    self.screens = screens
    self.threshold = threshold
    self.toleratesDifferences = toleratesDifferences
  }

  /// The exit status, as that of `diff(1)`: 2 for a refused dump, 1 for differences that count, else 0.
  public var exitStatus: Int {
    if screens.contains(where: { $0.status == .refused }) { return 2 }
    let isWorse = screens.contains { $0.worst.map { $0 >= threshold } ?? false }
    return isWorse && !toleratesDifferences ? 1 : 0
  }

  /// How many changes of a class there are; a screen that came or went as a whole is one.
  public func count(of impact: Impact) -> Int {
    screens.reduce(0) { $0 + $1.count(of: impact) }
  }

  /// How many screens came out so.
  public func count(of status: ScreenDiff.Status) -> Int { screens.count { $0.status == status } }

  /// How many elements differ in nothing but what is not compared.
  public var ignoredCount: Int { screens.reduce(0) { $0 + ($1.result?.ignoredCount ?? 0) } }

  /// How many fields and containers only one of two formats can show.
  public var notComparedCount: Int { screens.reduce(0) { $0 + ($1.result?.notComparedCount ?? 0) } }
}
