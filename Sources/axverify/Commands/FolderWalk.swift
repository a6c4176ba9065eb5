internal import AccessibilityVerification
internal import Verification

/// The files below a folder.
enum FolderWalk {
  /// Folders that hold nothing a person wrote.
  private static let skipped: Set<String> = ["node_modules", "build", "Pods", "DerivedData", "Carthage", "target"]

  /// Whether a path inside a folder would be passed over.
  static func passesOver(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    return parts.contains { $0.hasPrefix(".") } || parts.dropLast().contains { skipped.contains($0) }
  }

  /// The files that are wanted, in the order of their names; hidden files and links to folders are passed over.
  static func files(below folder: String, _ files: LocalFiles, where isWanted: (String) -> Bool) -> [String] {
    var found: [String] = []
    // The next folder or file to look at is the last.
    var waiting = [(path: folder, isFolder: true)]
    while let (path, isFolder) = waiting.popLast() {
      guard isFolder else {
        if isWanted(path) { found.append(path) }
        continue
      }
      let entries = files.list(path) ?? []
      for entry in entries.reversed() where !entry.name.hasPrefix(".") {
        let place = path.hasSuffix("/") ? path + entry.name : "\(path)/\(entry.name)"
        switch entry.kind {
        case .directory where !entry.isLink && !skipped.contains(entry.name): waiting.append((place, true))
        case .file: waiting.append((place, false))
        case .directory, .missing, .other: break
        }
      }
    }
    return found
  }
}
