@_exported public import AccessibilityTree
@_exported public import DumpFormats
@_exported public import Expectations
@_exported public import Reports
@_exported public import Verification
@_exported public import Vocabulary

/// The library's face: the same engine as the command line, for a UI test or a script of one's own.
///
/// ```swift
/// let result = Verifier.check(expectation: "expectations/a11y.expect", dump: dump, platform: .ios)
/// for issue in result.issues { Issue.record("\(issue.text)") }
/// ```
public enum Verifier {
  /// Judges what the options name against the files of this machine.
  public static func check(_ options: CheckOptions) -> RunResult {
    let workers = Workers(options.jobs)
    return Checker.run(options, files: LocalFiles(), perform: workers.perform, reading: workers.pair)
  }

  /// Judges one dump against one expectation file.
  ///
  /// - Parameters:
  ///   - expectation: the path of the expectation file.
  ///   - dump: the path of the dump.
  ///   - platform: whose dump it is; `nil` for the one platform of the file's header that it fits.
  ///   - isStrict: whether what proves nothing fails.
  public static func check(
    expectation: String, dump: String, platform: Platform? = nil, isStrict: Bool = false
  ) -> RunResult {
    check(options(expectation, dump, platform, isStrict))
  }

  /// Judges a dump that is held in memory against one expectation file.
  ///
  /// - Parameters:
  ///   - expectation: the path of the expectation file.
  ///   - dump: the dump, in any format that is read.
  ///   - name: what results call it.
  ///   - platform: whose dump it is; `nil` for the one platform of the file's header that it fits.
  ///   - isStrict: whether what proves nothing fails.
  public static func check(
    expectation: String, dump: [UInt8], named name: String = "-", platform: Platform? = nil, isStrict: Bool = false
  ) -> RunResult {
    Checker.run(
      options(expectation, name, platform, isStrict), files: OverlayFiles([name: dump], over: LocalFiles()))
  }

  private static func options(
    _ expectation: String, _ dump: String, _ platform: Platform?, _ isStrict: Bool
  ) -> CheckOptions {
    var options = CheckOptions()
    options.paths = [expectation]
    options.quickDump = dump
    options.platforms = platform.map { [$0] } ?? []
    options.isStrict = isStrict
    return options
  }
}
