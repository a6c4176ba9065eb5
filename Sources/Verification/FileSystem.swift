public import AccessibilityTree

/// What a path leads to.
public enum FileKind: Hashable, Sendable {
  /// A regular file, or a link to one.
  case file
  /// A folder, or a link to one.
  case directory
  /// Something that is neither: a FIFO, a device, a socket.
  case other
  /// Nothing, or nothing that may be looked at.
  case missing
}

/// One name in a folder.
public struct DirectoryEntry: Hashable, Sendable {
  /// The name, without the folder.
  public var name: String
  /// What it leads to.
  public var kind: FileKind
  /// Whether it is a symbolic link: met in a folder, one that leads out of it is left alone and said.
  public var isLink: Bool

  /// Makes an entry.
  public init(name: String, kind: FileKind, isLink: Bool) {
    self.name = name
    self.kind = kind
    self.isLink = isLink
  }
}

/// Files, as the engine needs them: the engine itself opens none.
public protocol FileSystem: Sendable {
  /// Reads a whole file.
  ///
  /// - Throws: a diagnostic with the path and the system's reason.
  func read(_ path: String) throws(Diagnostic) -> [UInt8]
  /// The names in a folder, sorted by their bytes; `nil` where it cannot be listed.
  func list(_ path: String) -> [DirectoryEntry]?
  /// What a path leads to.
  func kind(of path: String) -> FileKind
  /// Whether what a path leads to, through all links, stands somewhere below a folder.
  func leads(_ path: String, into folder: String) -> Bool
}

extension FileSystem {
  /// That nothing is known of links, so that none is followed.
  public func leads(_ path: String, into folder: String) -> Bool { false }
}
