#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What one fuzz target does with an input.
///
/// The first byte picks the reader or writer, a NUL parts what takes several texts (none of them may hold one). A crash,
/// a leak and a hang are libFuzzer's to find; what the laws of the project say about the outcome is checked here.
public enum FuzzJob: String, CaseIterable, Sendable {
  case textReaders = "TextReaders"
  case xmlReaders = "XMLReaders"
  case jsonReaders = "JSONReaders"
  case markdownReaders = "MarkdownReaders"
  case expectations = "Expectations"
  case expressions = "Expressions"
  case diff = "Diff"
  case reports = "Reports"

  /// Does the job.
  ///
  /// - Throws: the law that does not hold for the input.
  public func run(_ input: [UInt8]) throws(BrokenLaw) {
    guard let first = input.first else { return }
    let rest = Array(input.dropFirst())
    switch self {
    case .textReaders: try ReaderJob.run(rest, pick: first, among: ReaderJob.textFormats)
    case .xmlReaders: try ReaderJob.run(rest, pick: first, among: ReaderJob.xmlFormats)
    case .jsonReaders: try ReaderJob.run(rest, pick: first, among: ReaderJob.jsonFormats)
    case .markdownReaders: try ReaderJob.run(rest, pick: first, among: ReaderJob.markdownFormats)
    case .expectations: try ExpectationJob.run(rest, pick: first)
    case .expressions: try ExpressionJob.run(rest, pick: first)
    case .diff: try DiffJob.run(rest, pick: first)
    case .reports: try ReportJob.run(rest, pick: first)
    }
  }

  /// Does the job for libFuzzer, which takes a trap for a find.
  ///
  /// What takes longer than a second for 100 kB is a hang. The sanitizer and the counters of the fuzzer make everything
  /// about ten times as slow.
  public func fuzz(_ input: UnsafeBufferPointer<UInt8>) -> Int32 {
    let start = FuzzJob.processorTime()
    do throws(BrokenLaw) {
      try run(unsafe Array(input))
    } catch {
      fatalError("\(rawValue): \(error.description)")
    }
    let time = FuzzJob.processorTime() - start
    if time > 1 + Double(input.count) / 10_000 { fatalError("\(rawValue): takes \(time) s") }
    return 0
  }

  /// The seconds that this thread has computed for.
  private static func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A law of the project that does not hold for an input.
public struct BrokenLaw: Error, CustomStringConvertible {
  /// Which, and how.
  public let description: String

  init(_ description: String) { self.description = description }
}
