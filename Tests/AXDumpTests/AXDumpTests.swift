import AccessibilityTree
import DumpFormats
import Testing
import Vocabulary

@testable import AXDump

/// The walker of macOS, less its calls to macOS.
@Suite("ax-dump")
struct AXDumpTests {
  /// A screen as the Simulator shows it.
  private func simulator(_ content: [MadeUpElement]) -> MadeUpElement {
    let group = MadeUpElement("AXGroup", ["AXSubrole": "iOSContentGroup"], content)
    let bar = MadeUpElement("AXToolbar", [:], [MadeUpElement("AXButton", ["AXTitle": "Home"])])
    return MadeUpElement(
      "AXApplication", ["AXTitle": "Simulator"], [MadeUpElement("AXWindow", ["AXTitle": "iPhone"], [group, bar])])
  }

  private func write(
    _ root: MadeUpElement, _ change: (inout AXWalk<MadeUpElements>) -> Void = { _ in }
  ) throws(AXFailure) -> (text: String, count: Int) {
    var walk = AXWalk(source: MadeUpElements())
    change(&walk)
    var text = ""
    let count = try walk.write(root) { text += $0 }
    return (text, count)
  }

  @Test("A dump that axverify reads back")
  func readsBack() throws {
    let box = MadeUpElement(
      "AXCheckBox", ["AXSubrole": "AXSwitch", "AXDescription": "Alerts", "AXValue": "1", "AXIdentifier": "alerts"],
      flags: ["AXEnabled": false, "AXSelected": true, "AXFocused": true])
    let field = MadeUpElement(
      "AXTextField", ["AXSubrole": "AXSecureTextField", "AXTitle": "Password", "AXValue": "hunter2"],
      flags: ["AXFocused": false])
    let root = simulator([
      MadeUpElement("AXHeading", ["AXDescription": "tab\there, \"quoted\" \\ and\nlines\u{202e}"]), box, field,
      MadeUpElement(nil, ["AXDescription": ""], flags: ["AXExpanded": true]),
      MadeUpElement("two words", ["AXHelp": "help"]),
    ])
    let marks = AXMarks(platform: "ios", screen: "A \"b\"", captured: 1_769_853_600, system: "macOS 15.1")
    let content = try #require(AXWalk(source: MadeUpElements()).simulatorContent(below: root))
    let (lines, count) = try write(content)
    let text = marks.header + lines + AXMarks.end(nodes: count)
    #expect(
      text == #"""
        # axverify-dump: source=ax platform=ios screen="A \"b\"" captured=2026-01-31T10:00:00Z tool="ax-dump 0.1.0 (macOS 15.1)" depth-limit=none
        AXGroup[iOSContentGroup]
          AXHeading label="tab\there, \"quoted\" \\ and\nlines\u202e"
          AXCheckBox[AXSwitch] label="Alerts" value="1" enabled=false selected=true focused=true identifier="alerts"
          AXTextField[AXSecureTextField] title="Password" value="••••••"
          ? label="" expanded=true
          "two words" help="help"
        # axverify-end: nodes=6

        """#)
    let dump = try DumpReader.read(Array(text.utf8), path: "dump")
    #expect(dump.refusal == nil)
    #expect(dump.tree.count == 6)
    #expect(dump.tree.string(dump.tree[NodeID(1)].name) == "tab\there, \"quoted\" \\ and\nlines\u{202e}")
    #expect(dump.tree[NodeID(2)].states[.checked] == .true)
    #expect(dump.platforms == [.ios])
  }

  @Test("What is printed on request")
  func extras() throws {
    let button = MadeUpElement("AXButton", ["AXTitle": "OK", "AXRoleDescription": "button"])
    button.frame = [0, -1.5, 100, 20]
    button.actions = ["AXPress", "AXShowMenu"]
    #expect(try write(button).text == "AXButton title=\"OK\"\n")
    let all = try write(button) { $0.extras = AXLine.Extras(roleDescription: true, frame: true, actions: true) }
    #expect(
      all.text
        == "AXButton title=\"OK\" AXRoleDescription=\"button\" frame=\"0,-1.5,100,20\" actions=\"AXPress AXShowMenu\"\n"
    )
  }

  @Test("A chain of 100,000 is walked without recursion, and quickly")
  func deep() throws {
    let root = MadeUpElement("AXGroup")
    var innermost = root
    for _ in 1..<100_000 {
      let next = MadeUpElement("AXGroup")
      innermost.children = [next]
      innermost = next
    }
    var (lines, longest) = (0, 0)
    // The text of such a chain would be 10 GB: only its lines are counted.
    let walk = AXWalk(source: MadeUpElements(), depthLimit: 3_000)
    let count = try walk.write(root) {
      lines += 1
      longest = max(longest, $0.utf8.count)
    }
    #expect(count == 3_000)
    #expect(lines == 3_000)
    #expect(longest == 2 * 2_999 + "AXGroup\n".utf8.count)
    #expect(walk.first(below: root) { $0 == innermost } == innermost)
    // Nested releases would overflow the stack.
    var next: MadeUpElement? = root
    while let element = next {
      next = element.children.first
      element.children = []
    }
  }

  @Test("A depth limit, and none")
  func depth() throws {
    let root = MadeUpElement("AXWindow", [:], [MadeUpElement("AXGroup", [:], [MadeUpElement("AXButton")])])
    #expect(try write(root) { $0.depthLimit = 2 }.text == "AXWindow\n  AXGroup\n")
    #expect(try write(root).count == 3)
    #expect(AXMarks(platform: "macos", captured: 0, depthLimit: 2).header.hasSuffix("depth-limit=2\n"))
  }

  @Test("A walk that is cut says why")
  func cut() {
    let root = MadeUpElement("AXWindow")
    let group = MadeUpElement("AXGroup", [:], [root])
    root.children = [group]
    #expect(throws: AXFailure(status: .cut, message: "an element has itself as something inside it")) {
      try write(root)
    }
    root.children = [MadeUpElement("AXButton"), MadeUpElement("AXButton")]
    #expect(throws: AXFailure(status: .cut, message: "there are more than 2 elements")) {
      try write(root) { $0.mostElements = 2 }
    }
    let source = MadeUpElements()
    #expect(throws: AXFailure(status: .ended, message: "the program ended during the walk")) {
      try AXWalk(source: source).write(root) { _ in source.isAlive = false }
    }
  }

  @Test("The same element twice, side by side, is two")
  func twice() throws {
    let cell = MadeUpElement("AXCell")
    #expect(try write(MadeUpElement("AXRow", [:], [cell, cell])).count == 3)
  }

  static let times = [
    (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
    (951_868_800, "2000-03-01T00:00:00Z"), (1_769_853_600, "2026-01-31T10:00:00Z"),
    (4_102_444_800, "2100-01-01T00:00:00Z"), (4_107_542_399, "2100-02-28T23:59:59Z"),
    (4_107_542_400, "2100-03-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
  ]

  @Test("Moments", arguments: times)
  func isTime(_ seconds: Int, _ text: String) { #expect(AXMarks.time(seconds) == text) }
}

/// Waiting for content.
@Suite("ax-dump waits")
struct AXWaitTests {
  private let source = MadeUpElements()
  private let window = MadeUpElement("AXWindow", ["AXTitle": "Settings"], [MadeUpElement("AXGroup")])
  private let button = MadeUpElement("AXButton", ["AXDescription": "OK"])

  /// Waits with a clock that the sleeps drive; something happens at each sleep.
  private func wait(for awaited: String? = nil, _ happens: @escaping (Int) -> Void) throws(AXFailure) -> Int {
    var (now, sleeps) = (0.0, 0)
    let wait = AXWait(
      seconds: 3, clock: { now },
      sleep: {
        now += $0
        sleeps += 1
        happens(sleeps)
      })
    _ = try wait.content(AXWalk(source: source), awaited: awaited) { window.texts["gone"] == nil ? window : nil }
    return sleeps
  }

  @Test("until there is something")
  func content() throws {
    #expect(try wait { sleeps in if sleeps == 4 { window.children[0].children = [button] } } == 4)
  }

  @Test("until there is what was named")
  func awaited() throws {
    window.children = [MadeUpElement("AXStaticText", ["AXValue": "Loading"])]
    #expect(try wait(for: "OK") { sleeps in if sleeps == 2 { window.children = [button] } } == 2)
  }

  @Test("and not for ever")
  func gaveUp() {
    func failure(_ message: String) -> AXFailure {
      AXFailure(status: .nothing, message: message + ", after all the waiting")
    }
    #expect(throws: failure("there is nothing in it but windows and groups")) { try wait { _ in } }
    window.children = [button]
    #expect(throws: failure("nothing says \"Cancel\"")) { try wait(for: "Cancel") { _ in } }
    window.texts["gone"] = "yes"
    #expect(throws: failure("there is no window, or no screen of a device in it")) { try wait { _ in } }
    #expect(throws: AXFailure(status: .ended, message: "the program ended")) {
      try wait { _ in source.isAlive = false }
    }
  }
}

/// The command line.
@Suite("ax-dump's arguments")
struct AXArgumentsTests {
  @Test("All of them")
  func all() throws {
    let words = [
      "--pid", "7", "--window", "A", "--out", "f", "--platform", "web", "--screen", "s", "--for", "x", "--wait", "9",
      "--depth", "4", "--role-description", "--frame", "--actions",
    ]
    let arguments = try AXArguments(words)
    #expect(arguments.pid == 7)
    #expect(arguments.window == "A")
    #expect(arguments.out == "f")
    #expect(arguments.platform == "web")
    #expect(arguments.screen == "s")
    #expect(arguments.awaited == "x")
    #expect(arguments.seconds == 9)
    #expect(arguments.depth == 4)
    #expect(arguments.extras.roleDescription && arguments.extras.frame && arguments.extras.actions)
    #expect(try AXArguments(["--simulator"]).isSimulator)
    #expect(try AXArguments(["--bundle", "org.example.app"]).bundle == "org.example.app")
    #expect(try AXArguments(["--help"]).isHelp)
    for word in words where word.hasPrefix("--") { #expect(AXArguments.help.contains("  " + word)) }
  }

  static let wrong: [([String], String)] = [
    ([], "name one program: --pid N, --bundle ID or --simulator"),
    (["--pid", "7", "--simulator"], "name one program: --pid N, --bundle ID or --simulator"),
    (["--pid", "seven"], "option '--pid' takes N, not 'seven'"),
    (["--pid", "0"], "option '--pid' takes N, not '0'"),
    (["--pid", "99999999999999999999"], "option '--pid' takes N, not '99999999999999999999'"),
    (["--pid"], "option '--pid' takes N"),
    (["--simulator", "--platform", "android"], "option '--platform' takes NAME, not 'android'"),
    (["--simulator", "--wait", "0"], "option '--wait' takes SECONDS, not '0'"),
    (["--simulator", "--depth", "-1"], "option '--depth' takes N, not '-1'"),
    (["--simulatr"], "unknown option '--simulatr'"),
    (["x"], "unknown option 'x'"),
  ]

  @Test("Wrong ones", arguments: wrong)
  func isWrong(_ words: [String], _ message: String) {
    #expect(throws: AXFailure(status: .usage, message: message)) { try AXArguments(words) }
  }

  @Test("Where the dump begins")
  func root() throws {
    let walk = AXWalk(source: MadeUpElements())
    let content = MadeUpElement("AXGroup", ["AXSubrole": "iOSContentGroup"])
    let windows = ["A", "B"].map { MadeUpElement("AXWindow", ["AXTitle": $0]) }
    windows[1].children = [content]
    let program = MadeUpElement("AXApplication", [:], windows)
    #expect(try AXArguments(["--pid", "1"]).root(in: walk, program: program) == program)
    #expect(try AXArguments(["--pid", "1", "--window", "B"]).root(in: walk, program: program) == windows[1])
    #expect(try AXArguments(["--pid", "1", "--window", "C"]).root(in: walk, program: program) == nil)
    #expect(try AXArguments(["--simulator"]).root(in: walk, program: program) == content)
    #expect(try AXArguments(["--simulator", "--window", "A"]).root(in: walk, program: program) == nil)
  }
}
