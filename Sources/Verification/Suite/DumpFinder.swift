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

  /// The files at hand.
  let files: Files
  /// The folder of the dumps.
  let dumpsDirectory: String
  /// The names of all expectation files from the same folder: a longer one owns what would else be a variant.
  let siblings: Set<String>
  /// The names in the folders of the dumps.
  let folders: DumpFolders

  /// The dumps that a platform's folder holds for a screen: by variant, `nil` for the dump to judge.
  func candidates(_ stem: String, _ platform: Platform) -> [(variant: String?, path: String)] {
    let folder = self.folder(stem, platform)
    let name = Paths.name(stem)
    var found: [(variant: String?, path: String)] = []
    for entry in folders.names(in: folder, stem: name) {
      let parts = entry.dropFirst(name.count + 1).split(separator: ".")
      if DumpFolders.ignoredEndings.contains(parts[parts.count - 1].lowercased()) { continue }
      let variant = parts.count == 2 ? String(parts[0]) : nil
      if let variant, siblings.contains("\(stem).\(variant)") { continue }
      found.append((variant, Paths.join(folder, entry)))
    }
    return found
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
    let path = Paths.join(folder(stem, platform), Paths.name(stem) + ".log")
    return files.kind(of: path) == .file ? path : nil
  }

  private func conventionalName(_ selector: Selector, _ stem: String) -> String {
    Paths.name(stem) + (selector.variant.map { ".\($0)" } ?? "") + ".*"
  }

  private func folder(_ stem: String, _ platform: Platform) -> String {
    DumpFinder.folder(stem, platform, in: dumpsDirectory)
  }

  /// The folder in which the dumps of a screen on a platform are.
  static func folder(_ stem: String, _ platform: Platform, in dumpsDirectory: String) -> String {
    let folder = Paths.join(dumpsDirectory, platform.rawValue)
    let below = Paths.folder(stem)
    return below.isEmpty ? folder : Paths.join(folder, below)
  }
}
