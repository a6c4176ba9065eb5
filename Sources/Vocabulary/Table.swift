/// One of the tables: rows of fields that tabs separate, under a row of column names.
///
/// Only the places of the fields are found when it is made; a field becomes a string when it is asked for, since most
/// of what the tables hold is for people and is not needed in most runs.
struct Table: Sendable {
  /// The names of the columns.
  let columns: [String]
  /// The number of rows, the row of names not counted.
  let count: Int
  private let bytes: [UInt8]
  /// Where each field of each row begins, row by row, with one more per row for its end.
  private let bounds: [Int32]

  /// Reads a table; lines that begin with `#` are comments.
  ///
  /// - Precondition: every row has as many fields as the first. The tables are part of the binary, and a test reads
  ///   all of them.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var bounds: [Int32] = []
    var names: [String]?
    var width = 0
    var line = 0
    while line < bytes.count {
      let end = bytes[line...].firstIndex(of: 0x0a) ?? bytes.count
      defer { line = end + 1 }
      guard end > line, bytes[line] != 0x23 else { continue }
      let start = bounds.count
      bounds.append(Int32(line))
      for index in line..<end where bytes[index] == 0x09 { bounds.append(Int32(index + 1)) }
      bounds.append(Int32(end + 1))
      if names == nil {
        width = bounds.count - 1
        names = (0..<width).map { Table.string(bytes, bounds[$0], bounds[$0 + 1]) }
        bounds.removeAll(keepingCapacity: true)
      } else {
        precondition(bounds.count - start == width + 1, "a row of a table has a field too few or too many")
      }
    }
    columns = names ?? []
    count = width == 0 ? 0 : bounds.count / (width + 1)
    self.bytes = bytes
    self.bounds = bounds
  }

  /// The place of a column.
  ///
  /// - Precondition: the table has one of this name.
  func column(_ name: String) -> Int {
    guard let place = columns.firstIndex(of: name) else { preconditionFailure("a table has no column \(name)") }
    return place
  }

  /// A field as text.
  subscript(row: Int, column: Int) -> String {
    let place = row * (columns.count + 1) + column
    return Table.string(bytes, bounds[place], bounds[place + 1])
  }

  /// A field that is a list, its members separated by `;`.
  func list(_ row: Int, _ column: Int) -> [String] {
    let place = row * (columns.count + 1) + column
    return bytes[Int(bounds[place])..<(Int(bounds[place + 1]) - 1)]
      .split(separator: 0x3b).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func string(_ bytes: [UInt8], _ start: Int32, _ next: Int32) -> String {
    String(decoding: bytes[Int(start)..<(Int(next) - 1)], as: UTF8.self)
  }
}
