/// What the names of files beside dumps say.
enum DumpNames {
  /// Endings that are no dump.
  static let ignoredEndings: Set<String> = [
    "log", "png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "heic", "svg", "pdf",
  ]

  /// The screens that a name can belong to, the longer name first: `about.full` and `about`, of `about.full.xml`.
  static func screens(of name: String) -> [String] {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return [1, 2].filter { $0 < parts.count }.compactMap { count in
      parts.suffix(count).allSatisfy { !$0.isEmpty } ? parts.dropLast(count).joined(separator: ".") : nil
    }
  }
}
