public import AccessibilityTree
public import Vocabulary

/// A dump that was read: its tree, what wrote it, and what had to be done to read it.
public struct Dump: Sendable {
  /// The tree.
  public var tree: Tree
  /// The format's word, as `--from` takes it, such as `ax-text`.
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
  /// The fields that the source calls secure, whose text is masked in the tree; no excerpt may show the source there.
  public var secureNodes: Set<NodeID>
  /// What stands in the tree for the text of a secure field, whatever its length.
  public static let maskBytes = Array(SecureFields.mask.utf8)

  /// Makes a dump.
  public init(
    tree: Tree, format: String, source: Source, platforms: Set<Platform>, platformReason: String,
    header: DumpHeader? = nil, notes: [String] = [], refusal: Diagnostic? = nil, secureNodes: Set<NodeID> = []
  ) {
    self.tree = tree
    self.format = format
    self.source = source
    self.platforms = platforms
    self.platformReason = platformReason
    self.header = header
    self.notes = notes
    self.refusal = refusal
    self.secureNodes = secureNodes
  }
}
