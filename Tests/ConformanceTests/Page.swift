import Foundation
import Testing

/// A page of the documentation, with the parts of it that can go wrong: its examples and the outputs it shows.
///
/// Blocks fenced with `expect`, `dump PLATFORM[.VARIANT]`, `file PATH` and `want`, with nothing but blank lines between
/// them, are one example: a case of the language. A block below `<!-- output of axverify … -->` is what that command
/// prints in the project's folder.
struct Page: Sendable, CustomTestStringConvertible {
  struct Output: Sendable {
    let arguments: [String]
    /// The lines of the block's text, without its fences.
    let lines: Range<Int>
    let text: String
  }

  private struct Block {
    let language: String
    let lines: Range<Int>
    let text: String
  }

  let path: String
  let lines: [String]

  var testDescription: String { path }

  static let all: [Page] = {
    let folder = "Sources/AccessibilityVerification/AccessibilityVerification.docc"
    let pages =
      (try? FileManager.default.contentsOfDirectory(
        atPath: ConformanceCase.root.appending(path: folder).path)) ?? []
    return ["README.md"] + pages.filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }().map { Page(path: $0) }

  init(path: String) {
    let bytes = try? Data(contentsOf: ConformanceCase.root.appending(path: path))
    self.init(path: path, text: String(decoding: bytes ?? Data(), as: UTF8.self))
  }

  init(path: String, text: String) {
    self.path = path
    lines = text.components(separatedBy: "\n")
  }

  /// The examples, each as a case that is named after the page and the line it begins at.
  var examples: [ConformanceCase] {
    var examples: [[Block]] = []
    var end = 0
    for block in blocks where Page.isPartOfExample(block) {
      let isNext = !examples.isEmpty && lines[end..<block.lines.lowerBound - 1].allSatisfy(\.isEmpty)
      if isNext { examples[examples.count - 1].append(block) } else { examples.append([block]) }
      end = block.lines.upperBound + 1
    }
    return examples.map { blocks in
      let text = blocks.map { "=== \(Page.section(of: $0))\n\($0.text)" }.joined()
      let isOpen = !blocks.contains { $0.language == "want" }
      let name = "\(path):\(blocks[0].lines.lowerBound)"
      return ConformanceCase(name: name, text: text + (isOpen ? "=== want\n...\nexit 0\n" : ""))
    }
  }

  /// The outputs that the page shows.
  var outputs: [Output] {
    let mark = "<!-- output of axverify "
    return blocks.compactMap { block in
      let line = lines[max(block.lines.lowerBound - 2, 0)]
      guard line.hasPrefix(mark), line.hasSuffix(" -->") else { return nil }
      let arguments = ShellWords.split(String(line.dropFirst(mark.count).dropLast(4)))
      return Output(arguments: arguments, lines: block.lines, text: block.text)
    }
  }

  private var blocks: [Block] {
    var blocks: [Block] = []
    var open: (language: String, start: Int)?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      if let (language, start) = open {
        let text = lines[start..<index].map { $0 + "\n" }.joined()
        blocks.append(Block(language: language, lines: start..<index, text: text))
        open = nil
      } else {
        open = (line.dropFirst(3).trimmingCharacters(in: .whitespaces), index + 1)
      }
    }
    return blocks
  }

  private static func isPartOfExample(_ block: Block) -> Bool {
    ["expect", "want"].contains(block.language) || ["dump ", "file "].contains { block.language.hasPrefix($0) }
  }

  private static func section(of block: Block) -> String {
    let words = block.language.split(separator: " ", maxSplits: 1).map(String.init)
    switch words[0] {
    case "expect": return "a.expect"
    case "file": return words[1]
    case "dump":
      let selector = words[1].split(separator: ".", maxSplits: 1)
      let variant = selector.count > 1 ? ".\(selector[1])" : ""
      return "dumps/\(selector[0])/a\(variant).\(block.text.hasPrefix("<") ? "xml" : "txt")"
    default: return words[0]
    }
  }
}
