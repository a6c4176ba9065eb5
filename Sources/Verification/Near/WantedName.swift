internal import AccessibilityTree
internal import Expectations
internal import Vocabulary

/// What a pattern calls a node: its name, or an attribute of the dump's own from which a name may come.
struct WantedName {
  /// The text.
  let text: String
  /// Its bytes.
  let bytes: [UInt8]
  private let near: NearText
  private let words: Set<[UInt8]>
  /// The dump's own attribute that is asked for; `nil` where it is the name.
  private let attribute: Set<Symbol>?

  /// Takes in a text.
  init(_ text: String, attribute: Set<Symbol>?) {
    self.text = text
    bytes = Array(text.utf8)
    near = NearText(text)
    words = bytes.count < 400 ? WordIndex.words(of: bytes, 0..<bytes.count) : []
    self.attribute = attribute
  }

  /// Takes in a test that asks for a name; `nil` for any other.
  init?(_ test: BoundTest, in subject: Subject) {
    guard case .equals(let text, _) = test.test.demand else { return nil }
    switch test.target {
    case .text(.name): self.init(text, attribute: nil)
    case .raw where subject.isNameAttribute(test.test.name):
      self.init(text, attribute: Set(subject.attributes(named: test.test.name)))
    case .raw, .text, .state, .frame, .spoken, .role, .roleText, .subrole: return nil
    }
  }

  /// How near the texts of a node come, from 0 to 8 for the text itself in its place.
  func score(_ id: NodeID, in subject: Subject) -> Double {
    let tree = subject.tree
    var best = 0.0
    for ref in subject.texts(of: id) where ref.length > 0 {
      if TextComparison.equal(tree.text, ref.range, bytes) {
        best = max(best, isInPlace(ref, id, tree) ? 8 : 6)
      } else if best < 6 {
        best = max(best, nearScore(ref, tree))
      }
    }
    return best
  }

  private func isInPlace(_ ref: TextRef, _ id: NodeID, _ tree: Tree) -> Bool {
    guard let attribute else { return ref == tree[id].name }
    return tree.attributes(of: id).contains { attribute.contains($0.name) && $0.value == ref }
  }

  private func nearScore(_ ref: TextRef, _ tree: Tree) -> Double {
    guard let difference = near.difference(from: tree.text, ref.range) else {
      return similarity(to: tree.text, ref.range) * 5
    }
    return difference == NearText.containment ? 4 : 5.5
  }

  /// Shared words as a share of all words, 0 to 1: what makes "Save draft" near "Save the draft".
  private func similarity(to text: [UInt8], _ range: Range<Int>) -> Double {
    guard range.count < 400, !words.isEmpty else { return 0 }
    let others = WordIndex.words(of: text, range)
    guard !others.isEmpty else { return 0 }
    let shared = Double(words.intersection(others).count)
    if shared > 0 { return shared * 2 / Double(words.count + others.count) }
    // One word against another: a third of its letters may differ.
    guard words.count == 1, others.count == 1, let word = words.first, let other = others.first, word.count >= 4,
      let distance = EditDistance.between(word, other, limit: min(3, word.count / 3))
    else { return 0 }
    return 1 - Double(distance) / Double(max(word.count, other.count))
  }
}
