import Foundation

/// Compares a report with what a case wants of it.
struct Comparison {
  private let report: CheckReport
  private let want: Want
  private var judged: Set<String> = []
  private var known: Set<String> = []
  private var owned: Set<String> = []
  private var wrong: [String] = []

  /// What is wrong, in words; nothing where the report is as the case wants it.
  static func differences(_ report: CheckReport, status: Int32, want: Want) -> [String] {
    var comparison = Comparison(report: report, want: want)
    for line in want.lines { comparison.look(for: line, status: status) }
    if !want.isOpen { comparison.lookForMore() }
    comparison.lookAtSummary()
    return comparison.wrong
  }

  private init(report: CheckReport, want: Want) {
    self.report = report
    self.want = want
  }

  /// `FILE:LINE` as it is; a bare line or platform is one of the first file.
  private func place(_ word: String) -> String {
    word.contains(":") ? word : "\(report.screens.first?.file ?? "?"):\(word)"
  }

  private mutating func look(for line: Want.Line, status: Int32) {
    switch line {
    case .exit(let wanted):
      if status != wanted { wrong.append("exit status \(status), wanted \(wanted)") }
    case .unreadable(let text):
      wrong.append("the case is wrong: '\(text)' means nothing")
    case .warning(let word):
      if !report.warnings.contains(where: { $0.place == place(word) }) { wrong.append("no warning at \(place(word))") }
    case .dump(let word, let wanted):
      let status = report.dumps[place(word)]
      if status != wanted { wrong.append("dump \(place(word)) is \(status ?? "not there"), wanted \(wanted)") }
    case .orphan(let path):
      owned.insert(path)
      if !report.orphans.contains(path) { wrong.append("no orphan \(path); there are \(report.orphans)") }
    case .error(let word, let suggestion):
      lookForError(place(word), suggestion: suggestion)
    case .check(let word, let platform, let result, let text):
      lookForCheck("\(place(word)) \(platform)", result: result, text: text)
    }
  }

  private mutating func lookForError(_ place: String, suggestion: String?) {
    known.insert(place)
    let there = report.errors.filter { $0.place == place }
    if there.isEmpty { wrong.append("no error at \(place); there are \(report.errors.map(\.place))") }
    if let suggestion, !there.isEmpty, !there.contains(where: { $0.suggestion == suggestion }) {
      wrong.append("\(place): suggestion \(there.map(\.suggestion)), wanted '\(suggestion)'")
    }
  }

  private mutating func lookForCheck(_ place: String, result: String, text: String?) {
    judged.insert(place)
    guard let check = report.checks[place] else {
      wrong.append("\(place): not judged, wanted \(result)")
      return
    }
    if check.result != result {
      wrong.append("\(place): \(check.result) (\(check.message ?? "no message")), wanted \(result)")
    } else if let text, !check.entry.contains(text) {
      wrong.append("\(place): the report does not say '\(text)': \(check.message ?? "no message")")
    }
  }

  private mutating func lookForMore() {
    for place in report.checks.keys.sorted() where !judged.contains(place) {
      wrong.append("\(place): \(report.checks[place]?.result ?? "?"), not expected to be judged")
    }
    for error in report.errors where !known.contains(error.place) {
      wrong.append("\(error.place): an error that is not expected: \(error.message)")
    }
    for path in report.orphans where !owned.contains(path) { wrong.append("orphan \(path): not expected") }
  }

  private mutating func lookAtSummary() {
    var counted = ["error": report.errors.count + report.errorsBesideScreens]
    for check in report.checks.values { counted[check.result, default: 0] += 1 }
    for word in CheckReport.words where report.summary[word] != counted[word, default: 0] {
      let said = report.summary[word].map { "\($0)" } ?? "nothing"
      wrong.append("summary counts \(said) \(word), the checks \(counted[word, default: 0])")
    }
  }
}
