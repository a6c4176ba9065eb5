/// What the tool calls itself, in reports and for `--version`.
public enum ToolVersion {
  /// The tool's name.
  public static let name = "axverify"
  /// The version, by the rules of semantic versioning.
  public static let number = "0.1.0"
  /// The day of the version, as a manual page writes it.
  public static let date = "November 30, 2026"
}
