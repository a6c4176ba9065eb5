import AccessibilityTree
import Verification
import Vocabulary

/// Made-up results that every renderer is tried with.
enum Samples {
  static let file = "expectations/a11y.expect"
  static let dump = "dumps/ios/a11y.txt"

  /// A set of results and its name in the goldens.
  static let all: [(name: String, result: RunResult)] = [
    ("nothing-failed", nothingFailed), ("each-verdict", eachVerdict()), ("strict", strict), ("hostile", hostile),
    ("shapes", shapes), ("nothing-at-all", RunResult()),
  ]

  static func check(
    _ verdict: Verdict, line: Int, _ text: String = "button \"OK\"", on platform: Platform = .ios,
    variant: String? = nil, message: String? = nil
  ) -> CheckResult {
    CheckResult(
      line: line, column: 1, text: text, platform: platform, variant: variant, verdict: verdict, message: message)
  }

  static func position(_ line: Int, _ column: Int) -> SourcePosition { SourcePosition(line: line, column: column) }

  static func judged(_ platform: Platform, variant: String? = nil, notes: [String] = []) -> DumpResult {
    let suffix = variant.map { ".\($0)" } ?? ""
    return DumpResult(
      platform: platform, variant: variant, path: "dumps/\(platform.rawValue)/a11y\(suffix).txt", format: "ax-text",
      nodes: 12, status: .judged, notes: notes)
  }

  static var nothingFailed: RunResult {
    let near = "almost: dumps/ios/a11y.txt:3:3 has \"loading\" (differs only in letter case)"
    let checks = [
      check(.pass, line: 5, "no \"Loading\"", message: near), check(.pass, line: 3), check(.pass, line: 3, on: .macos),
      check(.pass, line: 4, "header \"Settings\""),
    ]
    return RunResult(screens: [
      ScreenResult(file: file, screen: "Settings", dumps: [judged(.ios), judged(.macos)], checks: checks)
    ])
  }

  /// A drawn dump: a scope, a claimed node, a free stop, and what the mixed failure is nearest to.
  static var picture: DumpPicture {
    let nodes: [(depth: Int, text: String, isStop: Bool?, claims: [Int])] = [
      (0, "AXApplication label=\"App\"", false, []), (1, "AXGroup[iOSContentGroup]", false, []),
      (2, "AXHeading label=\"Settings\"", true, [4]), (2, "AXButton label=\"OK\"", true, []),
      (2, "AXCheckBox[AXSwitch] label=\"Select all\" value=\"1\"", true, []), (3, "AXImage", nil, []),
    ]
    return DumpPicture(
      platform: .ios, path: dump,
      nodes: nodes.enumerated().map { place, node in
        DumpPicture.Node(
          index: place, depth: node.depth, position: position(place + 1, node.depth * 2 + 1), text: node.text,
          isStop: node.isStop, isInScope: node.depth > 1, claims: node.claims)
      }, count: 12)
  }

  /// The failure that the specification shows.
  static var mixedFailure: CheckResult {
    var check = check(.fail, line: 9, "checkbox \"Select all\" checked=mixed")
    check.why = "no value on iOS, 2 on macOS"
    check.message = "checked differs"
    check.expected = Excerpt(
      path: file, position: position(9, 23), length: 13, text: "checkbox \"Select all\" checked=mixed",
      label: "on iOS: no value (UIKit has no half-way state)")
    let node = NodeMention(
      path: dump, position: position(5, 3), node: "AXCheckBox[AXSwitch] label=\"Select all\" value=\"1\"", index: 4)
    check.nearest = NearestNode(
      node: node,
      parts: [
        PartComparison(part: "role", asked: "checkbox", found: "", outcome: .agrees),
        PartComparison(part: "name", asked: "\"Select all\"", found: "", outcome: .agrees),
        PartComparison(part: "checked", asked: "mixed", found: "", outcome: .differs),
      ],
      excerpt: Excerpt(
        path: dump, position: position(5, 43), length: 9,
        text: "  AXCheckBox[AXSwitch] label=\"Select all\" value=\"1\"", label: "is there"))
    return check
  }

  static func eachVerdict(isStrict: Bool = false) -> RunResult {
    var waived = check(.pass, line: 20, "no \"A\" witness none \"never built\"")
    waived.isWaived = true
    let refusal = Diagnostic(
      id: "truncated", "the dump ends inside <node> opened at 212:5; the capture was cut off",
      path: "dumps/android/a11y.xml", position: position(230, 17))
    let source = Array("screen \"Settings\" on ios macos android\n\nAXRadioBtuton \"An option\"\n".utf8)
    let error = Diagnostic(
      id: "unknown-role", "unknown role 'AXRadioBtuton'", path: file, position: position(3, 1), length: 13,
      suggestion: "AXRadioButton")
    let warning = Diagnostic(
      .warning, id: "same-check", "the same check stands on line 6", path: file, position: position(12, 1))
    var screen = ScreenResult(
      file: file, screen: "Settings", errors: [error], warnings: [warning],
      dumps: [
        judged(.ios, notes: ["the deepest node is at the walker's limit of 20"]),
        DumpResult(platform: .macos, path: "dumps/macos/a11y.*", status: .missing, reason: "no dump"),
        DumpResult(
          platform: .android, path: "dumps/android/a11y.xml", status: .blocked, reason: refusal.message,
          refusal: refusal),
      ],
      checks: [
        check(.pass, line: 4), mixedFailure, check(.unverified, line: 10, message: "AX text does not print 'busy'"),
        check(.unverified, line: 11, message: "AX text does not print 'busy'"),
        check(.vacuous, line: 13, message: "no button in the dump"),
        check(.unwitnessed, line: 14, message: "nothing shows that it could ever match"),
        check(.blocked, line: 15, message: "line 9 matches no one node"),
        check(.skip, line: 4, on: .macos, message: "no dump"), check(.skip, line: 9, on: .macos, message: "no dump"),
        check(.blocked, line: 4, on: .android, message: refusal.message),
        check(.blocked, line: 9, on: .android, message: refusal.message), waived,
      ],
      source: source)
    screen.pictures = [picture]
    return RunResult(
      screens: [screen], orphans: ["dumps/ios/about.txt"],
      errors: [Diagnostic(id: "no-such-file", "no such file 'expectations/b.expect'", path: "expectations/b.expect")],
      isStrict: isStrict)
  }

