internal import AccessibilityTree
internal import AccessibilityVerification
internal import TreeDiff
internal import Verification

/// What `diff` was asked, resolved from what was said.
struct DiffRequest {
  /// A screen to compare: the paths of its dumps.
  private struct Screen {
    var path: String
    var old: String?
    var new: String?
  }

  /// What is wrong with what was asked.
  private(set) var errors: [Diagnostic] = []
  /// What went wrong on the way.
  private(set) var faults: [Diagnostic] = []
  private var screens: [Screen] = []
  private var rules = DiffRules()
  private var masking: TextMasking?
  private let arguments: ParsedArguments

  /// The files that are read, which no report may replace.
  var inputs: [String] { screens.flatMap { [$0.old, $0.new].compactMap { $0 } } }

  init(_ arguments: ParsedArguments, files: LocalFiles) {
    self.arguments = arguments
    rules.ignoredAttributes = Set(arguments.values("ignore"))
    rules.keyAttributes = arguments.values("key")
    setGeometry(arguments.value("geometry") ?? "ignore")
    setMasks(arguments.values("mask"))
    let operands = arguments.operands
    if operands == ["-", "-"] {
      fail("unexpected-operand", "standard input can be read once; '-' is there twice")
    } else if operands.count == 2 {
      pair(operands[0], operands[1], files)
    }
  }

  private mutating func setGeometry(_ text: String) {
    switch text {
    case "ignore": rules.geometry = .ignored
    case "exact": rules.geometry = .within(0)
    default:
      guard let tolerance = Int(text), tolerance >= 0 else {
        return fail("wrong-value", "option '--geometry' takes 'exact', 'ignore' or a whole number, not '\(text)'")
      }
      rules.geometry = .within(tolerance)
    }
  }

  private mutating func setMasks(_ patterns: [String]) {
    guard !patterns.isEmpty else { return }
    do throws(Diagnostic) {
      let masking = try TextMasking(patterns)
      self.masking = masking
      rules.mask = TextMask { masking.replace($0) }
    } catch {
      errors.append(error)
    }
  }

  /// Two files are one screen; the files below two folders are paired by their paths.
  private mutating func pair(_ old: String, _ new: String, _ files: LocalFiles) {
    let isFolder = (isFolder(old, files), isFolder(new, files))
    switch isFolder {
    case (false, false): screens = [Screen(path: new, old: old, new: new)]
    case (true, true): pairFolders(old, new, files)
    case (true, false), (false, true):
      let (folder, file) = isFolder.0 ? (old, new) : (new, old)
      fail("unexpected-operand", "'\(folder)' is a folder and '\(file)' is none; compare two files or two folders")
    }
  }

  private func isFolder(_ path: String, _ files: LocalFiles) -> Bool {
    path != "-" && files.kind(of: path) == .directory
  }

  private mutating func pairFolders(_ old: String, _ new: String, _ files: LocalFiles) {
    let (olds, news) = (dumps(below: old, files), dumps(below: new, files))
    let only = arguments.values("only")
    for path in Set(olds.keys).union(news.keys).sorted()
    where only.isEmpty || only.contains(where: { path.contains($0) }) {
      screens.append(Screen(path: path, old: olds[path], new: news[path]))
    }
    if screens.isEmpty { fail("no-dumps", "there is no dump to compare in '\(old)' and '\(new)'") }
  }

  /// The dumps below a folder by their paths inside it.
  private func dumps(below folder: String, _ files: LocalFiles) -> [String: String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let found = FolderWalk.files(below: folder, files, where: DumpNames.isDump)
    return Dictionary(uniqueKeysWithValues: found.map { (String($0.dropFirst(prefix.count)), $0) })
  }

  private mutating func fail(_ id: String, _ message: String) {
    errors.append(Diagnostic(id: id, message))
  }

  // MARK: - Running

  /// Compares the screens.
  mutating func run(_ files: LocalFiles) -> DiffRun {
    let screens = self.screens.map { compare($0, files) }
    if let failure = masking?.failure { faults.append(failure) }
    return DiffRun(
      screens, threshold: arguments.value("fail-on").flatMap { Impact(name: $0) } ?? .structure,
      toleratesDifferences: arguments.isOn("exit-zero"))
  }

  private func compare(_ screen: Screen, _ files: LocalFiles) -> ScreenDiff {
    switch (screen.old, screen.new) {
    case (let old?, let new?): return compare(screen.path, old, new, files)
    case (nil, let new?): return ScreenDiff(path: screen.path, added: ScreenDiff.Side(path: new))
    case (let old?, nil): return ScreenDiff(path: screen.path, removed: ScreenDiff.Side(path: old))
    case (nil, nil): return ScreenDiff(path: screen.path, added: ScreenDiff.Side(path: screen.path))
    }
  }

  private func compare(_ path: String, _ old: String, _ new: String, _ files: LocalFiles) -> ScreenDiff {
    var before = ScreenDiff.Side(path: old)
    var after = ScreenDiff.Side(path: new)
    switch PairReader(old: old, new: new, arguments: arguments, files: files).read() {
    case .equal:
      return ScreenDiff(path: path, old: before, new: after, result: nil)
    case .refused(let refusals):
      return ScreenDiff(path: path, old: before, new: after, result: nil, refusals: refusals)
    case .read(let oldReading, let newReading):
      let result = TreeDiff.compare(old: oldReading, new: newReading, rules: rules, pair: PairReader.pair)
      // What did not change needs no tree to be shown.
      if !result.isEmpty { (before.reading, after.reading) = (oldReading, newReading) }
      return ScreenDiff(path: path, old: before, new: after, result: result)
    }
  }
}
