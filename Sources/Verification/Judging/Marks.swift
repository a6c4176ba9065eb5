internal import AccessibilityTree
internal import DumpFormats
internal import Expectations

extension Subject {
  /// A node as results name it.
  func mention(_ id: NodeID) -> NodeMention {
    NodeMention(path: path, position: position(of: id), node: line(of: id), index: id.index)
  }

  /// A node in one line; of one with very long texts its role and the start of its name.
  func line(of id: NodeID) -> String {
    let length = tree.attributes(of: id).reduce(0) { $0 + Int($1.value.length) }
    guard length > Subject.longestLine else { return NodeLine.text(of: id, in: dump) }
    let name = tree[id].name
    let start = String(decoding: tree.text[name.range].prefix(480), as: UTF8.self)
    return PatternWords.role(of: id, in: self) + (name.isAbsent ? " …" : " \(Quote.quoted(start, limit: 120)) …")
  }

  private static let longestLine = 4096

  /// Where a node stands, as `path:line:column`.
  func place(of id: NodeID) -> String {
    let position = self.position(of: id)
    return "\(path):\(position.line):\(position.column)"
  }
}

/// Places in dumps and in the expectation file, made ready to be shown.
extension DumpJudge {
  /// The marked places of the first few of these nodes.
  func mark(_ nodes: [NodeID]) -> [Excerpt] { nodes.prefix(3).map { subject.mark($0, label: "") } }

  /// Where a node stands, as `path:line:column`.
  func place(of id: NodeID) -> String { subject.place(of: id) }

  /// A node in one line.
  func line(of id: NodeID) -> String { subject.line(of: id) }

  /// The line of a check with a part of it marked; the whole of it where no part is given.
  func excerpt(of check: Check, span: SourceSpan? = nil, label: String) -> Excerpt {
    let whole = SourceSpan(check.position, length: check.text.unicodeScalars.count)
    return text.excerpt(span.flatMap { $0.length > 0 ? $0 : nil } ?? whole, label: label)
  }

  /// A pattern of a check as the line writes it.
  func text(of pattern: NodePattern, in check: Check) -> String {
    text.text(pattern, arm: check.arm(for: subject.selector))
  }
}
