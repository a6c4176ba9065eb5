public import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Synchronization
internal import Vocabulary

/// The main job: judges expectation files against dumps.
public enum Checker {
  /// Judges what the options name and returns all that came of it, the same on every run.
  ///
  /// - Parameters:
  ///   - options: what to judge.
  ///   - files: where everything is read from.
  ///   - perform: how the screens are gone through; each is judged by one piece of work.
  ///   - reading: does two parts of reading one large dump at once, where there is a thread to spare.
  public static func run(
    _ options: CheckOptions, files: some FileSystem,
    perform: Performer = { count, work in for index in 0..<count { work(index) } }, reading: Performer? = nil
  ) -> RunResult {
    var run = Run(options, files: files, reading)
    return run.result(perform)
  }
}

/// One run of `check`: which files, and what comes of them.
struct Run<Files: FileSystem> {
  private var options: CheckOptions
  private let files: Files
  /// What is wrong with what was asked for.
  private(set) var errors: [Diagnostic]
  /// The selected files.
  private(set) var selected: [FoundExpectation]
  /// The selected files as they were read, in the same order.
  private(set) var parsed: [ExpectationFile] = []
  private var orphans: Orphans<Files>
  private var siblings: [String: Set<String>] = [:]
  /// The links that were met and not followed.
  private(set) var leftAlone: [String]
  /// The dump of the quick form, once it is known whose it is.
  private var quick: QuickDump?
  /// That there is nothing to judge, which is no matter where nothing is judged.
  private(set) var noDump: Diagnostic?
  private let folders: DumpFolders<Files>

  /// Finds, reads and filters the files.
  init(_ options: CheckOptions, files: Files, _ reading: Performer?) {
    self.options = options
    self.files = files
    folders = DumpFolders(files)
    let finder = ExpectationFinder(options.paths, files: files)
    errors = finder.errors
    leftAlone = finder.leftAlone
    selected = finder.found
    orphans = Orphans(folders, dumpsDirectory: options.dumpsDirectory)
    read(finder)
    filter()
    refuseNothingToDo()
    readQuickDump(reading)
    findNoDump()
    takePart()
  }

  // MARK: - Which files

  private mutating func read(_ finder: ExpectationFinder<Files>) {
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
    // The quick form looks into no folder, so it finds no orphan.
    guard options.quickDump == nil else { return }
    let isSelected = Set(selected.map(\.path))
    for (place, found) in selected.enumerated() { orphans.add(parsed[place], stem: found.stem) }
    // Files beside the selected ones still own their dumps.
    for root in Set(selected.map(\.root)).sorted() {
      let all = finder.walked.first { $0.folder == root }?.found ?? ExpectationFinder.below(root, files: files)
      siblings[root] = Set(all.map(\.stem))
      for found in all where !isSelected.contains(found.path) {
        guard let bytes = try? files.read(found.path) else { continue }
        orphans.add(ExpectationFile.parseHeaders(bytes, path: found.path), stem: found.stem)
      }
    }
  }

  private mutating func filter() {
    guard let only = options.only else { return }
    let kept = selected.indices.filter { parsed[$0].screen.contains(only) || selected[$0].path.contains(only) }
    if kept.isEmpty, !selected.isEmpty {
      errors.append(Diagnostic(id: "nothing-to-do", "no screen's name or path contains '\(only)'"))
    }
    keep(kept)
  }

  private mutating func keep(_ places: [Int]) {
    selected = places.map { selected[$0] }
    parsed = places.map { parsed[$0] }
  }

  /// Leaves what is in another part of the run, or not touched by what changed.
  ///
  /// Whatever is wrong with the whole was said before, and in every part alike. A part may be empty.
  private mutating func takePart() {
    if let shard = options.shard { keep(selected.indices.filter { shard.contains(selected[$0].stem) }) }
    guard let paths = options.changedPaths else { return }
    let changed = ChangedFiles(paths, dumpsDirectory: options.dumpsDirectory)
    keep(
      selected.indices.filter { changed.touch(parsed[$0], selected[$0], siblings: siblings[selected[$0].root] ?? []) })
  }

