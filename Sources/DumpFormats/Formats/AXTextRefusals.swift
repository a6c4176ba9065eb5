internal import AccessibilityTree

/// Why a text dump must not be judged, in words.
struct AXTextRefusals {
  let path: String

  /// What is wrong with a dump that was read, or `nil` where it is whole.
  func refusal(_ reader: AXTextReader, isCut: Bool) -> Diagnostic? {
    let bytes = reader.builder.source
    if let fault = reader.fault { return fault.diagnostic(bytes, path: path) }
    let count = reader.builder.nodes.count
    if isCut {
      return cut(bytes, "the dump is cut off in the middle of a character")
    }
    if let told = reader.endCount, told != count {
      let what = count < told ? "the dump is cut" : "the dump is not the one that was written"
      return cut(bytes, "\(what): its end line says nodes=\(told), and \(count) are there")
    }
    if reader.header != nil, reader.endCount == nil {
      return cut(bytes, "the dump is cut off: it has a header and no end line")
    }
    return nil
  }

  /// What to say of a dump without a node.
  func empty() -> Diagnostic {
    Diagnostic(id: "no-nodes", "the dump holds no node, so nothing was captured", path: path)
  }

  /// What to say of roles that do not tell where they come from.
  func unknownSource() -> Diagnostic {
    Diagnostic(
      id: "unknown-source", "the roles do not tell what wrote the dump; its header must say source=", path: path,
      position: SourcePosition(line: 1, column: 1))
  }

  /// What to say of a source whose dumps are not read yet.
  func unread(_ fault: UnreadSource) -> Diagnostic {
    Diagnostic(
      id: "unread-source", fault.message, path: path, position: SourcePosition(line: 1, column: 1))
  }

  private func cut(_ bytes: [UInt8], _ message: String) -> Diagnostic {
    var end = bytes.count
    while end > 0, bytes[end - 1] == 0x0a || bytes[end - 1] == 0x0d { end -= 1 }
    let position = LineIndex(bytes, length: bytes.count).position(ofByte: end, in: bytes)
    return Diagnostic(id: "truncated-dump", message, path: path, position: position)
  }
}
