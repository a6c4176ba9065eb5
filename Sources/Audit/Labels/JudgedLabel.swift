internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// A label that the label rules look at.
struct JudgedLabel {
  /// Its element.
  var node: Int
  /// Its text.
  var text: LabelText
  /// The text in lower case; empty for one that is too long to be a word or two.
  var folded: String
  /// What a `WordSieve` looks at of the text in lower case.
  var key: Int
  /// Whether it was written for a screen reader, as opposed to standing on the screen.
  var isAuthored: Bool

  /// The longest text, in bytes, that word lists are asked about.
  private static let longestWord = 64

  init(_ node: Int, _ text: LabelText, isAuthored: Bool) {
    self.node = node
    self.text = text
    self.isAuthored = isAuthored
    guard text.bytes.count <= JudgedLabel.longestWord else {
      folded = ""
      key = WordSieve.anything
      return
    }
    if text.marks.contains(.upper) || text.marks.contains(.beyondASCII) {
      let bytes = text.marks.contains(.beyondASCII) ? Array(text.string.lowercased().utf8) : ASCII.lower(text.bytes)
      folded = String(decoding: bytes, as: UTF8.self)
      key = WordSieve.key(bytes[...])
    } else {
      folded = text.string
      key = WordSieve.key(text.bytes[...])
    }
  }
}

/// Tells labels that were written for a screen reader from texts that stand on the screen.
struct LabelOrigin {
  private let screen: Screen
  private let authored: [Symbol]
  private let nameFrom: [Symbol]
  private let addresses: [Symbol]

  init(_ screen: Screen) {
    self.screen = screen
    switch screen.column {
    case .android: authored = screen.attributes["content-desc"]
    case .macAX: authored = screen.attributes["label"]
    case .xcui where screen.platform == .macos: authored = screen.attributes["label"]
    default: authored = []
    }
    nameFrom = screen.attributes["name-from"]
    addresses = screen.attributes["/url"] + screen.attributes["url"]
  }

  /// Whether the label of an element was written for a screen reader, as far as its source tells.
  func isAuthored(_ node: Int) -> Bool {
    if Roles.images.contains(screen.roles[node]) { return true }
    if screen.isContent(node) || screen.isShownText(node) { return false }
    let name = screen.nodes[node].name
    switch screen.column {
    case .android, .macAX: return authored.contains { screen.tree.attribute($0, of: NodeID(node)) == name }
    case .xcui where screen.platform == .macos:
      return authored.contains { screen.tree.attribute($0, of: NodeID(node)) == name }
    default: break
    }
    let isFromContents = nameFrom.contains {
      screen.tree.bytes(screen.tree.attribute($0, of: NodeID(node))).elementsEqual("contents".utf8)
    }
    return !isFromContents && !showsAddress(node) && !repeatsInside(node)
  }

  /// Whether a link is called by the address it leads to: that is what a page shows where nobody wrote a text.
  private func showsAddress(_ node: Int) -> Bool {
    guard Roles.links.contains(screen.roles[node]) else { return false }
    let address = screen.value(addresses, node)
    return !address.isAbsent && screen.bytes(address).elementsEqual(screen.name(node))
  }

  /// Whether a text inside an element says the same, so that it stands on the screen.
  private func repeatsInside(_ node: Int) -> Bool {
    guard screen.facts[node].contains(.speaksBelow) else { return false }
    let name = screen.name(node)
    for inner in (node + 1)..<min(screen.end(node), node + 12) where Roles.texts.contains(screen.roles[inner]) {
      if screen.name(inner).elementsEqual(name) { return true }
    }
    return false
  }
}
