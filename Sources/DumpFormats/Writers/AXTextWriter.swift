public import AccessibilityTree
internal import Vocabulary

/// Writes a dump in our own text form, with header and end line, which reads back to the same tree.
public enum AXTextWriter {
  /// The deepest tree that is written: indentation grows with the square of the depth.
  public static let deepest = 10_000

  /// That a tree is too deep.
  static let tooDeep = Diagnostic(
    id: "too-deep", "the tree is deeper than \(deepest) levels, the most that is written as indented text")

  /// Writes a dump.
  ///
  /// One that must not be judged gets no end line, so that what is written is refused as well.
  ///
  /// - Throws: that the tree is too deep for indented text.
  public static func write(_ dump: Dump) throws(Diagnostic) -> [UInt8] {
    let depths = depths(of: dump.tree)
    guard depths.allSatisfy({ $0 < deepest }) else { throw tooDeep }
    var text = Array(header(of: dump).utf8)
    for (index, depth) in depths.enumerated() {
      text.append(contentsOf: repeatElement(0x20, count: Int(depth) * 2))
      NodeLine.append(NodeID(index), of: dump, telling: nil, to: &text)
      text.append(0x0a)
    }
    if dump.refusal == nil { text.append(contentsOf: "\(AXTextHeader.end) nodes=\(dump.tree.count)\n".utf8) }
    return text
  }

  /// The number of ancestors of every node.
  private static func depths(of tree: Tree) -> [Int32] {
    var depths: [Int32] = []
    depths.reserveCapacity(tree.count)
    for node in tree.nodes { depths.append(node.parent < 0 ? 0 : depths[Int(node.parent)] + 1) }
    return depths
  }

  private static func header(of dump: Dump) -> String {
    var line = AXTextHeader.start + " source=\(dump.source.rawValue)"
    if let platform = dump.header?.platform ?? onlyPlatform(of: dump) { line += " platform=\(platform)" }
    if let screen = dump.header?.screen { line += " screen=" + quoted(screen) }
    if let captured = dump.header?.captured { line += " captured=" + (isBare(captured) ? captured : quoted(captured)) }
    if let tool = dump.header?.tool { line += " tool=" + quoted(tool) }
    if let limit = dump.header?.depthLimit { line += " depth-limit=\(limit)" }
    if dump.header?.hasNoDepthLimit == true { line += " depth-limit=none" }
    return line + "\n"
  }

  private static func onlyPlatform(of dump: Dump) -> String? {
    dump.platforms.count == 1 ? dump.platforms.first?.rawValue : nil
  }

  private static func quoted(_ text: String) -> String {
    var line: [UInt8] = []
    TextQuoting.append(Array(text.utf8), to: &line)
    return String(decoding: line, as: UTF8.self)
  }

  private static func isBare(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && $0 != 0x22 }
  }
}
