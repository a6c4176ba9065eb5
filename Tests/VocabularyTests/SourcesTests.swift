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
      (.walker, .ipados, .iosAX), (.walker, .macos, .macAX), (.axJSON, .macos, .macAX), (.xcuitestDebug, .macos, .xcui),
      (.wdaJSON, .ios, .xcui), (.idb, .tvos, .iosAX), (.maestro, .wearos, .android), (.maestro, .ios, .xcui),
      (.detox, .android, .android), (.detox, .ipados, .uikit), (.compose, .android, .compose),
      (.flutter, .windows, .flutter), (.chromiumBlink, .web, .chromium), (.chromiumMac, .web, .macAX),
      (.chromiumAndroid, .web, .android), (.chromiumAuraLinux, .linux, .atspi), (.chromiumWin, .web, .msaa),
      (.cdp, .web, .chromium), (.playwrightAria, .web, .aria), (.playwrightJSON, .web, .chromium),
      (.pywinauto, .windows, .uia), (.axeWindows, .windows, .uia), (.novawindows, .web, .uia),
      (.gtkText, .linux, .atspi), (.dogtail, .linux, .atspi),
    ])
  func column(source: Source, platform: Platform, column: RoleColumn) {
    #expect(Vocabulary.standard.column(of: source, on: platform) == column)
  }

  @Test(
    "the sources that stand for a platform, the likeliest first",
    arguments: [
      (Platform.ios, [Source.ax, .xcuitest]), (.ipados, [.ax, .xcuitest]), (.tvos, [.ax, .xcuitest]),
      (.visionos, [.ax, .xcuitest]), (.watchos, []), (.macos, [.ax, .mac2]),
      (.android, [.uiautomator, .uiautomator2]), (.wearos, [.uiautomator, .uiautomator2]),
      (.windows, [.winappdriver]), (.linux, [.atspiText, .atspiXML]),
      (
        .web,
        [
          .playwrightAria, .atspiText, .atspiXML, .ax, .uiautomator, .uiautomator2, .xcuitest, .mac2, .winappdriver,
        ]
      ),
    ] as [(Platform, [Source])])
  func usualSources(platform: Platform, sources: [Source]) {
    #expect(Vocabulary.standard.usualSources(of: platform) == sources)
  }

  @Test(
    "all sources of a platform",
    arguments: [
      (Platform.tvos, "ax xcuitest walker ax-json xcuitest-debug wda-json idb maestro detox"), (.watchos, ""),
      (.ios, "ax xcuitest walker ax-json xcuitest-debug wda-json idb maestro detox flutter"),
      (.macos, "ax mac2 walker ax-json xcuitest-debug flutter chromium-mac"),
      (.android, "uiautomator uiautomator2 maestro detox compose flutter chromium-android"),
      (.windows, "winappdriver flutter chromium-win pywinauto axe-windows novawindows"),
      (.linux, "atspi-text atspi-xml flutter chromium-auralinux gtk-text dogtail"),
    ])
  func sources(platform: Platform, words: String) {
    #expect(Vocabulary.standard.sources(of: platform).map(\.rawValue).joined(separator: " ") == words)
  }

  @Test("every source has a column that exists, of roles and of states", arguments: Source.allCases)
  func columns(source: Source) {
    let states = Table(GeneratedTables.states)
    for platform in Platform.allCases {
      #expect(RoleColumn(rawValue: SourceTable.standard[source].roles[platform]) != nil)
      let column = SourceTable.standard[source].states[platform]
      #expect(column == "-" || states.columns.contains(column), "\(column)")
    }
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
      (.walker, ["label", "desc", "description", "title", "name", "value", "val"], false),
      (.axJSON, ["label", "description", "title", "name", "value"], false),
      (.xcuitestDebug, ["label", "title", "value"], false), (.wdaJSON, ["label", "value"], false),
      (.idb, ["AXLabel", "label", "title", "AXValue"], false),
      (.maestro, ["accessibilityText", "text", "title", "hintText"], true),
      (.detox, ["label", "text", "value"], false),
      (.compose, ["ContentDescription", "Text", "EditableText"], false),
      (.flutter, ["label", "tooltip"], false), (.chromiumBlink, ["name"], false),
      (.chromiumMac, ["AXDescription", "AXTitle", "AXValue"], true),
      (.chromiumAndroid, ["contentDescription", "text", "name", "hint"], true),
      (.chromiumAuraLinux, ["name"], true), (.chromiumWin, ["name"], true), (.cdp, ["name"], true),
      (.playwrightAria, ["name", "text"], false), (.playwrightJSON, ["name"], true), (.pywinauto, ["title"], true),
      (.axeWindows, ["Name"], true), (.novawindows, ["Name"], true), (.gtkText, ["name"], true),
      (.dogtail, ["name"], true),
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

  @Test("where traits are looked for: in a list, in attributes, or nowhere")
  func traitPlaces() {
    let lists: [Source: String] = [
      .atspiXML: "states", .xcuitest: "traits", .wdaJSON: "traits", .idb: "traits", .compose: "Actions",
      .flutter: "flags", .gtkText: "state",
    ]
    for source in Source.allCases {
      let list = lists[source]
      let usual = list.map(TraitPlace.list) ?? .nowhere
      #expect(Vocabulary.standard.traits(of: source) == (source == .chromiumAuraLinux ? .attributes : usual))
      #expect(Vocabulary.standard.traitList(of: source) == list)
      if let list { #expect(Vocabulary.standard.rawAttributes(of: source).contains(list)) }
    }
  }

  @Test("what a stop is in each source")
  func stopRules() {
    let rules: [StopRule: String] = [
      .tree:
        "ax atspi-text atspi-xml mac2 walker ax-json chromium-mac chromium-auralinux chromium-win playwright-aria "
        + "pywinauto gtk-text dogtail",
      .document: "chromium-blink cdp playwright-json", .controls: "winappdriver axe-windows novawindows",
      .published: "xcuitest wda-json", .android: "uiautomator uiautomator2 chromium-android",
      .list: "idb flutter", .merged: "compose", .unknown: "xcuitest-debug maestro detox",
    ]
    for rule in StopRule.allCases {
      let sources = Source.allCases.filter { Vocabulary.standard.stopRule(of: $0) == rule }
      #expect(sources.map(\.rawValue).joined(separator: " ") == rules[rule], "\(rule)")
    }
  }

  @Test("where dumpers are known to cut")
  func limits() {
    let limits: [Source: SourceLimits] = [
      .ax: SourceLimits(depth: 40), .uiautomator2: SourceLimits(depth: 70), .xcuitest: SourceLimits(depth: 50),
      .wdaJSON: SourceLimits(depth: 50), .idb: SourceLimits(depth: 50, nodes: 3000),
    ]
    for source in Source.allCases {
      #expect(Vocabulary.standard.limits(of: source) == limits[source] ?? SourceLimits(), "\(source)")
    }
  }

  @Test("what says that a dump is of its platforms, and of the web", arguments: Source.allCases)
  func evidence(source: Source) {
    let vocabulary = Vocabulary.standard
    let mustTell: [Source] = [.ax, .walker, .axJSON, .xcuitestDebug]
    #expect((vocabulary.evidence(of: source) == nil) == mustTell.contains(source))
    let platforms = vocabulary.platforms(of: source)
    switch vocabulary.webEvidence(of: source) {
    case .always:
      #expect(source.rawValue.hasPrefix("chromium-"))
      #expect(platforms.contains(.web) && platforms.count > 1)
    case .documents(let documents):
      let isOfAnApp = platforms.contains(.web) && platforms.count > 1 && source != .flutter
      #expect(documents.isEmpty != isOfAnApp, "\(documents)")
    }
  }

  @Test("every word of a list in the tables of rules is known")
  func rulesAreSpelledRight() {
    let sources = Table(GeneratedTables.sources)
    for row in 0..<sources.count {
      for word in sources.list(row, sources.column("platforms")) { #expect(Platform(rawValue: word) != nil, "\(word)") }
      for column in ["empty_for_nothing", "usual"] {
        #expect(["yes", "no"].contains(sources[row, sources.column(column)]))
      }
      for column in ["depth_limit", "node_limit"] {
        let limit = sources[row, sources.column(column)]
        #expect(limit == "-" || Int(limit) ?? 0 > 0, "\(limit)")
      }
    }
    #expect(sources.count == Source.allCases.count)
    #expect((0..<sources.count).compactMap { Source(rawValue: sources[$0, 0]) }.count == Set(Source.allCases).count)
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
