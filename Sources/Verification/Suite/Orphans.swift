internal import AccessibilityTree
internal import Expectations
internal import Vocabulary

/// Finds dumps that no expectation file owns, by its name and platform.
struct Orphans<Files: FileSystem> {
  /// The folders at hand, of which most were listed when the dumps were looked for.
  let folders: DumpFolders<Files>
  /// The folder of the dumps.
  let dumpsDirectory: String

  /// Which platforms each name owns; `nil` where its header is wrong, so that it may own any.
  private var owners: [String: Set<Platform>?] = [:]
  private var named: Set<String> = []

  /// Prepares a search.
  init(_ folders: DumpFolders<Files>, dumpsDirectory: String) {
    self.folders = folders
    self.dumpsDirectory = dumpsDirectory
  }

  /// Takes in an expectation file, selected or not.
  mutating func add(_ file: ExpectationFile, stem: String) {
    owners[stem] = file.platforms.isEmpty || file.hasHeaderError ? .some(nil) : Set(file.platforms)
    for header in file.dumps + file.decoys {
      named.insert(Paths.normal(Paths.join(Paths.folder(file.path), header.path.text)))
    }
  }

  /// The orphans in path order.
  func find() -> [String] {
    var orphans: [String] = []
    for entry in folders.list(dumpsDirectory) ?? [] where entry.kind == .directory && !entry.isLink {
      guard !entry.name.hasPrefix(".") else { continue }
      search(Paths.join(dumpsDirectory, entry.name), Platform(rawValue: entry.name), &orphans)
    }
    return orphans.sorted()
  }

  private func search(_ top: String, _ platform: Platform?, _ orphans: inout [String]) {
    var folders = [top]
    while let folder = folders.popLast() {
      for entry in self.folders.list(folder) ?? [] where !entry.name.hasPrefix(".") && !entry.isLink {
        let path = Paths.join(folder, entry.name)
        if entry.kind == .directory {
          folders.append(path)
        } else if isDump(entry.name), !named.contains(Paths.normal(path)), !isOwned(path, below: top, platform) {
          orphans.append(path)
        }
      }
    }
  }

  private func isDump(_ name: String) -> Bool {
    !Paths.ending(name).isEmpty && DumpNames.isDump(name)
  }

  private func isOwned(_ path: String, below top: String, _ platform: Platform?) -> Bool {
    guard let platform, let relative = Paths.relative(path, to: top) else { return false }
    let folder = Paths.folder(relative)
    let name = Paths.stem(Paths.name(relative))
    let full = folder.isEmpty ? name : folder + "/" + name
    if let owner = owners[full] { return owner?.contains(platform) ?? true }
    // `about.full.xml` is a variant of `about`, unless a file of the longer name owns it.
    let shorter = Paths.stem(name)
    guard shorter != name, let owner = owners[folder.isEmpty ? shorter : folder + "/" + shorter] else { return false }
    return owner?.contains(platform) ?? true
  }
}
