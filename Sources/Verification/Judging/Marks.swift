internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// Places in dumps and in expectation files, made ready to be shown.
extension Subject {
  /// Where a node begins in its dump.
  func position(of id: NodeID) -> SourcePosition {
    lines.position(ofByte: Int(tree[id].offset), in: tree.text)
  }

  /// A node as results name it.
  func mention(_ id: NodeID) -> NodeMention {
    NodeMention(path: path, position: position(of: id), node: NodeLine.text(of: id, in: dump), index: id.index)
  }

  /// A node's place in its dump with the text there, and one attribute of it marked where there is one.
  func mark(_ id: NodeID, attribute: NeutralAttribute? = nil, label: String) -> Excerpt {
    let node = tree[id]
    let start = position(of: id)
    let shown = DumpExcerpt(of: id, in: self)
    if let attribute, let range = shown.range(of: rawNames(attribute, of: id)) {
      return Excerpt(
        path: path, position: SourcePosition(line: start.line, column: start.column + range.lowerBound),
        length: range.count, text: shown.text, textColumn: start.column, label: label)
    }
    let role = max(1, shown.headLength)
    _ = node
    return Excerpt(
      path: path, position: start, length: role, text: shown.text, textColumn: start.column, label: label)
  }

  /// The dump's own names under which a neutral attribute of a node may stand.
  private func rawNames(_ attribute: NeutralAttribute, of id: NodeID) -> [String] {
    switch attribute {
    case .name: return ["label", "title", "content-desc", "text", "name", "Name", "value"]
    case .value, .checked: return ["value", "text", "checked", "ToggleState", "value-text", "Value.Value", "states"]
    case .hint: return ["help", "hint", "description", "HelpText", "placeholderValue"]
    case .id: return ["id", "identifier", "resource-id", "AutomationId", "accessible-id", "name"]
    case .enabled: return ["enabled", "IsEnabled", "states"]
    case .selected: return ["selected", "IsSelected", "traits", "states"]
    case .expanded: return ["expanded", "ExpandCollapseState", "states"]
    case .focused: return ["focused", "HasKeyboardFocus", "states"]
    case .busy: return ["busy", "states"]
    case .frame: return ["frame", "bounds", "extents", "x"]
    case .role, .subrole, .spoken: return []
    }
  }
}

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
    let isSecure = subject.dump.notes.isEmpty == false && DumpExcerpt.isSecure(id, in: subject)
    if let range, !isSecure, range.count <= DumpExcerpt.longest {
      text = String(decoding: tree.text[range], as: UTF8.self)
      headLength = text.unicodeScalars.prefix { $0 != " " && $0 != "\n" && $0 != ">" }.count
    } else {
      text = NodeLine.text(of: id, in: subject.dump)
      headLength = text.unicodeScalars.prefix { $0 != " " }.count
    }
  }

  /// The start tag of an element, or the line of a node; `nil` where the node does not stand in the dump itself.
  private static func sourceRange(of id: NodeID, in subject: Subject) -> Range<Int>? {
    let tree = subject.tree
    let start = Int(tree[id].offset)
    guard start < tree.sourceLength else { return nil }
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

  private static func isSecure(_ id: NodeID, in subject: Subject) -> Bool {
    subject.meaning(of: id)?.name == "securefield"
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

extension DumpJudge {
  /// The marked places of the first few of these nodes.
  func mark(_ nodes: [NodeID]) -> [Excerpt] {
    nodes.prefix(3).map { subject.mark($0, label: "") }
  }

  /// The marked place of one node.
  func mark(_ id: NodeID, attribute: NeutralAttribute? = nil, label: String) -> Excerpt {
    subject.mark(id, attribute: attribute, label: label)
  }

  /// Where a node stands, as `path:line:column`.
  func place(of id: NodeID) -> String {
    let position = subject.position(of: id)
    return "\(subject.path):\(position.line):\(position.column)"
  }

  /// A node in one line.
  func line(of id: NodeID) -> String { NodeLine.text(of: id, in: subject.dump) }

  /// The line of a check with a part of it marked; the whole of it where no part is given.
  func excerpt(of check: Check, span: SourceSpan? = nil, label: String) -> Excerpt {
    FileExcerpt.make(
      file, span ?? SourceSpan(check.position, length: check.text.unicodeScalars.count), label: label)
  }

  /// A pattern as the line writes it.
  func text(of pattern: NodePattern) -> String { FileExcerpt.text(file, pattern.span) }
}

/// Lines of expectation files.
enum FileExcerpt {
  /// A line of the file with a part of it marked.
  static func make(_ file: ExpectationFile, _ span: SourceSpan, label: String) -> Excerpt {
    Excerpt(
      path: file.path, position: span.start, length: max(1, span.length), text: line(file, span.start.line),
      label: label)
  }

  /// The text of a span.
  static func text(_ file: ExpectationFile, _ span: SourceSpan) -> String {
    let scalars = line(file, span.start.line).unicodeScalars.dropFirst(span.start.column - 1).prefix(span.length)
    return String(String.UnicodeScalarView(scalars))
  }

  /// A whole line without what ends it.
  static func line(_ file: ExpectationFile, _ line: Int) -> String {
    let index = LineIndex(file.source, length: file.source.count)
    return String(
      decoding: file.source[index.bytes(ofLine: line, in: file.source, length: file.source.count)], as: UTF8.self)
  }
}
