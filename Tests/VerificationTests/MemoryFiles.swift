import AccessibilityTree
import Verification

/// Files that exist in memory alone.
struct MemoryFiles: FileSystem {
  private let contents: [String: [UInt8]]
  /// Paths that are there and cannot be read, or listed where they are folders.
  var unreadable: Set<String> = []
  /// Folders that are links.
  var links: Set<String> = []

  init(_ texts: [String: String]) { contents = texts.mapValues { Array($0.utf8) } }

  func read(_ path: String) throws(Diagnostic) -> [UInt8] {
    guard let bytes = contents[path], !unreadable.contains(path) else {
      throw Diagnostic(id: "unreadable-file", "cannot read '\(path)'", path: path)
    }
    return bytes
  }

  func list(_ path: String) -> [DirectoryEntry]? {
    if unreadable.contains(path) { return nil }
    let folder = path == "." ? "" : path + "/"
    let names = Set(
      contents.keys.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count).prefix { $0 != "/" }) })
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      DirectoryEntry(name: name, kind: kind(of: folder + name), isLink: links.contains(folder + name))
    }
  }

  func kind(of path: String) -> FileKind {
    if contents[path] != nil { return .file }
    return path == "." || contents.keys.contains { $0.hasPrefix(path + "/") } ? .directory : .missing
  }
}
