internal import AccessibilityTree
internal import AccessibilityVerification
internal import DumpFormats
internal import Vocabulary

/// One dump that a command line names, and whose it is.
struct DumpInput {
  /// The format where detection is overridden.
  static var from: OptionSpec {
    OptionSpec(
      long: "from", kind: .word("FORMAT", noun: "format", OptionSpec.Words { DumpReader.formats.map(\.word) }),
      summary: "the format of the dump, where detection is wrong",
      details: DumpReader.formats.map { "\($0.word): \($0.title)" }.joined(separator: "\n"))
  }

  /// The options of the commands that take one dump.
  static var options: [OptionSpec] {
    [
      from,
      OptionSpec(
        long: "platform", kind: .word("P", noun: "platform", .platforms),
        summary: "the platform it is of, where the dump fits several"),
    ]
  }

  let dump: Dump
  let path: String

  /// Reads the dump that an operand names; `-` is standard input.
  init(_ path: String, _ arguments: ParsedArguments, files: LocalFiles) throws(Diagnostic) {
    self.path = path
    dump = try DumpReader.read(
      try Self.bytes(of: path, files), path: path, format: arguments.value("from"),
      performer: Workers.asNeeded)
  }

  /// The bytes that an operand names; `-` is standard input.
  static func bytes(of path: String, _ files: LocalFiles) throws(Diagnostic) -> [UInt8] {
    path == "-" ? try files.readStandardInput() : try files.read(path)
  }

  /// The platform whose tables hold: the one that was named, else the one that the dump can be of.
  ///
  /// Where it fits several whose tables are the same, any of them will do. A native dump with a web document is taken
  /// as native.
  func platform(_ arguments: ParsedArguments) throws(Diagnostic) -> Platform {
    if let platform = arguments.value("platform").flatMap(Platform.init(rawValue:)) {
      guard dump.platforms.contains(platform) else {
        throw Diagnostic(
          id: "wrong-platform", "the dump is not of \(platform.displayName): \(dump.platformReason)", path: path)
      }
      return platform
    }
    if let word = dump.header?.platform, let platform = Platform(rawValue: word) { return platform }
    let all = Platform.allCases.filter(dump.platforms.contains)
    let native = all.filter { $0 != .web }
    let candidates = native.isEmpty ? all : native
    guard let first = candidates.first else {
      throw Diagnostic(id: "unknown-platform", "the dump is of no platform: \(dump.platformReason)", path: path)
    }
    guard candidates.allSatisfy({ $0.tables == first.tables }) else {
      let words = ArgumentParser.alternatives(candidates.map(\.rawValue))
      throw Diagnostic(
        id: "unknown-platform", "the dump can be of \(words); say which with '--platform'", path: path)
    }
    return first
  }
}
