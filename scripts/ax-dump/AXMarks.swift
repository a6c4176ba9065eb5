/// The first and the last line of a dump.
struct AXMarks {
  /// The platform that the dump is of.
  var platform: String
  /// The screen's name; empty where nobody said.
  var screen = ""
  /// When the walk began, in seconds since 1970.
  var captured: Int
  /// What was looked through, as in "macOS 15.1".
  var system = ""
  /// The depth limit; `nil` for none.
  var depthLimit: Int?

  /// The version of the script.
  static let version = "0.1.0"

  /// The header.
  var header: String {
    var line = "# axverify-dump: source=ax platform=\(platform)"
    if !screen.isEmpty { line += " screen=" + AXText.quoted(screen) }
    line += " captured=" + Self.time(captured)
    line += " tool=" + AXText.quoted("ax-dump \(Self.version)" + (system.isEmpty ? "" : " (\(system))"))
    return line + " depth-limit=" + (depthLimit.map(String.init) ?? "none") + "\n"
  }

  /// The end line, which stands only where the walk came to its end.
  static func end(nodes: Int) -> String { "# axverify-end: nodes=\(nodes)\n" }

  /// A moment in UTC as ISO 8601 has it.
  static func time(_ seconds: Int) -> String {
    let days = Int((Double(seconds) / 86_400).rounded(.down))
    let rest = seconds - days * 86_400
    // Years that begin in March have their leap day last; 719,468 days lie before 1970.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    let date = [padded(year, 4), padded(month < 10 ? month + 3 : month - 9, 2), padded(day, 2)].joined(separator: "-")
    let clock = [rest / 3600, rest / 60 % 60, rest % 60].map { padded($0, 2) }.joined(separator: ":")
    return date + "T" + clock + "Z"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
