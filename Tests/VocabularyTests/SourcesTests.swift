import Testing

@testable import Vocabulary

/// What is known of the sources: their platforms, their columns and the attributes they write.
struct SourcesTests {
  @Test(
    "the column of a source's role words",
    arguments: [
      (Source.ax, Platform.ios, RoleColumn.iosAX), (.ax, .ipados, .iosAX), (.ax, .tvos, .iosAX),
      (.ax, .visionos, .iosAX), (.ax, .macos, .macAX), (.ax, .web, .macAX), (.xcuitest, .ios, .xcui),
      (.mac2, .macos, .xcui), (.uiautomator, .android, .android), (.uiautomator2, .wearos, .android),
      (.atspiText, .linux, .atspi), (.atspiXML, .web, .atspi), (.winappdriver, .windows, .uia),
    ])
  func column(source: Source, platform: Platform, column: RoleColumn) {
    #expect(Vocabulary.standard.column(of: source, on: platform) == column)
  }

  @Test(
    "the sources of a platform, the likeliest first",
    arguments: [
      (Platform.ios, [Source.ax, .xcuitest]), (.ipados, [.ax, .xcuitest]), (.tvos, [.ax, .xcuitest]),
      (.visionos, [.ax, .xcuitest]), (.watchos, []), (.macos, [.ax, .mac2]),
      (.android, [.uiautomator, .uiautomator2]), (.wearos, [.uiautomator, .uiautomator2]),
      (.windows, [.winappdriver]), (.linux, [.atspiText, .atspiXML]),
      (.web, [.atspiText, .atspiXML, .ax, .uiautomator, .uiautomator2, .xcuitest, .mac2, .winappdriver]),
    ] as [(Platform, [Source])])
  func sources(platform: Platform, sources: [Source]) {
    #expect(Vocabulary.standard.sources(of: platform) == sources)
  }

  @Test(
    "the platforms of a source",
    arguments: [
      (Source.ax, [Platform.ios, .ipados, .tvos, .visionos, .macos, .web]), (.atspiText, [.linux, .web]),
      (.atspiXML, [.linux, .web]), (.uiautomator, [.android, .wearos, .web]),
      (.uiautomator2, [.android, .wearos, .web]), (.xcuitest, [.ios, .ipados, .tvos, .visionos, .web]),
      (.mac2, [.macos, .web]), (.winappdriver, [.windows, .web]),
    ])
  func platforms(source: Source, platforms: [Platform]) {
    #expect(Vocabulary.standard.platforms(of: source) == platforms)
  }

  @Test(
    "where a name comes from, and what an empty text is",
    arguments: [
      (Source.ax, ["label", "title", "value"], false), (.atspiText, ["label"], true), (.atspiXML, ["name"], true),
      (.uiautomator, ["content-desc", "text", "hint"], true), (.uiautomator2, ["content-desc", "text", "hint"], true),
      (.xcuitest, ["label", "value"], false), (.mac2, ["label", "title", "value"], true),
      (.winappdriver, ["Name"], true),
    ])
  func names(source: Source, attributes: [String], writesEmpty: Bool) {
    #expect(Vocabulary.standard.nameAttributes(of: source) == attributes)
    #expect(Vocabulary.standard.writesEmptyForNothing(source) == writesEmpty)
    #expect(attributes.allSatisfy(Vocabulary.standard.rawAttributes(of: source).contains))
  }

  @Test("the raw attributes of each source: known, and each once", arguments: Source.allCases)
  func attributes(source: Source) {
    let attributes = Vocabulary.standard.rawAttributes(of: source)
    #expect(Set(attributes).count == attributes.count)
    for attribute in attributes {
      if case .never = Vocabulary.standard.observability(ofRaw: attribute, source: source) {
        Issue.record("\(attribute) is listed, and never printed")
      }
    }
    #expect(!Vocabulary.standard.dumper(of: source).isEmpty)
  }

  @Test("the word in every row of the attribute table is a neutral attribute or none")
  func feeds() {
    let table = Table(GeneratedTables.sourceAttributes)
    for row in 0..<table.count {
      let feeds = table[row, table.column("feeds")]
      #expect(feeds == "-" || NeutralAttribute(rawValue: feeds) != nil, "\(feeds)")
      #expect(["always", "seen"].contains(table[row, table.column("how")]))
    }
    let vocabulary = Vocabulary.standard
    #expect(vocabulary.neutralAttribute(ofRaw: "name", source: .xcuitest) == .id)
    #expect(vocabulary.neutralAttribute(ofRaw: "label", source: .xcuitest) == .name)
    #expect(vocabulary.neutralAttribute(ofRaw: "HelpText", source: .winappdriver) == .hint)
    #expect(vocabulary.neutralAttribute(ofRaw: "package", source: .uiautomator) == nil)
    #expect(vocabulary.neutralAttribute(ofRaw: "nothing", source: .uiautomator) == nil)
  }

  @Test("the lists that a trait is looked for in")
  func traitLists() {
    #expect(
      Source.allCases.map { Vocabulary.standard.traitList(of: $0) ?? "-" }
        == ["-", "-", "states", "-", "-", "traits", "-", "-"])
  }

  @Test("every word of a list in the tables of rules is known")
  func rulesAreSpelledRight() {
    let sources = Table(GeneratedTables.sources)
    for row in 0..<sources.count {
      for word in sources.list(row, sources.column("platforms")) { #expect(Platform(rawValue: word) != nil, "\(word)") }
      #expect(["yes", "no"].contains(sources[row, sources.column("empty_for_nothing")]))
    }
    #expect(sources.count == Source.allCases.count)
    let rules = Table(GeneratedTables.stateRules)
    for row in 0..<rules.count {
      let words = rules.list(row, rules.column("sources"))
      #expect(words == ["any"] || words.allSatisfy { Source(rawValue: $0) != nil }, "\(words)")
      let platforms = rules.list(row, rules.column("platforms"))
      #expect(platforms == ["any"] || platforms.allSatisfy { Platform(rawValue: $0)?.tables.rawValue == $0 })
    }
    let shown = Table(GeneratedTables.observability)
    for row in 0..<shown.count { #expect(["any", "apple"].contains(shown[row, shown.column("platforms")])) }
    let sets = Table(GeneratedTables.roleSets)
    for row in 0..<sets.count {
      for word in sets.list(row, sets.column("roles")) { #expect(RoleTable.standard.role(word)?.name == word) }
    }
  }

  @Test("tvOS and visionOS are inferred, and say so")
  func inference() {
    #expect(Platform.allCases.filter { $0.inferenceNote != nil } == [.tvos, .visionos])
    #expect(Platform.tvos.inferenceNote == "inferred from UIKit")
    #expect(Platform.allCases.filter { Vocabulary.standard.unreadable($0) != nil } == [.watchos])
  }
}
