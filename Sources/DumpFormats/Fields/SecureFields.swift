internal import AccessibilityTree

/// The fields of a dump whose text its source calls secret.
struct SecureFields {
  /// What stands in place of a secret, whatever its length.
  static let mask = "••••••"

  /// The nodes that are secure fields, with or without a text.
  var nodes: Set<NodeID> = []
  /// How many of them had a text that was masked.
  var maskedCount = 0

  /// What is said of it, where there is something to say.
  var note: String? {
    switch maskedCount {
    case 0: nil
    case 1: "the value of 1 secure field is masked"
    default: "the values of \(maskedCount) secure fields are masked"
    }
  }

  /// Takes the text of secure fields out of a tree: from the neutral value, from the attributes that carry it, and from
  /// the dump's own bytes, so that no excerpt can show it.
  ///
  /// - Parameters:
  ///   - nodes: the secure fields.
  ///   - ends: for each node of the tree the byte after it; empty where every node ends before the next one.
  ///   - carries: whether an attribute of that name holds the text.
  static func mask(
    _ parts: inout TreeParts, nodes: [Int], ends: [UInt32] = [], carries: (Symbol) -> Bool
  ) -> SecureFields {
    var result = SecureFields()
    result.nodes = Set(nodes.map { NodeID($0) })
    guard !nodes.isEmpty else { return result }
    let mask = parts.append(SecureFields.mask.utf8)
    for index in nodes {
      let node = parts.nodes[index]
      let places = Int(node.firstAttribute)..<(Int(node.firstAttribute) + Int(node.attributeCount))
      let secrets = places.filter { place in
        let attribute = parts.attributes[place]
        guard attribute.value.length > 0 else { return false }
        return carries(attribute.name) || (!ends.isEmpty && isJSON(parts.text[attribute.value.range]))
      }
      guard !secrets.isEmpty || node.value.length > 0 else { continue }
      result.maskedCount += 1
      let hidden = secrets.map { parts.attributes[$0].value } + (node.value.length > 0 ? [node.value] : [])
      for place in places { keep(&parts.attributes[place].value, unless: hidden, mask, in: &parts.text) }
      keep(&parts.nodes[index].name, unless: hidden, mask, in: &parts.text)
      keep(&parts.nodes[index].value, unless: hidden, mask, in: &parts.text)
      keep(&parts.nodes[index].hint, unless: hidden, mask, in: &parts.text)
      keep(&parts.nodes[index].identifier, unless: hidden, mask, in: &parts.text)
      for secret in hidden { wipe(&parts.text, secret.range) }
      for range in extents(of: index, in: parts, ends) { wipe(&parts.text, range) }
    }
    return result
  }

  /// Whether a text is JSON with an inside, in which the secret may stand once more.
  private static func isJSON(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, first == 0x7b || first == 0x5b else { return false }
    return text.contains(0x22)
  }

  /// The bytes in which the dump says something of a node, and not of those inside it.
  private static func extents(of index: Int, in parts: TreeParts, _ ends: [UInt32]) -> [Range<Int>] {
    let start = Int(parts.nodes[index].offset)
    guard ends.count == parts.nodes.count else {
      let end = index + 1 < parts.nodes.count ? Int(parts.nodes[index + 1].offset) : parts.sourceLength
      return [start..<max(start, end)]
    }
    var inner: [Range<Int>] = []
    var child = index + 1
    while child < Int(parts.nodes[index].subtreeEnd) {
      inner.append(Int(parts.nodes[child].offset)..<Int(ends[child]))
      child = Int(parts.nodes[child].subtreeEnd)
    }
    inner.sort { $0.lowerBound < $1.lowerBound }
    let end = Int(ends[index])
    var ranges: [Range<Int>] = []
    var next = start
    for range in inner where range.lowerBound >= next && range.upperBound <= end {
      ranges.append(next..<range.lowerBound)
      next = range.upperBound
    }
    ranges.append(next..<max(next, end))
    return ranges
  }

  /// Puts the mask in place of a secret, and copies any other text behind the dump, whose own bytes are about to go.
  private static func keep(_ ref: inout TextRef, unless hidden: [TextRef], _ mask: TextRef, in text: inout [UInt8]) {
    guard ref.length > 0 else { return }
    if hidden.contains(ref) {
      ref = mask
      return
    }
    let offset = text.count
    text.append(contentsOf: Array(text[ref.range]))
    ref.offset = UInt32(offset)
  }

  /// Overwrites text, but for line ends, with a character as long as each of its own, so that places stay right.
  ///
  /// All that the dump says of a secure field goes, since the secret may be written with entities or escapes.
  private static func wipe(_ text: inout [UInt8], _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let substitute: [UInt8] =
        switch text[index] {
        case 0x0a: [0x0a]
        case ..<0x80: [0x2a]
        case ..<0xe0: [0xc2, 0xb7]
        case ..<0xf0: [0xe2, 0x80, 0xa2]
        default: [0xf0, 0x9f, 0x94, 0x92]
        }
      for byte in substitute where index < range.upperBound {
        text[index] = byte
        index += 1
      }
    }
  }
}
