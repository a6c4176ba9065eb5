import AccessibilityTree
import Testing
import Vocabulary

@testable import Verification

@Suite("Part of a run")
struct PartOfARunTests {
  /// Files of a dictionary; a folder is there where a path goes through it.
  struct Files: FileSystem {
    var contents: [String: String]

    func read(_ path: String) throws(Diagnostic) -> [UInt8] {
      guard let text = contents[path] else { throw Diagnostic(id: "missing", "no such file", path: path) }
      return Array(text.utf8)
    }

    func list(_ path: String) -> [DirectoryEntry]? {
      let names = contents.keys.filter { $0.hasPrefix(path + "/") }.map {
        $0.dropFirst(path.count + 1).prefix { $0 != "/" }
      }
      if names.isEmpty { return nil }
      return Set(names.map(String.init)).sorted().map { name in
        DirectoryEntry(name: name, kind: kind(of: "\(path)/\(name)"), isLink: false)
      }
    }

    func kind(of path: String) -> FileKind {
      if contents[path] != nil { return .file }
      return contents.keys.contains { $0.hasPrefix(path + "/") } ? .directory : .missing
    }
  }

  /// So many screens, each with a dump on iOS.
  static func files(_ names: [String]) -> Files {
    var contents: [String: String] = [:]
    for name in names {
      contents["expectations/\(name).expect"] = "screen \"\(name)\" on ios\nanchor heading \"\(name)\"\nbutton \"OK\"\n"
      let nodes = ["AXHeading label=\"\(name)\"", "AXButton label=\"OK\"", "AXButton label=\"Other\""]
      contents["dumps/ios/\(name).txt"] = (["AXGroup[iOSContentGroup]"] + nodes.map { "  \($0)" }).joined(
        separator: "\n")
    }
    return Files(contents: contents)
  }

  static func options(_ change: (inout CheckOptions) -> Void) -> CheckOptions {
    var options = CheckOptions()
    options.paths = ["expectations"]
    change(&options)
    return options
  }

  @Test("there is no part 0, and none beyond the last", arguments: [(0, 1), (2, 1), (1, 0), (-1, 3)])
  func noSuchShard(index: Int, count: Int) { #expect(Shard(index, of: count) == nil) }

  @Test("the parts are the whole, and no file is in two of them", arguments: 1...9)
  func partition(count: Int) throws {
    let names = (0..<40).map { "screen-\($0)" }
    let files = Self.files(names)
    let whole = Checker.run(Self.options { _ in }, files: files)
    #expect(whole.exitStatus == 0)
    var parts: [String] = []
    for index in 1...count {
      let result = Checker.run(Self.options { $0.shard = Shard(index, of: count) }, files: files)
      #expect(result.errors.isEmpty)
      parts += result.screens.map(\.file)
    }
    #expect(parts.sorted() == whole.screens.map(\.file))
  }

  @Test("a file stays in its part when others come")
  func stable() throws {
    let before = Checker.run(
      Self.options { $0.shard = Shard(2, of: 3) }, files: Self.files((0..<20).map { "screen-\($0)" }))
    let after = Checker.run(
      Self.options { $0.shard = Shard(2, of: 3) }, files: Self.files((0..<40).map { "screen-\($0)" }))
    #expect(!before.screens.isEmpty)
    #expect(Set(before.screens.map(\.file)).isSubset(of: after.screens.map(\.file)))
  }

  @Test("what is wrong with the whole is said in each part alike")
  func wholeErrors() {
    var files = Self.files(["one", "two", "three"])
    files.contents = files.contents.filter { !$0.key.hasPrefix("dumps") }
    files.contents["dumps/ios/other.txt"] = "AXGroup[iOSContentGroup]"
    let whole = Checker.run(Self.options { $0.required = [.macos] }, files: files)
    #expect(
      whole.errors.map(\.message) == [
        "no selected file is on platform 'macos'",
        "there is not one dump or .skip file for what is selected in 'dumps'",
      ])
    for index in 1...5 {
      let part = Checker.run(
        Self.options {
          $0.required = [.macos]
          $0.shard = Shard(index, of: 5)
        }, files: files)
      #expect(part.errors == whole.errors)
      #expect(part.orphans == ["dumps/ios/other.txt"])
    }
  }

  static let changes: [(path: String, screens: [String])] = [
    ("expectations/one.expect", ["one"]), ("./expectations/one.expect", ["one"]), ("dumps/ios/one.txt", ["one"]),
    ("dumps/ios/one.log", ["one"]), ("dumps/ios/one.skip", ["one"]), ("dumps/ios/one.dark.txt", ["one"]),
    ("dumps/ios/one.png", []), ("dumps/macos/one.txt", []), ("dumps/ios/one", []), ("dumps/ios/forms/one.txt", []),
    ("dumps/ios/forms/login.txt", ["forms/login"]), ("dumps/ios/two.full.txt", ["two.full"]),
    ("dumps/ios/two.txt", ["two"]), ("other/two.txt", []), ("decoy.txt", ["two"]), ("named/three.txt", ["three"]),
    ("README.md", []),
  ]

