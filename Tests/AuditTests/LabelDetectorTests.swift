import Foundation
import Testing

@testable import Audit

/// The label detectors against every row of the shared vectors, and on odd text.
struct LabelDetectorTests {
  /// A row of `label-vectors.tsv`.
  struct Vector: Sendable, CustomTestStringConvertible {
    var label: String
    var detector: String
    var authored: String
    var shown: String
    var testDescription: String { label }
  }

  static let vectors: [Vector] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/label-vectors.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let quoted = "\"" + fields[0].replacing("\"", with: "\\\"") + "\""
      let label = (try? JSONDecoder().decode(String.self, from: Data(quoted.utf8))) ?? "not decoded: \(fields[0])"
      return Vector(label: label, detector: fields[1], authored: fields[2], shown: fields[3])
    }
  }()

  @Test("there are as many vectors as the catalogue says")
  func count() { #expect(Self.vectors.count == 206) }

  @Test("every vector", arguments: vectors)
  func vector(_ vector: Vector) {
    let found = LabelDetectors().detect(LabelText(vector.label.utf8))
    #expect(found?.detector.rawValue ?? "none" == vector.detector)
    #expect(found.map { word($0.findingClass(isAuthored: true)) } ?? "none" == vector.authored)
    #expect(found.map { word($0.findingClass(isAuthored: false)) } ?? "none" == vector.shown)
  }

  private func word(_ kind: FindingClass) -> String { kind == .failure ? "fail" : kind.rawValue }
}
