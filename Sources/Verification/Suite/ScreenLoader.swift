internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// A screen ready to be judged: its expectation file and all of its dumps.
struct LoadedScreen {
  /// The expectation file.
  var file: ExpectationFile
  /// A place for the dump of each platform of the header, each followed by its variants.
  var slots: [DumpSlot]
  /// The decoys that could be read.
  var decoys: [Subject]
  /// The logs by platform.
  var logs: [Platform: CaptureLog]
  /// What is wrong beside the file's own diagnostics: ambiguous dumps, decoys that cannot be read.
  var errors: [Diagnostic]
}

/// Reads all that belongs to one screen.
struct ScreenLoader<Files: FileSystem> {
  /// The files at hand.
  let files: Files
  /// What was asked for.
  let options: CheckOptions
  /// The expectation file.
  let file: ExpectationFile
  /// Its name.
  let found: FoundExpectation
  /// The names of the files beside it.
  let siblings: Set<String>
  /// The dump of the quick form.
  let quick: QuickDump?
  /// The folders of dumps.
  let folders: DumpFolders<Files>

  /// Reads the dumps of every platform of the header and all variants at hand, whatever is selected: a `no` may find
  /// its witness in any of them.
  func load() -> LoadedScreen {
    var screen = LoadedScreen(file: file, slots: [], decoys: [], logs: [:], errors: [])
    let finder = DumpFinder(folders: folders, dumpsDirectory: options.dumpsDirectory, siblings: siblings)
    for platform in file.platforms {
      // The quick form looks into no folder.
      let candidates = options.quickDump == nil ? finder.candidates(found.stem, platform) : []
      for selector in selectors(platform, candidates) {
        let convention =
          options.quickDump == nil
          ? finder.pick(selector, found.stem, from: candidates) : finder.nothing(selector, found.stem)
        screen.slots.append(slot(selector, convention, &screen.errors))
      }
      if options.quickDump == nil, let log = finder.log(found.stem, platform) { readLog(log, platform, &screen) }
    }
    for header in file.decoys {
      if let decoy = decoy(header, &screen.errors) { screen.decoys.append(decoy) }
    }
    return screen
  }

  private func readLog(_ log: DumpCandidate, _ platform: Platform, _ screen: inout LoadedScreen) {
    do throws(Diagnostic) {
      if log.leadsOut { throw linkOut(log.path, "log") }
      screen.logs[platform] = CaptureLog(try files.read(log.path), path: log.path)
    } catch {
      screen.errors.append(
        Diagnostic(
          id: "log", "the log cannot be read: \(error.message)", path: file.path,
          position: SourcePosition(line: 1, column: 1)))
    }
  }

  /// The dump to judge and every variant: those at hand, those that a line names, those of headers and options.
  private func selectors(_ platform: Platform, _ candidates: [DumpCandidate]) -> [Selector] {
    var variants = candidates.compactMap(\.variant)
    variants += file.namedVariants.filter { $0.platform == platform }.compactMap(\.variant)
    variants += file.dumps.compactMap(\.selector).filter { $0.platform == platform }.compactMap(\.variant)
    variants += options.dumps.map(\.selector).filter { $0.platform == platform }.compactMap(\.variant)
    let all = [Selector(platform: platform)] + Set(variants).sorted().map { Selector(platform: platform, variant: $0) }
    guard options.quickDump != nil else { return all }
    return all.filter { $0.variant == nil }
  }

  // MARK: - One slot

