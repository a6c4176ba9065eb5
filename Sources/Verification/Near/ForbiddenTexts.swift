internal import AccessibilityTree

/// The texts that `no` lines forbid, made ready to find in one walk over a dump what is near to any of them.
///
/// The dumps of a screen are mostly asked the same, so they share one. One is used by one thread at a time.
final class ForbiddenTexts {
  /// The texts, as they were given.
  let texts: [String]
  /// The distinct ones that are not empty; each is known by its place here.
  private(set) var wanted: [String] = []
  /// Their bytes.
  private(set) var bytes: [[UInt8]] = []
  /// The texts by their length and letters.
  private(set) var byLetters = LetterBuckets()
  /// The texts of which another may hold one.
  private(set) var contained = ContainedTexts([])
  /// Whether one of them has a character beyond ASCII.
  private(set) var hasAccents = false
  /// The length of the shortest text that another may contain.
  private(set) var shortestContained = Int.max
  private var places: [String: Int] = [:]
  private var byFolded: [Int: [Int]] = [:]
  /// A bit for each hash in `byFolded`, by its lowest bits: most texts end here.
  private var foldedBits = [UInt64](repeating: 0, count: 64)
  /// The texts as they are compared, each made when a text first comes near it: hardly one ever does.
  private var nearTexts: [NearText?] = []

  /// Takes in texts.
  init(_ texts: [String]) {
    self.texts = texts
    for text in texts where places[text] == nil && !text.isEmpty { add(text) }
    guard !wanted.isEmpty else { return }
    byLetters.finish()
    contained = ContainedTexts(bytes.map { $0.count < 2 ? [] : $0 })
  }

  /// The place of a text; `nil` where it is none of these.
  func place(of text: String) -> Int? { places[text] }

  /// The places of the texts with a hash once letter case and blanks are gone.
  func places(folded: Int) -> [Int] {
    guard foldedBits[folded >> 6 & 63] & 1 << UInt64(folded & 63) != 0 else { return [] }
    return byFolded[folded] ?? []
  }

  /// The text at a place, ready to be compared.
  func nearText(_ place: Int) -> NearText {
    if let known = nearTexts[place] { return known }
    let text = NearText(wanted[place])
    nearTexts[place] = text
    return text
  }

  private func add(_ text: String) {
    let place = wanted.count
    let bytes = Array(text.utf8)
    let glance = TextGlance(bytes, 0..<bytes.count)
    places[text] = place
    wanted.append(text)
    nearTexts.append(nil)
    self.bytes.append(bytes)
    if bytes.count >= 2 { shortestContained = min(shortestContained, bytes.count) }
    hasAccents = hasAccents || glance.leads != 0
    if glance.count >= 5 { byLetters.add(glance.letters, lengths: (glance.count - 2)...(glance.count + 2), place) }
    let folded = FoldedHash.of(bytes, 0..<bytes.count)
    byFolded[folded, default: []].append(place)
    foldedBits[folded >> 6 & 63] |= 1 << UInt64(folded & 63)
  }
}
