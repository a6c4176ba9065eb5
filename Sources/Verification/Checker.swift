public import AccessibilityTree
public import DumpFormats
internal import Expectations
internal import Synchronization
public import Vocabulary

/// The main job: judges expectation files against dumps.
public enum Checker {
  /// Runs a piece of work for each number from 0 on; in order unless the caller has threads to spare.
  public typealias Performer = @Sendable (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void

  /// Judges what the options name and returns all that came of it, the same on every run.
  ///
  /// - Parameters:
  ///   - options: what to judge.
  ///   - files: where everything is read from.
  ///   - perform: how the screens are gone through; each is judged by one piece of work.
  public static func run(
    _ options: CheckOptions, files: some FileSystem,
    perform: Performer = { count, work in for index in 0..<count { work(index) } }
  ) -> RunResult {
    var run = Run(options, files: files)
    return run.result(perform)
  }
}

/// One run of `check`.
private struct Run<Files: FileSystem> {
  private let options: CheckOptions
  private let files: Files
  private var errors: [Diagnostic]
  private var selected: [FoundExpectation]
  private var parsed: [ExpectationFile] = []
  private var orphans: Orphans<Files>
  private var siblings: [String: Set<String>] = [:]

  init(_ options: CheckOptions, files: Files) {
    self.options = options
    self.files = files
    let finder = ExpectationFinder(options.paths, files: files)
    errors = finder.errors
    selected = finder.found
    orphans = Orphans(files: files, dumpsDirectory: options.dumpsDirectory)
    read()
    filter()
    refuseNothingToDo()
  }

  // MARK: - Which files

  private mutating func read() {
    var readable: [FoundExpectation] = []
    for found in selected {
      do throws(Diagnostic) {
        parsed.append(ExpectationFile.parse(try files.read(found.path), path: found.path))
        readable.append(found)
      } catch {
        errors.append(error)
      }
    }
    selected = readable
    // Files beside the selected ones still own their dumps.
    for root in Set(selected.map(\.root)).sorted() {
      let all = ExpectationFinder.below(root, files: files)
      siblings[root] = Set(all.map(\.stem))
      for found in all where options.quickDump == nil {
        if let place = selected.firstIndex(where: { $0.path == found.path }) {
          orphans.add(parsed[place], stem: found.stem)
        } else if let bytes = try? files.read(found.path) {
          orphans.add(ExpectationFile.parse(bytes, path: found.path), stem: found.stem)
        }
      }
    }
    for (place, found) in selected.enumerated() { orphans.add(parsed[place], stem: found.stem) }
  }

  private mutating func filter() {
    guard let only = options.only else { return }
    let kept = selected.indices.filter { parsed[$0].screen.contains(only) || selected[$0].path.contains(only) }
    if kept.isEmpty, !selected.isEmpty {
      errors.append(Diagnostic(id: "nothing-to-do", "no screen's name or path contains '\(only)'"))
    }
    selected = kept.map { selected[$0] }
    parsed = kept.map { parsed[$0] }
  }

  private mutating func refuseNothingToDo() {
    if selected.isEmpty, errors.isEmpty {
      errors.append(Diagnostic(id: "nothing-to-do", "there is no expectation file to judge"))
    }
    let declared = Set(parsed.flatMap(\.platforms))
    for platform in options.platforms + options.required where !declared.contains(platform) && !parsed.isEmpty {
      errors.append(Diagnostic(id: "nothing-to-do", "no selected file is on platform '\(platform.rawValue)'"))
    }
  }

  // MARK: - Judging

  mutating func result(_ perform: Checker.Performer) -> RunResult {
    let (options, files, selected, parsed, siblings) = (self.options, self.files, self.selected, self.parsed, self.siblings)
    let screens = Mutex([ScreenResult?](repeating: nil, count: selected.count))
    perform(selected.count) { place in
      let found = selected[place]
      let loader = ScreenLoader(
        files: files, options: options, file: parsed[place], found: found, siblings: siblings[found.root] ?? [])
      var judge = ScreenJudge(loader.load(), platforms: options.platforms)
      let result = judge.run()
      screens.withLock { $0[place] = result }
    }
    let results = screens.withLock { $0.compactMap { $0 } }
    refuseNoDump(results)
    return RunResult(
      screens: results, orphans: options.quickDump == nil ? orphans.find() : [], errors: errors,
      isStrict: options.isStrict)
  }

  /// Not one dump or `.skip` file for all that is selected means that the wrong folder was looked in.
  private mutating func refuseNoDump(_ screens: [ScreenResult]) {
    let dumps = screens.flatMap(\.dumps).filter { $0.platform != .watchos }
    guard !dumps.isEmpty, dumps.allSatisfy({ $0.format == nil && $0.status == .missing }) else { return }
    errors.append(
      Diagnostic(
        id: "nothing-to-do", "there is not one dump or .skip file for what is selected in '\(options.dumpsDirectory)'",
        notes: ["the first one looked for is \(dumps[0].path)"]))
  }
}

/// Says everything about expectation files that needs no verdict on a dump, and tries them on empty dumps.
public enum Linter {
  /// Lints expectation files; `warnings` of each screen hold what the canary finds.
  public static func run(_ options: CheckOptions, files: some FileSystem) -> RunResult { RunResult() }
}

/// The answer to a query: what matched, or the nearest node.
public struct QueryResult: Sendable {
  /// The nodes that fit, in document order.
  public var matches: [NodeMention] = []
  /// The nodes that might fit: what the source does not show decides.
  public var untold: [NodeMention] = []
  /// Why those cannot be told.
  public var untoldReasons: [String] = []
  /// Where nothing fits: the nearest node.
  public var nearest: NearestNode?
  /// Where nothing is near: the names there are for that role.
  public var names: [String] = []

  /// An answer without any node.
  public init() {}
}

/// Tries one pattern on a dump.
public enum PatternQuery {
  /// Finds the nodes that a pattern (`NODE` of the language, arms left out) fits.
  ///
  /// - Throws: what is wrong with the pattern, with carets into it; every error of it.
  public static func run(
    _ pattern: String, on dump: Dump, path: String, platform: Platform
  ) throws(PatternErrors) -> QueryResult { QueryResult() }
}

/// What is wrong with a pattern.
public struct PatternErrors: Error, Sendable {
  /// The errors; their places are in the pattern, which is line 1.
  public var diagnostics: [Diagnostic]

  /// Makes the errors.
  public init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}

/// What each line of an expectation file demands on each platform, in words.
public struct Explanation: Sendable {
  /// The line, from 1.
  public var line: Int
  /// The line's text.
  public var text: String
  /// Per platform (`ios`, `android.full`): sentences that say what must be there.
  public var demands: [(selector: String, sentences: [String])]

  /// Makes an explanation.
  public init(line: Int, text: String, demands: [(selector: String, sentences: [String])]) {
    self.line = line
    self.text = text
    self.demands = demands
  }
}

/// Explains expectation files from the tables.
public enum Explainer {
  /// Explains every line of a file; errors of the file stand beside.
  public static func explain(
    _ bytes: [UInt8], path: String
  ) -> (lines: [Explanation], errors: [Diagnostic]) { ([], []) }
}
