internal import AccessibilityTree

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension SystemCalls {
  /// From how many bytes on the two halves of a file are read at once: below, a thread costs more than it saves.
  private static let worthHalving = 8 << 20

  /// Reads a large file from its start, its halves at once, and leaves the descriptor behind what was read.
  ///
  /// - Parameters:
  ///   - size: how many bytes the file has.
  ///   - room: how many the array has room for.
  /// - Returns: `nil` where it has to be read in one go: it is small or no regular file, was read from before, or is
  ///   shorter than it was said to be.
  static func fillInHalves(_ descriptor: borrowing Descriptor, size: Int, room: Int) -> [UInt8]? {
    let number = descriptor.number
    guard size >= worthHalving, size <= room, processors() > 1, lseek(number, 0, SEEK_CUR) == 0 else { return nil }
    var isWhole = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      unsafe preferLargePages(UnsafeMutableRawBufferPointer(buffer))
      // Each half is written by one thread, and both have ended before the array is there.
      nonisolated(unsafe) let start = unsafe base
      let halves = Both.perform(
        by: Workers(2).perform,
        { unsafe readAll(of: number, 0..<(size / 2), to: start) },
        { unsafe readAll(of: number, (size / 2)..<size, to: start) })
      isWhole = halves.0 && halves.1
      if isWhole { count = size }
    }
    guard isWhole, lseek(number, off_t(size), SEEK_SET) == size else { return nil }
    return bytes
  }

  /// Reads a range of a file to the same place of a buffer, and tells whether all of it was there.
  @unsafe private static func readAll(of number: Int32, _ range: Range<Int>, to start: UnsafeMutablePointer<UInt8>)
    -> Bool
  {
    var place = range.lowerBound
    while place < range.upperBound {
      let got = unsafe pread(number, start + place, range.upperBound - place, off_t(place))
      if got > 0 {
        place += got
      } else if got == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }
}
