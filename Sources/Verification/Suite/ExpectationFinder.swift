internal import AccessibilityTree

/// An expectation file as it was found, and the name by which its dumps go.
struct FoundExpectation: Hashable {
  /// The file.
  var path: String
  /// The folder from which names start (`expectations`, the folder that was named, or the file's own).
  var root: String
  /// The path below `root` without `.expect`: `forms/login`.
  var stem: String
}

/// Finds the expectation files that paths stand for.
struct ExpectationFinder<Files: FileSystem> {
  /// The files at hand.
  let files: Files
  /// The files found, in path order, each once.
  private(set) var found: [FoundExpectation] = []
  /// What is wrong with the paths.
  private(set) var errors: [Diagnostic] = []
  /// The links that were met on the way and not followed.
  private(set) var leftAlone: [String] = []
  /// The folders that were walked, and what was found in each.
  private(set) var walked: [(folder: String, found: [FoundExpectation])] = []

  /// Finds the files below each path; a path that is a file is taken whatever its name.
  init(_ paths: [String], files: Files) {
    self.files = files
    for path in paths {
      let path = Paths.normal(path)
      switch files.kind(of: path) {
      case .directory:
        let before = (found.count, errors.count)
        let links = leftAlone.count
        walk(path, named: path)
        walked.append((path, Array(found[before.0...])))
        if (found.count, errors.count) == before {
          let notes = leftAlone[links...].map { "'\($0)' is a link, which is not followed unless it is named" }
          errors.append(Diagnostic(id: "no-files", "there is no .expect file in this folder", path: path, notes: notes))
        }
      case .file, .other: found.append(ExpectationFinder.name(path, named: Paths.folder(path)))
      case .missing:
        errors.append(Diagnostic(id: "no-such-file", "no such file or folder", path: path))
      }
    }
    guard found.count > 1 else { return }
    var seen: Set<String> = []
    // A file that two paths lead to goes by the name that the first gives it.
    found = found.filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
  }

  /// Walks folders from a list, since a folder may be as deep as it likes.
  private mutating func walk(_ folder: String, named: String) {
    var folders = [folder]
    while let next = folders.popLast() {
      guard let entries = files.list(next) else {
        errors.append(Diagnostic(id: "unreadable-folder", "the folder cannot be listed", path: next))
        continue
      }
      for entry in entries where !entry.name.hasPrefix(".") {
        let path = Paths.join(next, entry.name)
        let isFolder = entry.kind == .directory
        guard isFolder || entry.name.hasSuffix(".expect") else { continue }
        if entry.isLink, entry.kind != .missing, isFolder || !files.leads(path, into: named) {
          leftAlone.append(path)
        } else if isFolder {
          folders.append(path)
        } else {
          found.append(ExpectationFinder.name(path, named: named))
        }
      }
    }
  }

  /// All expectation files below a folder, without errors; for telling who owns a dump.
  static func below(_ folder: String, files: Files) -> [FoundExpectation] {
    var finder = ExpectationFinder([], files: files)
    finder.walk(folder, named: folder)
    return finder.found
  }

  /// The name of a file: below the innermost folder called `expectations`, else below the folder that was named.
  private static func name(_ path: String, named folder: String) -> FoundExpectation {
    let root = Paths.upTo("expectations", in: path) ?? (folder.isEmpty ? "." : folder)
    let relative = Paths.relative(path, to: root) ?? Paths.name(path)
    let stem = relative.hasSuffix(".expect") ? String(relative.dropLast(".expect".count)) : Paths.stem(relative)
    return FoundExpectation(path: path, root: root, stem: stem)
  }
}
