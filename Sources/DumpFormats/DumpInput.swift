internal import AccessibilityTree

/// A dump's bytes as every reader gets them: UTF-8 without a byte order mark, and what was done to get there.
struct DumpInput {
  /// Valid UTF-8 without NUL.
  var bytes: [UInt8]
  /// The file's path, for messages.
  let path: String
  /// What was mended: one line each.
  var notes: [String] = []
  /// Does two pieces of work at once, where the caller has a thread to spare.
  let performer: Performer?
  /// Whether the last character of the file was cut in its middle, and left out of `bytes`.
  var endsInsideCharacter = false
  /// The byte at which the dump begins, where it is a part of the file, and the number of its line.
  private(set) var start = (byte: 0, line: 1)
  /// Offsets are 32 bits wide in a tree, signed in libxml2.
  static let largest = Int(Int32.max) - 1024

  /// Takes the bytes of a file, or says why they are no text of a dump.
  init(_ bytes: consuming [UInt8], path: String, performer: Performer? = nil) throws(Diagnostic) {
    self.path = path
    self.performer = performer
    self.bytes = consume bytes
    guard self.bytes.count <= DumpInput.largest else {
      throw refuse("dump-too-large", "the dump has \(self.bytes.count) bytes; the limit is \(DumpInput.largest)")
    }
    if self.bytes.isEmpty { throw refuse("empty-dump", "the dump is empty: the file has no bytes") }
    if let kind = Magic.name(of: self.bytes) { throw refuse("not-a-dump", "the file is \(kind), not a dump") }
    try decode()
    try validate()
    if !self.bytes.contains(where: { $0 > 0x20 }) {
      throw refuse("empty-dump", "the dump is empty: the file holds nothing but white space")
    }
  }

  /// A refusal of this dump.
  func refuse(_ id: String, _ message: String, at offset: Int? = nil, notes: [String] = []) -> Diagnostic {
    Diagnostic(id: id, message, path: path, position: offset.map { position(ofByte: $0) }, notes: notes)
  }

  /// Goes on with a text that stood in the dump (XML inside a JSON string), whose places are those of the text itself.
  mutating func replace(with text: [UInt8], note: String) {
    bytes = text
    notes.append(note)
  }

  /// Goes on with a block of code alone; what stands around it in the Markdown is none of the dump.
  mutating func narrow(to block: MarkdownFence) {
    bytes.removeLast(bytes.count - block.content.upperBound)
    start = (block.content.lowerBound, block.line)
    notes.append("read the block of code in the Markdown, from line \(block.line) on")
  }

  /// The place of a byte.
  func position(ofByte offset: Int) -> SourcePosition {
    LineIndex(bytes, length: bytes.count).position(ofByte: offset, in: bytes)
  }

  /// Turns UTF-16 into UTF-8 and drops a byte order mark.
  private mutating func decode() throws(Diagnostic) {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) {
      bytes.removeFirst(3)
      if bytes.isEmpty { throw refuse("empty-dump", "the dump is empty: the file holds a byte order mark alone") }
      return
    }
    if bytes.starts(with: [0xff, 0xfe, 0, 0]) || bytes.starts(with: [0, 0, 0xfe, 0xff]) {
      throw refuse("unknown-encoding", "the dump is UTF-32, which is not read; save it as UTF-8")
    }
    guard let encoding = UTF16Text.recognise(bytes) else { return }
    let decoded = UTF16Text.decode(bytes, encoding)
    if let fault = decoded.fault {
      throw refuse("invalid-utf-16", "invalid UTF-16 at byte \(fault): half of a surrogate pair")
    }
    bytes = decoded.text
    endsInsideCharacter = decoded.isCut
    notes.append("read as \(encoding.name)")
    if bytes.isEmpty { throw refuse("empty-dump", "the dump is empty: the file holds a byte order mark alone") }
  }

  private mutating func validate() throws(Diagnostic) {
    guard let fault = UTF8Text.firstFault(in: bytes) else { return }
    if fault.isCutCharacter {
      bytes.removeLast(bytes.count - fault.offset)
      endsInsideCharacter = true
      return
    }
    if bytes[fault.offset] == 0 {
      throw refuse("binary-dump", "the dump holds a NUL byte, so it is no text", at: fault.offset)
    }
    let byte = String(bytes[fault.offset], radix: 16)
    throw refuse("invalid-utf-8", "invalid UTF-8: byte 0x\(byte) begins no character", at: fault.offset)
  }
}
