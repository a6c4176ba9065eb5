public import Expectations
public import Vocabulary

/// What `check` was asked to judge.
public struct CheckOptions: Sendable {
  /// The expectation files, or folders of them, as named.
  public var paths: [String] = []
  /// The folder of the dumps.
  public var dumpsDirectory = "dumps"
  /// Dumps named on the command line (`--dump PLATFORM[.VARIANT]=FILE`), for one expectation file.
  public var dumps: [(selector: Selector, path: String)] = []
  /// The dump of the quick form (`check FILE.expect DUMP`); judged alone.
  public var quickDump: String?
  /// The platforms to judge; empty for all.
  public var platforms: [Platform] = []
  /// The platforms whose missing dump is BLOCKED.
  public var required: [Platform] = []
  /// The time before which no dump may have been captured (`--captured-after`).
  public var capturedAfter: CaptureTime?
  /// The same for screens that are on these platforms; that no screen is, is no fault.
  public var requiredWhereDeclared: [Platform] = []
  /// Whether UNVERIFIED, VACUOUS, UNWITNESSED and orphans fail the run.
  public var isStrict = false
  /// Judges only screens whose name or path contains this text.
  public var only: String?
  /// Judges only this part of the files.
  public var shard: Shard?
  /// Judges only files of which one of these paths is a part: the file, its dumps, its decoys; `nil` for all files.
  public var changedPaths: Set<String>?
  /// The format of dumps where detection is overridden.
  public var format: String?
  /// Whether trees are kept in `ScreenResult.pictures`, for a report that draws them.
  public var keepsPictures = false
  /// Whether the nodes that a passing check found are named in its result; how many they are is said always.
  public var mentionsPasses = true
  /// How many screens are judged at once.
  public var jobs = 1

  /// The options of a plain `check`.
  public init() {}

  /// Whether a missing dump of a platform is BLOCKED.
  func requires(_ platform: Platform) -> Bool {
    required.contains(platform) || requiredWhereDeclared.contains(platform)
  }
}
