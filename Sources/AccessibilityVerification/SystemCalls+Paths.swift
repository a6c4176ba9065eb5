#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Folders, links and names.
extension SystemCalls {
  /// The names in a folder, `.` and `..` left out, in the system's order.
  package static func names(in path: String) throws(Failure) -> [String] {
    guard !path.utf8.contains(0) else { throw Failure(EINVAL) }
    guard let folder = unsafe opendir(path) else { throw Failure.last }
    defer { _ = unsafe closedir(folder) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(folder) else {
        if errno != 0 { throw Failure.last }
        return names
      }
      // The field is declared shorter than a name may be, so it is read where it stands and not copied as a value.
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { throw Failure(EINVAL) }
      let start = unsafe UnsafeRawPointer(entry) + offset
      let name = unsafe String(cString: start.assumingMemoryBound(to: CChar.self))
      if name != ".", name != ".." { names.append(name) }
    }
  }

  /// The working directory, from the root of the system and without links.
  package static func workingDirectory() throws(Failure) -> String {
    var isKnown = false
    let bytes = unsafe [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      isKnown = unsafe getcwd(buffer.baseAddress, buffer.count) != nil
      count = isKnown ? unsafe buffer.firstIndex(of: 0) ?? 0 : 0
    }
    guard isKnown else { throw Failure.last }
    return String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Where a symbolic link points, as it is written there.
  package static func target(ofLink path: String) throws(Failure) -> String {
    var length = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      length = unsafe start.withMemoryRebound(to: CChar.self, capacity: buffer.count) {
        unsafe readlink(path, $0, buffer.count)
      }
      count = max(0, length)
    }
    guard length >= 0 else { throw Failure.last }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path of what a path leads to, from the root of the system and without links.
  package static func realPath(_ path: String) throws(Failure) -> String {
    guard !path.utf8.contains(0) else { throw Failure(EINVAL) }
    guard let found = unsafe realpath(path, nil) else { throw Failure.last }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }

  /// Gives a file another's name, in one step.
  package static func move(_ path: String, to other: String) throws(Failure) {
    guard unsafe rename(path, other) == 0 else { throw Failure.last }
  }

  /// Takes a name away.
  package static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// Sets the permissions of an open file.
  package static func setPermissions(_ permissions: UInt32, of descriptor: borrowing Descriptor) throws(Failure) {
    guard fchmod(descriptor.number, mode_t(permissions)) == 0 else { throw Failure.last }
  }

  /// Waits until what was written to an open file is on the disk.
  package static func synchronize(_ descriptor: borrowing Descriptor) throws(Failure) {
    guard fsync(descriptor.number) == 0 else { throw Failure.last }
  }
}
