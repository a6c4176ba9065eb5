/// What the names of files beside dumps say.
package enum DumpNames {
  /// What the waivers of an audit are called that lie beside the dumps of a folder.
  package static let waivers = "waivers.json"

  /// Endings that are no dump.
  static let ignoredEndings: Set<String> = [
    "log", "png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "heic", "svg", "pdf",
  ]

  /// What a file about a folder is called; other Markdown may hold a snapshot.
  private static let aboutFolder: Set<String> = ["README", "README.md", "README.txt", "Readme.md", "readme.md"]

  /// Whether a file in a folder of dumps is one, by its name.
  package static func isDump(_ path: String) -> Bool {
    let (name, ending) = (Paths.name(path), Paths.ending(path).lowercased())
    return name != waivers && !aboutFolder.contains(name) && ending != "skip" && !ignoredEndings.contains(ending)
  }

  /// The screens that a name can belong to, the longer name first: `about.full` and `about`, of `about.full.xml`.
  static func screens(of name: String) -> [String] {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return [1, 2].filter { $0 < parts.count }.compactMap { count in
      parts.suffix(count).allSatisfy { !$0.isEmpty } ? parts.dropLast(count).joined(separator: ".") : nil
    }
  }
}
