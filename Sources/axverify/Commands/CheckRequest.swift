internal import AccessibilityTree
internal import AccessibilityVerification
internal import Expectations
internal import Reports
internal import Verification
internal import Vocabulary

/// What `check` and `lint` were asked, resolved from what was said; nothing but the kind of files is looked up.
struct CheckRequest {
  /// What the engine is asked.
  var options = CheckOptions()
  /// What is wrong with it.
  private(set) var errors: [Diagnostic] = []
  /// How much is shown.
  let detail: ReportOptions.Detail

  init(_ arguments: ParsedArguments, _ configuration: Configuration, files: LocalFiles) {
    detail = Self.detail(arguments)
    options.dumpsDirectory = arguments.value("dumps") ?? configuration.dumps ?? options.dumpsDirectory
    options.platforms = Self.platforms(arguments.words("platform"))
    options.required = Self.platforms(arguments.words("require"))
    if options.required.isEmpty { options.requiredWhereDeclared = configuration.required }
    options.isStrict = arguments.isOn("strict")
    options.only = arguments.value("only")
    options.format = arguments.value("from")
    if let time = arguments.value("captured-after") { setTime(time) }
    if let value = arguments.value("shard") { setShard(value) }
    for value in arguments.values("dump") { addDump(value, files) }
    setPaths(arguments.operands, else: configuration.expectations ?? ["expectations"], files)
    // One screen is judged by one thread, and how many processors there are is asked only if its dump is a large one.
    options.jobs = arguments.number("jobs") ?? (options.quickDump == nil ? SystemCalls.processors() : 1)
    if options.quickDump != nil, !options.dumps.isEmpty || arguments.value("dumps") != nil {
      fail("two-dumps", "the dump of 'FILE.expect DUMP' is judged alone; leave out '--dump' and '--dumps'")
    }
  }

  /// How much `-q` and `-v` ask for, of which the last one counts.
  static func detail(_ arguments: ParsedArguments) -> ReportOptions.Detail {
    switch arguments.last(of: ["quiet", "verbose"]) {
    case "quiet": .failures
    case "verbose": .everything
    default: .normal
    }
  }

  /// Each platform once, in the order given.
  private static func platforms(_ words: [String]) -> [Platform] {
    var platforms: [Platform] = []
    for platform in words.compactMap(Platform.init(rawValue:)) where !platforms.contains(platform) {
      platforms.append(platform)
    }
    return platforms
  }

  private mutating func setTime(_ text: String) {
    do throws(CaptureTime.Fault) {
      options.capturedAfter = try CaptureTime(text)
    } catch {
      fail("wrong-value", "'--captured-after \(text)' is \(error.message)", suggestion: error.suggestion)
    }
  }

  /// Reads `I/N`.
  private mutating func setShard(_ value: String) {
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], let shard = Shard(index, of: count) else {
      return fail("wrong-value", "option '--shard' takes I/N with I from 1 to N, not '\(value)'")
    }
    options.shard = shard
  }

  /// Reads `PLATFORM[.VARIANT]=FILE`.
  private mutating func addDump(_ value: String, _ files: LocalFiles) {
    guard let equals = value.firstIndex(of: "="), value.index(after: equals) < value.endIndex else {
      return fail("wrong-value", "option '--dump' takes PLATFORM[.VARIANT]=FILE, not '\(value)'")
    }
    let name = value[..<equals]
    let path = String(value[value.index(after: equals)...])
    let dot = name.firstIndex(of: ".")
    let word = String(name[..<(dot ?? name.endIndex)])
    let variant = dot.map { String(name[name.index(after: $0)...]) }
    guard let platform = Platform(rawValue: word) else {
      return fail(
        "unknown-platform", "unknown platform '\(word)' in '--dump \(value)'",
        suggestion: Spelling.nearest(word, among: Platform.allCases.map(\.rawValue)))
    }
    if variant == "" { return fail("wrong-value", "option '--dump' names no variant behind '\(word).'") }
    let selector = Selector(platform: platform, variant: variant)
    if options.dumps.contains(where: { $0.selector == selector }) {
      return fail("two-dumps", "two dumps are named for '\(selector.text)'")
    }
    if files.kind(of: path) == .missing {
      return fail("no-such-dump", "no such file '\(path)', which '--dump \(selector.text)' names")
    }
    options.dumps.append((selector, path))
  }

  /// Tells the quick form from a list of paths.
  private mutating func setPaths(_ operands: [String], else usual: [String], _ files: LocalFiles) {
    func isExpectation(_ path: String) -> Bool { path.hasSuffix(".expect") }
    if operands.count == 2, isExpectation(operands[0]), !isExpectation(operands[1]),
      operands[1] == "-" || files.kind(of: operands[1]) != .directory
    {
      options.paths = [operands[0]]
      options.quickDump = operands[1]
      return
    }
    for (place, operand) in operands.enumerated() where !isExpectation(operand) {
      // What is wrong with one of them is wrong with its like, and said once.
      if operands[..<place].contains(operand) { continue }
      if operand == "-" {
        fail("unexpected-operand", "'-' stands for the dump of one expectation file: FILE.expect -")
      } else if files.kind(of: operand) == .file {
        fail("unexpected-operand", "'\(operand)' is no .expect file; one dump alone is judged as FILE.expect DUMP")
      }
    }
    options.paths = operands.isEmpty ? usual : operands
  }

  private mutating func fail(_ id: String, _ message: String, suggestion: String? = nil) {
    errors.append(Diagnostic(id: id, message, suggestion: suggestion))
  }
}
