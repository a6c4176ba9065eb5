/// What capture tools write in place of a dump when they fail.
enum FailedCapture {
  private static let table: [(text: String, meaning: String)] = [
    ("could not get idle state", "the screen never came to rest"),
    ("null root node returned by UiTestAutomationBridge", "no window could be read"),
    (
      "UI hierchary dumped to:",
      "a status line and no dump: the dump is in the file it names, or the device prints none to its terminal"
    ),
    ("UI hierarchy dumped to:", "a status line and no dump: the dump is in the file it names"),
    ("no devices/emulators found", "no device was connected"),
    ("device offline", "the device did not answer"),
    ("device unauthorized", "the device does not trust this computer"),
  ]

  /// What failed, by the first lines of a file that is no dump; `nil` where they are none of these texts.
  static func meaning(of lines: [String]) -> (line: String, meaning: String)? {
    for line in lines {
      if let entry = table.first(where: { line.contains($0.text) }) { return (line, entry.meaning) }
    }
    return nil
  }
}
