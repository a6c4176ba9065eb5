import AccessibilityTree
import Foundation
import Reports
import Testing

@testable import axverify

/// What `scripts/check-recipes` cannot see: that the command lines in the recipes are ones that the tool takes, and that
/// the README shows what stands in the files.
@Suite("Recipes")
struct RecipeTests {
  static let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  static let files = [
    "scripts/recipes/github-actions.yml", "scripts/recipes/gitlab-ci.yml", "scripts/recipes/Jenkinsfile",
    ".pre-commit-hooks.yaml",
  ]

  static func text(_ path: String) throws -> String {
    try String(contentsOf: project.appending(path: path), encoding: .utf8)
  }

  /// The command lines of a recipe, with what the service puts in filled in.
  static func commands(in text: String) -> [[String]] {
    let filled = text.replacing("${{ matrix.part }}", with: "1").replacing("$CI_NODE_INDEX", with: "1")
      .replacing("$CI_NODE_TOTAL", with: "4")
    let words = filled.split(whereSeparator: \.isWhitespace).map { $0.trimming { "\"'".contains($0) } }
    let starts = words.indices.filter { place in
      place > 0 && words[place - 1] == "axverify" && CommandName(rawValue: words[place]) != nil
    }
    return starts.map { start in
      Array(words[start...].prefix(while: { $0 != "-" && !$0.hasSuffix(":") && $0 != "}" }))
    }
  }

  @Test("hold command lines that the tool takes", arguments: files)
  func commands(file: String) throws {
    let commands = Self.commands(in: try Self.text(file))
    #expect(commands.contains { $0.count > 1 })
    for words in commands {
      let name = try #require(CommandName(rawValue: words[0]))
      let parsed = ArgumentParser.parse(Array(words.dropFirst()), for: name.spec)
      #expect(parsed.errors.map(\.sentence) == [], "\(words)")
    }
  }

  @Test("are shown in the README as they are in the files")
  func readme() throws {
    let lines = try Self.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let mark = "<!-- part of "
    var shown: [String] = []
    for (place, line) in lines.enumerated() where line.hasPrefix(mark) {
      let file = String(line.dropFirst(mark.count).dropLast(" -->".count))
      let block = lines[(place + 2)...].prefix { $0 != "```" }.map { $0.drop { $0 == " " } }
      let all = try Self.text(file).split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.drop { $0 == " " }
      }
      #expect(all.contains(Array(block)), "the block of \(file) in the README is no part of the file")
      shown.append(file)
    }
    #expect(
      shown.sorted()
        == (Self.files.filter { $0.hasPrefix("scripts/recipes") } + ["scripts/recipes/pre-commit-config.yaml"]).sorted()
    )
  }
}

extension Substring {
  /// The text without such characters at its ends.
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    var rest = self
    while let first = rest.first, isTrimmed(first) { rest.removeFirst() }
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return String(rest)
  }
}
