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
  static func of(_ tree: Tree, source: Source) -> PlatformEvidence {
    let words = RoleWords(tree)
    switch source {
    case .ax:
      return ax(words)
    case .atspiText, .atspiXML:
      let native = PlatformEvidence(platforms: [.linux], reason: "AT-SPI is the accessibility bus of Linux")
      return native.withWeb(words, ["document-web"])
    case .uiautomator, .uiautomator2:
      let native = PlatformEvidence(platforms: [.android, .wearos], reason: "uiautomator runs on Android")
      return native.withWeb(words, ["android.webkit.WebView"])
    case .xcuitest:
      let native = PlatformEvidence(
        platforms: iOSKin, reason: "a WebDriverAgent page source comes from iOS or its kin")
      return native.withWeb(words, ["XCUIElementTypeWebView"])
    case .mac2:
      let native = PlatformEvidence(platforms: [.macos], reason: "a Mac2 page source comes from macOS")
      return native.withWeb(words, ["XCUIElementTypeWebView"])
    case .winappdriver:
      let native = PlatformEvidence(platforms: [.windows], reason: "UI Automation comes from Windows")
      return native.withWeb(words, ["Document"])
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

  func hasSubrole(_ word: String) -> Bool {
    guard let symbol = tree.symbols.find(word) else { return false }
    return tree.nodes.contains { $0.subrole == symbol }
  }
}
