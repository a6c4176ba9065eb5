internal import AccessibilityTree

/// The texts that a line with `absorbs` writes, of which its items must be parts.
///
/// Where it writes neither name nor value as exact text, the node's own are what counts, and the dump is needed.
struct AbsorbedTexts {
  /// What the line writes on the platforms of one arm, or on all where it has none.
  private struct Written {
    let texts: [Text]
    func hold(_ part: String) -> Bool { texts.contains { $0.index.contains(part) } }
  }

  private struct Text {
    let text: String
    let index: SubstringIndex
    init(_ text: String) {
      self.text = text
      index = SubstringIndex(text)
    }
  }

  private let written: [Written]

  init(_ pattern: NodePattern, _ arms: [Arm]) {
    let name = pattern.name.map { Text($0.text) }
    let values = AbsorbedTexts.exactTexts(of: pattern)
    let cases = arms.isEmpty ? [NodePattern(span: pattern.span)] : arms.filter { !$0.isUnjudged }.map(\.pattern)
    written = cases.map { arm in
      let name = arm.name.map { Text($0.text) } ?? name
      return Written(texts: [name].compactMap { $0 } + values + AbsorbedTexts.exactTexts(of: arm))
    }
  }

  private static func exactTexts(of pattern: NodePattern) -> [Text] {
    pattern.tests.compactMap { test in
      guard !test.isRaw, test.name == "name" || test.name == "value", case .equals(let text, _) = test.demand
      else { return nil }
      return Text(text)
    }
  }

  /// The items that are no part of what the line writes.
  func faults(in items: [AbsorbedItem]) -> [Fault] {
    var faults: [Fault] = []
    for case .text(let item) in items {
      if item.text.isEmpty {
        faults.append(Fault(message: .emptyItem, span: item.span))
        continue
      }
      guard let lacking = written.first(where: { !$0.texts.isEmpty && !$0.hold(item.text) }) else { continue }
      // A suggestion looks at every part of every text: enough for whoever mends the first few.
      let nearest = faults.count < 10 ? AbsorbedTexts.nearestPart(to: item.text, in: lacking.texts) : nil
      faults.append(Fault(message: .notAPart(item.text, nearest), span: item.span))
    }
    return faults
  }

  /// The run of words that an item was probably meant to be.
  private static func nearestPart(to item: String, in texts: [Text]) -> String? {
    let wordCount = item.split(separator: " ").count
    guard wordCount > 0, item.utf8.count <= 200 else { return nil }
    var parts: Set<String> = []
    for text in texts where text.text.utf8.count <= 2000 {
      let words = text.text.split(separator: " ")
      for first in words.indices where first + wordCount <= words.count {
        let start = words[first].startIndex
        let end = words[first + wordCount - 1].endIndex
        let part = text.text[start..<end]
        parts.insert(String(part))
        // "Marta Ruiz," is how the words stand there, "Marta Ruiz" is what they say.
        parts.insert(String(part.reversed().drop { ",;:.".contains($0) }.reversed()))
      }
    }
    return Spelling.nearest(item, among: parts)
  }
}
