internal import AccessibilityTree

/// The nodes of a tree by one of their texts, so that a line that names a node costs a look-up and no walk.
struct TextIndex {
  /// The first entry of each chain, by the low bits of the text's hash; -1 where there is none.
  private var heads: [Int32]
  private var entries: [Entry] = []

  private struct Entry {
    var hash: UInt32
    var next: Int32
    var node: Int32
    var text: TextRef
  }

  /// Indexes one text of each node.
  init(_ tree: Tree, _ text: (Node) -> TextRef) {
    self.init(capacity: tree.count)
    entries.reserveCapacity(tree.count)
    // From the last node to the first, so that each chain runs in document order.
    for index in stride(from: tree.count - 1, through: 0, by: -1) {
      let ref = text(tree.nodes[index])
      if !ref.isAbsent { insert(ref, node: Int32(index), in: tree.text) }
    }
  }

  /// Indexes several texts of each node.
  init(_ tree: Tree, all visitTexts: (NodeID, (TextRef) -> Void) -> Void) {
    self.init(capacity: tree.count)
    for index in stride(from: tree.count - 1, through: 0, by: -1) {
      visitTexts(NodeID(index)) { ref in insert(ref, node: Int32(index), in: tree.text) }
    }
  }

  private init(capacity: Int) {
    var size = 16
    while size < capacity { size *= 2 }
    heads = [Int32](repeating: -1, count: size)
  }

  private mutating func insert(_ ref: TextRef, node: Int32, in text: [UInt8]) {
    let hash = TextIndex.hash(text, ref.range)
    let head = Int(hash) & (heads.count - 1)
    entries.append(Entry(hash: hash, next: heads[head], node: node, text: ref))
    heads[head] = Int32(entries.count - 1)
  }

  /// The nodes with a text, in document order, each once.
  func nodes(with wanted: [UInt8], in tree: Tree) -> [Int32] {
    let hash = TextIndex.hash(wanted, 0..<wanted.count)
    var found: [Int32] = []
    var entry = heads[Int(hash) & (heads.count - 1)]
    while entry >= 0 {
      let candidate = entries[Int(entry)]
      if candidate.hash == hash, found.last != candidate.node,
        TextComparison.equal(tree.text, candidate.text.range, wanted)
      {
        found.append(candidate.node)
      }
      entry = candidate.next
    }
    return found
  }

  /// FNV-1a over eight bytes at a time: no seed, the same on every run.
  private static func hash(_ text: [UInt8], _ range: Range<Int>) -> UInt32 {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(range.count)
    let span = text.span
    for index in range { value = (value ^ UInt64(span[index])) &* 0x100_0000_01b3 }
    return UInt32(truncatingIfNeeded: value ^ (value >> 32))
  }
}

/// Comparisons of text as bytes.
enum TextComparison {
  /// Whether a range of a text is exactly these bytes.
  static func equal(_ text: [UInt8], _ range: Range<Int>, _ wanted: [UInt8]) -> Bool {
    guard range.count == wanted.count else { return false }
    let left = text.span
    let right = wanted.span
    for index in 0..<range.count where left[range.lowerBound + index] != right[index] { return false }
    return true
  }

  /// Whether a text holds more than white space and invisible characters.
  static func isBlank(_ text: [UInt8], _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      if byte < 0x80 {
        if byte != 0x20, !(0x09...0x0d).contains(byte) { return false }
        index += 1
        continue
      }
      let string = String(decoding: text[index..<range.upperBound], as: UTF8.self)
      return string.unicodeScalars.allSatisfy {
        $0.properties.isWhitespace || InvisibleCharacters.contains($0)
      }
    }
    return true
  }
}
