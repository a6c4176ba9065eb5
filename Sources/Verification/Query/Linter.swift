internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// Says everything about expectation files that needs no verdict on a dump, and tries them on dumps of nothing.
public enum Linter {
  /// Lints expectation files: no checks are in the result, and what the canary finds stands among the warnings.
  public static func run(_ options: CheckOptions, files: some FileSystem) -> RunResult {
    let run = Run(options, files: files, nil)
    let screens = run.parsed.indices.map { run.loader($0).load() }
    let results = screens.indices.map { place in
      var judge = ScreenJudge(screens[place], platforms: options.platforms)
      var result = judge.run()
      result.checks = []
      result.dumps = []
      if !screens[place].file.hasHeaderError {
        let broken = Set(result.errors.compactMap(\.position?.line))
        result.warnings += Canary(screens, place).find(options.platforms, brokenLines: broken)
      }
      return result
    }
    var all = results
    if var noDump = run.noDump, !all.isEmpty {
      noDump.severity = .warning
      noDump.path = run.selected[0].path
      all[0].warnings.append(noDump)
    }
    var result = RunResult(screens: all, errors: run.errors, isStrict: options.isStrict)
    result.leftAlone = run.leftAlone
    return result
  }
}
