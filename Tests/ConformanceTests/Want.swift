import Foundation

/// What a case demands of the report, line by line.
struct Want: Sendable {
  enum Line: Sendable, Equatable {
    /// A check at a line, on a platform, has this result, and its entry holds this text.
    case check(place: String, platform: String, result: String, text: String?)
    /// An error stands at a line, with this suggestion.
    case error(place: String, suggestion: String?)
    case warning(place: String)
    case dump(platform: String, status: String)
    case exit(Int32)
    case orphan(String)
    /// A line of the case that means nothing; a case with one fails.
    case unreadable(String)
  }

  var lines: [Line] = []
  /// Whether the report may hold checks, errors and orphans that are not listed.
  var isOpen = false

  init() {}

  init(_ text: String) {
    for raw in text.split(separator: "\n") {
      // Two blanks before it: one blank and a number sign may be part of a text that is wanted.
      let line = raw.components(separatedBy: "  #")[0].trimmingCharacters(in: .whitespaces)
      if line == "..." {
        isOpen = true
      } else if !line.isEmpty {
        lines.append(Want.line(ShellWords.split(line), raw: line))
      }
    }
  }

  private static func line(_ words: [String], raw: String) -> Line {
    switch (words.first, words.count) {
    case ("exit", 2): Int32(words[1]).map { .exit($0) } ?? .unreadable(raw)
    case ("error", 2): .error(place: words[1], suggestion: nil)
    case ("error", 3): .error(place: words[1], suggestion: words[2])
    case ("warning", 2): .warning(place: words[1])
    case ("dump", 3): .dump(platform: words[1], status: words[2])
    case ("orphan", 2): .orphan(words[1])
    case (_, 3): .check(place: words[0], platform: words[1], result: words[2], text: nil)
    case (_, 4): .check(place: words[0], platform: words[1], result: words[2], text: words[3])
    default: .unreadable(raw)
    }
  }
}
