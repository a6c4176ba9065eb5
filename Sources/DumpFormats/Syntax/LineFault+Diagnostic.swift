internal import AccessibilityTree

extension LineFault {
  /// It as a refusal of a dump.
  ///
  /// What it quotes is masked where a secure field is near: a line that cannot be read may hold its text anywhere.
  ///
  /// - Parameter reach: how many lines before and behind may be of the same node.
  func diagnostic(_ bytes: [UInt8], path: String, reach: Int = 0) -> Diagnostic {
    let length = bytes[range].count { $0 & 0xc0 != 0x80 }
    let position = LineIndex(bytes, length: bytes.count).position(ofByte: range.lowerBound, in: bytes)
    let isSecret = isNearSecureField(bytes, reach)
    return Diagnostic(
      id: id, isSecret ? masked(message) : message, path: path, position: position, length: max(1, length),
      suggestion: isSecret ? nil : suggestion)
  }

  /// How many lines before and behind may be of one node where a node takes several lines.
  static let linesOfNode = 12

  /// The words by which sources call a field secure, in lower case.
  private static let secureWords: [StaticString] = ["secure", "password", "protected", "obscured"]

  private func isNearSecureField(_ bytes: [UInt8], _ reach: Int) -> Bool {
    var start = min(range.lowerBound, bytes.count)
    for _ in 0...reach {
      while start > 0, bytes[start - 1] != 0x0a { start -= 1 }
      if start > 0 { start -= 1 }
    }
    var end = min(max(range.upperBound, range.lowerBound), bytes.count)
    for _ in 0...reach {
      while end < bytes.count, bytes[end] != 0x0a { end += 1 }
      if end < bytes.count { end += 1 }
    }
    let near = bytes[start..<end].map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
    return Self.secureWords.contains { ByteSearch.find($0, in: near) != nil }
  }

  /// A message without what stands between its first and its last quotation mark.
  private func masked(_ message: String) -> String {
    guard let first = message.firstIndex(of: "'"), let last = message.lastIndex(of: "'"), first < last else {
      return message
    }
    return message[...first] + SecureFields.mask + message[last...]
  }

  /// That a dump ends too early, said at its last letter.
  static func cut(_ message: String, _ bytes: [UInt8]) -> LineFault {
    var end = bytes.count
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    return LineFault(id: "truncated-dump", message: message, range: end..<end)
  }
}
