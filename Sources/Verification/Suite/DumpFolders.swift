internal import Synchronization

/// A file of a folder of dumps whose name begins with that of a screen.
struct FolderEntry: Sendable {
  /// Its name.
  var name: String
  /// What stands between the screen's name and the ending.
  var variant: String?
  /// What stands after the last dot.
  var ending: String
  /// Whether it is a link.
  var isLink: Bool
}

/// The files in folders of dumps by the screen they may belong to, each folder listed once for all screens of a run.
final class DumpFolders<Files: FileSystem>: Sendable {
  /// The files by screen; `nil` for a folder that is there and cannot be listed, so that it may hold anything.
  private typealias Folder = [String: [FolderEntry]]?

  /// The files at hand.
  let files: Files
  private let known = Mutex<[String: Folder]>([:])
  /// What the folders hold that were listed, each as it was when it was first asked for.
  private let listed = Mutex<[String: [DirectoryEntry]]>([:])

  /// Prepares to list folders.
  init(_ files: Files) { self.files = files }

  /// The files of a folder that are named `SCREEN.ENDING` or `SCREEN.VARIANT.ENDING`, sorted by their names.
  func entries(of screen: String, in path: String) -> [FolderEntry] { folder(path)?[screen] ?? [] }

  /// Whether a folder, or what it is in, is there and cannot be listed: what it holds is then not known.
  func isClosed(_ path: String) -> Bool { folder(path) == nil }

  /// What a folder holds; `nil` where it cannot be listed.
  func list(_ path: String) -> [DirectoryEntry]? {
    if let known = listed.withLock({ $0[path] }) { return known }
    guard let entries = files.list(path) else { return nil }
    listed.withLock { $0[path] = entries }
    return entries
  }

  private func folder(_ path: String) -> Folder {
    known.withLock { known in
      if let folder = known[path] { return folder }
      let folder = list(path).map(DumpFolders.group) ?? (isHidden(path) ? nil : [:])
      known[path] = folder
      return folder
    }
  }

  /// Whether a folder that cannot be listed may be there all the same: the system does not say what a closed one holds.
  private func isHidden(_ path: String) -> Bool {
    var path = path
    while files.kind(of: path) == .missing {
      guard case let above = Paths.folder(path), above != path, !above.isEmpty else { return false }
      path = above
    }
    return files.list(path) == nil
  }

  private static func group(_ entries: [DirectoryEntry]) -> [String: [FolderEntry]] {
    var folder: [String: [FolderEntry]] = [:]
    for entry in entries {
      let parts = entry.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard let ending = parts.last, parts.count > 1, !ending.isEmpty, !parts[0].isEmpty else { continue }
      let whole = parts.dropLast().joined(separator: ".")
      let file = FolderEntry(name: entry.name, variant: nil, ending: ending, isLink: entry.isLink)
      folder[whole, default: []].append(file)
      guard parts.count > 2, case let variant = parts[parts.count - 2], !variant.isEmpty else { continue }
      let shorter = parts.dropLast(2).joined(separator: ".")
      folder[shorter, default: []].append(
        FolderEntry(name: entry.name, variant: variant, ending: ending, isLink: entry.isLink))
    }
    return folder
  }
}
