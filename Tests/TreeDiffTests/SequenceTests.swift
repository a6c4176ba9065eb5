import Testing

@testable import TreeDiff

/// The searches that matching is made of, against plain ones that are slow and surely right.
@Suite struct SequenceTests {
  @Test(arguments: 0..<200) func `a common subsequence is as long as can be`(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    let letters = Int32.random(in: 1...8, using: &numbers)
    let left = random(count: Int.random(in: 0...60, using: &numbers), letters: letters, &numbers)
    let right = random(count: Int.random(in: 0...60, using: &numbers), letters: letters, &numbers)
    let found = CommonSubsequence.find(left, right)
    expectCommon(found, left, right)
    #expect(found.count == longest(left, right))
  }

  @Test func `a search that gives up still finds a common subsequence`() {
    var numbers = SeededNumbers(seed: 1)
    let left = random(count: 20_000, letters: 400, &numbers)
    let right = random(count: 20_000, letters: 400, &numbers)
    let found = CommonSubsequence.find(left, right)
    expectCommon(found, left, right)
    // Of letters drawn at random, a greedy walk finds one in twenty at the least.
    #expect(found.count > 1_000)
  }

  @Test func `what only one list has is in no common subsequence`() {
    #expect(CommonSubsequence.find([-1, -1], [-1, -1]).isEmpty)
    #expect(CommonSubsequence.find([], [1]).isEmpty)
    #expect(CommonSubsequence.find([1, -1, 2], [-1, 1, 2]).map(\.left) == [0, 2])
  }

  @Test(arguments: 0..<100) func `an increasing run is as long as can be`(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    let list = (0..<Int32.random(in: 0...40, using: &numbers)).shuffled(using: &numbers)
    let members = IncreasingRun.members(of: list)
    let run = list.indices.filter { members[$0] }.map { list[$0] }
    #expect(members.count == list.count)
    #expect(run == run.sorted())
    #expect(run.count == longest(list, list.sorted()))
  }

  @Test func `keys that both lists have once`() {
    let found = UniqueKeys.find([7, 0, 5, 5, 9, 3], [5, 9, 7, 0, 4, 4])
    #expect(found.map(\.left) == [0, 4])
    #expect(found.map(\.right) == [2, 1])
    #expect(UniqueKeys.find([1], []).isEmpty)
    #expect(UniqueKeys.find([], [1]).isEmpty)
  }

  @Test func `keys that both lists have are numbered alike, others not at all`() {
    let common = UniqueKeys.common([8, 2, 8, 0, 6], [2, 4, 8, 0])
    #expect(common.left[0] == common.left[2])
    #expect(common.left[0] == common.right[2])
    #expect(common.left[1] == common.right[0])
    #expect(common.left[0] != common.left[1])
    #expect([common.left[3], common.left[4], common.right[1], common.right[3]] == [-1, -1, -1, -1])
  }

  @Test func `a hash depends on every byte and on nothing around it`() {
    let text = (0..<40).map { UInt8($0) }
    for length in 0...20 {
      let hash = ByteHash.hash(text.span, 3..<(3 + length))
      #expect(hash == ByteHash.hash(Array(text[3..<(3 + length)])))
      for place in 3..<(3 + length) {
        var other = text
        other[place] ^= 1
        #expect(ByteHash.hash(other.span, 3..<(3 + length)) != hash)
      }
    }
    #expect(ByteHash.hash([0]) != ByteHash.hash([0, 0]))
    #expect(ByteHash.pair(1, 2) != ByteHash.pair(2, 1))
  }

  private func random(count: Int, letters: Int32, _ numbers: inout SeededNumbers) -> [Int32] {
    (0..<count).map { _ in Int32.random(in: 0..<letters, using: &numbers) }
  }

  private func expectCommon(_ found: [(left: Int, right: Int)], _ left: [Int32], _ right: [Int32]) {
    var last = (left: -1, right: -1)
    for pair in found {
      #expect(pair.left > last.left && pair.right > last.right && left[pair.left] == right[pair.right])
      last = pair
    }
  }

  /// The length of a longest common subsequence, by the whole table.
  private func longest(_ left: [Int32], _ right: [Int32]) -> Int {
    var row = [Int](repeating: 0, count: right.count + 1)
    for value in left {
      var diagonal = 0
      for place in right.indices {
        let above = row[place + 1]
        row[place + 1] = value == right[place] ? diagonal + 1 : max(above, row[place])
        diagonal = above
      }
    }
    return row[right.count]
  }
}
