import AccessibilityTree
import Verification

/// The files of one input, held in memory.
struct HeldFiles: FileSystem {
  let contents: [String: [UInt8]]

  func read(_ path: String) throws(Diagnostic) -> [UInt8] {
    guard let bytes = contents[path] else { throw Diagnostic(id: "unreadable-file", "no such file", path: path) }
    return bytes
  }

  func list(_ path: String) -> [DirectoryEntry]? {
    let names = contents.keys.filter { $0.hasPrefix(path + "/") }.map { String($0.dropFirst(path.utf8.count + 1)) }
    return names.isEmpty ? nil : names.sorted().map { DirectoryEntry(name: $0, kind: .file, isLink: false) }
  }

  func kind(of path: String) -> FileKind {
    if contents[path] != nil { return .file }
    return contents.keys.contains { $0.hasPrefix(path + "/") } ? .directory : .missing
  }
}
