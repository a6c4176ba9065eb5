internal import AccessibilityTree

/// What reads a dump into a tree that it builds.
protocol TreeReader {
  /// The tree so far.
  var builder: TreeBuilder { get set }
}

extension TreeReader {
  /// Hands over what the tree is made of.
  mutating func takeParts() -> TreeParts {
    // Nothing else holds the tree while it is put together, so that nothing of it is copied.
    var taken = TreeBuilder(source: [])
    swap(&taken, &builder)
    return (consume taken).parts()
  }
}

/// What reads the lines of a dump into a tree, up to the first that is wrong.
protocol LineTreeReader: TreeReader {
  /// What ended the reading early.
  var fault: LineFault? { get set }
  /// What was skipped, and what is worth knowing.
  var notes: [String] { get }
  /// Reads a whole dump.
  init(_ bytes: consuming [UInt8], _ lines: [Range<Int>])
}

/// What such a reader made of a dump.
struct LineTree {
  /// What the tree is made of.
  var parts: TreeParts
  /// What was skipped or taken off: one line each.
  let notes: [String]
  /// Why it must not be judged, or `nil`.
  let refusal: Diagnostic?

  /// Reads all lines of a dump.
  ///
  /// - Throws: what is wrong with it where there is no node.
  init<Reader: LineTreeReader>(_ input: consuming DumpInput, by type: Reader.Type) throws(Diagnostic) {
    let (path, isCut) = (input.path, input.endsInsideCharacter)
    let lines = DumpLines(input.bytes, in: input.start.byte..<input.bytes.count, firstLine: input.start.line)
    let bytes = input.bytes
    input.bytes = []
    var reader = Reader(bytes, lines.lines)
    if reader.fault == nil, isCut {
      reader.fault = .cut("the dump is cut off in the middle of a character", bytes)
    }
    refusal = reader.fault?.diagnostic(bytes, path: path, reach: LineFault.linesOfNode)
    if reader.builder.nodes.isEmpty {
      throw refusal ?? Diagnostic(id: "no-nodes", "the dump holds no node, so nothing was captured", path: path)
    }
    notes = input.notes + lines.notes + reader.notes
    parts = reader.takeParts()
  }
}
