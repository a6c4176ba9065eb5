public import AccessibilityTree

/// How dumps are read.
public enum DumpReader {
  /// The formats that are read: the words that `format` takes, each with what it stands for.
  public static var formats: [(word: String, title: String)] {
    DumpFormatRegistry.formats.map { ($0.id, $0.title) }
  }

  /// Reads a dump in whatever format it is.
  ///
  /// - Parameters:
  ///   - bytes: the file. Nothing is copied where the caller keeps no other reference and the array has room for a few
  ///     bytes more.
  ///   - path: its path, for messages.
  ///   - format: the format's word where detection is overridden (`--from`).
  ///   - performer: does two parts of reading a large dump at once, where the caller has a thread to spare.
  /// - Throws: what is wrong with it, with its place, where not even a part can be shown.
  public static func read(
    _ bytes: consuming [UInt8], path: String, format: String? = nil, performer: Performer? = nil
  ) throws(Diagnostic) -> Dump {
    var input = try DumpInput(consume bytes, path: path, performer: performer)
    if let text = HTMLEscapedXML.unescaped(input.bytes) { input.replace(with: text, note: HTMLEscapedXML.note) }
    var head = try Detection.head(of: input)
    guard head.json?.has(JSONWrapping.name) == true, let wrapping = JSONWrapping(input.bytes, from: head.start) else {
      return try read(consume input, head: head, format: format)
    }
    input.replace(with: wrapping.text, note: JSONWrapping.note)
    head = try Detection.head(of: input)
    var dump = try read(input, head: head, format: format)
    if dump.refusal == nil, wrapping.isCut {
      dump.refusal = Diagnostic(id: JSONFault.cut, JSONWrapping.cut, path: path)
    }
    return dump
  }

  private static func read(
    _ input: consuming DumpInput, head: DumpHead, format: String?
  ) throws(Diagnostic) -> Dump {
    if let block = head.block { input.narrow(to: block) }
    guard let word = format else {
      let found = try Detection.format(head, of: input)
      return try found.read(consume input, head: head)
    }
    guard let chosen = DumpFormatRegistry.format(word) else {
      let words = DumpFormatRegistry.formats.map { $0.id }
      throw Diagnostic(
        id: "unknown-format", "unknown format '\(word)'", suggestion: Spelling.nearest(word, among: words),
        notes: ["formats that are read: " + words.joined(separator: ", ")])
    }
    return try chosen.read(consume input, head: head)
  }
}
