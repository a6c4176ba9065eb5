#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension SystemCalls {
  /// Today, by the calendar of Greenwich, so that a run says the same wherever it is.
  package static func today() -> (year: Int, month: Int, day: Int) {
    var now = time(nil)
    var parts = unsafe tm()
    guard unsafe gmtime_r(&now, &parts) != nil else { return (1970, 1, 1) }
    return unsafe (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
  }
}
