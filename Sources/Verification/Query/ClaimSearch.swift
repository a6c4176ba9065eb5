internal import AccessibilityTree
public import DumpFormats
internal import Expectations
internal import Vocabulary

/// Finds the expectation file that is about a dump, and which of its lines claim which nodes.
public struct ClaimSearch<Files: FileSystem>: Sendable {
  /// The lines that claim the nodes of a dump.
  public struct Claims: Hashable, Sendable {
    /// The expectation file.
    public var file: String
    /// The lines that claim a node, from 1, by the node's place in document order.
    public var lines: [Int: [Int]]
  }

  /// An expectation file with the name by which its dumps go.
  private struct Owner: Sendable {
    let path: String
    let stem: String
    let platforms: [Platform]
    let named: [(path: String, platform: Platform?)]
  }

  private let files: Files
  private let owners: [Owner]

  /// Reads the expectation files below paths; what cannot be read owns nothing.
  public init(expectations paths: [String], files: Files) {
    self.files = files
    owners = ExpectationFinder(paths, files: files).found.compactMap { found in
      guard let bytes = try? files.read(found.path) else { return nil }
      let file = ExpectationFile.parse(bytes, path: found.path)
      let named = file.dumps.map { header in
        (Paths.normal(Paths.join(Paths.folder(found.path), header.path.text)), header.selector?.platform)
      }
      return Owner(path: found.path, stem: found.stem, platforms: file.platforms, named: named)
    }
  }

  /// Whether there is an expectation file at all.
  public var isIdle: Bool { owners.isEmpty }

  /// The claims on a dump.
  ///
  /// A dump belongs to the file of its name: below a folder of a platform, wherever that folder is, or as a header
  /// names it. Of two such names the longer one counts.
  ///
  /// - Parameters:
  ///   - path: where the dump is.
  ///   - dump: the dump as it was read from there.
  /// - Returns: `nil` where no file is about it, or the file cannot be judged on it.
  public func claims(on dump: Dump, at path: String) -> Claims? {
    guard !owners.isEmpty, let (owner, platform) = owner(of: Paths.normal(path)),
      let bytes = try? files.read(owner.path)
    else { return nil }
    let file = ExpectationFile.parse(bytes, path: owner.path)
    guard !file.hasHeaderError else { return nil }
    var slot = DumpSlot(selector: Selector(platform: platform), path: path, status: .judged)
    slot.subject = Subject(dump, path: path, selector: slot.selector)
    let screen = LoadedScreen(file: file, slots: [slot], decoys: [], logs: [:], errors: [])
    var judge = ScreenJudge(screen, platforms: [platform], picturedNodes: dump.tree.count, capturedAfter: nil)
    let result = judge.run()
    guard result.dumps.contains(where: { $0.status == .judged }), let picture = result.pictures.first else {
      return nil
    }
    var lines: [Int: [Int]] = [:]
    for node in picture.nodes where !node.claims.isEmpty { lines[node.index] = node.claims.sorted() }
    return Claims(file: owner.path, lines: lines)
  }

  private func owner(of path: String) -> (Owner, Platform)? {
    for owner in owners {
      guard let header = owner.named.first(where: { $0.path == path }) else { continue }
      guard let platform = header.platform ?? owner.platforms.first else { continue }
      return (owner, platform)
    }
    // The innermost folder that is called like a platform.
    let parts = path.split(separator: "/").map(String.init)
    for place in parts.indices.dropLast().reversed() {
      guard let platform = Platform(rawValue: parts[place]) else { continue }
      let folders = parts[(place + 1)...].dropLast().joined(separator: "/")
      for name in DumpNames.screens(of: parts[parts.count - 1]) {
        let stem = folders.isEmpty ? name : "\(folders)/\(name)"
        if let owner = owners.first(where: { $0.stem == stem && $0.platforms.contains(platform) }) {
          return (owner, platform)
        }
      }
    }
    return nil
  }
}
