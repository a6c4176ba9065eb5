import AccessibilityTree
import Expectations
import Testing
import Vocabulary

/// Headers that are right, and what they come to.
@Suite struct HeaderTests {
  static let full = """
    # Comments and blank lines may stand before the first header.

    screen "Settings" on ios macos android   # all three
    decoy "decoys/a.txt" "decoys/b.txt"
    closed checked value
    unclaimed fail
    scope @ios AXGroup[iOSContentGroup] @macos AXWindow
    complete tail AXButton "Last" @ios stop @else
    anchor header "Settings" @android ? @else -- the one screen that has it
    dump ios "../other/ios.txt"
    complete nodes>=20
    dump android.full "full.xml"
    decoy "decoys/c.txt"
    AXButton
    """

  @Test func readsEveryHeader() {
    let file = ExpectationFile.parse(Self.full)
    #expect(MarkedText.spell(file.diagnostics) == [])
    #expect(!file.hasHeaderError)
    #expect(file.screen == "Settings")
    #expect(file.platforms == [.ios, .macos, .android])
    #expect(file.decoys.map(\.path.text) == ["decoys/a.txt", "decoys/b.txt", "decoys/c.txt"])
    #expect(file.decoys.allSatisfy { $0.selector == nil })
    #expect(file.closed == [.checked, .value])
    #expect(file.unclaimed == .fail)
    #expect(file.unclaimedLine?.position == SourcePosition(line: 6, column: 1))
    #expect(file.unclaimedLine?.text == "unclaimed fail")
    #expect(
      file.dumps.map { "\($0.selector?.text ?? "-") \($0.path.text)" } == [
        "ios ../other/ios.txt", "android.full full.xml",
      ])
    #expect(file.scope?.position == SourcePosition(line: 7, column: 1))
    #expect(file.scope?.pattern == nil)
    #expect(file.scope?.arms.map(\.spelt) == ["@ios(AXGroup[iOSContentGroup])", "@macos(AXWindow)"])
    #expect(file.anchor?.spelt == #"anchor(header "Settings") | @android(?) | @else() -- the one screen that has it"#)
    #expect(file.anchor?.text == #"anchor header "Settings" @android ? @else"#)
    #expect(file.anchor?.position == SourcePosition(line: 9, column: 1))
    #expect(file.complete.map(\.text) == [#"complete tail AXButton "Last" @ios stop @else"#, "complete nodes>=20"])
    #expect(file.complete.map(\.position.line) == [8, 11])
    #expect(file.checks.map(\.spelt) == ["bare(AXButton)"])
  }

  @Test func readsCompleteness() {
    let file = ExpectationFile.parse(Self.full)
    let spelt = file.complete.map { complete in
      switch complete.demand {
      case .nodes(let count): "nodes \(count)"
      case .tail(let pattern, let arms): "tail \(pattern.spelt)" + arms.map { " | \($0.spelt)" }.joined()
      }
    }
    #expect(spelt == [#"tail AXButton "Last" | @ios(stop) | @else()"#, "nodes 20"])
  }

  @Test func hasDefaults() {
    let file = ExpectationFile.parse("screen \"A\" on ios")
    #expect(file.closed == [.enabled, .selected])
    #expect(file.unclaimed == .ok)
    #expect(file.unclaimedLine == nil)
    #expect(file.anchor == nil)
    #expect(file.scope == nil)
  }

  static let closed: [(line: String, names: [NeutralAttribute])] = [
    ("closed none", []),
    (
      "closed enabled selected checked expanded focused busy value hint",
      [.enabled, .selected, .checked, .expanded, .focused, .busy, .value, .hint]
    ),
  ]

  @Test(arguments: closed)
  func readsWhatIsClosed(line: String, names: [NeutralAttribute]) {
    let file = ExpectationFile.parse("screen \"A\" on ios\n\(line)\n")
    #expect(MarkedText.spell(file.diagnostics) == [])
    #expect(file.closed == names)
  }

  @Test(arguments: Platform.allCases)
  func knowsEveryPlatform(platform: Platform) {
    let file = ExpectationFile.parse("screen \"A\" on \(platform.rawValue)\n@\(platform.rawValue) AXA\n")
    #expect(MarkedText.spell(file.diagnostics) == [])
    #expect(file.platforms == [platform])
  }

  static let stopping = [
    "", "# nothing", "AXA", "screen \"A\" on io\nAXA", "screen \"A\" on ios\nclosed nothing\nAXA",
    "screen \"A\" on ios\nAXA\nclosed none", "screen \"A\" on ios\nanchr * \"x\"\nAXA",
    "screen \"A\" on ios\ndump ios \"a\"\ndump ios \"b\"\nAXA", "screen \"A\" on ios\nscop @ios AXA\nAXA",
  ]

  @Test(arguments: stopping)
  func aWrongHeaderStopsTheFile(text: String) {
    #expect(ExpectationFile.parse(text).hasHeaderError)
  }

  static let notStopping = [
    "screen \"A\" on ios", "screen \"A\" on ios\nnoo AXA", "screen \"A\" on ios\nAXA\nanchr * \"x\"",
    "screen \"A\" on ios\nanchor AXA\n  AXB",
  ]

  @Test(arguments: notStopping)
  func aWrongLineDoesNot(text: String) {
    #expect(!ExpectationFile.parse(text).hasHeaderError)
  }
}
