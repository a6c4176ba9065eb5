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

  /// What was found below a folder.
  struct Found {
    /// The files that are wanted, in the order of their names.
    var files: [String] = []
    /// The links that were met and not followed.
    var leftAlone: [String] = []
    /// The folders that cannot be listed and the files that cannot be reached, which are not among the files.
    var closed: [Diagnostic] = []
  }

  /// The files that are wanted; hidden ones are passed over, and so are links to folders and out of this one.
  static func files(below folder: String, _ files: LocalFiles, where isWanted: (String) -> Bool) -> Found {
    var found = Found()
    // The next folder or file to look at is the last.
    var waiting = [(path: folder, isFolder: true)]
    while let (path, isFolder) = waiting.popLast() {
      guard isFolder else {
        found.files.append(path)
        continue
      }
      guard let entries = files.list(path) else {
        found.closed.append(Diagnostic(id: "unreadable-folder", "the folder cannot be listed", path: path))
        continue
      }
      for entry in entries.reversed() where !entry.name.hasPrefix(".") {
        let place = path.hasSuffix("/") ? path + entry.name : "\(path)/\(entry.name)"
        switch entry.kind {
        case .directory where skipped.contains(entry.name): break
        case .file where !isWanted(place): break
        case .directory where entry.isLink: found.leftAlone.append(place)
        case .file where entry.isLink && !files.leads(place, into: folder): found.leftAlone.append(place)
        case .missing where entry.isLink && isWanted(place): found.leftAlone.append(place)
        case .directory: waiting.append((place, true))
        case .file: waiting.append((place, false))
        case .missing where !entry.isLink && isWanted(place):
          found.closed.append(
            Diagnostic(
              id: "unreadable-file", "the file cannot be reached: its name is no UTF-8, or it is gone", path: place))
        case .missing, .other: break
        }
      }
    }
    found.leftAlone.sort()
    return found
  }

  /// That links were met and not followed.
  static func notes(of leftAlone: [String]) -> [Diagnostic] {
    leftAlone.map { path in
      Diagnostic(.note, id: "left-alone", "'\(path)' is a link, which is not followed unless it is named", path: path)
    }
  }
}
