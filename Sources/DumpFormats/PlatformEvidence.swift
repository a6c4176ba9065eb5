internal import AccessibilityTree
internal import Vocabulary

/// What a dump's words say of the platform it is of.
struct PlatformEvidence {
  /// The platforms it can be of.
  var platforms: Set<Platform>
  /// Why, in words.
  var reason: String

  private static let iOSKin: Set<Platform> = [.ios, .ipados, .tvos, .visionos]

  /// What the nodes of a dump say, by the source it comes from.
  ///
  /// Most sources run on one family of platforms, as the tables have it; of the others the dump's own words must tell.
  static func of(_ tree: Tree, source: Source) -> PlatformEvidence {
    let words = RoleWords(tree)
    switch source {
    case .ax: return ax(words)
    case .walker: return ax(words)
    case .axJSON: return ax(words)
    case .xcuitestDebug: return xcuitest(words)
    case .maestro: return maestro(words)
    case .detox: return mobile(words)
    case .atspiText, .atspiXML, .uiautomator, .uiautomator2, .xcuitest, .mac2, .winappdriver, .wdaJSON, .idb, .compose,
      .flutter, .chromiumBlink, .chromiumMac, .chromiumAndroid, .chromiumAuraLinux, .chromiumWin, .cdp,
      .playwrightAria, .playwrightJSON, .pywinauto, .axeWindows, .novawindows, .gtkText, .dogtail:
      return known(words, source)
    }
  }

  /// What the tables say of a source.
  private static func known(_ words: RoleWords, _ source: Source) -> PlatformEvidence {
    let vocabulary = Vocabulary.standard
    let platforms = Set(vocabulary.platforms(of: source))
    let evidence = PlatformEvidence(
      platforms: platforms, reason: vocabulary.evidence(of: source) ?? "its format does not say of which it is")
    switch vocabulary.webEvidence(of: source) {
    case .always: return evidence
    case .documents(let documents):
      guard platforms != [.web], !documents.isEmpty else { return evidence }
      let native = PlatformEvidence(platforms: platforms.subtracting([.web]), reason: evidence.reason)
      return native.withWeb(words, documents)
    }
  }

  /// A header's word is believed.
  static func declared(_ platform: Platform) -> PlatformEvidence {
    PlatformEvidence(platforms: [platform], reason: "its header says platform=\(platform.rawValue)")
  }

  private static func ax(_ words: RoleWords) -> PlatformEvidence {
    let evidence: PlatformEvidence
    if words.hasSubrole("iOSContentGroup") {
      evidence = PlatformEvidence(
        platforms: iOSKin, reason: "an AXGroup[iOSContentGroup] says that the Simulator shows it, so iOS or its kin")
    } else if let word = ["AXApplication", "AXWindow", "AXMenuBar"].first(where: words.hasRole) {
      evidence = PlatformEvidence(
        platforms: [.macos], reason: "an \(word) without an iOSContentGroup says macOS")
    } else {
      evidence = PlatformEvidence(
        platforms: iOSKin.union([.macos]),
        reason: "neither an iOSContentGroup nor an application, window or menu bar says which of Apple's it is")
    }
    return evidence.withWeb(words, ["AXWebArea"])
  }

  /// XCUITest tells macOS and iOS apart by what only the former has.
  private static func xcuitest(_ words: RoleWords) -> PlatformEvidence {
    let word = ["MenuBar", "MenuBarItem", "TouchBar"].first(where: words.hasRole)
    let evidence =
      word.map { PlatformEvidence(platforms: [.macos], reason: "a \($0) says macOS") }
      ?? PlatformEvidence(platforms: iOSKin.union([.macos]), reason: "XCUITest runs on all of Apple's but watchOS")
    return evidence.withWeb(words, ["WebView"])
  }

  /// Class names of Android have a package; those of iOS have none, or that of a Swift module.
  private static func mobile(_ words: RoleWords) -> PlatformEvidence {
    let evidence =
      words.firstRole { $0 == "UIWindow" }
      .map { PlatformEvidence(platforms: iOSKin, reason: "a \($0) says iOS or its kin") }
      ?? words.firstRole { $0.contains(".") }
      .map { PlatformEvidence(platforms: [.android, .wearos], reason: "the class \($0) says Android") }
      ?? words.firstRole { _ in true }
      .map { PlatformEvidence(platforms: iOSKin, reason: "the class \($0) has no package, so it is of iOS or its kin") }
      ?? PlatformEvidence(
        platforms: iOSKin.union([.android, .wearos]), reason: "no class says whether it is of Android or of iOS")
    return evidence.withWeb(words, ["android.webkit.WebView", "WKWebView"])
  }

  /// Maestro prints a class on Android alone, and a title on iOS alone.
  private static func maestro(_ words: RoleWords) -> PlatformEvidence {
    if words.firstRole({ _ in true }) == nil, words.hasAttribute("title") {
      return PlatformEvidence(platforms: iOSKin, reason: "Maestro prints a 'title' on iOS and its kin alone")
    }
    return mobile(words)
  }

  private func withWeb(_ words: RoleWords, _ documents: [String]) -> PlatformEvidence {
    guard let document = documents.first(where: words.hasRole) else { return self }
    return PlatformEvidence(
      platforms: platforms.union([.web]), reason: reason + "; a web document (\(document)) says that it can be the web")
  }
}

/// The roles and subroles that nodes of a tree have.
private struct RoleWords {
  private let tree: Tree

  init(_ tree: Tree) { self.tree = tree }

  func hasRole(_ word: String) -> Bool {
    guard let symbol = tree.symbols.find(word) else { return false }
    return tree.nodes.contains { $0.role == symbol }
  }

  /// The first role in document order that is such.
  func firstRole(_ isSuch: (String) -> Bool) -> String? {
    tree.nodes.lazy.filter { !$0.role.isNone }.map { tree.symbols[$0.role] }.first(where: isSuch)
  }

  func hasAttribute(_ word: String) -> Bool {
    guard let symbol = tree.symbols.find(word) else { return false }
    return tree.attributes.contains { $0.name == symbol }
  }

  func hasSubrole(_ word: String) -> Bool {
    guard let symbol = tree.symbols.find(word) else { return false }
    return tree.nodes.contains { $0.subrole == symbol }
  }
}
