internal import AccessibilityTree
internal import Expectations
internal import Vocabulary

/// A file in a folder of dumps that may be a dump of a screen.
struct DumpCandidate {
  /// The variant that its name says; `nil` for the dump to judge.
  var variant: String?
  /// The file.
  var path: String
  /// Whether it is a link out of the folder of the dumps.
  var leadsOut: Bool
}

/// Where the dumps of a screen are, by convention, by header and by the command line.
struct DumpFinder<Files: FileSystem> {
  /// What was found for one selector.
  enum Found: Equatable {
    /// One dump.
    case dump(String)
    /// A `.skip` file in its place.
    case skip(String)
    /// A link out of the folder of the dumps, which is not followed: nobody named it.
    case link(String)
    /// Two candidates: an error.
    case ambiguous([String])
    /// A folder that cannot be listed, so that nobody knows.
    case closed(String)
    /// Nothing; the path by convention, for the message.
    case nothing(String)
  }

  /// The folders at hand.
  let folders: DumpFolders<Files>
  /// The folder of the dumps.
  let dumpsDirectory: String
  /// The names of all expectation files from the same folder: a longer one owns what would else be a variant.
  let siblings: Set<String>

  /// The dumps that a platform's folder holds for a screen: by variant, `nil` for the dump to judge.
  func candidates(_ stem: String, _ platform: Platform) -> [DumpCandidate] {
    let folder = self.folder(stem, platform)
    return folders.entries(of: Paths.name(stem), in: folder).compactMap { entry in
      if DumpNames.ignoredEndings.contains(entry.ending.lowercased()) { return nil }
      if let variant = entry.variant, siblings.contains("\(stem).\(variant)") { return nil }
      let path = Paths.join(folder, entry.name)
      return DumpCandidate(variant: entry.variant, path: path, leadsOut: leadsOut(path, entry))
    }
  }

  private func leadsOut(_ path: String, _ entry: FolderEntry) -> Bool {
    entry.isLink && !folders.files.leads(path, into: dumpsDirectory)
  }

  /// That there is nothing, with the path by convention.
  func nothing(_ selector: Selector, _ stem: String) -> Found {
    .nothing(Paths.join(folder(stem, selector.platform), conventionalName(selector, stem)))
  }

  /// Whether the folder of a platform cannot be listed.
  func isClosed(_ stem: String, _ platform: Platform) -> Bool { folders.isClosed(folder(stem, platform)) }

  /// What there is for one selector among candidates.
  func pick(_ selector: Selector, _ stem: String, from candidates: [DumpCandidate]) -> Found {
    let candidates = candidates.filter { $0.variant == selector.variant }
    let paths = candidates.map(\.path)
    switch paths.count {
    case 0 where isClosed(stem, selector.platform): return .closed(folder(stem, selector.platform))
    case 0: return nothing(selector, stem)
    case 1 where candidates[0].leadsOut: return .link(paths[0])
    case 1: return Paths.ending(paths[0]) == "skip" ? .skip(paths[0]) : .dump(paths[0])
    default: return .ambiguous(paths)
    }
  }

  /// The capture's log of a platform, where there is one.
  func log(_ stem: String, _ platform: Platform) -> DumpCandidate? {
    let folder = self.folder(stem, platform)
    let entries = folders.entries(of: Paths.name(stem), in: folder)
    guard let log = entries.first(where: { $0.variant == nil && $0.ending == "log" }) else { return nil }
    let path = Paths.join(folder, Paths.name(stem) + ".log")
    return DumpCandidate(path: path, leadsOut: leadsOut(path, log))
  }

  private func conventionalName(_ selector: Selector, _ stem: String) -> String {
    Paths.name(stem) + (selector.variant.map { ".\($0)" } ?? "") + ".*"
  }

  private func folder(_ stem: String, _ platform: Platform) -> String {
    let folder = Paths.join(dumpsDirectory, platform.rawValue)
    let below = Paths.folder(stem)
    return below.isEmpty ? folder : Paths.join(folder, below)
  }
}
