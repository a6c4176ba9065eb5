import Foundation
import Testing
import AccessibilityTree
import DumpFormats
@testable import Audit
struct ZzScratch {
  @Test func run() throws {
    let env = ProcessInfo.processInfo.environment
    guard let list = env["AUDIT"] else { return }
    for path in list.split(separator: " ").map(String.init) {
      do {
        let subject = try AuditedDump.subject([UInt8](Data(contentsOf: URL(filePath: path))), path: path)
        var c = AuditConfiguration()
        if let d = env["DENSITY"] { c.density = Double(d) }
        let t = ContinuousClock.now
        let a = Auditor.audit(subject, c)
        let dt = ContinuousClock.now - t
        print(
          "##### \(path) \(a.passes.map { $0 ? "PASS" : "FAIL" } ?? "REFUSED \(a.refusal!.message)") nodes=\(a.coverage.nodes) audited=\(a.coverage.audited) passing=\(a.passingCount) \(dt)"
        )
        if env["SUM"] != nil {
          var n: [String: Int] = [:]
          for f in a.findings { n["\(f.findingClass) \(f.rule)", default: 0] += 1 }
          for (k, v) in n.sorted(by: { $0.key < $1.key }) { print("   \(v) \(k)") }
        } else {
          for f in a.findings {
            print(
              "  \(f.findingClass.rawValue.prefix(4)) \(f.rule)\(f.detector.map { "/\($0)" } ?? "") :\(f.position.line) \(f.message)  | \(f.path.suffix(60)) \(f.folded.isEmpty ? "" : "+\(f.folded)")"
            )
          }
        }
        for n in a.notes { print("  note \(n)") }
      } catch { print("##### \(path) \(error)") }
    }
  }
}
