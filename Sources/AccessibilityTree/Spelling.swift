/// Finds the word that a misspelt one was meant to be.
public enum Spelling {
  /// The nearest of some right words, or `nil` where none is near enough to be what was meant.
  ///
  /// Counts letters that are added, missing, wrong or swapped with their neighbour; the longer the words, the more of
  /// them may be. Letter case alone never keeps two words apart. Of candidates as near, the one with the same first
  /// letter is taken (few slip there), then the one that differs less in case, then the first in the order of
  /// scalars, so that the order of the candidates (of a `Set`, say) never shows. Where none is near, the word may be
  /// the beginning of one.
  public static func nearest(_ word: String, among candidates: some Sequence<String>) -> String? {
    let target = Spelled(word)
    let outline = Outline(word)
    var best: (rank: Rank, word: String)?
    for candidate in candidates {
      // Cheap for the many words that cannot be near.
      guard outline.mayBeNear(Outline(candidate), limit: limit(for:)) else { continue }
      let other = Spelled(candidate)
      let limit = limit(for: max(target.exact.count, other.exact.count))
      guard let distance = distance(target.folded, other.folded, atMost: min(limit, best?.rank.distance ?? limit))
      else { continue }
      let rank = Rank(
        distance: distance, startsAlike: target.folded.first == other.folded.first,
        caseSlips: target.caseSlips(against: other))
      guard let known = best else {
        best = (rank, candidate)
        continue
      }
      if rank < known.rank || !(known.rank < rank) && precedes(candidate, known.word) { best = (rank, candidate) }
    }
    return best?.word ?? whole(word, among: candidates)
  }

  /// The shortest right word that a word of three letters or more is the beginning of, as `mac` is of `macos`.
  private static func whole(_ word: String, among candidates: some Sequence<String>) -> String? {
    guard word.unicodeScalars.prefix(3).count == 3 else { return nil }
    return candidates.filter { $0.hasPrefix(word) }
      .min { $0.utf8.count == $1.utf8.count ? precedes($0, $1) : $0.utf8.count < $1.utf8.count }
  }

  /// The most slips that any word may have.
  private static let largestLimit = 3

  /// How many slips words of a length may have: a third of a long word, none in a single letter.
  private static func limit(for length: Int) -> Int {
    switch length {
    case ...1: 0
    case ...5: 1
    case ...11: 2
    default: largestLimit
    }
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
  }

  /// The number of slips between two words (optimal string alignment), or `nil` where there are more than a limit.
  ///
  /// Looks only at the band of the table in which a path within the limit can lie, so the work is length × limit.
  private static func distance(_ left: [UInt32], _ right: [UInt32], atMost limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    let far = limit + 1
    var beforeLast = [Int](repeating: far, count: right.count + 1)
    var last = (0...right.count).map { min($0, far) }
    var current = beforeLast
    for row in stride(from: 1, through: left.count, by: 1) {
      let first = max(1, row - limit)
      // The three rows change places, so what stands left of the band is from an older row.
      current[first - 1] = first == 1 ? min(row, far) : far
      for column in stride(from: first, through: min(right.count, row + limit), by: 1) {
        let cost = left[row - 1] == right[column - 1] ? 0 : 1
        var value = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + cost)
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          value = min(value, beforeLast[column - 2] + 1)
        }
        current[column] = min(value, far)
      }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}

/// What tells two words apart at once, before any letter is compared.
private struct Outline {
  /// The letters without case, as bits; `nil` for a word beyond ASCII.
  private var letters: UInt32? = 0
  private var count = 0

  init(_ word: String) {
    for byte in word.utf8 {
      count += 1
      if byte >= 0x80 { letters = nil }
      // The lowest five bits are the same for both cases of a letter.
      letters = letters.map { $0 | 1 << UInt32(byte & 31) }
    }
  }

  /// Whether so few slips may lie between them as words of their length can have.
  ///
  /// A slip adds one letter at most and takes one away; two letters that changed places change nothing here.
  func mayBeNear(_ other: Outline, limit: (Int) -> Int) -> Bool {
    // A scalar has at most four bytes.
    guard let letters, let others = other.letters else { return abs(count - other.count) <= 4 * limit(.max) }
    let limit = limit(max(count, other.count))
    return abs(count - other.count) <= limit && (letters ^ others).nonzeroBitCount <= 2 * limit
  }
}

/// How well a candidate fits; less is better.
private struct Rank: Comparable {
  let distance: Int
  let startsAlike: Bool
  let caseSlips: Int

  static func < (left: Rank, right: Rank) -> Bool {
    (left.distance, left.startsAlike ? 0 : 1, left.caseSlips)
      < (right.distance, right.startsAlike ? 0 : 1, right.caseSlips)
  }
}

/// A word as scalars, and the same without letter case.
private struct Spelled {
  let exact: [UInt32]
  let folded: [UInt32]

  init(_ word: String) {
    exact = word.unicodeScalars.map(\.value)
    folded = word.unicodeScalars.map { scalar in
      // A capital whose small form is several scalars stays as it is, so that both arrays keep one length.
      let small = scalar.properties.lowercaseMapping.unicodeScalars
      return small.count == 1 ? small.first?.value ?? scalar.value : scalar.value
    }
  }

  private var capitals: Int { zip(exact, folded).count { $0 != $1 } }

  /// In how many places the two differ in nothing but case.
  func caseSlips(against other: Spelled) -> Int {
    var count = 0
    for place in 0..<min(exact.count, other.exact.count)
    where exact[place] != other.exact[place] && folded[place] == other.folded[place] {
      count += 1
    }
    // A letter that is missing moves all after it, and they no longer stand beside their like.
    return max(count, abs(capitals - other.capitals))
  }
}