  private mutating func refuseNothingToDo() {
    if selected.isEmpty, errors.isEmpty {
      errors.append(Diagnostic(id: "nothing-to-do", "there is no expectation file to judge"))
    }
    // A file whose header is wrong may have meant any platform.
    guard !parsed.isEmpty, !parsed.contains(where: \.hasHeaderError) else { return }
    guard !options.platforms.isEmpty || !options.required.isEmpty else { return }
    let declared = Set(parsed.flatMap(\.platforms))
    var reported: Set<Platform> = []
    for platform in options.platforms + options.required
    where !declared.contains(platform) && reported.insert(platform).inserted {
      errors.append(Diagnostic(id: "nothing-to-do", "no selected file is on platform '\(platform.rawValue)'"))
    }
  }

  /// Reads the dump of the quick form; what it is taken for is then the one platform that is judged.
  private mutating func readQuickDump(_ reading: Performer?) {
    guard let path = options.quickDump, let file = parsed.first, !file.hasHeaderError, errors.isEmpty else { return }
    do throws(Diagnostic) {
      let quick = try QuickDump(path, for: file, options, files: files, reading)
      options.platforms = [quick.selector.platform]
      self.quick = quick
    } catch {
      errors.append(error)
      selected = []
      parsed = []
    }
  }

  // MARK: - Judging

  /// The loader of one of the selected files.
  func loader(_ place: Int) -> ScreenLoader<Files> {
    ScreenLoader(
      files: files, options: options, file: parsed[place], found: selected[place],
      siblings: siblings[selected[place].root] ?? [], quick: quick, folders: folders)
  }

  /// Judges every selected file.
  mutating func result(_ perform: Performer) -> RunResult {
    let run = self
    let pictured = options.keepsPictures ? TreeExcerpt.nodes(ofEachOf: parsed.reduce(0) { $0 + $1.platforms.count }) : 0
    let screens = Mutex([ScreenResult?](repeating: nil, count: selected.count))
    perform(selected.count) { place in
      var judge = ScreenJudge(
        run.loader(place).load(), platforms: run.options.platforms, picturedNodes: pictured,
        mentionsPasses: run.options.mentionsPasses, capturedAfter: run.options.capturedAfter)
      let result = judge.run()
      screens.withLock { $0[place] = result }
    }
    let results = screens.withLock { $0.compactMap { $0 } }
    var result = RunResult(
      screens: results, orphans: options.quickDump == nil ? orphans.find() : [],
      errors: errors + (noDump.map { [$0] } ?? []), isStrict: options.isStrict)
    result.leftAlone = leftAlone
    result.shard = options.shard
    return result
  }

  /// Not one dump or `.skip` file for all that is selected means that the wrong folder was looked in.
  private mutating func findNoDump() {
    guard options.quickDump == nil, options.dumps.isEmpty else { return }
    var first: String?
    for (place, found) in selected.enumerated() where !parsed[place].hasHeaderError {
      let finder = DumpFinder(
        folders: folders, dumpsDirectory: options.dumpsDirectory, siblings: siblings[found.root] ?? [])
      for platform in parsed[place].platforms where platform != .watchos {
        guard options.platforms.isEmpty || options.platforms.contains(platform) else { continue }
        let isNamed = parsed[place].dumps.contains { $0.selector?.platform == platform }
        guard !isNamed, finder.candidates(found.stem, platform).isEmpty, !finder.isClosed(found.stem, platform) else {
          return
        }
        guard first == nil else { continue }
        if case .nothing(let path) = finder.pick(Selector(platform: platform), found.stem, from: []) { first = path }
      }
    }
    guard let first else { return }
    noDump = Diagnostic(
      id: "nothing-to-do", "there is not one dump or .skip file for what is selected in '\(options.dumpsDirectory)'",
      notes: ["the first one looked for is \(first)"])
  }
}
