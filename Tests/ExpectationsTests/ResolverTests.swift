import AccessibilityTree
import Expectations
import Testing
import Vocabulary

@Suite struct ResolverTests {
  static func spell(_ resolution: Resolution) -> String {
    switch resolution {
    case .notAsked: "-"
    case .unjudged: "?"
    case .asked(let kind): kind.spelt
    }
  }

  /// What each of a file's lines asks on ios, macos, android and android.full.
  static func resolve(_ text: String) -> [[String]] {
    let file = ExpectationFile.parse("screen \"A\" on ios macos android\n\(text)\n")
    #expect(MarkedText.spell(file.diagnostics) == [])
    let selectors = [
      Selector(platform: .ios), Selector(platform: .macos), Selector(platform: .android),
      Selector(platform: .android, variant: "full"),
    ]
    return file.checks.map { check in selectors.map { spell(check.resolved(for: $0, in: file)) } }
  }

  static let lines: [(text: String, resolved: [String])] = [
    (#"AXA "x""#, [#"bare(AXA "x")"#, #"bare(AXA "x")"#, #"bare(AXA "x")"#, "-"]),
    (#"@ios,macos no AXA"#, ["no(AXA)", "no(AXA)", "-", "-"]),
    (#"@android.full some AXA"#, ["-", "-", "-", "some(AXA)"]),
    (#"@android,android.full stop"#, ["-", "-", "bare(stop)", "bare(stop)"]),
    (
      #"* "A" a=1 stop @ios AXB b=2 not-stop @macos "C" @android ?"#,
      [#"bare(AXB "A" a=1 b=2 not-stop)"#, #"bare(* "C" a=1 stop)"#, "?", "-"]
    ),
    (
      #"AXA containing "x" ... @ios role="push button" @else *"#,
      [
        #"bare(role:"push button" containing "x" ...)"#, #"bare(* containing "x" ...)"#,
        #"bare(* containing "x" ...)"#, "-",
      ]
    ),
    (#"AXA @android.full stop @else a=1"#, ["bare(AXA a=1)", "bare(AXA a=1)", "bare(AXA a=1)", "bare(AXA stop)"]),
    (#"some AXA @ios stop @else"#, ["some(AXA stop)", "some(AXA)", "some(AXA)", "-"]),
    (#"2..x AXA @ios stop @else"#, ["count 2..(AXA stop)", "count 2..(AXA)", "count 2..(AXA)", "-"]),
    (
      #"no AXA witness none "r" @ios stop @else"#,
      [#"no(AXA stop) waived "r""#, #"no(AXA) waived "r""#, #"no(AXA) waived "r""#, "-"]
    ),
    (
      #"each AXA has a=1 @ios stop @else b=2"#,
      ["each(AXA) has(a=1 stop)", "each(AXA) has(a=1 b=2)", "each(AXA) has(a=1 b=2)", "-"]
    ),
    (
      #"AXA "x" absorbs "x" @ios stop @else"#,
      [#"bare(AXA "x" stop) absorbs("x")"#, #"bare(AXA "x") absorbs("x")"#, #"bare(AXA "x") absorbs("x")"#, "-"]
    ),
    (#"inside AXA @ios stop @else"#, ["inside(AXA stop)", "inside(AXA)", "inside(AXA)", "-"]),
    (#"order A < B"#, ["order(A < B)", "order(A < B)", "order(A < B)", "-"]),
    (#"@ios log ~"x""#, [#"log some ~"x""#, "-", "-", "-"]),
  ]

  @Test(arguments: lines)
  func addsArms(text: String, resolved: [String]) {
    #expect(Self.resolve(text) == [resolved])
  }

  @Test func gatesOfParentsHoldForChildren() {
    let resolved = Self.resolve(
      """
      @ios,android.full inside AXA
        AXB
          @ios no AXC
        AXD @ios a=1 @android.full ?
        stops exactly
          AXE
      AXF @android.full stop @else
        AXG
        AXH @ios a=1 @else b=2
        @android.full AXI
      """)
    #expect(
      resolved == [
        ["inside(AXA)", "-", "-", "inside(AXA)"],
        ["bare(AXB)", "-", "-", "bare(AXB)"],
        ["no(AXC)", "-", "-", "-"],
        ["bare(AXD a=1)", "-", "-", "?"],
        ["stops exactly", "-", "-", "stops exactly"],
        ["item(AXE)", "-", "-", "item(AXE)"],
        ["bare(AXF)", "bare(AXF)", "bare(AXF)", "bare(AXF stop)"],
        ["bare(AXG)", "bare(AXG)", "bare(AXG)", "bare(AXG)"],
        ["bare(AXH a=1)", "bare(AXH b=2)", "bare(AXH b=2)", "bare(AXH b=2)"],
        ["-", "-", "-", "bare(AXI)"],
      ])
  }

  @Test func aPlatformThatTheHeaderLeavesOutIsNotAsked() {
    let file = ExpectationFile.parse("screen \"A\" on ios\nAXA @else stop\n")
    #expect(file.checks.map { Self.spell($0.resolved(for: Selector(platform: .web), in: file)) } == ["-"])
  }

  @Test func theAnchorIsResolvedLikeAnyLine() {
    let file = ExpectationFile.parse("screen \"A\" on ios macos web\nanchor * \"A\" @ios AXA @web ? @else\n")
    let resolved = [Platform.ios, .macos, .web].map { platform in
      file.anchor.map { Self.spell($0.resolved(for: Selector(platform: platform), in: file)) }
    }
    #expect(resolved == [#"anchor(AXA "A")"#, #"anchor(* "A")"#, "?"])
  }

  static let scopes: [(text: String, resolved: [String?])] = [
    ("scope AXA", ["AXA", "AXA", "AXA", "AXA"]),
    ("scope @ios AXA @android AXB", ["AXA", nil, "AXB", "AXB"]),
    ("scope AXA @android stop", ["AXA", "AXA", "AXA stop", "AXA stop"]),
    ("scope @ios AXA @else AXB", ["AXA", "AXB", "AXB", "AXB"]),
  ]

  @Test(arguments: scopes)
  func aVariantHasTheScopeOfItsPlatform(text: String, resolved: [String?]) {
    let file = ExpectationFile.parse("screen \"A\" on ios macos android\n\(text)\n")
    #expect(MarkedText.spell(file.diagnostics) == [])
    let selectors = [
      Selector(platform: .ios), Selector(platform: .macos), Selector(platform: .android),
      Selector(platform: .android, variant: "full"),
    ]
    #expect(selectors.map { file.scope?.resolved(for: $0)?.spelt } == resolved)
  }

  @Test func theTailIsThatOfThePlatform() {
    let file = ExpectationFile.parse(
      "screen \"A\" on ios macos web\ncomplete tail AXA @ios AXB @web ? @else\ncomplete tail AXC\ncomplete nodes>=3\n")
    #expect(MarkedText.spell(file.diagnostics) == [])
    let resolved = file.complete.map { complete in
      [Platform.ios, .macos, .web].map { complete.tail(for: Selector(platform: $0))?.spelt }
    }
    #expect(resolved == [["AXB", "AXA", nil], ["AXC", "AXC", "AXC"], [nil, nil, nil]])
  }

  @Test func namesVariantsOnce() {
    let file = ExpectationFile.parse(
      """
      screen "A" on ios android
      dump android.unused "x"
      @android.full some AXA
      AXB @ios.sheet stop @android.full @else
      @ios AXC
      """)
    #expect(file.namedVariants.map(\.text) == ["android.full", "ios.sheet"])
  }
}
