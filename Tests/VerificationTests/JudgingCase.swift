import Testing
import Verification

/// An expectation file with its dumps, and all that comes of them.
struct JudgingCase: CustomTestStringConvertible {
  var name: String
  /// The file, `expectations/a.expect`.
  var file: String
  /// Its dumps and whatever else is there, by path; a path without a folder is below `dumps`.
  var dumps: [String: String] = [:]
  /// The results, as `ResultText` writes them.
  var want: String

  var testDescription: String { name }

  /// The files of the case.
  var files: MemoryFiles {
    var texts = ["expectations/a.expect": file]
    for (path, text) in dumps { texts[path.hasPrefix("/") ? String(path.dropFirst()) : "dumps/\(path)"] = text }
    return MemoryFiles(texts)
  }

  /// Judges the file and compares all that came of it.
  func check(_ comment: Comment? = nil) {
    var options = CheckOptions()
    options.paths = ["expectations"]
    #expect(ResultText.of(Checker.run(options, files: files)) == want, comment)
  }
}

/// Android dumps from what tells nodes apart: one node a line, two blanks a level.
enum AndroidDump {
  /// The dump of some nodes, each written as `CLASS attribute="…" …`; what is not written is as uiautomator has it.
  static func text(_ nodes: String) -> String {
    var text = "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n<hierarchy rotation=\"0\">"
    var open: [Int] = []
    for line in nodes.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count
      while let last = open.last, last >= depth {
        text += "</node>"
        open.removeLast()
      }
      open.append(depth)
      text += node(String(line.dropFirst(depth)))
    }
    return text + String(repeating: "</node>", count: open.count) + "</hierarchy>"
  }

  private static func node(_ words: String) -> String {
    let role = words.prefix { $0 != " " }
    let rest = words.dropFirst(role.count)
    let usual = [
      ("text", ""), ("content-desc", ""), ("checkable", "false"), ("checked", "false"), ("clickable", "false"),
      ("enabled", "true"), ("focusable", "false"), ("focused", "false"), ("selected", "false"), ("password", "false"),
    ]
    let missing = usual.filter { !rest.contains(" \($0.0)=") }.map { " \($0.0)=\"\($0.1)\"" }.joined()
    return "\n<node class=\"android.\(role.first?.isUppercase ?? false ? "widget." : "")\(role)\"\(rest)\(missing)>"
  }
}
