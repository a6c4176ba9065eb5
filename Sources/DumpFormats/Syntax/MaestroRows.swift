/// One row: `NUMBER,DEPTH,"name=value; name=value",PARENT`.
struct MaestroRow {
  /// Where it begins.
  var offset: Int
  var depth: Int
  /// The bytes between the quotes.
  var attributes: Range<Int>

  /// Its attributes: a value goes on to `; ` and the next name, whatever stands in it.
  func parts(in bytes: [UInt8]) -> [(name: Range<Int>, value: Range<Int>)] {
    var parts: [(name: Range<Int>, value: Range<Int>)] = []
    guard var name = MaestroRow.name(bytes, from: attributes.lowerBound, to: attributes.upperBound) else { return [] }
    var index = name.upperBound + 1
    var start = index
    while index + 1 < attributes.upperBound {
      if bytes[index] == 0x3b, bytes[index + 1] == 0x20,
        let next = MaestroRow.name(bytes, from: index + 2, to: attributes.upperBound)
      {
        parts.append((name, start..<index))
        name = next
        start = next.upperBound + 1
        index = start
      } else {
        index += 1
      }
    }
    parts.append((name, start..<attributes.upperBound))
    return parts
  }

  /// A name of letters and hyphens with `=` behind it.
  private static func name(_ bytes: [UInt8], from start: Int, to end: Int) -> Range<Int>? {
    var index = start
    while index < end, index - start <= longestName {
      let byte = bytes[index]
      if byte == 0x3d { return index > start ? start..<index : nil }
      guard byte == 0x2d || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a) else { return nil }
      index += 1
    }
    return nil
  }

  /// Bounds what a text full of semicolons costs.
  private static let longestName = 64
}

/// Reads the rows of `maestro hierarchy --compact`, one after another.
struct MaestroRows {
  /// The line before the rows.
  static let header: StaticString = "element_num,depth,attributes,parent_num"

  /// What was skipped before them.
  private(set) var notes: [String] = []
  /// Whether the last row has no line feed.
  private(set) var keptUnfinishedRow = false
  private let bytes: [UInt8]
  private var index: Int

  /// Starts after the header, wherever that is.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = 0
    while index < bytes.count {
      let end = bytes[index...].firstIndex(of: 0x0a) ?? bytes.count
      let content = end > index && bytes[end - 1] == 0x0d ? end - 1 : end
      let line = index..<content
      index = min(end + 1, bytes.count)
      if bytes[line].elementsEqual(MaestroRows.header.description.utf8) { return }
      if notes.isEmpty, let start = bytes[line].firstIndex(where: { $0 > 0x20 }) {
        notes = ["skipped what stands before the rows: '\(String(decoding: bytes[start..<content], as: UTF8.self))'"]
      }
    }
  }

  /// The next row, or `nil` after the last.
  mutating func next() throws(LineFault) -> MaestroRow? {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    guard index < bytes.count else { return nil }
    let offset = index
    _ = try number(offset, isNeeded: true)
    try take(0x2c, offset)
    let depth = try number(offset, isNeeded: true) ?? 0
    try take(0x2c, offset)
    try take(0x22, offset)
    let start = index
    let end = try quoteEnd(offset)
    try take(0x2c, offset)
    let parent = try number(offset, isNeeded: false)
    if index == bytes.count {
      // The root alone has no parent; of any other the number may have been cut off.
      if parent == nil, depth > 0 { throw fault(offset) }
      keptUnfinishedRow = true
    } else {
      if bytes[index] == 0x0d { index += 1 }
      try take(0x0a, offset)
    }
    return MaestroRow(offset: offset, depth: depth, attributes: start..<end)
  }

  /// Goes past the quote that ends a field; two are one of its text.
  private mutating func quoteEnd(_ offset: Int) throws(LineFault) -> Int {
    while index < bytes.count {
      if bytes[index] == 0x22 {
        guard index + 1 < bytes.count, bytes[index + 1] == 0x22 else {
          index += 1
          return index - 1
        }
        index += 1
      }
      index += 1
    }
    throw fault(offset)
  }

  private mutating func take(_ byte: UInt8, _ offset: Int) throws(LineFault) {
    guard index < bytes.count, bytes[index] == byte else { throw fault(offset) }
    index += 1
  }

  /// A number of at most nine digits.
  private mutating func number(_ offset: Int, isNeeded: Bool) throws(LineFault) -> Int? {
    let start = index
    var value = 0
    while index < bytes.count, index - start < 9, bytes[index] >= 0x30, bytes[index] <= 0x39 {
      value = value * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    if index == start {
      if isNeeded { throw fault(offset) }
      return nil
    }
    return value
  }

  private func fault(_ offset: Int) -> LineFault {
    if index >= bytes.count {
      return LineFault(
        id: "truncated-dump", message: "the dump is cut off in the middle of a row", range: offset..<(offset + 1))
    }
    return LineFault(
      message: "expected a row of number, depth, attributes in quotes and parent", range: offset..<(offset + 1))
  }
}
