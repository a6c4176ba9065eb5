internal import AccessibilityTree

extension LineFault {
  /// It as a refusal of a dump.
  func diagnostic(_ bytes: [UInt8], path: String) -> Diagnostic {
    let length = bytes[range].count { $0 & 0xc0 != 0x80 }
    let position = LineIndex(bytes, length: bytes.count).position(ofByte: range.lowerBound, in: bytes)
    return Diagnostic(
      id: id, message, path: path, position: position, length: max(1, length), suggestion: suggestion)
  }

  /// That a dump ends too early, said at its last letter.
  static func cut(_ message: String, _ bytes: [UInt8]) -> LineFault {
    var end = bytes.count
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    return LineFault(id: "truncated-dump", message: message, range: end..<end)
  }
}
