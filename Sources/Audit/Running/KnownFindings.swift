public import AccessibilityTree

/// The findings that were there before: a file of fingerprints, one a line.
///
/// A line that says which element it is about, by identifier or label, knows that element wherever it stands. One
/// without either stands for a single element of the run: the next control without a name has the same fingerprint,
/// and is news all the same.
public struct KnownFindings: Hashable, Sendable {
  /// The fingerprints, each with how many lines it has.
  public let counts: [String: Int]

  /// The fingerprints.
  public var fingerprints: Set<String> { Set(counts.keys) }

  /// What stands above the fingerprints in such a file.
  private static let heading = """
    # Findings of 'axverify audit' that were known when this file was written, one a line.
    # '--known' reports only what is not here. Lines of findings that are mended can go.
    # An element without identifier and label is '-', and has a line of its own each time.
    """

  /// How many lines of a file that is none are complained of.
  private static let mostFaults = 5

  /// The parts of a fingerprint that are always there: rule, detector, role, and which element.
  private static let fewestParts = 4

  /// Takes in fingerprints; lines that begin with `#` and blank lines are comments.
  public init(_ text: String) {
    counts = KnownFindings.lines(text).reduce(into: [:]) { $0[$1.text, default: 0] += 1 }
  }

  /// Reads a file, and says which of its lines are no findings: with one of those, nobody knows what else is missing.
  public static func read(_ bytes: [UInt8], path: String) -> (known: KnownFindings, faults: [Diagnostic]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let fault = Diagnostic(
        id: "wrong-known", "a list of known findings is UTF-8, and this file is not", path: path, notes: [advice])
      return (KnownFindings(""), [fault])
    }
    let wrong = lines(text).compactMap { line in
      fault(of: line.text).map { fault in
        Diagnostic(
          id: "wrong-known", fault.message, path: path,
          position: SourcePosition(line: line.number, column: 1), length: line.text.prefix { $0 != "|" }.count,
          suggestion: fault.suggestion, notes: [advice])
      }
    }
    return (KnownFindings(text), Array(wrong.prefix(mostFaults)))
  }

  private static let advice = "'axverify audit DUMP --report known=FILE' writes such a list"

  /// The lines of a file that are no comments.
  private static func lines(_ text: String) -> [(number: Int, text: String)] {
    // A mark of byte order is no part of the first line.
    let scalars = text.unicodeScalars
    let body = scalars.first?.value == 0xfeff ? String(scalars.dropFirst()) : text
    return body.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.enumerated()
      .map { (number: $0.offset + 1, text: String($0.element)) }
      .filter { !$0.text.hasPrefix("#") && !LabelText.isBlank($0.text.utf8) }
  }

  private static func fault(of line: String) -> (message: String, suggestion: String?)? {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count >= fewestParts, let rule = parts.first.map(String.init) else {
      return ("this line is no finding: it has no rule, kind, role and element between '|'", nil)
    }
    if AuditCatalogue.rule(rule) != nil { return nil }
    let near = Spelling.nearest(rule, among: AuditCatalogue.rules.map(\.id))
    return ("this line is of no rule that there is: '\(rule)'", near)
  }

  /// A file of the findings of some audits, in the order of their letters.
  public static func file(of audits: [DumpAudit]) -> String {
    var written: Set<String> = []
    let lines = audits.flatMap(\.findings).map { line($0.fingerprint) }.filter {
      isNameless($0) || written.insert($0).inserted
    }
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

  /// Takes out of some audits, in their order, what was there before; a report lists the rest.
  ///
  /// - Returns: the lines whose findings are gone, in the order of their letters.
  func take(from audits: inout [DumpAudit]) -> [String] {
    var seen: [String: Int] = [:]
    for place in audits.indices {
      let found = audits[place].findings
      audits[place].findings = found.filter { finding in
        let line = KnownFindings.line(finding.fingerprint)
        guard let count = counts[line] else { return true }
        guard KnownFindings.isNameless(line) else {
          seen[line] = count
          return false
        }
        if seen[line, default: 0] == count { return true }
        seen[line, default: 0] += 1
        return false
      }
      audits[place].knownCount = found.count - audits[place].findings.count
    }
    let mended = counts.flatMap { line, count in Array(repeating: line, count: count - seen[line, default: 0]) }
    return mended.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }

  /// Whether a line does not say which element it is about.
  private static func isNameless(_ line: String) -> Bool {
    let parts = line.split(separator: "|", maxSplits: fewestParts, omittingEmptySubsequences: false)
    return parts.count >= fewestParts && parts[fewestParts - 1] == "-"
  }
}
