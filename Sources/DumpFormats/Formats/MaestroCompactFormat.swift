internal import AccessibilityTree
internal import Vocabulary

/// What `maestro hierarchy --compact` prints: a row a node, with its depth and its attributes in one field.
enum MaestroCompactFormat: DumpFormat {
  static let id = "maestro-compact"
  static let title = "a Maestro hierarchy as rows (--compact)"

  static func recognises(_ head: DumpHead) -> Bool { head.lines.contains { $0.says(MaestroRows.header) } }

  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump {
    let (path, isCut) = (input.path, input.endsInsideCharacter)
    let bytes = input.bytes
    var rows = MaestroRows(bytes)
    var notes = input.notes + rows.notes
    input.bytes = []
    var reader = MaestroRowReader(bytes)
    let fault = reader.read(&rows)
    var refusal = fault.map { diagnostic($0, bytes, path) }
    if refusal == nil, isCut {
      refusal = Diagnostic(
        id: JSONFault.cut, "the dump is cut off in the middle of a character", path: path)
    }
    guard !reader.builder.nodes.isEmpty else {
      throw refusal
        ?? Diagnostic(id: "no-nodes", "the dump holds no row, so nothing was captured", path: path)
    }
    if refusal == nil, !reader.tellsAnything {
      refusal = Diagnostic(id: "failed-capture", MaestroFailure.message, path: path)
    }
    if rows.keptUnfinishedRow, refusal == nil { notes.append("the last row has no line feed, and seems whole") }
    var parts = reader.takeParts()
    let secure = NeutralFields.fill(&parts, by: MaestroRules.self)
    return Dump(parts, secure: secure, format: id, source: .maestro, notes: notes, refusal: refusal)
  }

  private static func diagnostic(_ fault: LineFault, _ bytes: [UInt8], _ path: String) -> Diagnostic {
    let position = LineIndex(bytes, length: bytes.count).position(ofByte: fault.range.lowerBound, in: bytes)
    return Diagnostic(id: fault.id, fault.message, path: path, position: position)
  }
}

/// Builds a tree of such rows, up to the first that is wrong.
struct MaestroRowReader: TreeReader {
  var builder: TreeBuilder
  /// Whether some node has a text, an id or a place.
  private(set) var tellsAnything = false
  private let source: [UInt8]
  private var attributes: [Attribute] = []

  init(_ bytes: [UInt8]) {
    source = bytes
    builder = TreeBuilder(source: bytes)
  }

  /// Takes in all rows.
  ///
  /// - Returns: what ended the reading early.
  mutating func read(_ rows: inout MaestroRows) -> LineFault? {
    do throws(LineFault) {
      while let row = try rows.next() {
        guard row.depth <= builder.open.count else {
          let message = "depth \(row.depth) below a row of \(builder.open.count - 1): a row is missing between them"
          throw LineFault(message: message, range: row.offset..<(row.offset + 1))
        }
        add(row)
      }
    } catch {
      return error
    }
    return nil
  }

  private mutating func add(_ row: MaestroRow) {
    attributes.removeAll(keepingCapacity: true)
    var role = Symbol.none
    let source = source
    var saysEnabled = false
    for part in row.parts(in: source) {
      let name = builder.symbols.intern(source.span.extracting(part.name))
      let value = text(part.value)
      let bytes = builder.bytes(of: value)
      let word = builder.symbols[name]
      if word == "class", !bytes.isEmpty { role = builder.intern(value) }
      if word == "enabled" { saysEnabled = true }
      if MaestroFailure.tells.contains(word), MaestroFailure.isTelling(bytes) { tellsAnything = true }
      if !has(name, bytes) { attributes.append(Attribute(name: name, value: value)) }
    }
    // What is false is left out, and of this alone the default is the other way round.
    if !saysEnabled {
      let name = builder.symbols.intern("enabled")
      attributes.append(Attribute(name: name, value: builder.append("false".utf8)))
    }
    builder.end(toDepth: row.depth)
    builder.begin(role: role, offset: row.offset)
    builder.add(contentsOf: attributes)
  }

  /// Attributes come twice where Maestro has them in two places.
  private func has(_ name: Symbol, _ value: ArraySlice<UInt8>) -> Bool {
    attributes.prefix(64).contains { $0.name == name && builder.bytes(of: $0.value).elementsEqual(value) }
  }

  /// A value, with its doubled quotes made single.
  private mutating func text(_ range: Range<Int>) -> TextRef {
    guard source[range].contains(0x22) else {
      return TextRef(offset: UInt32(range.lowerBound), length: UInt32(range.count))
    }
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      result.append(source[index])
      index += source[index] == 0x22 ? 2 : 1
    }
    return builder.append(result)
  }
}
