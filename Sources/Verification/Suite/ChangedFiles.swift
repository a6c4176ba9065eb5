internal import Expectations
internal import Vocabulary

/// Tells which expectation files a set of changed paths touches: by the file itself, its dumps, decoys and logs.
struct ChangedFiles {
  /// A screen on a platform, by the name under which its dumps go.
  private struct Owner: Hashable {
    let platform: String
    let stem: String
  }

  private let paths: Set<String>
  /// What the changed files below the folder of the dumps can belong to, each with the name that takes it away.
  private var owners: [Owner: [String]] = [:]

  /// Takes in changed paths, whether or not there is still a file there.
  init(_ paths: Set<String>, dumpsDirectory: String) {
    self.paths = Set(paths.map(Paths.normal))
    for path in self.paths {
      guard let relative = Paths.relative(path, to: Paths.normal(dumpsDirectory)) else { continue }
      let ending = Paths.ending(relative)
      if DumpNames.ignoredEndings.contains(ending), ending != "log" { continue }
      let parts = relative.split(separator: "/", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let below = Paths.folder(String(parts[1]))
      let stems = DumpNames.screens(of: Paths.name(relative)).map { below.isEmpty ? $0 : "\(below)/\($0)" }
      for stem in stems { owners[Owner(platform: String(parts[0]), stem: stem), default: []].append(stems[0]) }
    }
  }

  /// Whether a file is touched.
  ///
  /// - Parameter siblings: the names of the files beside it; a longer one owns what would else be a variant of it.
  func touch(_ file: ExpectationFile, _ found: FoundExpectation, siblings: Set<String>) -> Bool {
    if paths.contains(Paths.normal(file.path)) { return true }
    for header in file.dumps + file.decoys
    where paths.contains(Paths.normal(Paths.join(Paths.folder(file.path), header.path.text))) {
      return true
    }
    return file.platforms.contains { platform in
      let longer = owners[Owner(platform: platform.rawValue, stem: found.stem)] ?? []
      return longer.contains { $0 == found.stem || !siblings.contains($0) }
    }
  }
}
