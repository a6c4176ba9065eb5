public import AccessibilityTree

/// The files of a revision, as git keeps them; nothing is checked out.
public struct GitRevision: Sendable {
  /// A file of a revision.
  public struct File: Hashable, Sendable {
    /// Its path, relative to the working directory.
    public var path: String
    /// The name under which git keeps its contents.
    public var object: String
  }

  /// The revision as it was named.
  public let name: String
  private let commit: String

  /// Finds a revision.
  ///
  /// - Throws: a diagnostic where there is no git, no repository, or no such revision.
  public init(_ name: String) throws(Diagnostic) {
    self.name = name
    commit = try Git.commit(name)
  }

  /// What stands in a tree of git.
  private enum Kind: String {
    case file = "blob"
    case folder = "tree"
    case module = "commit"
  }

  private struct Entry {
    let mode: String
    let kind: Kind?
    let file: File
  }

  /// The file at a path; `nil` where there is a folder.
  ///
  /// - Throws: a diagnostic where there is neither.
  public func file(at path: String) throws(Diagnostic) -> File? {
    if Self.normal(path).isEmpty { return nil }
    guard let entry = try list(path, isDeep: false).first else {
      throw Diagnostic(id: "no-such-file", "there is no '\(path)' in revision '\(name)'")
    }
    switch entry.kind {
    case .folder?: return nil
    case .file? where entry.mode != Self.link: return entry.file
    case .file?, .module?, nil:
      throw Diagnostic(
        id: "not-a-file",
        "'\(path)' is \(entry.kind == .module ? "a submodule" : "a symbolic link") in revision '\(name)'")
    }
  }

  /// The files below a folder in the order of their paths there; links and submodules are passed over.
  ///
  /// - Returns: each with its path inside the folder.
  public func files(below folder: String) throws(Diagnostic) -> [(inside: String, file: File)] {
    let isAll = Self.normal(folder).isEmpty
    // Git knows best how it writes the folder's own path.
    let top = isAll ? "" : try list(folder, isDeep: false).first.map { $0.file.path + "/" } ?? ""
    return try list(isAll ? "." : folder, isDeep: true).filter { $0.kind == .file && $0.mode != Self.link }.map {
      (String($0.file.path.dropFirst($0.file.path.hasPrefix(top) ? top.count : 0)), $0.file)
    }
  }

  /// The contents of a file.
  public func read(_ file: File) throws(Diagnostic) -> [UInt8] {
    try Git.succeed(["cat-file", "blob", file.object], for: "git cannot read '\(file.path)' of revision '\(name)'")
  }

  /// The mode of a symbolic link.
  private static let link = "120000"

  /// A path without `.` and a slash at its end.
  private static func normal(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// The entries of a tree at a path, or below it.
  private func list(_ path: String, isDeep: Bool) throws(Diagnostic) -> [Entry] {
    // A slash at the end would ask for what is in a folder.
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let options = isDeep ? ["-r", "-z"] : ["-z"]
    let output = try Git.succeed(
      ["--literal-pathspecs", "ls-tree"] + options + [commit, "--", path],
      for: "git cannot list '\(path)' of revision '\(name)'")
    return output.split(separator: 0).compactMap { line in
      // MODE KIND OBJECT<tab>PATH
      guard let tab = line.firstIndex(of: 0x09) else { return nil }
      let words = line[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard words.count >= 3 else { return nil }
      let file = File(path: String(decoding: line[line.index(after: tab)...], as: UTF8.self), object: words[2])
      return Entry(mode: words[0], kind: Kind(rawValue: words[1]), file: file)
    }
  }
}
