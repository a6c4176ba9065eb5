internal import AccessibilityTree

/// The report for CI servers: a test suite for each file, a test case for each check and platform.
///
/// There are no times in it, so that the same findings make the same bytes. A case that was not judged is *skipped*
/// with its reason, never passed; one that could not be judged is an *error*.
public enum JUnitReport {
  /// Renders findings.
  public static func render(_ report: FindingReport) -> [UInt8] {
    // A report without a case would look like one of a run that broke off.
    let nothing = FindingGroup(path: "", title: "\(ToolVersion.name) \(report.command)", findings: [.nothing(.skipped)])
    let suites = (report.groups.isEmpty ? [nothing] : report.groups).map(Suite.init)
    var xml = XMLElements()
    xml.begin(
      "testsuites",
      [
        ("name", "\(ToolVersion.name) \(report.command)"),
        ("tests", String(suites.reduce(0) { $0 + $1.cases.count })),
        ("failures", String(suites.reduce(0) { $0 + $1.count(.failure) })),
        ("errors", String(suites.reduce(0) { $0 + $1.count(.fault) })),
      ])
    for suite in suites { write(suite, to: &xml) }
    xml.end()
    return xml.bytes
  }

  /// What a file's cases are.
  private struct Suite {
    let name: String
    let className: String
    let cases: [Finding]

    init(_ group: FindingGroup) {
      name = group.path.isEmpty ? group.title : group.path
      className = Self.className(group.path.isEmpty ? group.title : group.path)
      let judged = group.findings.filter { $0.standing != .cause }
      // A file with nothing to say of it passed.
      cases = judged.isEmpty ? [.nothing(.pass)] : judged
    }

    /// Servers take what stands before the last dot for a package, so folders become packages and the file a class.
    private static func className(_ path: String) -> String {
      let named = path.hasSuffix(".expect") ? String(path.dropLast(".expect".count)) : path
      return String(named.map { $0 == "/" ? "." : $0 == "." ? "_" : $0 })
    }

    func count(_ weight: Finding.Weight) -> Int { cases.count { $0.weight == weight } }

    var skipped: Int { cases.count { JUnitReport.isSkipped($0.weight) } }
  }

  private static func write(_ suite: Suite, to xml: inout XMLElements) {
    xml.begin(
      "testsuite",
      [
        ("name", suite.name), ("tests", String(suite.cases.count)), ("failures", String(suite.count(.failure))),
        ("errors", String(suite.count(.fault))), ("skipped", String(suite.skipped)),
      ])
    for finding in suite.cases {
      let attributes: [(name: StaticString, value: String)] = [
        ("name", name(of: finding)), ("classname", suite.className),
      ]
      if [.pass, .note, .assumption].contains(finding.weight) {
        xml.element("testcase", attributes)
      } else {
        xml.begin("testcase", attributes)
        write(finding, to: &xml)
        xml.end()
      }
    }
    xml.end()
  }

  private static func write(_ finding: Finding, to xml: inout XMLElements) {
    let message = finding.message.isEmpty ? finding.word : finding.message
    switch finding.weight {
    case .pass, .note, .assumption: break
    case .failure: xml.element("failure", [("type", finding.word), ("message", message)], text: finding.details)
    case .fault: xml.element("error", [("type", finding.word), ("message", message)], text: finding.details)
    case .skipped, .inapplicable, .unproven, .warning:
      xml.element("skipped", [("message", "\(finding.word): \(message)")])
    }
  }

  /// A name that no other case of the file has: its place, what was judged, and on which platform.
  private static func name(of finding: Finding) -> String {
    let position = finding.place.position.map { "\($0.line):\($0.column) " } ?? ""
    let owner = finding.owner.isEmpty ? "" : " [\(finding.owner)]"
    return position + finding.title + owner
  }

  private static func isSkipped(_ weight: Finding.Weight) -> Bool {
    switch weight {
    case .skipped, .inapplicable, .unproven, .warning: true
    case .pass, .note, .assumption, .failure, .fault: false
    }
  }
}

extension Finding {
  /// The one case where there is none: nothing was found, or nothing was there to be judged.
  fileprivate static func nothing(_ weight: Weight) -> Finding {
    let isPass = weight == .pass
    return Finding(
      rule: isPass ? "pass" : "skip", word: isPass ? "PASS" : "SKIP", weight: weight,
      subject: isPass ? "nothing found" : "nothing judged", place: .init(""),
      message: isPass ? "" : "there was nothing to judge")
  }
}
