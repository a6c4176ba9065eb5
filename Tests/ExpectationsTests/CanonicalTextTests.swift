import Expectations
import Testing

@Suite struct CanonicalTextTests {
  static func canonical(_ line: String) -> String? {
    let file = ExpectationFile.parse("screen \"A\" on ios\n\(line)\n")
    guard case .bare(let pattern)? = file.checks.first?.kind else { return nil }
    return pattern.canonicalText
  }

  static let texts: [(line: String, text: String)] = [
    (#"button "OK""#, #"role=button name="OK""#),
    (#"* "OK" stop"#, #"* name="OK" stop"#),
    (#"role="push button" not-stop"#, #"role="push button" not-stop"#),
    (#"AXA[B] a=1"#, #"role=AXA[B] a="1""#),
    (#"AXA[] raw:name=x"#, #"role=AXA[] raw:name="x""#),
    (
      #"a~"\"\\d" b!=c d=absent e=present containing "x\"y\\""#,
      #"a~"\"\\\\d" b!="c" containing "x\"y\\" d=absent e=present"#
    ),
    (#"role!=AXA"#, #"role!=AXA"#),
    (#"role!="AXA""#, #"role!="AXA""#),
  ]

  @Test(arguments: texts)
  func spells(line: String, text: String) {
    #expect(Self.canonical(line) == text)
  }

  static let same: [(left: String, right: String)] = [
    (#"AXA a=1 b="2""#, #"AXA b=2 a="1""#),
    (#"AXA "x""#, #"role=AXA name="x""#),
    (#"AXA "x" ..."#, #"AXA "x""#),
    (#"AXA a=1 a=1"#, #"AXA a=1"#),
    (#"containing "a" containing "b""#, #"containing "b" containing "a""#),
    (#"checked=true"#, #"checked="true""#),
  ]

  @Test(arguments: same)
  func spellsTheSameAlike(left: String, right: String) {
    #expect(Self.canonical(left) != nil)
    #expect(Self.canonical(left) == Self.canonical(right))
  }

  static let different: [(left: String, right: String)] = [
    (#"role=AXA"#, #"role="AXA""#),
    (#"a=absent"#, #"a="absent""#),
    (#"name=x"#, #"raw:name=x"#),
    (#""x""#, #"* "x""#),
    (#""x""#, #"containing "x""#),
    (#"AXA"#, #"AXA[]"#),
    (#"AXA stop"#, #"AXA not-stop"#),
    (#"a="b\" c=\"d""#, #"a=b c=d"#),
    (#"a=b"#, #"a!=b"#),
  ]

  @Test(arguments: different)
  func keepsApartWhatDiffers(left: String, right: String) {
    #expect(Self.canonical(left) != Self.canonical(right))
  }
}
