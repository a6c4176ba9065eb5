public import AccessibilityTree
public import Verification

/// Files that are held in memory, before those of another file system: a dump that came through a pipe or was made
/// by a test.
public struct OverlayFiles<Base: FileSystem>: FileSystem {
  /// The contents by path.
  public var contents: [String: [UInt8]]
  /// Where every other path is looked for.
  public var base: Base

  /// Lays contents over a file system.
  public init(_ contents: [String: [UInt8]], over base: Base) {
    self.contents = contents
    self.base = base
  }

  /// Reads what is held in memory, else from below.
  public func read(_ path: String) throws(Diagnostic) -> [UInt8] {
    if let bytes = contents[path] { return bytes }
    return try base.read(path)
  }

  /// The names in a folder, as they are below: what is held in memory is reached by its path alone.
  public func list(_ path: String) -> [DirectoryEntry]? { base.list(path) }

  /// What the files below say of links.
  public func leads(_ path: String, into folder: String) -> Bool { base.leads(path, into: folder) }

  /// What a path leads to.
  public func kind(of path: String) -> FileKind {
    contents[path] == nil ? base.kind(of: path) : .file
  }
}
