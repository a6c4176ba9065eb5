import Testing

@testable import DumpFormats

/// The blocks of code of a Markdown page.
struct MarkdownFenceTests {
  static let cases: [(text: String, blocks: [String])] = [
    ("# A\n\n```yaml\n- a\n- b\n```\nrest\n", ["yaml 4: - a\n- b\n"]),
    ("```\n```\n", [" 2: "]), ("~~~ txt x \na\n~~~\n", ["txt x 2: a\n"]), ("", []), ("no fence\n", []),
    ("````\n```\na\n```\n````\n", [" 2: ```\na\n```\n"]), ("```\na\n~~~\n```\n", [" 2: a\n~~~\n"]),
    ("```a\n1\n```\n```b\n2\n```\n", ["a 2: 1\n", "b 5: 2\n"]), ("```js\na\n", ["js 2, not closed: a\n"]),
    ("```", [" 2, not closed: "]), ("``` a`b\n", []), ("    ```\n", []), ("   ```\r\na\r\n   ```\r\n", [" 2: a\r\n"]),
    ("``\na\n``\n", []), ("```\na\n``` b\n```\n", [" 2: a\n``` b\n"]),
  ]

  @Test("blocks, what they are called, and where they begin", arguments: cases)
  func findsBlocks(text: String, blocks: [String]) {
    let bytes = Array(text.utf8)
    let found = MarkdownFence.find(in: bytes).map { block in
      "\(block.info) \(block.line)\(block.isClosed ? "" : ", not closed"): "
        + String(decoding: bytes[block.content], as: UTF8.self)
    }
    #expect(found == blocks)
  }
}
