internal import AccessibilityTree
internal import AccessibilityVerification
internal import DumpFormats
internal import TreeDiff
internal import Verification

/// What `diff` was asked, resolved from what was said; the command line wins over the settings of the project.
struct DiffRequest {
  /// A screen to compare: its dumps.
  private struct Screen {
    var path: String
    var old: DiffInput?
    var new: DiffInput?
  }

  /// What is wrong with what was asked.
  private(set) var errors: [Diagnostic] = []
  /// What went wrong on the way.
  private(set) var faults: [Diagnostic] = []
  /// The links that were met in folders and not followed.
  private(set) var leftAlone: [String] = []
  /// What counts as a difference.
  private(set) var settings: DiffSettings
  private var screens: [Screen] = []
  private var masking: TextMasking?
  /// The attributes that were named, until a dump has them.
  private(set) var words: DiffWords
  private let arguments: ParsedArguments
  private let expectations: [String]

  /// The files that are read, which no report may replace.
  var inputs: [String] { screens.flatMap { [$0.old?.localPath, $0.new?.localPath].compactMap { $0 } } }

  init(_ arguments: ParsedArguments, _ configuration: Configuration, files: LocalFiles) {
    self.arguments = arguments
    words = DiffWords(arguments)
    settings = configuration.diff
    let usual = "expectations"
    expectations =
      configuration.expectations?.filter { files.kind(of: $0) != .missing }
      ?? (files.kind(of: usual) == .directory ? [usual] : [])
    do throws(Diagnostic) { try settings.take(arguments) } catch { errors.append(error) }
    compileMasks()
    let operands = arguments.operands
    if operands == ["-", "-"] {
      fail("unexpected-operand", "standard input can be read once; '-' is there twice")
    } else if operands.count == 2 {
      do throws(Diagnostic) {
        pair(try DiffOperand(operands[0], files: files), try DiffOperand(operands[1], files: files))
      } catch {
        errors.append(error)
      }
    }
  }

  private mutating func compileMasks() {
    guard !settings.masks.isEmpty else { return }
    do throws(Diagnostic) { masking = try TextMasking(settings.masks) } catch { errors.append(error) }
  }

  /// Two files are one screen; the files below two folders are paired by their paths.
  private mutating func pair(_ old: DiffOperand, _ new: DiffOperand) {
    switch (old, new) {
    case (.dump(let old), .dump(let new)):
      screens = [Screen(path: new.name, old: old, new: new)]
      if !arguments.values("only").isEmpty {
        fail("unexpected-option", "'--only' chooses among the screens of two folders, and these are two files")
      }
    case (.folder(let old), .folder(let new)): pairFolders(old, new)
    case (.folder(let folder), .dump(let file)), (.dump(let file), .folder(let folder)):
      fail(
        "unexpected-operand",
        "'\(folder.name)' is a folder and '\(file.name)' is none; compare two files or two folders")
    }
  }

  private mutating func pairFolders(_ old: DiffOperand.Folder, _ new: DiffOperand.Folder) {
    leftAlone = old.leftAlone + new.leftAlone
    faults = old.closed + new.closed
    let only = arguments.values("only")
    for path in Set(old.dumps.keys).union(new.dumps.keys).sorted()
    where only.isEmpty || only.contains(where: { path.contains($0) }) {
      screens.append(Screen(path: path, old: old.dumps[path], new: new.dumps[path]))
    }
    if screens.isEmpty, faults.isEmpty {
      fail("no-dumps", "there is no dump to compare in '\(old.name)' and '\(new.name)'")
    }
  }

  private mutating func fail(_ id: String, _ message: String) {
    errors.append(Diagnostic(id: id, message))
  }

  // MARK: - Running

  /// Compares the screens.
  mutating func run(_ files: LocalFiles) -> DiffRun {
    let masking = masking
    let rules = settings.rules(mask: masking.map { masking in TextMask { masking.replace($0) } })
    var screens: [ScreenDiff] = []
    for screen in self.screens { screens.append(compare(screen, rules, files)) }
    addClaims(to: &screens, files)
    if let failure = masking?.failure { faults.append(failure) }
    return DiffRun(
      screens, threshold: arguments.value("fail-on").flatMap { Impact(name: $0) } ?? .structure,
      toleratesDifferences: arguments.isOn("exit-zero"))
  }

  /// Compares the screens once more, with rules that were learnt.
  mutating func run(_ files: LocalFiles, with settings: DiffSettings) -> DiffRun {
    self.settings = settings
    masking = nil
    compileMasks()
    return run(files)
  }

  private mutating func compare(_ screen: Screen, _ rules: DiffRules, _ files: LocalFiles) -> ScreenDiff {
    switch (screen.old, screen.new) {
    case (let old?, let new?): return compare(screen.path, old, new, rules, files)
    case (nil, let new?):
      let refusal = PairReader.refusal(of: new, arguments, files)
      return ScreenDiff(
        path: screen.path, added: ScreenDiff.Side(path: new.name), refusals: refusal.map { [$0] } ?? [])
    case (let old?, nil): return ScreenDiff(path: screen.path, removed: ScreenDiff.Side(path: old.name))
    case (nil, nil): return ScreenDiff(path: screen.path, added: ScreenDiff.Side(path: screen.path))
    }
  }

  private mutating func compare(
    _ path: String, _ old: DiffInput, _ new: DiffInput, _ rules: DiffRules, _ files: LocalFiles
  ) -> ScreenDiff {
    var before = ScreenDiff.Side(path: old.name)
    var after = ScreenDiff.Side(path: new.name)
    switch PairReader(old: old, new: new, arguments: arguments, files: files).read() {
    case .equal:
      return ScreenDiff(path: path, old: before, new: after, result: nil)
    case .refused(let refusals):
      return ScreenDiff(path: path, old: before, new: after, result: nil, refusals: refusals)
    case .read(let oldReading, let newReading):
      words.look(at: oldReading.dump)
      words.look(at: newReading.dump)
      let result = TreeDiff.compare(old: oldReading, new: newReading, rules: rules, performer: PairReader.performer)
      // What did not change needs no tree to be shown.
      if !result.isEmpty { (before.reading, after.reading) = (oldReading, newReading) }
      return ScreenDiff(path: path, old: before, new: after, result: result)
    }
  }

  /// Says of the screens that changed which lines of the expectations claim their elements.
  private func addClaims(to screens: inout [ScreenDiff], _ files: LocalFiles) {
    guard !expectations.isEmpty, screens.contains(where: { $0.status == .changed }) else { return }
    let search = ClaimSearch(expectations: expectations, files: files)
    for (place, screen) in self.screens.enumerated() where screens[place].status == .changed {
      let (old, new) = (screens[place].old, screens[place].new)
      screens[place].old?.claims = claims(on: old, at: screen.old?.path, search)
      screens[place].new?.claims = claims(on: new, at: screen.new?.path, search)
    }
  }

  private func claims(
    on side: ScreenDiff.Side?, at path: String?, _ search: ClaimSearch<LocalFiles>
  ) -> NodeClaims? {
    guard let dump = side?.reading?.dump, let path else { return nil }
    return search.claims(on: dump, at: path).map { NodeClaims(file: $0.file, lines: $0.lines) }
  }
}
