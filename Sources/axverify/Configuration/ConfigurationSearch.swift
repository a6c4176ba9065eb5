internal import AccessibilityVerification
internal import Verification

/// Looks for the settings of the project that the working directory is in.
struct ConfigurationSearch {
  static let name = "axverify.json"
  /// How many folders up are looked at; no path has so many.
  private static let highest = 4_096

  let files: LocalFiles

  /// The nearest file, relative to the working directory; `nil` where the project has none.
  ///
  /// What stands above the repository is not the project's. Outside of a repository nothing says where the project
  /// begins, so that the working directory alone counts.
  func find() -> String? {
    var nearest: String?
    var folder = ""
    for _ in 0..<Self.highest {
      if nearest == nil, files.kind(of: folder + Self.name) == .file { nearest = folder + Self.name }
      if folder.isEmpty, nearest != nil { return nearest }
      if files.kind(of: "\(folder).git") != .missing { return nearest }
      if files.areSame(folder.isEmpty ? "." : folder, "\(folder)..") { return nil }
      folder += "../"
    }
    return nil
  }
}
