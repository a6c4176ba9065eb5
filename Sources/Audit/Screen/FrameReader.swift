internal import AccessibilityTree

/// Reads the frames of all nodes, in whatever spelling the dump has.
enum FrameReader {
  private enum Key: UInt8 { case none, x, y, width, height, corners, numbers }

  private static let names: [String: Key] = [
    "x": .x, "y": .y, "width": .width, "height": .height, "bounds": .corners, "extents": .numbers, "frame": .numbers,
    "axframe": .numbers, "rect": .numbers, "boundingrectangle": .numbers,
  ]

  /// The frame of each node; `nil` where the dump shows none.
  static func read(_ screen: Screen) -> [Frame?] {
    let tree = screen.tree
    let keys = tree.symbols.words.map { names[$0.lowercased()] ?? .none }
    guard keys.contains(where: { $0 != .none }) else { return Array(repeating: nil, count: tree.count) }
    return tree.nodes.indices.map { node in
      var parts: (x: Double?, y: Double?, width: Double?, height: Double?)
      for attribute in tree.attributes(of: NodeID(node)) {
        let key = keys[Int(attribute.name.index)]
        if key == .none { continue }
        let text = tree.bytes(attribute.value)
        let numbers = numbers(text)
        switch key {
        case .x: parts.x = parts.x ?? numbers.first
        case .y: parts.y = parts.y ?? numbers.first
        case .width: parts.width = parts.width ?? numbers.first
        case .height: parts.height = parts.height ?? numbers.first
        // Corners stand in brackets; bounds without are a place and a size.
        case .corners where numbers.count == 4 && (text.first == 0x5b || text.first == 0x28):
          return Frame(
            x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
        case .corners where numbers.count == 4, .numbers where numbers.count == 4:
          return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        case .corners, .numbers, .none: break
        }
      }
      guard let x = parts.x, let y = parts.y, let width = parts.width, let height = parts.height else { return nil }
      return Frame(x: x, y: y, width: width, height: height)
    }
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
