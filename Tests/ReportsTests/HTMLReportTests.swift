import Foundation
import Testing
import Verification

@testable import Reports

@Suite("The page for a browser")
struct HTMLReportTests {
  @Test("lets its own script run, and no other")
  func digest() async throws {
    let script = FileManager.default.temporaryDirectory.appending(component: "axverify-\(UUID().uuidString).js")
    defer { try? FileManager.default.removeItem(at: script) }
    try Data("\(PageScript.text)".utf8).write(to: script)
    let sums = ["/usr/bin/sha256sum", "/sbin/sha256sum"].first { FileManager.default.isExecutableFile(atPath: $0) }
    let process = Process()
    process.executableURL = URL(filePath: try #require(sums))
    process.arguments = [script.path(percentEncoded: false)]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let digits = Array(text.prefix(64).utf8)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(decoding: digits[$0..<($0 + 2)], as: UTF8.self), radix: 16)
    }
    #expect(bytes.count == 32)
    #expect("\(PageScript.digest)" == Data(bytes).base64EncodedString())
  }

  @Test("holds nothing from elsewhere, and no text of a dump as markup", arguments: Samples.all.map(\.name))
  func markup(sample: String) throws {
    let result = try #require(Samples.all.first { $0.name == sample }).result
    let page = String(decoding: HTMLReport.render(FindingReport(result)), as: UTF8.self)
    // Every element of the page is one of these; an address is a place on the page itself.
    let known: Set<String> = [
      "!DOCTYPE", "html", "head", "meta", "title", "style", "body", "header", "h1", "h2", "h3", "p", "ul", "ol", "li",
      "form", "fieldset", "legend", "div", "label", "input", "select", "option", "button", "nav", "details", "summary",
      "main", "section", "span", "code", "pre", "mark", "a", "footer", "script",
    ]
    let body = page.replacing("\(PageScript.text)", with: "")
    let names = body.split(separator: "<").dropFirst().map {
      $0.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber || $0 == "!" }
    }
    #expect(Set(names.map(String.init)).subtracting(known).isEmpty)
    #expect(body.components(separatedBy: "<script>").count == 2)
    for address in body.components(separatedBy: "href=\"").dropFirst() { #expect(address.hasPrefix("#")) }
    #expect(!body.contains("src="))
  }

  @Test(
    "gives every result and node a name of its own, to which each link on the page leads",
    arguments: Samples.all.map(\.name))
  func anchors(sample: String) throws {
    let result = try #require(Samples.all.first { $0.name == sample }).result
    let page = String(decoding: HTMLReport.render(FindingReport(result)), as: UTF8.self)
    func values(_ name: String) -> [String] {
      page.components(separatedBy: " \(name)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }
    let names = values("id")
    #expect(Set(names).count == names.count)
    let links = values("href").map { String($0.dropFirst()) }
    #expect(Set(links).subtracting(names).isEmpty)
    #expect(values("aria-labelledby").allSatisfy(names.contains))
  }
}
