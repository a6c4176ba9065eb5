/// What capture tools write in place of a dump when they fail.
enum FailedCapture {
  /// A text, what it means, and whether it says so even where a dump follows: that one is of an earlier capture then.
  private static let table: [(text: String, meaning: String, isError: Bool)] = [
    ("could not get idle state", "the screen never came to rest", true),
    ("null root node returned by UiTestAutomationBridge", "no window could be read", true),
    (
      "UI hierchary dumped to:",
      "a status line and no dump: the dump is in the file it names, or the device prints none to its terminal", false
    ),
    ("UI hierarchy dumped to:", "a status line and no dump: the dump is in the file it names", false),
    ("no devices/emulators found", "no device was connected", true),
    ("device offline", "the device did not answer", true),
    ("device unauthorized", "the device does not trust this computer", true),
  ]

  /// What an answer in JSON says failed, where it is an error and no dump.
  static func message(of document: JSONDocument) -> String? {
    if let error = document.member("error", of: 0) { return message(error, beside: 0, document) }
    guard let value = document.member("value", of: 0) else { return nil }
    if let error = document.member("error", of: value) { return message(error, beside: value, document) }
    // Before W3C's, a status that is not 0 was the error.
    guard let status = document.member("status", of: 0), document.values[status].kind == .number,
      let number = document.string(at: status), number != "0"
    else { return nil }
    let text = document.string(at: value) ?? document.member("message", of: value).flatMap(document.string)
    return text ?? "status \(number)"
  }

  /// An error as its word and its message, which is inside it or beside it.
  private static func message(_ error: Int, beside object: Int, _ document: JSONDocument) -> String? {
    let isTold = document.values[error].kind == .object
    let message = document.member("message", of: isTold ? error : object).flatMap(document.string)
    guard let word = document.string(at: error), document.values[error].kind == .string else { return message }
    return message.map { word + ": " + $0 } ?? word
  }

  /// What failed, by the lines of a file that is no dump; `nil` where they are none of these texts.
  static func meaning(of lines: [String]) -> (line: String, meaning: String)? {
    find(in: lines) { _ in true }
  }

  /// What failed, by the lines that stand before a dump.
  static func error(in lines: [String]) -> (line: String, meaning: String)? {
    find(in: lines) { $0 }
  }

  private static func find(in lines: [String], where fits: (Bool) -> Bool) -> (line: String, meaning: String)? {
    for line in lines {
      if let entry = table.first(where: { fits($0.isError) && line.contains($0.text) }) { return (line, entry.meaning) }
    }
    return nil
  }
}