  static var strict: RunResult { eachVerdict(isStrict: true) }

  /// Text that tries to act: on a terminal, in a log, in JSON, in a page.
  static let hostileText =
    "<b>\"&%\\ | `@name` #12 [l](http://x) www.x.y a@b.c {0} <script>alert(1)</script> ]]> ::error::x ##[error]y ##vso[task.x]z \u{1b}[2J\u{1b}]8;;http://x\u{7}\u{202e}txt\u{2066}\u{0}\u{2028}"
    + "\u{2029}\u{85}\u{9b}31m\u{200b}\u{feff}\u{e0041}\n::error::second\r\n##[group]"

  static var hostile: RunResult {
    var check = check(.fail, line: 2, hostileText, variant: hostileText, message: hostileText)
    check.why = hostileText
    check.notes = [hostileText]
    check.expected = Excerpt(
      path: "::error::.expect", position: position(2, 3), length: 4, text: hostileText, label: hostileText)
    check.found = [Excerpt(path: "::warning::d", position: position(1, 12), length: 9, text: hostileText)]
    check.matches = [NodeMention(path: "##[x]", position: position(1, 1), node: hostileText, index: 0)]
    check.matchCount = 1
    check.nearest = NearestNode(
      node: check.matches[0],
      parts: [PartComparison(part: "name", asked: hostileText, found: hostileText, outcome: .differs)],
      excerpt: Excerpt(path: "\u{a0}::debug::", position: position(7, 30), length: 2, text: hostileText),
      cause: hostileText)
    let fault = Diagnostic(
      id: "unknown-role", hostileText, path: "  ::error::", position: position(1, 1), suggestion: hostileText)
    let dump = DumpResult(
      platform: .ios, path: "::error::", status: .blocked, reason: hostileText, notes: [hostileText])
    var screen = ScreenResult(
      file: "::error file=x::", screen: hostileText, errors: [fault], warnings: [fault], dumps: [dump],
      checks: [check, Self.check(.unverified, line: 3, hostileText, on: .macos, message: hostileText)],
      source: Array(hostileText.utf8) + [0xff, 0xfe])
    screen.pictures = [
      DumpPicture(
        platform: .ios, variant: hostileText, path: hostileText,
        nodes: [
          .init(
            index: 0, depth: 0, position: position(1, 1), text: hostileText, isStop: true, isInScope: true, claims: [2])
        ], count: 1)
    ]
    return RunResult(screens: [screen], orphans: [hostileText, "::error::orphan"], errors: [fault])
  }

  /// Failures of every shape: two matches, many places, nothing near, wide letters, long lines.
  static var shapes: RunResult {
    var twice = check(.fail, line: 3, message: "2 nodes match, not exactly one")
    twice.matches = [5, 8].map { line in
      NodeMention(path: dump, position: position(line, 3), node: "AXButton label=\"OK\"", index: line)
    }
    twice.matchCount = 2
    var many = check(.fail, line: 4, "no button", message: "40 nodes match, not none")
    many.matches = (1...10).map { line in
      NodeMention(path: dump, position: position(line, 3), node: "AXButton label=\"\(line)\"", index: line)
    }
    many.matchCount = 40
    many.found = [Excerpt(path: dump, position: position(1, 3), length: 8, text: "  AXButton label=\"1\"")]
    var wide = check(.fail, line: 5, "button \"設定を保存\" value=\"1\"")
    wide.expected = Excerpt(
      path: file, position: position(5, 16), length: 9, text: "button \"設定を保存\" value=\"1\"", label: "is absent")
    wide.notes = (1...9).map { "note \($0)" }
    var long = check(.fail, line: 6, "button \"OK\"")
    let text =
      "<node text=\"\(String(repeating: "long ", count: 60))\" class=\"android.widget.Button\" bounds=\"[0,0]\"/>"
    long.found = [
      Excerpt(
        path: "dumps/android/a11y.xml", position: position(1, 1315), length: 29, text: text, textColumn: 1000,
        label: "is a button, and the line asks for a check box, which is another thing")
    ]
    let screen = ScreenResult(
      file: file, screen: "Settings", dumps: [judged(.ios)], checks: [twice, many, wide, long])
    return RunResult(screens: [screen], orphans: (1...25).map { "dumps/ios/orphan-\($0).txt" })
  }
}
