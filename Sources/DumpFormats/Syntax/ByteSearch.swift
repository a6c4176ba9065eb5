#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Finds words in bytes with the system's own search, which looks at many bytes a step.
enum ByteSearch {
  /// Where a word first stands, from a place on; `nil` where it does not.
  static func find(_ word: StaticString, in bytes: [UInt8], from start: Int = 0) -> Int? {
    guard start >= 0, start < bytes.count else { return nil }
    return unsafe bytes.withUnsafeBytes { all -> Int? in
      guard let base = all.baseAddress else { return nil }
      let length = word.utf8CodeUnitCount
      var index = start
      while index + length <= all.count {
        let left = all.count - length + 1 - index
        guard let hit = unsafe memchr(base + index, Int32(word.utf8Start.pointee), left) else { return nil }
        index = unsafe base.distance(to: UnsafeRawPointer(hit))
        if unsafe memcmp(hit, word.utf8Start, length) == 0 { return index }
        index += 1
      }
      return nil
    }
  }

  /// Where a line feed first stands, from a place on; the end where it does not.
  static func lineEnd(in bytes: [UInt8], from start: Int) -> Int { find("\n", in: bytes, from: start) ?? bytes.count }
}
