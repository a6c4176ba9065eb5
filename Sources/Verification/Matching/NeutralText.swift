internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

extension Subject {
  /// The text of a neutral attribute that is kept as a text.
  func text(_ attribute: NeutralAttribute, of id: NodeID) -> TextRef {
    let node = tree.nodes[id.index]
    switch attribute {
    case .name: return node.name
    case .value: return node.value
    case .hint: return node.hint
    case .id: return node.identifier
    case .enabled, .selected, .checked, .expanded, .focused, .busy, .frame, .role, .subrole, .spoken: return .absent
    }
  }

  /// The name that WebDriverAgent's `name` hides: where it equals the label, nobody can tell whether it is an
  /// identifier.
  func ambiguousIdentifier(of id: NodeID) -> TextRef {
    guard source == .xcuitest, tree.nodes[id.index].identifier.isAbsent else { return .absent }
    for symbol in attributes(named: "name") {
      let ref = tree.attribute(symbol, of: id)
      if !ref.isAbsent { return ref }
    }
    return .absent
  }

  /// The place and size of a node as `x,y,width,height`; `nil` where the dump does not show it.
  func frame(of id: NodeID) -> String? {
    func number(_ name: String) -> String? {
      for symbol in attributes(named: name) {
        if let text = tree.string(tree.attribute(symbol, of: id)) { return text }
      }
      return nil
    }
    if let bounds = number("bounds") { return FrameText.fromBounds(bounds) ?? bounds }
    for name in ["extents", "frame"] {
      if let text = number(name) { return FrameText.fromNumbers(text) ?? text }
    }
    guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height") else {
      return nil
    }
    return "\(x),\(y),\(width),\(height)"
  }

  /// What is said at a node: its name or, for a stop without one, the names of what is inside it and no stop of its
  /// own. An approximation.
  func spoken(of id: NodeID) -> [UInt8]? {
    let node = tree.nodes[id.index]
    if !node.name.isAbsent, node.name.length > 0 { return Array(tree.bytes(node.name)) }
    guard stops[id.index] != .no else { return nil }
    var words: [UInt8] = []
    var next = id.index + 1
    while next < Int(node.subtreeEnd) {
      let inner = tree.nodes[next]
      if stops[next] == .yes {
        next = Int(inner.subtreeEnd)
      } else if !inner.name.isAbsent, inner.name.length > 0 {
        if !words.isEmpty { words.append(contentsOf: [0x2c, 0x20]) }
        words.append(contentsOf: tree.bytes(inner.name))
        next = Int(inner.subtreeEnd)
      } else {
        next += 1
      }
    }
    return words.isEmpty ? nil : words
  }
}

/// Frames in the spellings of dumps.
enum FrameText {
  /// Android's `[left,top][right,bottom]` as `x,y,width,height`.
  static func fromBounds(_ text: String) -> String? {
    let numbers = text.split { $0 == "[" || $0 == "]" || $0 == "," }.compactMap { Int($0) }
    guard numbers.count == 4 else { return nil }
    let (width, overflowX) = numbers[2].subtractingReportingOverflow(numbers[0])
    let (height, overflowY) = numbers[3].subtractingReportingOverflow(numbers[1])
    guard !overflowX, !overflowY else { return nil }
    return "\(numbers[0]),\(numbers[1]),\(width),\(height)"
  }

  /// Four numbers between whatever braces and blanks, as `x,y,width,height`.
  static func fromNumbers(_ text: String) -> String? {
    let parts = text.split { " ,;{}()[]".contains($0) }
    guard parts.count == 4 else { return nil }
    return parts.joined(separator: ",")
  }
}
