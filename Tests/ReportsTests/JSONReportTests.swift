import AccessibilityTree
import Foundation
import Testing
import Verification

@testable import Reports

@Suite("The report for programs")
struct JSONReportTests {
  static let strings: [(text: String, encoded: String)] = [
    ("plain", #""plain""#), ("a\"b\\c/d", #""a\"b\\c/d""#), ("\n\r\t\u{8}\u{0}", #""\n\r\t\u0008\u0000""#),
    ("Größe 設定 😀", #""Größe 設定 😀""#), ("\u{7f}\u{9b}\u{2028}", #""\u007f\u009b\u2028""#),
    ("\u{202e}\u{e0041}", #""\u202e\udb40\udc41""#), ("##[error]", ##""#\u0023[error]""##), ("# #", "\"# #\""),
  ]

  @Test("strings are valid, and hold nothing that acts", arguments: strings)
  func string(_ text: String, encoded: String) throws {
    var json = JSONWriter()
    json.string(text)
    #expect(String(decoding: json.bytes, as: UTF8.self) == encoded)
    let read = try JSONSerialization.jsonObject(with: Data(json.bytes), options: .fragmentsAllowed)
    #expect(read as? String == text)
  }

  @Test("is JSON whatever the results are", arguments: Samples.all.map(\.name))
  func valid(sample: String) throws {
    let result = try #require(Samples.all.first { $0.name == sample }).result
    let object = try JSONSerialization.jsonObject(with: Data(JSONReport.render(result))) as? [String: Any]
    let screens = try #require(object?["screens"] as? [[String: Any]])
    #expect(screens.map { $0["file"] as? String } == result.screens.map(\.file))
    #expect(object?["exit"] as? Int == result.exitStatus)
    let texts = screens.flatMap { $0["checks"] as? [[String: Any]] ?? [] }.map { $0["text"] as? String }
    #expect(texts == result.screens.flatMap(\.checks).map(\.text))
  }
}
