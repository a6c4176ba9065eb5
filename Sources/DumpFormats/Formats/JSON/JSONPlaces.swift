internal import AccessibilityTree
internal import Vocabulary

/// Says what is wrong with a JSON dump, and what stood around it, in words.
struct JSONPlaces {
  let path: String
  /// Where the JSON begins.
  let start: Int

  /// How many lines after the end are looked at for another dump.
  private static let linesAfter = 40

  /// Why a dump must not be judged, or `nil` where it is whole.
  func refusal(_ document: JSONDocument, _ told: JSONFault?) -> Diagnostic? {
    if let stale = staleness(document) { return stale.diagnostic(document.bytes, path: path) }
    if let fault = document.fault ?? told { return fault.diagnostic(document.bytes, path: path) }
    if let second = secondDocument(document) {
      return JSONFault(
        id: "several-dumps", message: "a second document begins after the end of the first; keep one a file",
        offset: second
      ).diagnostic(document.bytes, path: path)
    }
    return nil
  }

  /// Why a dump is not what was captured: an error of the tool stands before it, so it is an older one.
  private func staleness(_ document: JSONDocument) -> JSONFault? {
    let lines = document.bytes[..<start].split(separator: 0x0a).map { String(decoding: $0, as: UTF8.self) }
    guard let failed = FailedCapture.error(in: lines) else { return nil }
    let line = failed.line.filter { $0 != "\r" }
    return JSONFault(
      id: "failed-capture",
      message: "the capture failed: '\(line)' (\(failed.meaning)); the JSON after it is of an earlier capture",
      offset: 0)
  }

  /// What to say where the header names another source than the one that the nodes are of.
  func contradiction(_ document: JSONDocument, _ header: AXTextHeader?, _ source: Source) -> Diagnostic? {
    guard let word = header?.source, word != source else { return nil }
    return JSONFault(
      id: "bad-header",
      message: "the header says source=\(word.rawValue), and the nodes are those of '\(source.rawValue)'", offset: start
    ).diagnostic(document.bytes, path: path)
  }

  /// What to say of a dump that is whole and holds no node.
  func emptyRefusal(_ document: JSONDocument) -> Diagnostic {
    JSONFault(id: "no-nodes", message: "the dump holds no node, so nothing was captured", offset: start)
      .diagnostic(document.bytes, path: path)
  }

  /// What stood around the JSON and was skipped, and what was mended.
  func notes(_ document: JSONDocument) -> [String] {
    var notes: [String] = []
    if let line = firstLine(of: document.bytes, in: 0..<start) {
      notes.append("skipped what stands before the JSON: '\(line.words)'")
    }
    if document.fault == nil, let line = firstLine(of: document.bytes, in: document.end..<document.bytes.count) {
      let place = position(line.start, document)
      notes.append("skipped what stands after the JSON, from line \(place.line): '\(line.words)'")
    }
    if let half = document.loneSurrogate {
      let place = position(half, document)
      notes.append(
        "put U+FFFD in place of half of a surrogate pair, first at line \(place.line), column \(place.column)")
    }
    return notes
  }

  /// What stood where a node has to be and is none.
  func strays(_ values: [Int], in document: JSONDocument) -> [String] {
    guard let first = values.first else { return [] }
    let place = position(document.values[first].text.range.lowerBound, document)
    let what = values.count == 1 ? "1 value that stands" : "\(values.count) values that stand"
    return ["skipped \(what) where a node has to be, first at line \(place.line), column \(place.column)"]
  }

  /// Two dumps in one file: which one is meant cannot be told.
  private func secondDocument(_ document: JSONDocument) -> Int? {
    let bytes = document.bytes
    var index = document.end
    for _ in 0..<JSONPlaces.linesAfter {
      while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
      guard index < bytes.count else { return nil }
      if bytes[index] == 0x7b || bytes[index] == 0x5b, let head = JSONHead(bytes, from: index), !head.allNames.isEmpty {
        return index
      }
      while index < bytes.count, bytes[index] != 0x0a { index += 1 }
    }
    return nil
  }

  private func position(_ offset: Int, _ document: JSONDocument) -> SourcePosition {
    LineIndex(document.bytes, length: document.bytes.count).position(ofByte: offset, in: document.bytes)
  }

  private func firstLine(of bytes: [UInt8], in range: Range<Int>) -> (start: Int, words: String)? {
    guard let begin = bytes[range].firstIndex(where: { $0 > 0x20 }) else { return nil }
    let line = bytes[begin..<range.upperBound].prefix { $0 != 0x0a && $0 != 0x0d }
    let words = String(decoding: line, as: UTF8.self)
    return (begin, words.count > 80 ? words.prefix(80) + "…" : words)
  }
}
