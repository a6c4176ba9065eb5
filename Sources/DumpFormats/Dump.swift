public import AccessibilityTree
public import Vocabulary

/// A dump that was read: its tree, what wrote it, and what had to be done to read it.
public struct Dump: Sendable {
  /// The tree.
  public var tree: Tree
  /// The format's word, as `--from` takes it.
  public var format: String
  /// What wrote it.
  public var source: Source
  /// The platforms it can be of, by what stands in it.
  public var platforms: Set<Platform>
  /// Why it is of these platforms, as in "an AXWindow without an iOSContentGroup says macOS".
  public var platformReason: String
  /// The header of our own text form, where the dump has one.
  public var header: DumpHeader?
  /// What was skipped or mended to read it, and that a secure value was masked: one line each.
  public var notes: [String]
  /// Why it must not be judged although it could be read (cut, an end line missing, known error text), or `nil`.
  ///
  /// `show` prints such a tree and ends with status 2; `check` blocks it.
  public var refusal: Diagnostic?

  /// Makes a dump.
  public init(
    tree: Tree, format: String, source: Source, platforms: Set<Platform>, platformReason: String,
    header: DumpHeader? = nil, notes: [String] = [], refusal: Diagnostic? = nil
  ) {
    self.tree = tree
    self.format = format
    self.source = source
    self.platforms = platforms
    self.platformReason = platformReason
    self.header = header
    self.notes = notes
    self.refusal = refusal
  }
}

/// The first line of our own text form: `# axverify-dump: source=… platform=… screen="…" …`.
public struct DumpHeader: Hashable, Sendable {
  /// The word after `source=`.
  public var source: String?
  /// The word after `platform=`.
  public var platform: String?
  /// The screen's name.
  public var screen: String?
  /// When it was captured, as written (ISO 8601).
  public var captured: String?
  /// What captured it.
  public var tool: String?
  /// The walker's depth limit; `nil` where none is written or it says `none`.
  public var depthLimit: Int?

  /// An empty header.
  public init() {}
}

/// How dumps are read.
public enum DumpReader {
  /// Reads a dump in whatever format it is.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: its path, for messages.
  ///   - format: the format's word where detection is overridden (`--from`).
  /// - Throws: what is wrong with it, with its place, where not even a part can be shown.
  public static func read(
    _ bytes: [UInt8], path: String, format: String? = nil
  ) throws(Diagnostic) -> Dump {
    throw Diagnostic(id: "unknown-format", "not a dump of a format that is known here", path: path)
  }
}