  @Test("a change touches the screens that it is a part of", arguments: changes)
  func changed(path: String, screens: [String]) {
    var files = Self.files(["one", "two", "two.full", "three", "forms/login"])
    files.contents["expectations/two.expect", default: ""].replace("anchor", with: "decoy \"../decoy.txt\"\nanchor")
    files.contents["expectations/three.expect", default: ""].replace(
      "anchor", with: "dump ios \"../named/three.txt\"\nanchor")
    let result = Checker.run(Self.options { $0.changedPaths = [path] }, files: files)
    #expect(result.screens.map(\.file) == screens.map { "expectations/\($0).expect" })
    #expect(result.errors.isEmpty)
  }

  @Test("where no report names what a passing line found, what fails still does")
  func mentions() {
    var files = Self.files(["one"])
    files.contents["expectations/one.expect", default: ""] += "no button \"Other\"\n"
    func checks(_ mentionsPasses: Bool) -> [CheckResult] {
      Checker.run(Self.options { $0.mentionsPasses = mentionsPasses }, files: files).screens.flatMap(\.checks)
    }
    let (whole, bare) = (checks(true), checks(false))
    #expect(whole.map(\.verdict) == [.pass, .pass, .fail])
    #expect(bare.map(\.verdict) == whole.map(\.verdict))
    #expect(bare.map(\.matchCount) == whole.map(\.matchCount))
    #expect(whole.map(\.matches.count) == [1, 1, 1])
    #expect(bare.map(\.matches.count) == [0, 0, 1])
  }
}

@Suite("Pictures of dumps")
struct DumpPictureTests {
  static func picture(_ lines: [String], _ expectation: String) throws -> DumpPicture {
    let files = PartOfARunTests.Files(contents: [
      "expectations/a.expect": expectation, "dumps/ios/a.txt": lines.joined(separator: "\n"),
    ])
    let result = Checker.run(PartOfARunTests.options { $0.keepsPictures = true }, files: files)
    return try #require(result.screens.first?.pictures.first)
  }

  @Test("say of each node where it is, whether a reader stops there, and which lines claim it")
  func claims() throws {
    let picture = try Self.picture(
      [
        "AXGroup[iOSContentGroup]", "  AXHeading label=\"Title\"", "    AXStaticText label=\"Title\"",
        "  AXButton label=\"OK\"",
        "  AXButton label=\"No\"",
      ], "screen \"A\" on ios\nscope AXGroup[iOSContentGroup]\nanchor heading \"Title\"\n2x button\nbutton \"OK\"\n")
    #expect(picture.count == 5)
    #expect(picture.nodes.map(\.index) == [0, 1, 2, 3, 4])
    #expect(picture.nodes.map(\.depth) == [0, 1, 2, 1, 1])
    #expect(picture.nodes.map(\.position.line) == [1, 2, 3, 4, 5])
    #expect(picture.nodes.map(\.isStop) == [false, true, false, true, true])
    #expect(picture.nodes.map(\.isInScope) == [false, true, true, true, true])
    #expect(picture.nodes.map(\.claims) == [[], [3], [], [4, 5], [4]])
    #expect(picture.nodes[3].text == "AXButton label=\"OK\"")
  }

  @Test("of a large dump keep what fails and what is around it, then the first nodes")
  func bounded() throws {
    var lines = ["AXGroup[iOSContentGroup]", "  AXHeading label=\"Title\""]
    for row in 0..<3_000 { lines += ["  AXGroup label=\"row \(row)\"", "    AXButton label=\"button \(row)\""] }
    let picture = try Self.picture(
      lines, "screen \"A\" on ios\nanchor heading \"Title\"\nbutton \"button 2900\" enabled=false\n")
    #expect(picture.count == 6_002)
    #expect(picture.nodes.count == TreeExcerpt.nodes(ofEachOf: 1))
    let last = picture.nodes.suffix(2)
    #expect(last.map(\.text) == ["AXGroup label=\"row 2900\"", "AXButton label=\"button 2900\""])
    #expect(last.map(\.depth) == [1, 2])
    #expect(picture.nodes.prefix(1_998).map(\.index) == Array(0..<1_998))
  }

  @Test("share out what is kept", arguments: [(1, 2_000), (50, 2_000), (100, 1_000), (3_000, 40), (0, 2_000)])
  func shared(dumps: Int, nodes: Int) { #expect(TreeExcerpt.nodes(ofEachOf: dumps) == nodes) }
}
