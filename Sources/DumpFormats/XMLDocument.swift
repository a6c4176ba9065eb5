internal import AccessibilityTree
internal import Vocabulary

/// An XML dump as it was read, before its neutral fields are known.
struct XMLDocument {
  /// The tree's parts, up to where the document is well-formed.
  var parts: TreeParts
  /// Why it must not be judged.
  var refusal: Diagnostic?
  /// What was skipped or mended.
  var notes: [String]
  /// What the root says of the capture.
  private(set) var header: AXTextHeader?
  private let path: String
  private let rootOffset: Int

  /// Reads a document whole, or up to where it is cut or malformed.
  ///
  /// - Throws: what is wrong, where there is no node to show.
  init(_ input: consuming DumpInput, from start: Int, shape: XMLShape) throws(Diagnostic) {
    let path = input.path
    let notes = input.notes
    let isCut = input.endsInsideCharacter
    var bytes: [UInt8] = []
    swap(&bytes, &input.bytes)
    let length = bytes.count
    if let excess = XMLTagLimit.firstExcess(in: bytes, from: start, length: length) {
      swap(&bytes, &input.bytes)
      throw input.refuse(
        "too-many-attributes", "a tag has more than \(XMLTagLimit.attributes) attributes, which no dump has",
        at: excess)
    }
    let size = SizeEstimate(bytes)
    bytes.append(0)
    var sink = XMLTreeSink(source: consume bytes, length: length, shape: shape)
    sink.builder.reserve(nodes: min(size.tags, size.equals + 1), attributes: size.equals)
    LargePages.prefer(sink.builder.nodes)
    LargePages.prefer(sink.builder.attributes)
    let outcome = XMLReader.read(from: start, into: &sink)
    // Nothing may hold on to the sink after this, or the dump would be copied when its parts are taken.
    let verdict = try XMLVerdict(XMLPlaces(sink: sink, path: path), outcome, start: start, isCut: isCut)
    self.notes = notes + verdict.notes
    refusal = verdict.refusal
    header = verdict.header
    rootOffset = sink.marks.rootOffset
    parts = sink.takeParts()
    self.path = path
  }

  /// What to say where the header names another source than the one that the elements are of.
  func contradiction(of source: Source) -> Diagnostic? {
    guard let word = header?.source, word != source else { return nil }
    return Diagnostic(
      id: "bad-header",
      "the header says axverify-source='\(word.rawValue)', and the elements are those of '\(source.rawValue)'",
      path: path,
      position: LineIndex(parts.text, length: parts.sourceLength).position(ofByte: rootOffset, in: parts.text))
  }
}

/// What is to be said of an XML dump as a whole.
private struct XMLVerdict {
  /// What was skipped.
  let notes: [String]
  /// Why it must not be judged.
  private(set) var refusal: Diagnostic?
  /// What the root says of the capture.
  private(set) var header: AXTextHeader?

  /// Looks at what was read.
  ///
  /// - Throws: what is wrong, where there is no node to show.
  init(_ place: borrowing XMLPlaces, _ outcome: XMLOutcome, start: Int, isCut: Bool) throws(Diagnostic) {
    notes = place.notes(start: start, rootEnd: outcome.rootEnd)
    refusal = place.staleness(before: start) ?? place.refusal(outcome, isCut: isCut)
    do throws(LineFault) {
      header = try place.header()
      if let rootEnd = outcome.rootEnd, refusal == nil {
        refusal = try place.missingEnd(after: rootEnd, isPromised: header != nil)
      }
    } catch {
      refusal = refusal ?? place.refuse(error)
    }
    if place.isEmpty { throw refusal ?? place.emptyRefusal() }
  }
}

/// Says where in an XML dump something is, in words.
private struct XMLPlaces {
  let sink: XMLTreeSink
  let path: String

  private var text: [UInt8] { sink.builder.source }
  private var length: Int { sink.builder.sourceLength }

  private func position(_ offset: Int) -> SourcePosition {
    LineIndex(text, length: length).position(ofByte: offset, in: text)
  }

  /// Why a document must not be judged, or `nil` where it is whole.
  func refusal(_ outcome: XMLOutcome, isCut: Bool) -> Diagnostic? {
    if outcome.hasDOCTYPE {
      return refuse("doctype", "the XML has a DOCTYPE, which is never loaded", at: outcome.fault?.offset ?? 0)
    }
    if let end = outcome.rootEnd { return secondDocument(after: end) ?? brokenTag }
    guard let fault = outcome.fault, !isCut, !reachesEnd(fault.offset) else { return cut() }
    let what = XMLFaults.words(for: fault)
    let place = openElement.map { ", " + $0 } ?? ""
    return refuse("malformed-xml", "the XML is not well-formed: \(what)\(place)", at: fault.offset)
  }

  /// Text between tags that ends one: what it was the tag of would be missing without a word.
  private var brokenTag: Diagnostic? {
    sink.strayTagEnd.map { end in
      refuse("malformed-xml", "a '>' in the text between tags: the tag that it ends has lost its beginning", at: end)
    }
  }

