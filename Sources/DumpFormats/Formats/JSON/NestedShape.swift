internal import AccessibilityTree

/// Nodes that stand inside each other under `children`: what most tools write.
struct NestedShape: JSONShape {
  let roots: [Int]
  private let document: JSONDocument
  /// What one member says of its node, other than its children.
  private let take: @Sendable (JSONDocument, Int, inout JSONTreeSink) -> Void

  init(
    _ document: JSONDocument, roots: [Int]? = nil,
    take: @escaping @Sendable (JSONDocument, Int, inout JSONTreeSink) -> Void
  ) {
    self.document = document
    let isList = document.values.first?.kind == .array
    self.roots = roots ?? (isList ? Array(document.children(of: 0)) : document.values.isEmpty ? [] : [0])
    self.take = take
  }

  func describe(_ node: Int, to sink: inout JSONTreeSink) {
    for member in document.children(of: node) {
      if document.isNamed(member, "children") {
        sink.takeChildren(member)
      } else {
        take(document, member, &sink)
      }
    }
  }
}
