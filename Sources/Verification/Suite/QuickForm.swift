internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// The quick form `check FILE.expect DUMP`: one dump, judged as the one platform of the header that it fits.
enum QuickForm {
  /// Puts the dump in its platform's place, so that everything after goes as for any named dump.
  ///
  /// - Returns: why that cannot be told, or `nil`. A dump that cannot be read is left to the place it is named for,
  ///   where it is blocked with its reason.
  static func resolve(_ options: inout CheckOptions, _ file: ExpectationFile, files: some FileSystem) -> Diagnostic? {
    guard let path = options.quickDump, !file.platforms.isEmpty else { return nil }
    let asked = file.platforms.filter { options.platforms.isEmpty || options.platforms.contains($0) }
    let fitting = self.fitting(path, asked, options.format, files: files)
    guard let platform = fitting.count == 1 ? fitting[0] : asked.count == 1 ? asked[0] : nil else {
      let words = (fitting.isEmpty ? asked : fitting).map(\.rawValue).joined(separator: ", ")
      return Diagnostic(
        id: "which-platform",
        fitting.isEmpty
          ? "this dump fits none of the header's platforms: \(words)"
          : "this dump fits more than one platform of the header: \(words); say which with --platform",
        path: path)
    }
    options.platforms = [platform]
    options.dumps = [(Selector(platform: platform), path)]
    return nil
  }

  private static func fitting(
    _ path: String, _ platforms: [Platform], _ format: String?, files: some FileSystem
  ) -> [Platform] {
    guard let bytes = try? files.read(path), let dump = try? DumpReader.read(bytes, path: path, format: format) else {
      return []
    }
    return platforms.filter(dump.platforms.contains)
  }
}
