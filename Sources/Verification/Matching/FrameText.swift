internal import AccessibilityTree
internal import Vocabulary

/// The attributes of a dump from which a frame is read.
struct FrameAttributes {
  private let bounds: [Symbol]
  private let lists: [[Symbol]]
  private let points: [[[Symbol]]]
  private let numbers: [[Symbol]]

  /// Attributes of four numbers; the first that is there counts.
  private static let lists = ["extents", "frame", "rect", "AXFrame", "BoundingRectangle", "box"]
  /// Pairs of a place and a size.
  private static let points = [["absolute_position", "size"], ["position", "size"]]

  /// Looks the attributes up in a dump.
  ///
  /// Where a source's places are relative to other nodes, they are no frame.
  init(_ subject: Subject) {
    if case .never = Vocabulary.standard.observability(
      of: .frame, source: subject.source, platform: subject.platform, role: nil)
    {
      (bounds, lists, points, numbers) = ([], [], [], [])
      return
    }
    bounds = subject.attributes(named: "bounds")
    lists = FrameAttributes.lists.map(subject.attributes(named:))
    points = FrameAttributes.points.map { $0.map(subject.attributes(named:)) }
    numbers = ["x", "y", "width", "height"].map(subject.attributes(named:))
  }

  /// The place and size of a node as `x,y,width,height`; `nil` where the dump does not show it.
  func frame(of id: NodeID, in tree: Tree) -> String? {
    func text(_ symbols: [Symbol]) -> String? {
      symbols.lazy.compactMap { tree.string(tree.attribute($0, of: id)) }.first
    }
    if let text = text(bounds) { return FrameText.fromBounds(text) ?? text }
    for symbols in lists {
      if let text = text(symbols) { return FrameText.fromNumbers(text) ?? text }
    }
    for pair in points {
      let parts = pair.compactMap(text)
      if parts.count == pair.count { return FrameText.fromNumbers(parts.joined(separator: ";")) }
    }
    let parts = numbers.compactMap(text)
    return parts.count == 4 ? parts.joined(separator: ",") : nil
  }
}

/// Frames in the spellings of dumps.
enum FrameText {
  /// Android's `[left,top][right,bottom]`, or Compose's `(l=…, t=…, r=…, b=…)px`, as `x,y,width,height`.
  ///
  /// Bounds without brackets are that already.
  static func fromBounds(_ text: String) -> String? {
    if let first = text.utf8.first, first == 0x2d || (first >= 0x30 && first <= 0x39) { return fromNumbers(text) }
    let numbers = text.split { !$0.isASCII || "[](),= ltrbpx".contains($0) }.compactMap { whole($0) }
    guard numbers.count == 4 else { return nil }
    let (width, overflowX) = numbers[2].subtractingReportingOverflow(numbers[0])
    let (height, overflowY) = numbers[3].subtractingReportingOverflow(numbers[1])
    guard !overflowX, !overflowY else { return nil }
    return "\(numbers[0]),\(numbers[1]),\(width),\(height)"
  }

  /// A number without a fraction, which Compose writes with one.
  private static func whole(_ text: Substring) -> Int? {
    Int(text) ?? (text.hasSuffix(".0") ? Int(text.dropLast(2)) : nil)
  }

  /// Four numbers between whatever braces and blanks, as `x,y,width,height`.
  static func fromNumbers(_ text: String) -> String? {
    let parts = text.split { " ,;{}()[]".contains($0) }
    guard parts.count == 4 else { return nil }
    return parts.joined(separator: ",")
  }
}
