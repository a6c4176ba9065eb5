/// The names in folders of dumps, each folder listed once, for looking up the few that belong to one screen.
///
/// A folder holds the dumps of all screens of a platform: to list it anew for each of them would cost the square of
/// their number.
struct DumpFolders: Sendable {
  /// Endings that are no dump.
  static let ignoredEndings: Set<String> = [
    "log", "png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "heic", "svg", "pdf",
  ]

  private let names: [String: [String: [String]]]

  /// No folder.
  init() { names = [:] }

  /// Lists folders; one that is not there has no names.
  init(_ folders: Set<String>, files: some FileSystem) {
    var names: [String: [String: [String]]] = [:]
    for folder in folders {
      var ofStem: [String: [String]] = [:]
      for entry in files.list(folder) ?? [] {
        for stem in Self.stems(of: entry.name) { ofStem[stem, default: []].append(entry.name) }
      }
      names[folder] = ofStem
    }
    self.names = names
  }

  /// The names that begin with a stem and a dot and go on with one or two parts, sorted by their bytes.
  func names(in folder: String, stem: String) -> [String] { names[folder]?[stem] ?? [] }

  /// The stems that a name can belong to: `about.full` and `about`, of `about.full.xml`.
  static func stems(of name: String) -> [String] {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return [1, 2].filter { $0 < parts.count }.compactMap { count in
      parts.suffix(count).allSatisfy { !$0.isEmpty } ? parts.dropLast(count).joined(separator: ".") : nil
    }
  }
}
