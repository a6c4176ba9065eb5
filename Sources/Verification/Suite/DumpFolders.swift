internal import Synchronization

/// The files in folders of dumps by the screen they may belong to, each folder listed once for all screens of a run.
final class DumpFolders<Files: FileSystem>: Sendable {
  /// A file whose name begins with that of a screen.
  struct Entry: Sendable {
    /// Its name.
    var name: String
    /// What stands between the screen's name and the ending.
    var variant: String?
    /// What stands after the last dot.
    var ending: String
  }

  private typealias Folder = [String: [Entry]]

  private let files: Files
  private let known = Mutex<[String: Folder]>([:])

  /// Prepares to list folders.
  init(_ files: Files) { self.files = files }

  /// The files of a folder that are named `SCREEN.ENDING` or `SCREEN.VARIANT.ENDING`, sorted by their names.
  func entries(of screen: String, in path: String) -> [Entry] {
    known.withLock { known in
      if let folder = known[path] { return folder[screen] ?? [] }
      let folder = DumpFolders.group(files.list(path) ?? [])
      known[path] = folder
      return folder[screen] ?? []
    }
  }

  private static func group(_ entries: [DirectoryEntry]) -> Folder {
    var folder: Folder = [:]
    for entry in entries {
      let parts = entry.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard let ending = parts.last, parts.count > 1, !ending.isEmpty, !parts[0].isEmpty else { continue }
      let whole = parts.dropLast().joined(separator: ".")
      folder[whole, default: []].append(Entry(name: entry.name, variant: nil, ending: ending))
      guard parts.count > 2, case let variant = parts[parts.count - 2], !variant.isEmpty else { continue }
      let shorter = parts.dropLast(2).joined(separator: ".")
      folder[shorter, default: []].append(Entry(name: entry.name, variant: variant, ending: ending))
    }
    return folder
  }
}
