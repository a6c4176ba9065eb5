import Testing

@testable import Audit

/// The cells of a grid against the dictionary that they stand for.
struct CellTableTests {
  /// All numbers of a cell, in the order in which they are visited.
  private func numbers(_ table: CellTable, _ x: Int, _ y: Int) -> [Int] {
    var numbers: [Int] = []
    _ = table.first(x: x, y: y) {
      numbers.append($0)
      return false
    }
    return numbers
  }

  @Test("a thousand cells keep their own numbers, in order")
  func cells() {
    var table = CellTable()
    for number in 0..<3_000 { table.insert(number, x: number % 1_000 - 500, y: (number % 1_000) * -7) }
    for cell in 0..<1_000 {
      #expect(numbers(table, cell - 500, cell * -7) == [cell, cell + 1_000, cell + 2_000])
    }
    #expect(numbers(table, 0, 1).isEmpty)
  }

  @Test("a cell keeps the first 32 numbers")
  func limit() {
    var table = CellTable()
    for number in 0..<100 { table.insert(number, x: 0, y: 0) }
    #expect(numbers(table, 0, 0) == Array(0..<32))
    #expect(table.first(x: 0, y: 0) { $0 > 5 } == 6)
    #expect(table.first(x: 0, y: 0) { $0 > 31 } == nil)
  }
}
