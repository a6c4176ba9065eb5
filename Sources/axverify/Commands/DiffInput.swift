internal import AccessibilityTree
internal import AccessibilityVerification

/// A dump that `diff` compares: a file, or a file of a revision of git.
struct DiffInput: Sendable {
  /// How it is called in reports: its path, `git:main:dumps/ios/about.txt` for one of a revision.
  let name: String
  /// Its path without the revision.
  let path: String
  private let object: (revision: GitRevision, file: GitRevision.File)?

  /// A file.
  init(_ path: String) {
    name = path
    self.path = path
    object = nil
  }

  /// A file of a revision.
  init(_ file: GitRevision.File, of revision: GitRevision) {
    name = "git:\(revision.name):\(file.path)"
    path = file.path
    object = (revision, file)
  }

  /// The file on this machine that no report may replace; `nil` where there is none.
  var localPath: String? { object == nil ? path : nil }

  /// Its contents; `-` is standard input.
  func bytes(_ files: LocalFiles) throws(Diagnostic) -> [UInt8] {
    guard let object else { return try DumpInput.bytes(of: path, files) }
    return try object.revision.read(object.file)
  }
}
