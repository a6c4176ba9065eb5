/// The traits that a source lists for an element.
struct Traits: OptionSet, Hashable, Sendable {
  let rawValue: UInt32
  static let button = Traits(rawValue: 1)
  static let link = Traits(rawValue: 2)
  static let image = Traits(rawValue: 4)
  static let staticText = Traits(rawValue: 8)
  static let searchField = Traits(rawValue: 16)
  static let keyboardKey = Traits(rawValue: 32)
  static let adjustable = Traits(rawValue: 64)
  static let toggle = Traits(rawValue: 128)
  static let header = Traits(rawValue: 256)
  static let selected = Traits(rawValue: 512)
  static let updatesFrequently = Traits(rawValue: 1024)

  /// What makes an element interactive.
  static let interactive: Traits = [.button, .link, .searchField, .adjustable, .keyboardKey, .toggle]

  private static let words: [String: Traits] = [
    "Button": .button, "Link": .link, "Image": .image, "StaticText": .staticText, "SearchField": .searchField,
    "KeyboardKey": .keyboardKey, "Adjustable": .adjustable, "Toggle": .toggle, "ToggleButton": .toggle,
    "Header": .header, "Selected": .selected, "UpdatesFrequently": .updatesFrequently,
  ]

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Reads a list with commas or blanks between its words.
  init(list: some Collection<UInt8>) {
    self = []
    for word in list.split(whereSeparator: { $0 == 0x2c || $0 == 0x20 }) {
      if let trait = Traits.words[String(decoding: word, as: UTF8.self)] { formUnion(trait) }
    }
  }

  /// The traits in words, in the order of the platform's bits.
  var names: [String] {
    [
      (Traits.button, "Button"), (.link, "Link"), (.image, "Image"), (.staticText, "StaticText"),
      (.searchField, "SearchField"), (.keyboardKey, "KeyboardKey"), (.adjustable, "Adjustable"), (.toggle, "Toggle"),
      (.header, "Header"),
    ].filter { contains($0.0) }.map(\.1)
  }
}
