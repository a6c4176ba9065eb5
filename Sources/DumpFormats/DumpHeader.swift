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
  /// Whether the header says `depth-limit=none`: the walker had no limit.
  public var hasNoDepthLimit = false

  /// An empty header.
  public init() {}
}
