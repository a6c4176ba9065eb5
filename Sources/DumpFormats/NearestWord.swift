/// The right word that a wrong one is nearest to.
enum NearestWord {
  /// The word that is at most a third of its letters away, or `nil`; of several the first.
  static func find(_ word: String, in words: [String]) -> String? {
    var best: (word: String, distance: Int)?
    for candidate in words {
      let distance = distance(Array(word.lowercased().utf8), Array(candidate.lowercased().utf8))
      guard distance <= max(1, candidate.utf8.count / 3), distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.word
  }

  /// The number of letters to put in, take out, change or swap with their neighbour.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    guard left.count <= 64, right.count <= 64 else { return .max }
    var rows = [Array(0...right.count)]
    for row in 1..<(left.count + 1) {
      var line = [row]
      for column in 1..<(right.count + 1) {
        let same = left[row - 1] == right[column - 1]
        var cost = min(rows[row - 1][column] + 1, line[column - 1] + 1, rows[row - 1][column - 1] + (same ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          cost = min(cost, rows[row - 2][column - 2] + 1)
        }
        line.append(cost)
      }
      rows.append(line)
    }
    return rows[left.count][right.count]
  }
}
