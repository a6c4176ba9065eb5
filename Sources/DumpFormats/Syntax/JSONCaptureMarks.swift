internal import AccessibilityTree

/// The header and the end mark of our walkers as JSON has them: the first and the last key of the outermost object.
///
/// `{"axverify-dump": {"source": "cdp", …}, …, "axverify-end": {"nodes": N}}`. The words and what they mean are those of
/// the text form.
struct JSONCaptureMarks {
  /// The key of the header.
  static let header = "axverify-dump"
  /// The key of the end mark.
  static let end = "axverify-end"
  /// The names that stand in both, which say nothing of a dump's format.
  static let names: Set<String> = [
    header, end, "source", "platform", "screen", "captured", "tool", "depth-limit", "nodes",
  ]

  private let document: JSONDocument

  init(_ document: JSONDocument) { self.document = document }

  /// Whether a member is one of the marks, and so none of the dump's own.
  static func isMark(_ member: Int, in document: JSONDocument) -> Bool {
    document.isNamed(member, header) || document.isNamed(member, end)
  }

  /// The header, or `nil` where the dump has none.
  func header() throws(LineFault) -> AXTextHeader? {
    guard let object = document.member(Self.header, of: 0) else { return nil }
    var header = AXTextHeader()
    for member in document.children(of: object) {
      guard let key = document.values[member].key, let name = document.name(of: member) else { continue }
      let value = document.values[member].text.range
      guard let word = document.string(at: member) else {
        throw LineFault(id: "bad-header", message: "expected a text for '\(name)' in the header", range: value)
      }
      try header.take(name, word, at: (name: key.range, value: value))
    }
    return header
  }

  /// Why the end mark says that the dump was cut, or `nil` where it does not.
  ///
  /// - Parameters:
  ///   - count: how many entries are there.
  ///   - isPromised: whether there is a header, with which an end mark has to be.
  func missingEnd(count: Int, isPromised: Bool) -> JSONFault? {
    guard let end = document.member(Self.end, of: 0) else {
      guard isPromised else { return nil }
      return JSONFault(
        id: JSONFault.cut, message: "the dump is cut off: it has a header and no end mark", offset: document.end)
    }
    let offset = document.values[end].text.range.lowerBound
    guard let told = document.member("nodes", of: end).flatMap(document.string).flatMap({ Int($0) }), told >= 0 else {
      return JSONFault(
        id: "bad-end-line", message: "expected {\"nodes\": N} in the end mark of the dump", offset: offset)
    }
    guard told != count else { return nil }
    return JSONFault(
      id: JSONFault.cut, message: "the dump is cut: its end mark says nodes=\(told), and \(count) are there",
      offset: offset)
  }
}
