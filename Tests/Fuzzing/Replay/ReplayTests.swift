import DumpFormats
import Foundation
import Testing

/// The inputs that the fuzzers found something with, and the seeds of that, run as any test.
@Suite("Finds of the fuzzers")
struct ReplayTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Finds").standardizedFileURL

  /// The finds: `Finds/TARGET/NAME`.
  static let finds: [String] =
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.contains("/") && !$0.hasSuffix(".md") }.sorted()

  @Test("nothing is found any more", .timeLimit(.minutes(10)), arguments: finds)
  func replay(_ find: String) throws {
    let job = try #require(FuzzJob(rawValue: String(find.prefix { $0 != "/" })), "no target of that name")
    let input = try Data(contentsOf: ReplayTests.folder.appendingPathComponent(find))
    let clock = ContinuousClock()
    let time = try clock.measure { try job.run(Array(input)) }
    // A second for 100 kB, and ten times that for a build without optimisation.
    #expect(time < .seconds(10 + Double(input.count) / 10_000), "it takes \(time)")
  }

  /// The example screens.
  static let examples: [String] = {
    let dumps = folder.appendingPathComponent("../../../dumps").standardizedFileURL
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: dumps.path)) ?? []
    return paths.filter { !$0.hasSuffix(".log") && $0.contains(".") }.map { dumps.path + "/" + $0 }.sorted()
  }()

  @Test("the laws hold on the example screens, and what is suggested of them holds on them", arguments: examples)
  func example(_ path: String) throws {
    let dump = try Data(contentsOf: URL(fileURLWithPath: path))
    try FuzzJob.textReaders.run([0] + dump)
    try FuzzJob.diff.run([0] + dump + [0] + dump)
    for pick in UInt8(0)..<32 { try FuzzJob.reports.run([pick] + Array("screen \"A\" on ios\n".utf8) + [0] + dump) }
  }

  @Test("every format that is read has a target")
  func formats() {
    let covered =
      ReaderJob.textFormats + ReaderJob.xmlFormats + ReaderJob.jsonFormats + ReaderJob.markdownFormats
    #expect(covered.sorted() == DumpReader.formats.map(\.word).sorted())
  }
}
