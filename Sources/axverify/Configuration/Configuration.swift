internal import AccessibilityTree
internal import AccessibilityVerification
internal import Audit
internal import DumpFormats
internal import Verification
internal import Vocabulary

/// What a team says once, in `axverify.json`; the command line wins over it.
struct Configuration {
  /// One thing that can be said there.
  ///
  /// A new one is a row of `settings`.
  private struct Setting: Sendable {
    let name: String
    /// Takes in its value; what is wrong with it is thrown.
    let read: @Sendable (JSONValue, inout Configuration) throws(Diagnostic) -> Void
  }

  private static let settings = [
    Setting(name: "expectations") { value, configuration throws(Diagnostic) in
      configuration.expectations = try texts(of: value, "expectations").map(configuration.resolved)
    },
    Setting(name: "dumps") { value, configuration throws(Diagnostic) in
      configuration.dumps = configuration.resolved(try text(of: value, "dumps"))
    },
    Setting(name: "audit") { value, configuration throws(Diagnostic) in
      var settings = AuditSettings()
      settings.read(value)
      configuration.audit = settings.configuration
      configuration.errors += settings.errors
    },
    Setting(name: "diff") { value, configuration throws(Diagnostic) in
      var settings = DiffSettings()
      settings.read(value)
      configuration.diff = settings
      configuration.errors += settings.errors
    },
    Setting(name: "require") { value, configuration throws(Diagnostic) in
      configuration.required = try platforms(of: value, "require")
    },
  ]

  /// The file it was read from; `nil` where there is none.
  private(set) var path: String?
  /// What is judged where the command line names nothing.
  private(set) var expectations: [String]?
  /// The folder of the dumps.
  private(set) var dumps: String?
  /// The platforms whose missing dump is BLOCKED, on each screen that is on them.
  private(set) var required: [Platform] = []
  /// What `audit` is told: rules, words, sizes and waivers.
  private(set) var audit = AuditConfiguration()
  /// What counts as a difference for `diff`.
  private(set) var diff = DiffSettings()
  /// What is wrong with the file, all of it.
  private(set) var errors: [Diagnostic] = []

  /// Reads the file that `--config` names, or the nearest one of this project.
  ///
  /// - Parameter mayBeEmpty: whether a file without a byte says nothing instead of being wrong: the shell has emptied it
  ///   where what is printed goes there.
  init(_ arguments: ParsedArguments, files: LocalFiles, mayBeEmpty: Bool = false) {
    guard let path = arguments.value(Self.option.long) ?? ConfigurationSearch(files: files).find() else { return }
    self.path = path
    do throws(Diagnostic) {
      let bytes = try files.read(path)
      if bytes.isEmpty, mayBeEmpty { return }
      read(try JSONValue(reading: bytes, path: path))
    } catch {
      errors.append(error)
    }
  }

  /// The option of the commands that use it.
  static let option = OptionSpec(
    long: "config", kind: .text("FILE"), summary: "the settings of the project (default: the nearest axverify.json)",
    details: """
      It is looked for in the working directory and in the folders above it, up to the repository's root. It is a \
      JSON object; paths in it start at its own folder. Its settings are \
      \(settings.map { "'\($0.name)'" }.joined(separator: ", ")): what is judged where no PATH is named, the folder \
      of the dumps, the platforms whose dump has to be there, what 'audit' is to find, and what is no difference for \
      'diff'. The command line wins.
      """)

  /// Says on standard error which file was used.
  func say(_ session: inout Session) {
    guard let path else { return }
    session.complain([Diagnostic(.note, id: "settings", "the settings are those of '\(path)'")])
  }

  private mutating func read(_ value: JSONValue) {
    guard value.kind == .object else {
      return errors.append(value.fault("wrong-setting", "the settings are \(value.kind.rawValue), not an object"))
    }
    var seen: Set<String> = []
    for (name, member) in value.members {
      guard let setting = Self.settings.first(where: { $0.name == name }) else {
        var error = member.fault(
          "unknown-setting", "unknown setting '\(name)'",
          suggestion: Spelling.nearest(name, among: Self.settings.map(\.name)))
        error.position = member.namePosition
        errors.append(error)
        continue
      }
      guard seen.insert(name).inserted else {
        errors.append(member.fault("setting-twice", "setting '\(name)' is there twice"))
        continue
      }
      do throws(Diagnostic) { try setting.read(member, &self) } catch { errors.append(error) }
    }
  }

  /// A path of the file, which starts at the file's own folder.
  private func resolved(_ path: String) -> String {
    guard let file = self.path, let slash = file.lastIndex(of: "/"), !path.hasPrefix("/") else { return path }
    return String(file[...slash]) + path
  }

  // MARK: - Kinds of values

  private static func text(of value: JSONValue, _ name: String) throws(Diagnostic) -> String {
    guard let text = value.string, !text.isEmpty else {
      throw value.fault("wrong-setting", "setting '\(name)' takes a path, not \(value.words)")
    }
    return text
  }

  /// One text, or a list of them.
  private static func texts(of value: JSONValue, _ name: String) throws(Diagnostic) -> [String] {
    guard value.kind == .array else { return [try text(of: value, name)] }
    guard !value.elements.isEmpty else { throw value.fault("wrong-setting", "setting '\(name)' names nothing") }
    var texts: [String] = []
    for element in value.elements { texts.append(try text(of: element, name)) }
    return texts
  }

  private static func platforms(of value: JSONValue, _ name: String) throws(Diagnostic) -> [Platform] {
    guard value.kind == .array else {
      throw value.fault("wrong-setting", "setting '\(name)' takes a list of platforms, not \(value.words)")
    }
    var platforms: [Platform] = []
    for element in value.elements {
      guard let word = element.string else {
        throw element.fault("wrong-setting", "setting '\(name)' takes names of platforms, not \(element.words)")
      }
      guard let platform = Platform(rawValue: word) else {
        throw element.fault(
          "unknown-platform", "unknown platform '\(word)' in setting '\(name)'",
          suggestion: Spelling.nearest(word, among: Platform.allCases.map(\.rawValue)))
      }
      platforms.append(platform)
    }
    return platforms
  }
}

extension JSONValue {
  /// What it is, for a sentence that says what was wanted instead.
  fileprivate var words: String { string == "" ? "an empty text" : kind.rawValue }
}
