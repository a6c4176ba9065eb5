internal import AccessibilityTree

/// The header and the end mark of our walkers in JSON: the first and the last key of the outermost object.
///
/// `{"axverify-dump": {"captured": "2026-01-31T10:00:00Z", …}, "nodes": […], "axverify-end": {"nodes": N}}`, where N is
/// the number of entries in `nodes`. The words and what they mean are those of the text form.
struct JSONCaptureMarks {
  /// The key of the header.
  static let header = "axverify-dump"
  private static let end = "axverify-end"
  /// The names that stand in both, which say nothing of a dump's format.
  static let names: Set<String> = [
    header, end, "source", "platform", "screen", "captured", "tool", "depth-limit", "nodes",
  ]

  /// Whether a member is one of them, and so none of the dump's own.
  static func isMark(_ member: Int, in document: JSONDocument) -> Bool {
    document.isNamed(member, header) || document.isNamed(member, end)
  }

  /// The header, where there is one.
  private(set) var header: AXTextHeader?
  /// What is wrong with a word of the header, with the end mark, or with the number that it gives.
  private(set) var fault: LineFault?

  /// Looks for both in a document.
  init(_ document: JSONDocument) {
    guard document.values.first?.kind == .object else { return }
    do throws(LineFault) {
      if let place = document.member(Self.header, of: 0) { header = try Self.header(document, place) }
      try Self.checkEnd(document, isPromised: header != nil)
    } catch {
      fault = error
    }
  }

  private static func header(_ document: JSONDocument, _ place: Int) throws(LineFault) -> AXTextHeader {
    var header = AXTextHeader()
    for member in document.children(of: place) {
      guard let name = document.name(of: member), let key = document.values[member].key else { continue }
      let range = document.values[member].text.range
      guard let value = document.string(at: member) else {
        throw LineFault(id: "bad-header", message: "'\(name)' in the header is no text", range: range)
      }
      try header.take(name, value, at: (name: key.range, value: range))
    }
    return header
  }

  private static func checkEnd(_ document: JSONDocument, isPromised: Bool) throws(LineFault) {
    guard let place = document.member(end, of: 0) else {
      guard isPromised else { return }
      throw LineFault.cut("the dump is cut off: it has a header and no \"axverify-end\"", document.bytes)
    }
    let range = document.values[place].text.range
    guard let told = document.member("nodes", of: place).flatMap(document.string).flatMap({ Int($0) }), told >= 0 else {
      throw LineFault(id: "bad-end-line", message: "expected {\"nodes\": N} in \"axverify-end\"", range: range)
    }
    guard let list = document.member("nodes", of: 0), document.values[list].kind == .array else { return }
    let count = document.children(of: list).reduce(0) { count, _ in count + 1 }
    if told != count {
      throw LineFault(
        id: "truncated-dump",
        message: "the dump is cut: its \"axverify-end\" says nodes=\(told), and \(count) are there", range: range)
    }
  }
}
