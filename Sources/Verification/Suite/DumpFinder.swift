internal import AccessibilityTree
internal import Expectations
internal import Vocabulary

/// Where the dumps of a screen are, by convention, by header and by the command line.
struct DumpFinder<Files: FileSystem> {
  /// What was found for one selector.
  enum Found: Equatable {
    /// One dump.
    case dump(String)
    /// A `.skip` file in its place.
    case skip(String)
    /// Two candidates: an error.
    case ambiguous([String])
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
  func candidates(_ stem: String, _ platform: Platform) -> [(variant: String?, path: String)] {
    let folder = self.folder(stem, platform)
    return folders.entries(of: Paths.name(stem), in: folder).compactMap { entry in
      if DumpNames.ignoredEndings.contains(entry.ending.lowercased()) { return nil }
      if let variant = entry.variant, siblings.contains("\(stem).\(variant)") { return nil }
      return (entry.variant, Paths.join(folder, entry.name))
    }
  }

  /// What there is for one selector among candidates.
  func pick(_ selector: Selector, _ stem: String, from candidates: [(variant: String?, path: String)]) -> Found {
    let paths = candidates.filter { $0.variant == selector.variant }.map(\.path)
    switch paths.count {
    case 0: return .nothing(Paths.join(folder(stem, selector.platform), conventionalName(selector, stem)))
    case 1: return Paths.ending(paths[0]) == "skip" ? .skip(paths[0]) : .dump(paths[0])
    default: return .ambiguous(paths)
    }
  }

  /// The capture's log of a platform.
  func logPath(_ stem: String, _ platform: Platform) -> String? {
    let folder = self.folder(stem, platform)
    let isThere = folders.entries(of: Paths.name(stem), in: folder).contains { $0.variant == nil && $0.ending == "log" }
    return isThere ? Paths.join(folder, Paths.name(stem) + ".log") : nil
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
