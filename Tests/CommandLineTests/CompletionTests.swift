import Foundation
import Testing

@testable import axverify

/// Each shell reads its script and is asked what it offers; a shell that is not installed is left out.
@Suite("Completions")
struct CompletionTests {
  static let shells = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Shells")

  static func isInstalled(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
      || FileManager.default.isExecutableFile(atPath: "/bin/\(program)")
  }

  /// Runs one of the scripts beside this file in a folder that holds a folder `dumps` and a file `report.txt`.
  static func run(_ shell: String, _ arguments: [String]) async throws -> [String] {
    let place = FileManager.default.temporaryDirectory.appending(component: "axverify-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    try FileManager.default.createDirectory(at: place.appending(path: "dumps"), withIntermediateDirectories: true)
    try Data().write(to: place.appending(path: "report.txt"))
    let script = shells.appending(path: "complete.\(shell)").path(percentEncoded: false)
    let run = try await BuiltTool.run("/usr/bin/env", [shell, script] + arguments, in: place)
    #expect(run.error == "")
    #expect(run.status == 0)
    return run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  static let bash: [(words: [String], offered: String)] = [
    (["ch"], "check"), (["--v"], "--version"), (["check", "--plat"], "--platform"), (["check", "-j", ""], ""),
    (["check", "--platform", "ios,ma"], "ios,macos"), (["check", "--platform", "=", "mac"], "macos"),
    (["check", "--color", "="], "auto always never"), (["check", "--report", "jun"], "junit"),
    (["check", "--dumps", "d"], "dumps"), (["role", "chec"], "checkbox"), (["completions", ""], "bash zsh fish"),
    (["help", "exp"], "explain"), (["check", "exp"], ""),
  ]

  @Test("of bash", .enabled(if: isInstalled("bash")), .timeLimit(.minutes(5)))
  func inBash() async throws {
    let words = Self.bash.map { ["axverify"] + $0.words }.joined(separator: ["--next"])
    #expect(try await Self.run("bash", Array(words)) == Self.bash.map(\.offered))
  }

  static let zsh: [(typed: String, line: String)] = [
    ("axverify ch", "axverify check "), ("axverify check --pla", "axverify check --platform="),
    ("axverify check --platform ios,mac", "axverify check --platform ios,macos"),
    ("axverify check --report=jun", "axverify check --report=junit"),
    ("axverify check --report json=rep", "axverify check --report json=report.txt "),
    ("axverify check --dumps du", "axverify check --dumps dumps/"), ("axverify role chec", "axverify role checkbox "),
    ("axverify check --shard 1/2 --verb", "axverify check --shard 1/2 --verbose "),
    ("axverify completions fi", "axverify completions fish "),
  ]

  @Test("of zsh", .enabled(if: isInstalled("zsh")), .timeLimit(.minutes(5)))
  func inZsh() async throws {
    #expect(try await Self.run("zsh", Self.zsh.map(\.typed)) == Self.zsh.map(\.line))
  }

  static let fish: [(typed: String, offered: String)] = [
    ("axverify ch", "check"), ("axverify check --plat", "--platform"),
    ("axverify check --platform ios,ma", "ios,macos"), ("axverify check --platform=mac", "--platform=macos"),
    ("axverify check --report jun", "junit"), ("axverify check --report json=rep", "json=report.txt"),
    ("axverify check --dumps du", "dumps/"), ("axverify role chec", "checkbox"),
    ("axverify completions ", "bash fish zsh"), ("axverify explain rep", "report.txt"),
  ]

  @Test("of fish", .enabled(if: isInstalled("fish")), .timeLimit(.minutes(5)))
  func inFish() async throws {
    #expect(try await Self.run("fish", Self.fish.map(\.typed)) == Self.fish.map(\.offered))
  }

  @Test("name every command and every option", arguments: ["bash", "zsh", "fish"])
  func complete(shell: String) async throws {
    let run = try await BuiltTool.run(
      "/usr/bin/env", ["axverify", "completions", shell], in: FileManager.default.temporaryDirectory)
    for command in CommandName.allCases {
      #expect(run.output.contains(command.rawValue))
      for option in command.spec.allOptions {
        #expect(run.output.contains(shell == "fish" ? "-l \(option.long)" : "--\(option.long)"))
      }
    }
  }

  @Test("are beside a manual page without a fault", .enabled(if: isInstalled("mandoc")), .timeLimit(.minutes(5)))
  func manual() async throws {
    let run = try await BuiltTool.run(
      "/bin/sh", ["-c", "axverify help --man | mandoc -T lint -W style"], in: FileManager.default.temporaryDirectory)
    #expect(run == BuiltTool.Run(output: "", error: "", status: 0))
  }
}
