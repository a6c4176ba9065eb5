/// The findings that were there before: a file of fingerprints, one a line.
public struct KnownFindings: Hashable, Sendable {
  /// The fingerprints.
  public let fingerprints: Set<String>

  /// What stands above the fingerprints in such a file.
  private static let heading = """
    # Findings of 'axverify audit' that were known when this file was written, one a line.
    # '--known' reports only what is not here. Lines of findings that are mended can go.
    """

  /// Reads a file; lines that begin with `#` and blank lines are comments.
  public init(_ text: String) {
    fingerprints = Set(
      text.split { $0 == "\n" || $0 == "\r\n" }.map(String.init)
        .filter { !$0.hasPrefix("#") && !LabelText.isBlank($0.utf8) })
  }

  /// A file of the findings of some audits, in the order of their letters.
  public static func file(of audits: [DumpAudit]) -> String {
    let lines = Set(audits.flatMap(\.findings).map { line($0.fingerprint) })
    let sorted = lines.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    return heading + "\n" + sorted.map { $0 + "\n" }.joined()
  }

  /// A fingerprint as a line: what would break it is a blank, and what hides or acts where it is printed is spelt out.
  static func line(_ fingerprint: String) -> String {
    var line = ""
    var isAfterHash = false
    for scalar in fingerprint.unicodeScalars {
      if scalar.properties.isWhitespace {
        line += " "
      } else if acts(scalar) || (isAfterHash && scalar == "#") {
        line += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        line.unicodeScalars.append(scalar)
      }
      isAfterHash = scalar == "#"
    }
    return line
  }

  /// Whether a character is a control or cannot be seen; two hashes begin a command in some logs.
  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether a finding was there before.
  func contains(_ fingerprint: String) -> Bool { fingerprints.contains(KnownFindings.line(fingerprint)) }
}
