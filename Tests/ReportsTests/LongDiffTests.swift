import DumpFormats
import Reports
import Testing
import TreeDiff
import Vocabulary

/// The report of a diff that is told in two halves.
@Suite struct LongDiffTests {
  /// Ways to do two pieces of work: in turn, the other way round, and one that leaves a piece out.
  private static let orders = [[0, 1], [1, 0], [0], [1]]

  @Test(arguments: orders) func `halves say what the whole would`(_ order: [Int]) throws {
    var options = DiffReportOptions()
    options.performer = { _, work in for piece in order { work(piece) } }
    let old = try reading { "Old text \($0)" }
    let new = try reading { "New word \($0)" }
    let screen = ScreenDiff(
      path: "new.txt", old: ScreenDiff.Side(path: "old.txt", reading: old),
      new: ScreenDiff.Side(path: "new.txt", reading: new), result: TreeDiff.compare(old: old, new: new))
    let report = String(decoding: HumanDiffReport.render(DiffRun([screen, screen]), options), as: UTF8.self)
    let lines = expected()
    #expect(
      report == (lines + [""] + lines).joined(separator: "\n")
        + "\n\n0 blocker, 0 major, 602 minor, 0 structure, 2 screens changed\n")
  }

  /// Lists of texts that all changed but for the first and one in the middle, so that the halves part within a list,
  /// and what did not change stands right before the second.
  private func lists(_ text: (Int) -> String) -> [(head: String, texts: [String])] {
    (0..<43).map { list in
      var texts = (0..<7).map { text(7 * list + $0) }
      texts.insert("Between", at: 3)
      return ("List \(list)", ["Kept"] + texts)
    }
  }

  private func reading(_ text: (Int) -> String) throws -> DumpReading {
    var dump = "AXWindow label=\"Desk\"\n"
    for list in lists(text) {
      dump += "  AXList label=\"\(list.head)\"\n"
      for text in list.texts { dump += "    AXStaticText label=\"\(text)\"\n" }
    }
    return DumpReading(try DumpReader.read(Array(dump.utf8), path: "new.txt"), on: .macos)
  }

  private func expected() -> [String] {
    var lines = ["~ new.txt  301 minor", "  AXWindow label=\"Desk\""]
    for list in 0..<43 {
      lines.append("    AXList label=\"List \(list)\"")
      for text in 0..<7 {
        let number = 7 * list + text
        if text == 0 || text == 3 { lines.append("      … 1 unchanged") }
        let line = 10 * list + text + (text < 3 ? 4 : 5)
        lines.append("~     AXStaticText label=\"New word \(number)\"  line \(line)  minor: says something else")
        lines.append("          label \"Old text \(number)\" → \"New word \(number)\"")
      }
    }
    return lines
  }
}
