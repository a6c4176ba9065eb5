internal import AccessibilityTree
internal import AccessibilityVerification
internal import Verification

/// What OLD or NEW names: one dump, or a folder of dumps.
enum DiffOperand {
  /// One dump.
  case dump(DiffInput)
  /// The dumps below a folder.
  case folder(Folder)

  /// What is below a folder.
  struct Folder {
    /// The folder, as it was named.
    var name: String
    /// Its dumps by their paths inside it.
    var dumps: [String: DiffInput]
    /// The links in it, which are not followed.
    var leftAlone: [String] = []
    /// The folders in it that cannot be listed.
    var closed: [Diagnostic] = []
  }

  /// How a word that names a revision begins.
  private static let prefix = "git:"

  /// Finds out what a word names; what is not there is found out when it is read.
  init(_ word: String, files: LocalFiles) throws(Diagnostic) {
    if word.hasPrefix(DiffOperand.prefix), files.kind(of: word) == .missing {
      self = try DiffOperand.ofRevision(word)
    } else if word != "-", files.kind(of: word) == .directory {
      self = .folder(DiffOperand.folder(word, files))
    } else {
      self = .dump(DiffInput(word))
    }
  }

  private static func ofRevision(_ word: String) throws(Diagnostic) -> DiffOperand {
    let (name, path) = try parts(of: word)
    let revision = try GitRevision(name)
    if let file = try revision.file(at: path) { return .dump(DiffInput(file, of: revision)) }
    var dumps: [String: DiffInput] = [:]
    for (inside, file) in try revision.files(below: path) where isDump(inside) && !FolderWalk.passesOver(inside) {
      dumps[inside] = DiffInput(file, of: revision)
    }
    return .folder(Folder(name: word, dumps: dumps))
  }

  /// The revision and the path of `git:REV:PATH`; a time in braces (`main@{10:00}`) belongs to the revision.
  private static func parts(of word: String) throws(Diagnostic) -> (revision: String, path: String) {
    let rest = word.dropFirst(prefix.count)
    var isInBraces = false
    let colon = rest.firstIndex { character in
      if character == "{" || character == "}" { isInBraces = character == "{" }
      return character == ":" && !isInBraces
    }
    guard let colon, colon > rest.startIndex, case let path = rest[rest.index(after: colon)...], !path.isEmpty else {
      throw Diagnostic(
        id: "wrong-revision", "'\(word)' is no 'git:REV:PATH', as in 'git:main:dumps'",
        notes: ["a file of such a name is './\(word)'"])
    }
    return (String(rest[..<colon]), String(path))
  }

  private static func folder(_ folder: String, _ files: LocalFiles) -> Folder {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let found = FolderWalk.files(below: folder, files, where: isDump)
    let dumps = found.files.map { (String($0.dropFirst(prefix.count)), DiffInput($0)) }
    return Folder(
      name: folder, dumps: Dictionary(uniqueKeysWithValues: dumps), leftAlone: found.leftAlone, closed: found.closed)
  }

  private static func isDump(_ path: String) -> Bool { DumpNames.isDump(path) }
}
