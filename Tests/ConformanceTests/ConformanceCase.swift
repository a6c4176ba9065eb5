import Foundation
import Testing

/// One case of the language: files, arguments, and what `check` must say of them.
///
/// The format is described at the top of `Tests/Conformance/run.py`, which runs the same cases on the released binary.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
  let name: String
  let files: [(path: String, text: String)]
  let arguments: [String]
  let want: Want

  var testDescription: String { name }

  /// The folder that holds `Package.swift`.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every case of the project, in the order of their names.
  static let all: [ConformanceCase] = ["cases", "cases-own"].flatMap { (kind: String) in
    let folder = root.appending(path: "Tests/Conformance/\(kind)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".case") }.sorted().map { name in
      // One that cannot be read wants nothing, and a case that wants nothing fails.
      let bytes = try? Data(contentsOf: folder.appending(path: name))
      return ConformanceCase(name: name, text: String(decoding: bytes ?? Data(), as: UTF8.self))
    }
  }

  init(name: String, text: String) {
    self.name = name
    var files: [(path: String, text: String)] = []
    var arguments: [String] = []
    var want = Want()
    for (section, body) in Self.sections(of: text) {
      switch section {
      case "want": want = Want(body)
      case "args": arguments = ShellWords.split(body)
      default: files.append((section, body.hasSuffix("\\\n") ? String(body.dropLast(2)) : body))
      }
    }
    self.files = files
    self.arguments = arguments
    self.want = want
  }

  /// The sections by name; each ends in one line feed, whatever blank lines follow it.
  private static func sections(of text: String) -> [(name: String, body: String)] {
    var sections: [(name: String, lines: [Substring.UnicodeScalarView.SubSequence])] = []
    // By scalars: as characters, CR LF is one, and a case about such line ends would lose them.
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      if String(line).hasPrefix("=== ") {
        sections.append((String(line).dropFirst(4).trimmingCharacters(in: .whitespaces), []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
    return sections.map { section in
      var lines = section.lines
      while let last = lines.last, last.isEmpty { lines.removeLast() }
      return (section.name, lines.map { String($0) }.joined(separator: "\n") + "\n")
    }
  }
}

extension ConformanceCase {
  /// Writes the case's files into a folder of its own, judges them, and compares the report with what is wanted.
  func expectToHold(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    #expect(!want.lines.isEmpty, sourceLocation: sourceLocation)
    let folder = FileManager.default.temporaryDirectory.appending(path: "axverify-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let target = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: target)
    }
    let expectations = files.map(\.path).filter { $0.hasSuffix(".expect") }.sorted()
    let run = try await BuiltBinary.run(
      ["check"] + expectations + ["--dumps", "dumps", "--report", "json"] + arguments, in: folder)
    let report = try #require(
      CheckReport(run.output), "no JSON report, status \(run.status): \(run.error)", sourceLocation: sourceLocation)
    let differences = Comparison.differences(report, status: run.status, want: want)
    #expect(differences == [], sourceLocation: sourceLocation)
  }
}
