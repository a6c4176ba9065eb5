#if canImport(Glibc)
  internal import Glibc
#endif

/// Asks the system for large pages below the arrays of a tree.
///
/// They are filled once, from start to end, and on small pages the first touch of each page costs a third of the time
/// that parsing takes. It is a wish and changes nothing else; where there are none, nothing happens.
enum LargePages {
  /// What is smaller than this has too few pages to matter.
  private static let worthwhile = 2 << 20

  /// Asks for them for the storage that an array has reserved.
  static func prefer<Element>(_ array: [Element]) {
    #if canImport(Glibc)
      let size = array.capacity * MemoryLayout<Element>.stride
      guard size >= worthwhile else { return }
      unsafe array.withUnsafeBytes { storage in
        guard let base = storage.baseAddress else { return }
        let page = Int(getpagesize())
        let start = (Int(bitPattern: base) + page - 1) & ~(page - 1)
        let end = (Int(bitPattern: base) + size) & ~(page - 1)
        guard start < end else { return }
        _ = unsafe madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE)
      }
    #endif
  }
}
