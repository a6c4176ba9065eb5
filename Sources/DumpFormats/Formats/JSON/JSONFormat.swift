internal import AccessibilityTree
internal import Vocabulary

/// A format that is JSON: which of its objects are nodes, and what they say, is for the format; the rest is shared.
protocol JSONFormat: DumpFormat {
  associatedtype Rules: SourceRules
  associatedtype Shape: JSONShape
  /// What writes it.
  static var source: Source { get }
  /// Finds the nodes of a dump.
  static func shape(of document: JSONDocument) -> Shape
}

/// Where the nodes of one JSON dump are.
protocol JSONShape {
  /// The values that are nodes without a parent, in their order.
  var roots: [Int] { get }
  /// Why the dump must not be judged although it is whole: it says so itself, or it is an error.
  var refusal: JSONFault? { get }
  /// What was mended or is worth knowing.
  var notes: [String] { get }
  /// Says what a node is and has, and which nodes are inside it.
  mutating func describe(_ node: Int, to sink: inout JSONTreeSink)
}

extension JSONShape {
  var refusal: JSONFault? { nil }
  var notes: [String] { [] }
}

extension JSONFormat {
  static var markup: DumpMarkup { .object }

  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    let place = JSONPlaces(path: input.path, start: head.start)
    var notes = input.notes
    let document = JSONDocument(input.bytes, from: head.start)
    input.bytes = []
    var shape = Self.shape(of: document)
    notes += place.notes(document)
    var sink = JSONTreeSink(document)
    sink.build(&shape)
    let marks = JSONCaptureMarks(document)
    let refusal =
      place.refusal(document, shape.refusal) ?? marks.fault?.diagnostic(document.bytes, path: input.path)
      ?? place.contradiction(document, marks.header, source)
    if sink.builder.nodes.isEmpty { throw refusal ?? place.emptyRefusal(document) }
    notes += shape.notes
    notes += place.strays(sink.strays, in: document)
    return finish(sink, document: document, notes: notes, refusal: refusal, header: marks.header)
  }

  private static func finish(
    _ sink: consuming JSONTreeSink, document: consuming JSONDocument, notes: [String], refusal: Diagnostic?,
    header: AXTextHeader?
  ) -> Dump {
    // The tree takes over the bytes where nothing else holds on to them.
    document = JSONDocument([])
    let ends = sink.ends
    var parts = sink.takeParts()
    let secure = NeutralFields.fill(&parts, by: Rules.self, ends: ends)
    return Dump(
      parts, secure: secure, format: id, source: source, notes: notes, refusal: refusal, header: header)
  }
}