  /// Why a document is not what was captured: an error of the tool stands before it, so it is an older one.
  func staleness(before start: Int) -> Diagnostic? {
    let lines = text[..<start].split(separator: 0x0a).map { String(decoding: $0, as: UTF8.self) }
    guard let failed = FailedCapture.error(in: lines) else { return nil }
    let line = failed.line.filter { $0 != "\r" }
    return refuse(
      "failed-capture",
      "the capture failed: '\(line)' (\(failed.meaning)); the XML after it is of an earlier capture", at: 0)
  }

  /// What to say of a document that is whole and holds no node.
  func emptyRefusal() -> Diagnostic {
    let root = sink.open.first.map { sink.builder.symbols[$0.name] } ?? rootName
    return refuse("no-nodes", "the dump holds no node: <\(root)> is empty, so nothing was captured", at: 0)
  }

  /// Whether there is no node.
  var isEmpty: Bool { sink.builder.nodes.isEmpty }

  /// What the root says of the capture.
  func header() throws(LineFault) -> AXTextHeader? { try sink.marks.header(in: text, length: length) }

  private var rootName: String { sink.builder.symbols[sink.rootName] }

  /// What stood around the document, or between its tags, and was skipped.
  func notes(start: Int, rootEnd: Int?) -> [String] {
    var notes: [String] = []
    if let line = firstLine(in: 0..<start) { notes.append("skipped what stands before the XML: '\(line)'") }
    if let rootEnd, let line = firstLine(in: (endComment(after: rootEnd)?.upperBound ?? rootEnd)..<length) {
      notes.append("skipped what stands after the XML, from line \(position(rootEnd).line): '\(line)'")
    }
    if let stray = sink.strayText {
      notes.append(
        "skipped text between tags, first at line \(position(stray).line), column \(position(stray).column)")
    }
    if let stray = sink.strayAnnotation {
      notes.append("skipped what is said of a node after its children, first on line \(position(stray).line)")
    }
    return notes
  }

  private func refuse(_ id: String, _ message: String, at offset: Int) -> Diagnostic {
    Diagnostic(id: id, message, path: path, position: position(offset))
  }

  /// What is wrong with a word of the header or with the last comment.
  func refuse(_ fault: LineFault) -> Diagnostic {
    let length = text[fault.range].count { $0 & 0xc0 != 0x80 }
    return Diagnostic(
      id: fault.id, fault.message, path: path, position: position(fault.range.lowerBound), length: max(1, length),
      suggestion: fault.suggestion)
  }

  private func endComment(after rootEnd: Int) -> Range<Int>? {
    XMLCaptureMarks.endComment(in: text, length: length, after: rootEnd)
  }

  /// Why a document is not whole by the marks of our walkers: a header without a last comment, or another count.
  func missingEnd(after rootEnd: Int, isPromised: Bool) throws(LineFault) -> Diagnostic? {
    guard let comment = endComment(after: rootEnd) else {
      guard isPromised else { return nil }
      return refuse(
        "truncated-dump", "the dump is cut off: its root has a header, and no last comment follows", at: rootEnd)
    }
    let told = try XMLCaptureMarks.count(in: text, comment)
    let count = sink.builder.nodes.count
    guard told != count else { return nil }
    return refuse(
      "truncated-dump", "the dump is cut: its last comment says nodes=\(told), and \(count) are there",
      at: comment.lowerBound)
  }

  private func cut() -> Diagnostic {
    var end = length
    while end > 0, XMLBytes.isBlank(text[end - 1]) { end -= 1 }
    let isInTag = text[..<end].lastIndex(of: 0x3c).map { !text[$0..<end].contains(0x3e) } ?? false
    let place = openElement ?? "before its first element"
    let message = "the dump is cut off: it ends \(isInTag ? "in the middle of a tag, " : "")\(place)"
    return refuse("truncated-dump", message, at: end)
  }

  /// The innermost element that was still open, with its place.
  private var openElement: String? {
    guard let element = sink.open.last else { return nil }
    let place = position(element.offset)
    let name = sink.builder.symbols[element.name]
    return "inside the <\(name)> of line \(place.line), column \(place.column)"
  }

  /// What a fault can stand before where the file was cut in the middle of it.
  private static let marks = ["/>", "<!--", "!--", "-->", "<![CDATA[", "![CDATA["].map { Array($0.utf8) }

  /// Whether nothing follows, or nothing but the beginning of a mark that the cut left.
  private func reachesEnd(_ offset: Int) -> Bool {
    var rest = text[min(offset, length)..<length]
    while let last = rest.last, XMLBytes.isBlank(last) { rest.removeLast() }
    return rest.isEmpty || Self.marks.contains { $0.starts(with: rest) && $0.count > rest.count }
  }

  /// Two dumps in one file: which one is meant cannot be told.
  private func secondDocument(after end: Int) -> Diagnostic? {
    var index = end
    while index + 1 < length {
      if text[index] == 0x3c, text[index + 1] == 0x3f || XMLBytes.isNameStart(text[index + 1]) {
        return refuse(
          "several-dumps", "a second document begins after the end of the first; keep one a file", at: index)
      }
      index += 1
    }
    return nil
  }

  private func firstLine(in range: Range<Int>) -> String? {
    guard let begin = text[range].firstIndex(where: { $0 > 0x20 }) else { return nil }
    let line = text[begin..<range.upperBound].prefix { $0 != 0x0a && $0 != 0x0d }
    let words = String(decoding: line, as: UTF8.self)
    return words.count > 80 ? words.prefix(80) + "…" : words
  }
}
