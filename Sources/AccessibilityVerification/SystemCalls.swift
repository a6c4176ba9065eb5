internal import AccessibilityTree

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The system's calls as values of Swift: the only file that handles pointers to reach the system.
package enum SystemCalls {
  /// Why a call did not do what it was asked.
  package struct Failure: Error {
    /// The system's number for it.
    package let code: Int32

    init(_ code: Int32) { self.code = code }

    /// A chain of links that has no end.
    static let tooManyLinks = Failure(ELOOP)

    /// The failure that the last call left behind.
    static var last: Failure { Failure(errno) }

    /// The system's words for it, in lower case.
    package var reason: String {
      guard let words = unsafe strerror(code) else { return "error \(code)" }
      let text = unsafe String(cString: words)
      return text.prefix(1).lowercased() + text.dropFirst()
    }

    /// Whether nobody reads the pipe any more.
    package var isBrokenPipe: Bool { code == EPIPE }
    /// Whether there is something of that name already.
    var isTaken: Bool { code == EEXIST }
  }

  /// What kind of thing a file is.
  package enum Kind: Hashable, Sendable {
    case file, directory, fifo, device, socket, link, other
  }

  /// What is known of a file.
  package struct Status: Sendable {
    package let kind: Kind
    package let size: Int
    package let permissions: UInt32
    package let device: UInt64
    package let number: UInt64

    fileprivate init(_ record: stat) {
      switch record.st_mode & S_IFMT {
      case S_IFREG: kind = .file
      case S_IFDIR: kind = .directory
      case S_IFIFO: kind = .fifo
      case S_IFCHR, S_IFBLK: kind = .device
      case S_IFSOCK: kind = .socket
      case S_IFLNK: kind = .link
      default: kind = .other
      }
      size = Int(record.st_size)
      permissions = UInt32(record.st_mode & 0o7777)
      device = UInt64(truncatingIfNeeded: record.st_dev)
      number = UInt64(truncatingIfNeeded: record.st_ino)
    }
  }

  /// A file that is open, closed when its owner lets go of it.
  package struct Descriptor: ~Copyable {
    package let number: Int32
    private let isOwned: Bool

    /// A descriptor that is this value's to close.
    init(owning number: Int32) {
      self.number = number
      isOwned = true
    }

    /// A descriptor that somebody else opened and will close.
    package init(borrowing number: Int32) {
      self.number = number
      isOwned = false
    }

    deinit { if isOwned { _ = close(number) } }
  }

  /// Opens a file for reading; a FIFO or a terminal never makes it wait.
  package static func openToRead(_ path: String) throws(Failure) -> Descriptor {
    try descriptor(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  }

  /// Opens something that exists for writing.
  package static func openToWrite(_ path: String) throws(Failure) -> Descriptor {
    try descriptor(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  }

  /// Makes a file that must not exist yet.
  package static func create(_ path: String) throws(Failure) -> Descriptor {
    try descriptor(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC)
  }

  private static func descriptor(_ path: String, _ flags: Int32) throws(Failure) -> Descriptor {
    // The system would take the name to end at a NUL, and open another file than was named.
    guard !path.utf8.contains(0) else { throw Failure(EINVAL) }
    while true {
      let number = unsafe open(path, flags, 0o666)
      if number >= 0 { return Descriptor(owning: number) }
      guard errno == EINTR else { throw Failure.last }
    }
  }

  /// What an open file is.
  package static func status(of descriptor: borrowing Descriptor) throws(Failure) -> Status {
    var record = stat()
    guard unsafe fstat(descriptor.number, &record) == 0 else { throw Failure.last }
    return Status(record)
  }

  /// What a path leads to, or the link itself.
  package static func status(of path: String, followingLinks: Bool = true) throws(Failure) -> Status {
    guard !path.utf8.contains(0) else { throw Failure(EINVAL) }
    var record = stat()
    let result = unsafe followingLinks ? stat(path, &record) : lstat(path, &record)
    guard result == 0 else { throw Failure.last }
    return Status(record)
  }

  /// Reads to the end; `nil` where there is more than a limit.
  package static func contents(
    of descriptor: borrowing Descriptor, expecting size: Int, limit: Int
  ) throws(Failure) -> [UInt8]? {
    var bytes: [UInt8] = []
    // More than the file has, so that its end is met without another buffer, and so that a reader may put decoded text
    // behind it in place: what is not used is never touched, and costs nothing.
    let expected = min(max(size, 0), limit)
    var room = expected + expected / 16 + 64
    if let whole = fillInHalves(descriptor, size: expected, room: room) {
      bytes = whole
      room = 64
    }
    while true {
      let (chunk, isEnd) = try fill(descriptor, room: room)
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if bytes.count > limit { return nil }
      if isEnd { return bytes }
      room = max(bytes.count, 1 << 16)
    }
  }

  /// Reads until a buffer is full or the end is met.
  private static func fill(
    _ descriptor: borrowing Descriptor, room: Int
  ) throws(Failure) -> (bytes: [UInt8], isEnd: Bool) {
    let number = descriptor.number
    var failure: Failure?
    var isEnd = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      while count < room {
        guard let start = buffer.baseAddress else { return }
        if count == 0 { unsafe preferLargePages(UnsafeMutableRawBufferPointer(buffer)) }
        let got = unsafe read(number, start + count, room - count)
        if got > 0 {
          count += got
        } else if got == 0 {
          isEnd = true
          return
        } else if errno == EAGAIN {
          unsafe awaitReady(number, POLLIN)
        } else if errno != EINTR {
          failure = Failure.last
          return
        }
      }
    }
    if let failure { throw failure }
    return (bytes, isEnd)
  }

  /// From how many bytes on the two halves of a file are read at once: below, a thread costs more than it saves.
  private static let worthHalving = 8 << 20

  /// Reads a large file from its start, its halves at once, and leaves the descriptor behind what was read.
  ///
  /// - Parameters:
  ///   - size: how many bytes the file has.
  ///   - room: how many the array has room for.
  /// - Returns: `nil` where it has to be read in one go: it is small or no regular file, was read from before, or is
  ///   shorter than it was said to be.
  private static func fillInHalves(_ descriptor: borrowing Descriptor, size: Int, room: Int) -> [UInt8]? {
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

  /// Asks the system for large pages below a buffer of many megabytes, as each first touch of a small one costs time.
  @unsafe private static func preferLargePages(_ buffer: UnsafeMutableRawBufferPointer) {
    #if canImport(Glibc)
      guard buffer.count >= 2 << 20, let base = buffer.baseAddress else { return }
      let page = Int(getpagesize())
      let start = (Int(bitPattern: base) + page - 1) & ~(page - 1)
      let end = (Int(bitPattern: base) + buffer.count) & ~(page - 1)
      if start < end { _ = unsafe madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE) }
    #endif
  }

  /// Writes all bytes.
  package static func put(_ bytes: [UInt8], into descriptor: borrowing Descriptor) throws(Failure) {
    let number = descriptor.number
    let failure = unsafe bytes.withUnsafeBytes { buffer -> Failure? in
      var written = 0
      while written < buffer.count, let start = buffer.baseAddress {
        let got = unsafe write(number, start + written, buffer.count - written)
        if got >= 0 {
          written += got
        } else if errno == EAGAIN {
          unsafe awaitReady(number, POLLOUT)
        } else if errno != EINTR {
          return Failure.last
        }
      }
      return nil
    }
    if let failure { throw failure }
  }

  /// Waits until somebody else's non-blocking descriptor is ready.
  @unsafe private static func awaitReady(_ number: Int32, _ event: Int32) {
    var request = pollfd(fd: number, events: Int16(event), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }
}