  private func slot(
    _ selector: Selector, _ convention: DumpFinder<Files>.Found, _ errors: inout [Diagnostic]
  ) -> DumpSlot {
    if let quick, quick.selector == selector { return quick.slot }
    if selector.platform == .watchos {
      return missing(selector, path: "", because: ScreenLoader.watchReason)
    }
    if let named = options.dumps.last(where: { $0.selector == selector })?.path { return read(selector, named) }
    if let header = file.dumps.last(where: { $0.selector == selector }) {
      let path = Paths.normal(Paths.join(Paths.folder(file.path), header.path.text))
      guard files.kind(of: path) == .missing else { return read(selector, path) }
      return missing(selector, path: path, because: "no dump: there is no \(path), which the header names")
    }
    switch convention {
    case .dump(let path): return read(selector, path)
    case .skip(let path): return skipped(selector, path)
    case .link(let path): return refused(selector, path, because: linkOut(path, "dump"))
    case .closed(let folder):
      let refusal = Diagnostic(
        id: "unreadable-folder", "the folder '\(folder)' cannot be listed, so it is not known whether there is a dump",
        path: folder)
      // A variant that nobody demands is not missed.
      guard selector.variant == nil else { return missing(selector, path: folder, because: refusal.message) }
      return refused(selector, folder, because: refusal)
    case .nothing(let path): return missing(selector, path: path, because: "no dump: there is no \(path)")
    case .ambiguous(let paths):
      let list = paths.joined(separator: ", ")
      errors.append(
        Diagnostic(
          id: "two-dumps", "there are \(paths.count) dumps for \(selector.text): \(list); one of them is stale",
          path: file.path, position: SourcePosition(line: 1, column: 1)))
      var slot = missing(selector, path: paths[0], because: "")
      slot.block("there are \(paths.count) candidates: \(list)")
      return slot
    }
  }

  private func refused(_ selector: Selector, _ path: String, because refusal: Diagnostic) -> DumpSlot {
    var slot = DumpSlot(selector: selector, path: path, status: .judged)
    slot.block(refusal.message)
    slot.refusal = refusal
    return slot
  }

  /// That a file that nobody named leads to a place outside, where anything may stand.
  private func linkOut(_ path: String, _ kind: String) -> Diagnostic {
    let fix = kind == "dump" ? "; name it with '--dump' or a 'dump' header to have it read" : ""
    return Diagnostic(
      id: "link-out",
      "the \(kind) is a link out of the folder '\(options.dumpsDirectory)', which is not followed\(fix)", path: path)
  }

  static var watchReason: String { "nothing can be read from outside on watchOS" }

  private func missing(_ selector: Selector, path: String, because reason: String) -> DumpSlot {
    var slot = DumpSlot(selector: selector, path: path, status: .missing, reason: reason)
    if selector.variant == nil, selector.platform != .watchos, options.requires(selector.platform) {
      slot.block("\(reason), and \(selector.platform.rawValue) is required")
    }
    return slot
  }

  private func skipped(_ selector: Selector, _ path: String) -> DumpSlot {
    var slot = DumpSlot(selector: selector, path: path, status: .skipped)
    do throws(Diagnostic) {
      let bytes = try files.read(path)
      let text = String(decoding: bytes, as: UTF8.self)
      let line = text.split(whereSeparator: \.isNewline).first.map(String.init)
      slot.reason = line?.trimmed ?? "\(path) gives no reason"
    } catch {
      slot.reason = "\(path) cannot be read: \(error.message)"
    }
    if selector.variant == nil, options.requires(selector.platform) {
      slot.block("\(slot.reason ?? "skipped"), and \(selector.platform.rawValue) is required")
    }
    return slot
  }

  /// Reads a dump into a slot; what cannot be read is blocked with its reason.
  func read(_ selector: Selector, _ path: String) -> DumpSlot {
    var slot = DumpSlot(selector: selector, path: path, status: .judged)
    do throws(Diagnostic) {
      let dump = try DumpReader.read(try files.read(path), path: path, format: options.format)
      slot.subject = Subject(dump, path: path, selector: selector)
    } catch {
      slot.block(error.message)
      slot.refusal = error
    }
    return slot
  }

  // MARK: - Decoys

  private func decoy(_ header: ExpectationFile.PathHeader, _ errors: inout [Diagnostic]) -> Subject? {
    let path = Paths.normal(Paths.join(Paths.folder(file.path), header.path.text))
    do throws(Diagnostic) {
      let dump = try DumpReader.read(try files.read(path), path: path)
      if let refusal = dump.refusal { throw refusal }
      let platform =
        file.platforms.first(where: dump.platforms.contains) ?? Platform.allCases.first(where: dump.platforms.contains)
        ?? file.platforms.first ?? .ios
      return Subject(dump, path: path, selector: Selector(platform: platform, variant: "decoy \(path)"))
    } catch {
      errors.append(
        Diagnostic(
          id: "decoy", "the decoy cannot be read: \(path): \(error.message)", path: file.path,
          position: header.path.span.start, length: header.path.span.length))
      return nil
    }
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    var view = self[...]
    while let first = view.first, first.isWhitespace { view.removeFirst() }
    while let last = view.last, last.isWhitespace { view.removeLast() }
    return String(view)
  }
}
