internal import AccessibilityTree
internal import DumpFormats

/// The text of a node as it is shown with carets: its line or start tag, or the canonical line where the source
/// must not be shown (a secure field) or is too long to be read.
struct DumpExcerpt {
  /// The text, one line.
  let text: String
  /// The characters of the role at its start.
  let headLength: Int

  private static let longest = 400

  /// Cuts the text of a node out of its dump.
  init(of id: NodeID, in subject: Subject) {
    let tree = subject.tree
    let range = DumpExcerpt.sourceRange(of: id, in: subject)
    let isSecure = subject.dump.secureNodes.contains(id)
    if let range, !isSecure, range.count <= DumpExcerpt.longest, !tree.text[range].contains(0x0a) {
      text = String(decoding: tree.text[range], as: UTF8.self)
      headLength = text.unicodeScalars.prefix { $0 != " " && $0 != "\n" && $0 != ">" }.count
    } else {
      text = subject.line(of: id)
      headLength = text.unicodeScalars.prefix { $0 != " " }.count
    }
  }

  /// The start tag of an element, or the line of a node; `nil` where the node does not stand in the dump itself.
  private static func sourceRange(of id: NodeID, in subject: Subject) -> Range<Int>? {
    let tree = subject.tree
    let start = Int(tree[id].offset)
    // An object of JSON has a line a member, and not its node on one.
    guard start < tree.sourceLength, tree.text[start] != 0x7b else { return nil }
    let isTag = tree.text[start] == 0x3c
    var end = start
    var quote: UInt8 = 0
    while end < tree.sourceLength, end - start <= longest {
      let byte = tree.text[end]
      if isTag {
        if quote != 0 {
          if byte == quote { quote = 0 }
        } else if byte == 0x22 || byte == 0x27 {
          quote = byte
        } else if byte == 0x3e {
          return start..<(end + 1)
        }
      } else if byte == 0x0a || byte == 0x0d {
        return start..<end
      }
      end += 1
    }
    return end == tree.sourceLength ? start..<end : start..<(start + longest + 1)
  }

  /// Where `name=…` stands in the text, in characters from its start, for the first of these names that is there.
  func range(of names: [String]) -> Range<Int>? {
    let scalars = Array(text.unicodeScalars)
    for name in names {
      let wanted = Array((" " + name + "=").unicodeScalars)
      guard scalars.count >= wanted.count else { continue }
      for start in 0...(scalars.count - wanted.count)
      where wanted.indices.allSatisfy({ scalars[start + $0] == wanted[$0] }) {
        return (start + 1)..<DumpExcerpt.endOfValue(scalars, from: start + wanted.count)
      }
    }
    return nil
  }

  private static func endOfValue(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    guard start < scalars.count, scalars[start] == "\"" || scalars[start] == "'" else {
      return scalars[start...].firstIndex { $0 == " " || $0 == ">" } ?? scalars.count
    }
    let quote = scalars[start]
    var index = start + 1
    while index < scalars.count, scalars[index] != quote {
      index += scalars[index] == "\\" && index + 1 < scalars.count && scalars[index + 1] == quote ? 2 : 1
    }
    return min(index + 1, scalars.count)
  }
}
