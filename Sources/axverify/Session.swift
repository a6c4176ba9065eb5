internal import AccessibilityTree
internal import AccessibilityVerification
internal import Reports

/// One run of the tool: what it was started with, and what it has to say, which is written once at the end.
struct Session {
  /// What is wrong with a command line is said with the command's name before it.
  let command: String
  let surroundings: Surroundings
  let files = LocalFiles()
  /// What goes to standard output.
  var output: [UInt8] = []
  /// What goes to standard error.
  private(set) var complaints: [UInt8] = []

  init(command: String, surroundings: Surroundings) {
    self.command = command
    self.surroundings = surroundings
  }

  /// Says what went wrong, one line each, on standard error.
  mutating func complain(_ diagnostics: [Diagnostic]) {
    var text = ReportText(ReportOptions())
    for diagnostic in diagnostics {
      let prefix = command.isEmpty ? ToolVersion.name : "\(ToolVersion.name) \(command)"
      text.line("\(prefix): \(place(of: diagnostic))\(diagnostic.sentence)")
      for note in diagnostic.notes { text.line("  note: \(note)") }
    }
    complaints += text.bytes
  }

  /// The place of a fault, unless its sentence names the file as it is.
  private func place(of diagnostic: Diagnostic) -> String {
    let path = diagnostic.path
    guard let position = diagnostic.position else {
      return path.isEmpty || diagnostic.message.contains("'\(path)'") || path == "-" ? "" : "\(path): "
    }
    return "\(path):\(position.line):\(position.column): "
  }

  /// Says that the command line is wrong and where help is.
  mutating func complainOfUsage(_ diagnostics: [Diagnostic]) -> ExitStatus {
    complain(diagnostics)
    let help = command.isEmpty ? "--help" : "\(command) --help"
    complaints += Array("try '\(ToolVersion.name) \(help)'\n".utf8)
    return .trouble
  }

  /// Says what a renderer has made of it.
  mutating func complain(rendered text: [UInt8]) { complaints += text }

  /// How a report for people looks here.
  func reportOptions(color: String?) -> ReportOptions {
    var options = ReportOptions()
    options.width = surroundings.width
    options.usesUnicode = surroundings.usesUnicode
    options.isColored = surroundings.isColored(color)
    options.repositoryPrefix = RepositoryPlace.prefix(files)
    return options
  }

  /// Writes what there is to say.
  ///
  /// A pipe that nobody reads any more is no fault, and changes no status.
  mutating func finish(_ status: ExitStatus) -> ExitStatus {
    var status = status
    if !output.isEmpty {
      do throws(SystemCalls.Failure) {
        try SystemCalls.put(output, into: SystemCalls.Descriptor(borrowing: 1))
      } catch {
        if !error.isBrokenPipe {
          complain([Diagnostic(id: "unwritable-output", "cannot write to standard output: \(error.reason)")])
          status = .trouble
        }
      }
    }
    if !complaints.isEmpty { try? SystemCalls.put(complaints, into: SystemCalls.Descriptor(borrowing: 2)) }
    return status
  }
}
