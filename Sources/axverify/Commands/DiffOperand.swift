internal import AccessibilityTree
internal import AccessibilityVerification
internal import Verification

/// What OLD or NEW names: one dump, or a folder of dumps.
enum DiffOperand {
  /// One dump.
  case dump(DiffInput)
  /// The dumps below a folder by their paths inside it.
  case folder(name: String, [String: DiffInput])

  /// How a word that names a revision begins.
  private static let prefix = "git:"

  /// Finds out what a word names; what is not there is found out when it is read.
  init(_ word: String, files: LocalFiles) throws(Diagnostic) {
    if word.hasPrefix(DiffOperand.prefix), files.kind(of: word) == .missing {
      self = try DiffOperand.ofRevision(word)
    } else if word != "-", files.kind(of: word) == .directory {
      self = .folder(name: word, DiffOperand.dumps(below: word, files))
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
    return .folder(name: word, dumps)
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

  private static func dumps(below folder: String, _ files: LocalFiles) -> [String: DiffInput] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let found = FolderWalk.files(below: folder, files, where: isDump)
    return Dictionary(uniqueKeysWithValues: found.map { (String($0.dropFirst(prefix.count)), DiffInput($0)) })
  }

  private static func isDump(_ path: String) -> Bool { !path.hasSuffix(".log") && !path.hasSuffix(".skip") }
}
