internal import AccessibilityTree

/// One of the tables: rows of fields that tabs separate, under a row of column names.
///
/// Only the places of the fields are found when it is made; a field becomes a string when it is asked for, since most
/// of what the tables hold is for people and is not needed in most runs.
package struct Table: Sendable {
  /// The names of the columns.
  package let columns: [String]
  /// The number of rows, the row of names not counted.
  package let count: Int
  private let bytes: [UInt8]
  /// Where each field begins, row by row from the row of names on, each row followed by the place behind its line feed.
  private let bounds: [Int32]

  /// Reads a table; lines that begin with `#` are comments.
  ///
  /// - Precondition: every row has as many fields as the first. The tables are part of the binary, and a test reads
  ///   all of them.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    let (bounds, width) = Table.scan(bytes.span)
    columns = (0..<width).map { Table.string(bytes, bounds[$0], bounds[$0 + 1]) }
    count = width == 0 ? 0 : bounds.count / (width + 1) - 1
    self.bytes = bytes
    self.bounds = bounds
  }

  /// The place of a column.
  ///
  /// - Precondition: the table has one of this name.
  package func column(_ name: String) -> Int {
    guard let place = columns.firstIndex(of: name) else { preconditionFailure("a table has no column \(name)") }
    return place
  }

  /// A field as text.
  package subscript(row: Int, column: Int) -> String {
    String(decoding: bytes[range(row, column)], as: UTF8.self)
  }

  /// A field as bytes.
  package func bytes(_ row: Int, _ column: Int) -> ArraySlice<UInt8> { bytes[range(row, column)] }

  /// A field that is a list, its members separated by `;`.
  package func list(_ row: Int, _ column: Int) -> [String] {
    bytes[range(row, column)].split(separator: UInt8(ascii: ";")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a field is a word, without making a string of it.
  package func holds(_ row: Int, _ column: Int, _ word: String) -> Bool {
    bytes[range(row, column)].elementsEqual(word.utf8)
  }

  /// Whether a field that is a list has a word among its members, without making strings of them.
  func lists(_ row: Int, _ column: Int, _ word: String) -> Bool {
    let field = bytes[range(row, column)]
    var start = field.startIndex
    while start <= field.endIndex {
      let end = field[start...].firstIndex(of: UInt8(ascii: ";")) ?? field.endIndex
      if field[start..<end].elementsEqual(word.utf8) { return true }
      start = end + 1
    }
    return false
  }

  private func range(_ row: Int, _ column: Int) -> Range<Int> {
    let place = (row + 1) * (columns.count + 1) + column
    return Int(bounds[place])..<(Int(bounds[place + 1]) - 1)
  }

  /// Finds the fields, and how many a row has; every turn of the loop ends behind a line.
  private static func scan(_ bytes: Span<UInt8>) -> (bounds: [Int32], width: Int) {
    var bounds: [Int32] = []
    bounds.reserveCapacity(bytes.count / 6)
    var width = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] != UInt8(ascii: "#"), bytes[index] != UInt8(ascii: "\n") else {
        index = ByteScan.first(UInt8(ascii: "\n"), in: bytes, index..<bytes.count) + 1
        continue
      }
      let first = bounds.count
      bounds.append(Int32(index))
      index = scanRow(bytes, index, &bounds)
      bounds.append(Int32(index))
      if width == 0 { width = bounds.count - 1 }
      precondition(bounds.count - first == width + 1, "a row of a table has a field too few or too many")
    }
    return (bounds, width)
  }

  /// Finds where the fields of a row begin, but for its first, and gives the place behind its line feed.
  private static func scanRow(_ bytes: Span<UInt8>, _ start: Int, _ bounds: inout [Int32]) -> Int {
    var index = start
    while index &+ 8 <= bytes.count {
      let word = ByteScan.word(bytes, at: index)
      var tabs = ByteScan.marks(of: UInt8(ascii: "\t"), in: word)
      let ends = ByteScan.marks(of: UInt8(ascii: "\n"), in: word)
      // Tabs behind the line feed are the next row's.
      if ends != 0 { tabs &= (ends & (0 &- ends)) &- 1 }
      while tabs != 0 {
        bounds.append(Int32(index &+ tabs.trailingZeroBitCount >> 3 &+ 1))
        tabs &= tabs &- 1
      }
      if ends != 0 { return index &+ ends.trailingZeroBitCount >> 3 &+ 1 }
      index &+= 8
    }
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\t") { bounds.append(Int32(index + 1)) }
      index += 1
    }
    return index + 1
  }

  private static func string(_ bytes: [UInt8], _ start: Int32, _ next: Int32) -> String {
    String(decoding: bytes[Int(start)..<(Int(next) - 1)], as: UTF8.self)
  }
}
