public import AccessibilityTree

/// A file that a report is written to: whole, or not at all.
public struct ReportFile: Sendable {
  /// How many links in a row are followed, as many as the system follows.
  private static let maximumLinks = 40

  /// The path as named.
  public let path: String

  /// Names a file to write to.
  public init(path: String) { self.path = path }

  /// Writes the bytes to a neighbour and gives it the file's name, so that no reader ever sees half a report.
  ///
  /// A link stays a link: the file it points to is replaced, and keeps its permissions. What is no regular file (a
  /// pipe, a device) is written to as it is.
  ///
  /// - Throws: a diagnostic with the path and the system's reason; what was there is then still there.
  public func write(_ bytes: [UInt8]) throws(Diagnostic) {
    do throws(SystemCalls.Failure) {
      let target = try Self.followed(path)
      let known = try? SystemCalls.status(of: target)
      switch known?.kind {
      case nil, .file?: try Self.replace(target, with: bytes, permissions: known?.permissions)
      case .directory?, .fifo?, .device?, .socket?, .link?, .other?:
        // A folder is refused by the system here.
        let descriptor = try SystemCalls.openToWrite(target)
        try SystemCalls.put(bytes, into: descriptor)
      }
    } catch {
      throw Diagnostic(id: "unwritable-file", "cannot write '\(path)': \(error.reason)", path: path)
    }
  }

  /// The path that a chain of links ends at; it need not exist.
  private static func followed(_ path: String) throws(SystemCalls.Failure) -> String {
    var path = path
    for _ in 0..<maximumLinks {
      guard let status = try? SystemCalls.status(of: path, followingLinks: false), status.kind == .link
      else { return path }
      // A pipe of this process looks like a link whose target is no path.
      if let end = try? SystemCalls.status(of: path), end.kind != .file { return path }
      let target = try SystemCalls.target(ofLink: path)
      path = target.hasPrefix("/") ? target : folder(of: path) + target
    }
    return path
  }

  private static func replace(
    _ path: String, with bytes: [UInt8], permissions: UInt32?
  ) throws(SystemCalls.Failure) {
    let neighbour = try Neighbour(of: path)
    do throws(SystemCalls.Failure) {
      if let permissions { try SystemCalls.setPermissions(permissions, of: neighbour.descriptor) }
      try SystemCalls.put(bytes, into: neighbour.descriptor)
      try SystemCalls.synchronize(neighbour.descriptor)
      try SystemCalls.move(neighbour.path, to: path)
    } catch {
      SystemCalls.remove(neighbour.path)
      throw error
    }
  }

  /// A new file beside another, of a name that no other run has.
  private struct Neighbour: ~Copyable {
    let path: String
    let descriptor: SystemCalls.Descriptor

    init(of path: String) throws(SystemCalls.Failure) {
      let start = "\(ReportFile.folder(of: path)).axverify-\(SystemCalls.processNumber())-"
      var attempt = 0
      while true {
        do throws(SystemCalls.Failure) {
          descriptor = try SystemCalls.create(start + String(attempt))
          self.path = start + String(attempt)
          return
        } catch {
          // A run that was killed may have left its own behind; a hundred of them are something else.
          guard error.isTaken, attempt < 100 else { throw error }
          attempt += 1
        }
      }
    }
  }

  /// The folder of a path with its slash; empty for a name alone.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }
}
