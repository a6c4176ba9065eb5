internal import AccessibilityTree

/// Reads the frames of all nodes, in whatever spelling the dump has.
enum FrameReader {
  private enum Key: UInt8 { case none, x, y, width, height, corners, numbers }

  private static let names: [String: Key] = [
    "x": .x, "y": .y, "width": .width, "height": .height, "bounds": .corners, "extents": .numbers, "frame": .numbers,
    "axframe": .numbers, "rect": .numbers, "boundingrectangle": .numbers,
  ]

  /// The attributes that say where an element stands; of those that come in fours, the first.
  static let attributes = ["x", "bounds", "extents", "frame", "axframe", "rect", "boundingrectangle"]

  /// The frame of each node; `nil` where the dump shows none.
  static func read(_ screen: Screen) -> [Frame?] {
    let tree = screen.tree
    let keys = tree.symbols.words.map { names[$0.lowercased()] ?? .none }
    return tree.nodes.indices.map { frame(of: NodeID($0), in: tree, keys) }
  }

  private static func frame(of node: NodeID, in tree: Tree, _ keys: [Key]) -> Frame? {
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
    for attribute in tree.attributes(of: node) {
      let key = keys[Int(attribute.name.index)]
      if key == .none { continue }
      let value = tree.bytes(attribute.value)
      switch key {
      case .x: x = x ?? number(value)
      case .y: y = y ?? number(value)
      case .width: width = width ?? number(value)
      case .height: height = height ?? number(value)
      case .corners, .numbers:
        let numbers = numbers(value)
        guard numbers.count == 4 else { continue }
        // Corners stand in brackets; bounds without are a place and a size.
        return key == .numbers || (value.first != 0x5b && value.first != 0x28)
          ? Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
          : Frame(x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
      case .none: break
      }
    }
    guard let x, let y, let width, let height else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }

  /// The number that a text is, a whole one most of the time.
  private static func number(_ text: ArraySlice<UInt8>) -> Double? {
    var value = 0
    for (place, byte) in text.enumerated() {
      if place == 0, byte == UInt8(ascii: "-") { continue }
      guard ASCII.isDigit(byte), place < 9 else { return numbers(text).first }
      value = value * 10 + Int(byte - 0x30)
    }
    return text.isEmpty ? nil : Double(text.first == UInt8(ascii: "-") ? -value : value)
  }

  /// The numbers of a text, whatever stands between them.
  static func numbers(_ text: ArraySlice<UInt8>) -> [Double] {
    var numbers: [Double] = []
    var index = text.startIndex
    while index < text.endIndex {
      let isNegative = text[index] == UInt8(ascii: "-")
      let start = isNegative ? index + 1 : index
      guard start < text.endIndex, ASCII.isDigit(text[start]) else {
        index += 1
        continue
      }
      var value = 0.0
      var scale = 1.0
      var isFraction = false
      index = start
      while index < text.endIndex, ASCII.isDigit(text[index]) || (text[index] == 0x2e && !isFraction) {
        if text[index] == 0x2e {
          isFraction = true
        } else {
          value = value * 10 + Double(text[index] - 0x30)
          if isFraction { scale *= 10 }
        }
        index += 1
      }
      numbers.append((isNegative ? -value : value) / scale)
    }
    return numbers
  }
}
