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

  @Test("nothing is found any more", .timeLimit(.minutes(1)), arguments: finds)
  func replay(_ find: String) throws {
    let job = try #require(FuzzJob(rawValue: String(find.prefix { $0 != "/" })), "no target of that name")
    let input = try Data(contentsOf: ReplayTests.folder.appendingPathComponent(find))
    let clock = ContinuousClock()
    let time = try clock.measure { try job.run(Array(input)) }
    // A second for 100 kB, and ten times that for a build without optimisation.
    #expect(time < .seconds(10 + Double(input.count) / 10_000), "it takes \(time)")
  }

  @Test("every format that is read has a target")
  func formats() {
    let covered =
      ReaderJob.textFormats + ReaderJob.xmlFormats + ReaderJob.jsonFormats + ReaderJob.markdownFormats
    #expect(covered.sorted() == DumpReader.formats.map(\.word).sorted())
  }
}
