public import AccessibilityTree
public import Verification

/// The files of this machine.
///
/// Only regular files and the process's own pipes are read: a FIFO of the file system never makes a run wait, and a
/// folder or a device is refused by its kind.
public struct LocalFiles: FileSystem {
  /// The largest file that is read: a tree keeps its places in 32 bits.
  static let largestFile = Int(Int32.max)

  /// Makes the one way to this machine's files.
  public init() {}

  /// Reads a whole file, or what comes through a pipe of this process (`/dev/stdin`, `/dev/fd/3`).
  public func read(_ path: String) throws(Diagnostic) -> [UInt8] {
    if let number = Self.ownDescriptor(path) {
      return try Self.read(SystemCalls.Descriptor(borrowing: number), path: path, isOwn: true)
    }
    let descriptor: SystemCalls.Descriptor
    do throws(SystemCalls.Failure) {
      descriptor = try SystemCalls.openToRead(path)
    } catch {
      throw Self.unreadable(path, error.reason)
    }
    return try Self.read(descriptor, path: path, isOwn: false)
  }

  /// Reads standard input to its end.
  ///
  /// - Throws: a diagnostic that names it `-`, with the system's reason.
  public func readStandardInput() throws(Diagnostic) -> [UInt8] {
    try Self.read(SystemCalls.Descriptor(borrowing: 0), path: "-", isOwn: true)
  }

  /// The names in a folder, sorted by their bytes; `nil` where it cannot be listed.
  public func list(_ path: String) -> [DirectoryEntry]? {
    let names: [String]
    do throws(SystemCalls.Failure) {
      names = try SystemCalls.names(in: path)
    } catch {
      return nil
    }
    let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return sorted.map { name in
      let place = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      let isLink = (try? SystemCalls.status(of: place, followingLinks: false))?.kind == .link
      return DirectoryEntry(name: name, kind: kind(of: place), isLink: isLink)
    }
  }

  /// What a path leads to.
  public func kind(of path: String) -> FileKind {
    if Self.ownDescriptor(path) != nil { return .file }
    guard let status = try? SystemCalls.status(of: path) else { return .missing }
    switch status.kind {
    case .file: return .file
    case .directory: return .directory
    case .fifo, .device, .socket, .link, .other: return .other
    }
  }

  /// Whether what a path leads to, through all links, stands somewhere below a folder.
  public func leads(_ path: String, into folder: String) -> Bool {
    guard let end = try? SystemCalls.realPath(path), let start = try? SystemCalls.realPath(folder) else { return false }
    return start == "/" || end.hasPrefix(start + "/")
  }

  /// Whether two paths lead to one file.
  package func areSame(_ path: String, _ other: String) -> Bool {
    guard let left = try? SystemCalls.status(of: path), let right = try? SystemCalls.status(of: other)
    else { return false }
    return left.device == right.device && left.number == right.number
  }

  private static func read(
    _ descriptor: consuming SystemCalls.Descriptor, path: String, isOwn: Bool
  ) throws(Diagnostic) -> [UInt8] {
    let contents: [UInt8]?
    var refused: String?
    do throws(SystemCalls.Failure) {
      let status = try SystemCalls.status(of: descriptor)
      refused = refusal(of: status.kind, isOwn: isOwn)
      contents =
        refused == nil ? try SystemCalls.contents(of: descriptor, expecting: status.size, limit: largestFile) : []
    } catch {
      throw unreadable(path, error.reason)
    }
    if let refused { throw notAFile(path, refused) }
    guard let contents else { throw unreadable(path, "it is larger than 2 GiB") }
    return contents
  }

  /// Why a thing of a kind is not read; `nil` where it is.
  private static func refusal(of kind: SystemCalls.Kind, isOwn: Bool) -> String? {
    switch kind {
    case .file: nil
    case .directory: "a folder"
    case .fifo: isOwn ? nil : "a FIFO"
    case .device: isOwn ? nil : "a device"
    case .socket: isOwn ? nil : "a socket"
    case .link, .other: "no regular file"
    }
  }

  /// The descriptor that a path stands for, where it names one of this process's own.
  private static func ownDescriptor(_ path: String) -> Int32? {
    if path == "/dev/stdin" { return 0 }
    for prefix in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(prefix) {
      guard let number = Int32(path.dropFirst(prefix.count)), number >= 0 else { return nil }
      return number
    }
    return nil
  }

  private static func unreadable(_ path: String, _ reason: String) -> Diagnostic {
    let name = path == "-" ? "standard input" : "'\(path)'"
    return Diagnostic(id: "unreadable-file", "cannot read \(name): \(reason)", path: path)
  }

  private static func notAFile(_ path: String, _ kind: String) -> Diagnostic {
    let name = path == "-" ? "standard input" : "'\(path)'"
    return Diagnostic(id: "not-a-file", "cannot read \(name): it is \(kind)", path: path)
  }
}
