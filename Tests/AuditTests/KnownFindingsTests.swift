import AccessibilityTree
import Testing
import Vocabulary

@testable import Audit

/// Lists of known findings as files: written, read back, and refused where they are something else.
struct KnownFindingsTests {
  private func faults(_ text: String) -> [String] {
    KnownFindings.read(Array(text.utf8), path: "known.txt").faults.map { fault in
      "\(fault.position?.line ?? 0) \(fault.message)" + (fault.suggestion.map { " -> \($0)" } ?? "")
    }
  }

  @Test("a list reads back as it was written, whatever its names hold")
  func roundTrip() throws {
    let audit = try AuditedDump.audit(
      .ios, .ax,
      #"""
      AXGroup[iOSContentGroup]
        AXButton id="##vso[task.complete]"
        AXButton id="a|b\u001b[31m\nc"
        AXImage
      """#)
    #expect(audit.findings.count == 3)
    let file = KnownFindings.file(of: [audit])
    #expect(file.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(!file.contains("##vso["))
    let (known, faults) = KnownFindings.read(Array(file.utf8), path: "known.txt")
    #expect(faults.isEmpty)
    #expect(known.fingerprints.count == 3)
    var audits = [audit]
    #expect(known.take(from: &audits).isEmpty)
    #expect(audits[0].findings.isEmpty)
    #expect(audits[0].knownCount == 3)
  }

  @Test("a line of a nameless element knows one of them, a line of another knows it everywhere")
  func nameless() throws {
    func audit(_ elements: String...) throws -> DumpAudit {
      try AuditedDump.audit(
        .ios, .ax, (["AXGroup[iOSContentGroup]"] + elements.map { "  " + $0 }).joined(separator: "\n"))
    }
    let before = try audit("AXButton", "AXButton", "AXButton id=\"send\"")
    let known = KnownFindings(KnownFindings.file(of: [before, try audit("AXButton id=\"send\"")]))
    let nameless = "control-missing-label|-|AXButton|-|AXGroup"
    #expect(known.counts == [nameless: 2, "control-missing-label|-|AXButton|#send|AXGroup": 1])

    var audits = [
      try audit("AXButton", "AXButton id=\"send\""), try audit("AXButton", "AXButton id=\"send\"", "AXButton"),
    ]
    #expect(known.take(from: &audits).isEmpty)
    #expect(audits.map(\.findings.count) == [0, 1])
    #expect(audits.map(\.knownCount) == [2, 2])

    audits = [try audit("AXButton")]
    #expect(known.take(from: &audits) == ["control-missing-label|-|AXButton|#send|AXGroup", nameless])
  }

  @Test("comments, blank lines, a mark of byte order and the line ends of Windows are no findings")
  func comments() {
    let text = "\u{feff}# a comment\r\n\r\nsilent-stop|-|AXGroup|-|AXWindow\r\n"
    let (known, faults) = KnownFindings.read(Array(text.utf8), path: "known.txt")
    #expect(faults.isEmpty)
    #expect(known.fingerprints == ["silent-stop|-|AXGroup|-|AXWindow"])
    #expect(KnownFindings.read([], path: "known.txt").faults.isEmpty)
  }

  @Test("a file that is no list is refused, a few of its lines with their places")
  func broken() {
    #expect(
      faults("# fine\ncontrol-missing-lable|-|AXButton|-|AXGroup\n{ \"schema\": 1 }\n") == [
        "2 this line is of no rule that there is: 'control-missing-lable' -> control-missing-label",
        "3 this line is no finding: it has no rule, kind, role and element between '|'",
      ])
    #expect(faults(String(repeating: "AXButton label=\"x\"\n", count: 100)).count == 5)
    let bytes = KnownFindings.read([0x61, 0xff, 0x0a], path: "known.txt").faults
    #expect(bytes.map(\.message) == ["a list of known findings is UTF-8, and this file is not"])
  }
}
