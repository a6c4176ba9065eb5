internal import AccessibilityTree

/// What is wrong with a JSON dump, and where.
struct JSONFault: Error, Hashable {
  /// `truncated-dump` or `malformed-json`.
  var id: String
  /// What is wrong, in words.
  var message: String
  /// The first byte that is meant.
  var offset: Int
  /// How many bytes are meant.
  var length = 1

  /// Whether the dump ends too early, so that what came before can be shown.
  var isCut: Bool { id == JSONFault.cut }

  static let cut = "truncated-dump"

  /// It as a refusal of the dump.
  func diagnostic(_ bytes: [UInt8], path: String) -> Diagnostic {
    let range = min(offset, bytes.count)..<min(offset + length, bytes.count)
    let position = LineIndex(bytes, length: bytes.count).position(ofByte: offset, in: bytes)
    let characters = bytes[range].count { $0 & 0xc0 != 0x80 }
    return Diagnostic(id: id, message, path: path, position: position, length: max(1, characters))
  }
}
