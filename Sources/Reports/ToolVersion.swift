/// What the tool calls itself, in reports and for `--version`.
public enum ToolVersion {
  /// The tool's name.
  public static let name = "axverify"
  /// The version, by the rules of semantic versioning.
  public static let number = "0.1.0"
}
