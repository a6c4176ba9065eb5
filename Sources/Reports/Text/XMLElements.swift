/// Writes XML, an element a line: indented, escaped, and always closed.
struct XMLElements {
  private(set) var bytes: [UInt8] = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
  private var open: [StaticString] = []

  /// Begins an element that holds others.
  mutating func begin(_ name: StaticString, _ attributes: [(name: StaticString, value: String)]) {
    tag(name, attributes)
    bytes.append(contentsOf: ">\n".utf8)
    open.append(name)
  }

  /// Ends the innermost element.
  mutating func end() {
    guard let name = open.popLast() else { return }
    indent()
    bytes.append(contentsOf: "</\(name)>\n".utf8)
  }

  /// Writes an element that holds text, or nothing.
  mutating func element(_ name: StaticString, _ attributes: [(name: StaticString, value: String)], text: String = "") {
    tag(name, attributes)
    if text.isEmpty {
      bytes.append(contentsOf: "/>\n".utf8)
    } else {
      bytes.append(UInt8(ascii: ">"))
      XMLText.append(text, keepingLines: true, to: &bytes)
      bytes.append(contentsOf: "</\(name)>\n".utf8)
    }
  }

  private mutating func tag(_ name: StaticString, _ attributes: [(name: StaticString, value: String)]) {
    indent()
    bytes.append(contentsOf: "<\(name)".utf8)
    for attribute in attributes {
      bytes.append(contentsOf: " \(attribute.name)=\"".utf8)
      XMLText.append(attribute.value, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private mutating func indent() {
    for _ in open { bytes.append(contentsOf: [0x20, 0x20]) }
  }
}
