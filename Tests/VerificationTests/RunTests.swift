import Expectations
import Synchronization
import Testing
import Verification
import Vocabulary

@Suite("Which files are judged against which dumps")
struct RunTests {
  private static let phone = "AXGroup[iOSContentGroup]\n  AXHeading label=\"A\"\n"
  private static func file(_ name: String, on platforms: String = "ios") -> String {
    "screen \"\(name)\" on \(platforms)\n* \"A\"\n"
  }

  /// A run over files in memory, and all that comes of it.
  private func result(
    _ texts: [String: String], unreadable: Set<String> = [], links: Set<String> = [],
    paths: [String] = ["expectations"],
    _ change: (inout CheckOptions) -> Void = { _ in }
  ) -> String {
    var files = MemoryFiles(texts)
    files.unreadable = unreadable
    files.links = links
    var options = CheckOptions()
    options.paths = paths
    change(&options)
    let run = Checker.run(options, files: files)
    return ResultText.of(run) + "\nexit \(run.exitStatus)"
  }

  // MARK: - Which dump

  @Test func mirroredFolders() {
    let texts = [
      "expectations/forms/login.expect": Self.file("L"), "dumps/ios/forms/login.txt": Self.phone,
      "dumps/ios/login.txt": Self.phone,
    ]
    #expect(result(texts) == "2 ios pass\norphan dumps/ios/login.txt\nexit 0")
    #expect(result(texts, paths: ["expectations/forms"]) == "2 ios pass\norphan dumps/ios/login.txt\nexit 0")
    #expect(
      result(texts, paths: ["./expectations//forms/login.expect"]) == "2 ios pass\norphan dumps/ios/login.txt\nexit 0")
  }

  @Test func withoutAFolderOfTheName() {
    let texts = ["specs/forms/login.expect": Self.file("L"), "dumps/ios/forms/login.txt": Self.phone]
    #expect(result(texts, paths: ["specs"]) == "2 ios pass\nexit 0")
    #expect(
      result(texts, paths: ["specs/forms/login.expect"]) == """
        error: there is not one dump or .skip file for what is selected in 'dumps'
        ios missing: no dump: there is no dumps/ios/login.*
        2 ios skip: no dump: there is no dumps/ios/login.*
        orphan dumps/ios/forms/login.txt
        exit 2
        """)
    // A file that two paths lead to is judged once, by the name that the first gives it.
    #expect(result(texts, paths: ["specs", "specs/forms/login.expect"]) == "2 ios pass\nexit 0")
  }

  @Test func variantsAndLongerNames() {
    var texts = [
      "expectations/a.expect": "screen \"A\" on ios\n* \"A\"\n@ios.full * \"A\"\n", "dumps/ios/a.txt": Self.phone,
      "dumps/ios/a.full.txt": Self.phone, "dumps/ios/a.log": "x\n", "dumps/ios/a.png": "x",
      "dumps/ios/ab.txt": Self.phone,
    ]
    #expect(result(texts) == "2 ios pass\n3 ios.full pass\norphan dumps/ios/ab.txt\nexit 0")
    texts["expectations/a.full.expect"] = Self.file("Full")
    #expect(
      result(texts) == """
        == expectations/a.expect
        ios.full missing: no dump: there is no dumps/ios/a.full.*
        2 ios pass
        3 ios.full skip: there is no dump of ios.full; there is ios
        == expectations/a.full.expect
        2 ios pass
        orphan dumps/ios/ab.txt
        exit 0
        """)
  }

  @Test func twoCandidates() {
    let texts = ["expectations/a.expect": Self.file("A"), "dumps/ios/a.txt": Self.phone, "dumps/ios/a.skip": "stale\n"]
    #expect(
      result(texts) == """
        error 1:1+1 there are 2 dumps for ios: dumps/ios/a.skip, dumps/ios/a.txt; one of them is stale
        ios blocked: there are 2 candidates: dumps/ios/a.skip, dumps/ios/a.txt
        2 ios blocked: there are 2 candidates: dumps/ios/a.skip, dumps/ios/a.txt
        exit 2
        """)
  }

  @Test func skips() {
    let texts = [
      "expectations/a.expect": Self.file("A", on: "ios macos"), "dumps/ios/a.skip": "\n  no permission \nmore\n",
      "dumps/macos/a.skip": "",
    ]
    #expect(
      result(texts) == """
        ios skipped: no permission
        macos skipped: dumps/macos/a.skip gives no reason
        2 ios skip: no permission
        2 macos skip: dumps/macos/a.skip gives no reason
        exit 0
        """)
    #expect(
      result(texts) { $0.required = [.ios] } == """
        ios blocked: no permission, and ios is required
        macos skipped: dumps/macos/a.skip gives no reason
        2 ios blocked: no permission, and ios is required
        2 macos skip: dumps/macos/a.skip gives no reason
        exit 2
        """)
  }

  @Test func headersAndOptionsNameDumps() {
    let file = "screen \"A\" on ios macos\ndump ios \"../here.txt\"\ndump macos \"../gone.txt\"\n* \"A\"\n"
    let texts = ["expectations/a.expect": file, "here.txt": Self.phone, "other.txt": "AXHeading label=\"A\"\n"]
    #expect(
      result(texts) == """
        macos missing: no dump: there is no gone.txt, which the header names
        4 ios pass
        4 macos skip: no dump: there is no gone.txt, which the header names
        exit 0
        """)
    #expect(
      result(texts) { $0.dumps = [(Selector(platform: .macos), "other.txt")] } == "4 ios pass\n4 macos pass\nexit 0")
  }

  @Test func required() {
    let texts = ["expectations/a.expect": Self.file("A", on: "ios macos"), "dumps/ios/a.txt": Self.phone]
    #expect(
      result(texts) { $0.required = [.macos] } == """
        macos blocked: no dump: there is no dumps/macos/a.*, and macos is required
        2 ios pass
        2 macos blocked: no dump: there is no dumps/macos/a.*, and macos is required
        exit 2
        """)
    #expect(
      result(texts) { $0.required = [.web] } == """
        error: no selected file is on platform 'web'
        macos missing: no dump: there is no dumps/macos/a.*
        2 ios pass
        2 macos skip: no dump: there is no dumps/macos/a.*
        exit 2
        """)
  }

  @Test func unreadableFiles() {
    let texts = [
      "expectations/a.expect": "screen \"A\" on ios\n* \"A\"\nlog ~\"x\"\n", "expectations/b.expect": Self.file("B"),
      "expectations/shut/c.expect": Self.file("C"), "dumps/ios/a.txt": Self.phone, "dumps/ios/a.log": "x\n",
    ]
    let shut: Set = ["expectations/b.expect", "dumps/ios/a.log", "expectations/shut", "dumps/ios/a.txt"]
    #expect(
      result(texts, unreadable: shut) == """
        error: expectations/shut: the folder cannot be listed
        error: expectations/b.expect: cannot read 'expectations/b.expect'
        error 1:1+1 the log cannot be read: cannot read 'dumps/ios/a.log'
        ios blocked: cannot read 'dumps/ios/a.txt'
        2 ios blocked: cannot read 'dumps/ios/a.txt'
        3 ios blocked: cannot read 'dumps/ios/a.txt'
        exit 2
        """)
  }

  // MARK: - Selections

  private static let two = [
    "expectations/a.expect": file("First"), "expectations/b.expect": file("Second"), "dumps/ios/a.txt": phone,
    "dumps/ios/b.txt": phone,
  ]

  @Test func onlySome() {
    #expect(result(Self.two) { $0.only = "Sec" } == "2 ios pass\nexit 0")
    #expect(result(Self.two) { $0.only = "a.expect" } == "2 ios pass\nexit 0")
    #expect(result(Self.two) { $0.only = "third" } == "error: no screen's name or path contains 'third'\nexit 2")
    #expect(result(Self.two, paths: ["expectations/a.expect"]) == "2 ios pass\nexit 0")
  }

  @Test func onlySomePlatforms() {
    let texts = [
      "expectations/a.expect": "screen \"A\" on ios macos\n* \"A\"\n@ios no AXButton\n", "dumps/ios/a.txt": Self.phone,
      "dumps/macos/a.txt": "AXWindow\n  AXHeading label=\"A\"\n  AXButton\n",
    ]
    // The dump that is not judged is a witness all the same.
    #expect(
      result(texts) { $0.platforms = [.ios] }
        == "2 ios pass\n3 ios pass\n  | witnessed by dumps/macos/a.txt:3:3\nexit 0")
    #expect(result(texts) { $0.platforms = [.web] } == "error: no selected file is on platform 'web'\nexit 2")
  }

  @Test func nothingToJudge() {
    #expect(
      result(["expectations/readme.md": "x"])
        == "error: expectations: there is no .expect file in this folder\nexit 2")
    #expect(result([:]) == "error: expectations: no such file or folder\nexit 2")
    #expect(result([:], paths: []) == "error: there is no expectation file to judge\nexit 2")
    // On watchOS there is nothing to be captured.
    #expect(
      result(["expectations/a.expect": Self.file("A", on: "watchos")]) == """
        watchos missing: nothing can be read from outside on watchOS
        2 watchos unverified: nothing can be read from outside on watchOS
        exit 0
        """)
  }

  @Test func linksToFoldersAreLeftAlone() {
    let texts = Self.two.merging(["expectations/link/c.expect": "nonsense"]) { $1 }
    #expect(result(texts, links: ["expectations/link"]) { $0.only = "First" } == "2 ios pass\nexit 0")
  }

  @Test func linksOutOfTheFolderAreLeftAlone() {
    let texts = Self.two.merging(["expectations/link.expect": "nonsense", "expectations/folder/c.expect": "nonsense"]) {
      $1
    }
    var files = MemoryFiles(texts)
    files.links = ["expectations/link.expect", "expectations/folder"]
    var options = CheckOptions()
    options.paths = ["expectations"]
    let run = Checker.run(options, files: files)
    #expect(run.leftAlone == ["expectations/folder", "expectations/link.expect"])
    #expect(run.screens.count == 2)
    #expect(Linter.run(options, files: files).leftAlone == run.leftAlone)
  }

  @Test func aLinkInThePlaceOfADump() {
    let texts = ["expectations/a.expect": Self.file("A"), "dumps/ios/a.txt": Self.phone]
    #expect(
      result(texts, links: ["dumps/ios/a.txt"]).contains(
        "the dump is a link out of the folder 'dumps', which is not followed; "
          + "name it with '--dump' or a 'dump' header to have it read"))
    let named = result(texts, links: ["dumps/ios/a.txt"]) {
      $0.dumps = [(Selector(platform: .ios), "dumps/ios/a.txt")]
    }
    #expect(named == "2 ios pass\nexit 0")
    let log = texts.merging(["dumps/ios/a.log": "x"]) { $1 }
    #expect(result(log, links: ["dumps/ios/a.log"]).contains("the log is a link out of the folder 'dumps'"))
  }

  @Test func aFolderThatCannotBeListed() {
    let texts = ["expectations/a.expect": Self.file("A", on: "ios macos"), "dumps/ios/a.txt": Self.phone]
    let run = result(texts.merging(["dumps/macos/x.txt": "x"]) { $1 }, unreadable: ["dumps/macos"])
    #expect(run.contains("the folder 'dumps/macos' cannot be listed, so it is not known whether there is a dump"))
    #expect(run.hasSuffix("exit 2"))
    // A folder that is not there is another thing.
    #expect(result(texts).hasSuffix("exit 0"))
  }

  // MARK: - Orphans

  @Test func orphans() {
    let texts = [
      "expectations/a.expect": "screen \"A\" on ios\ndecoy \"../dumps/macos/old.txt\"\n* \"A\"\n",
      "expectations/broken.expect": "screeen\n", "dumps/ios/a.txt": Self.phone, "dumps/ios/a.full.txt": Self.phone,
      "dumps/macos/a.txt": "x", "dumps/macos/old.txt": "AXWindow\n  AXLink\n", "dumps/ios/about.txt": "x",
      "dumps/oss/a.txt": "x", "dumps/ios/broken.txt": "x", "dumps/ios/about.log": "x", "dumps/ios/about.skip": "x",
      "dumps/ios/.hidden.txt": "x", "dumps/ios/notes": "x", "dumps/ios/forms/a.txt": "x",
    ]
    let orphans = ["dumps/ios/about.txt", "dumps/ios/forms/a.txt", "dumps/macos/a.txt", "dumps/oss/a.txt"]
    let want = "3 ios pass\n" + orphans.map { "orphan \($0)\n" }.joined()
    #expect(result(texts, paths: ["expectations/a.expect"]) == want + "exit 0")
    #expect(result(texts, paths: ["expectations/a.expect"]) { $0.isStrict = true } == want + "exit 1")
  }

  // MARK: - The quick form

  @Test func quickForm() {
    let texts = Self.two.merging(["x.txt": "AXGroup[iOSContentGroup]\n  AXHeading label=\"A\"\n"]) { $1 }
    #expect(
      result(texts, paths: ["expectations/a.expect"]) { options in
        options.quickDump = "x.txt"
        options.dumps = [(Selector(platform: .ios), "x.txt")]
        options.platforms = [.ios]
      } == "2 ios pass\nexit 0")
  }

  // MARK: - Exit status

  @Test(arguments: [
    ("AXHeading", false, 0), ("AXLink", false, 1), ("AXHeading busy=true", false, 0), ("AXHeading busy=true", true, 1),
    ("each AXLink has name=present", false, 0), ("each AXLink has name=present", true, 1), ("AXFooo", false, 2),
  ])
  func exitStatus(line: String, isStrict: Bool, want: Int) {
    var options = CheckOptions()
    options.paths = ["expectations"]
    options.isStrict = isStrict
    let files = MemoryFiles(["expectations/a.expect": "screen \"A\" on ios\n\(line)\n", "dumps/ios/a.txt": Self.phone])
    #expect(Checker.run(options, files: files).exitStatus == want)
  }

  // MARK: - Determinism

  /// Results do not depend on the order in which screens are judged, nor on the run.
  @Test func sameResultsInAnyOrder() {
    var texts: [String: String] = [:]
    for number in 0..<40 {
      texts["expectations/s\(number).expect"] =
        "screen \"S\(number)\" on ios macos\n* \"A\"\nbutton \"B\(number)\"\nno \"Cc \(number)\"\nsome * \"z\"\n"
      texts["dumps/ios/s\(number).txt"] =
        Self.phone + "  AXButton label=\"b\(number)\"\n  AXLink label=\"cc \(number)\"\n"
      texts["dumps/macos/s\(number).txt"] = "AXWindow\n  AXHeading label=\"A\"\n  AXButton label=\"B\(number)\"\n"
    }
    let files = MemoryFiles(texts)
    var options = CheckOptions()
    options.paths = ["expectations"]
    let want = ResultText.of(Checker.run(options, files: files))
    #expect(want.utf8.count > 10_000)
    for round in 0..<5 {
      let seen = Mutex<[Int]>([])
      let run = Checker.run(options, files: files) { count, work in
        // Every number once, in an order that differs from round to round.
        for step in 0..<count {
          let number = (step * 7 + round * 13) % count
          seen.withLock { $0.append(number) }
          work(number)
        }
      }
      #expect(seen.withLock { $0 }.sorted() == Array(0..<40))
      #expect(ResultText.of(run) == want)
    }
  }
}
