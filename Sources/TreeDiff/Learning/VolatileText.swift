/// Finds expressions that take what varies out of a text of which there are two captures.
///
/// An expression has to name what varies as narrowly as the texts allow: one for every number would hide the changes
/// that a comparison is for. A number or a word without a shape of its own is therefore taken only beside a word that
/// both texts have.
enum VolatileText {
  /// A shape that says by itself that a text is another in every run.
  private struct Shape {
    let pattern: String
    let fits: @Sendable ([Unicode.Scalar]) -> Bool
  }

  private static let shapes = [
    // A time as computers write it.
    Shape(pattern: "\\b\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d[0-9:.]*(?:Z|[+-]\\d\\d:?\\d\\d)?") { word in
      fits(word, "0000-00-00T00:00")
        && word.dropFirst(16).allSatisfy { isDigit($0) || ":.Z+-".unicodeScalars.contains($0) }
    },
    Shape(pattern: "\\b\\d{4}-\\d\\d-\\d\\d\\b") { fits($0, "0000-00-00") && $0.count == 10 },
    Shape(pattern: "\\b\\d{1,2}:\\d\\d(?::\\d\\d)?\\b") { word in
      ["0:00", "00:00", "0:00:00", "00:00:00"].contains { fits(word, $0) && word.count == $0.unicodeScalars.count }
    },
    // An identifier as computers draw lots for it.
    Shape(pattern: "\\b[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}\\b") { word in
      word.count == 36
        && word.enumerated().allSatisfy { [8, 13, 18, 23].contains($0.offset) ? $0.element == "-" : isHex($0.element) }
    },
    // An address in memory.
    Shape(pattern: "\\b0x[0-9A-Fa-f]+\\b") { word in
      word.count > 2 && word[0] == "0" && word[1] == "x" && word.dropFirst(2).allSatisfy(isHex)
    },
  ]

  /// A word or a character between words.
  private struct Token: Equatable {
    var scalars: [Unicode.Scalar]
    var isWord: Bool
  }

  /// The expressions that make two texts equal; `nil` where none is narrow enough.
  static func masks(_ old: String, _ new: String) -> [String]? {
    let (left, right) = (tokens(of: old), tokens(of: new))
    guard left.count == right.count else { return nil }
    var masks: [String] = []
    for place in left.indices where left[place] != right[place] {
      guard left[place].isWord, right[place].isWord, let mask = mask(place, left, right) else { return nil }
      masks.append(mask)
    }
    return masks
  }

  private static func mask(_ place: Int, _ left: [Token], _ right: [Token]) -> String? {
    let (old, new) = (left[place].scalars, right[place].scalars)
    if let shape = shapes.first(where: { $0.fits(old) && $0.fits(new) }) { return shape.pattern }
    let body: String
    if isNumber(old), isNumber(new) {
      body = "[0-9]+(?:[.,][0-9]+)*"
    } else if isDrawn(old), isDrawn(new), old.count == new.count {
      body = "[0-9A-Za-z]{\(old.count)}"
    } else {
      return nil
    }
    let before = context(left[..<place].reversed(), right[..<place].reversed()).map { Array($0.reversed()) }
    let after = context(left[(place + 1)...], right[(place + 1)...])
    guard before != nil || after != nil else { return nil }
    let behind = before.map { "(?<=\(escaped($0)))" } ?? "\\b"
    let ahead = after.map { "(?=\(escaped($0)))" } ?? "\\b"
    return behind + body + ahead
  }

  /// What stands right beside a word in both texts, up to the nearest word of letters; `nil` where there is none.
  private static func context(_ left: some Sequence<Token>, _ right: some Sequence<Token>) -> [Token]? {
    var found: [Token] = []
    for (token, other) in zip(left, right) {
      guard token == other else { return nil }
      found.append(token)
      if token.isWord { return token.scalars.contains(where: { $0.properties.isAlphabetic }) ? found : nil }
    }
    return nil
  }

  /// The words of a text: letters and digits, with what joins them inside numbers, times and identifiers.
  private static func tokens(of text: String) -> [Token] {
    var tokens: [Token] = []
    let scalars = Array(text.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      let isJoint =
        (scalar == "." || scalar == ":" || scalar == "-" || scalar == ",") && place > 0 && place + 1 < scalars.count
        && isDigitOrHex(scalars[place - 1]) && isDigitOrHex(scalars[place + 1])
      let isWord = isJoint || scalar.properties.isAlphabetic || isDigit(scalar)
      if isWord, let last = tokens.last, last.isWord {
        tokens[tokens.count - 1].scalars.append(scalar)
      } else {
        tokens.append(Token(scalars: [scalar], isWord: isWord))
      }
    }
    return tokens
  }

  private static func escaped(_ tokens: [Token]) -> String {
    var text = ""
    for scalar in tokens.flatMap(\.scalars) {
      if scalar.isASCII, !isDigit(scalar), !scalar.properties.isAlphabetic, scalar != " " { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  // MARK: - Kinds of words

  /// Whether a word begins as a model in which 0 stands for any digit.
  private static func fits(_ word: [Unicode.Scalar], _ model: String) -> Bool {
    let model = Array(model.unicodeScalars)
    return word.count >= model.count && zip(word, model).allSatisfy { $1 == "0" ? isDigit($0) : $0 == $1 }
  }

  private static func isNumber(_ word: [Unicode.Scalar]) -> Bool {
    guard let first = word.first, let last = word.last, isDigit(first), isDigit(last) else { return false }
    return word.allSatisfy { isDigit($0) || $0 == "." || $0 == "," }
  }

  /// Whether a word looks as if drawn by lot: letters and digits mixed, and long enough for it.
  private static func isDrawn(_ word: [Unicode.Scalar]) -> Bool {
    word.count >= 6 && word.contains(where: isDigit) && word.allSatisfy { isDigit($0) || isLetter($0) }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isHex(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || ("a"..."f").contains(scalar) || ("A"..."F").contains(scalar)
  }

  private static func isDigitOrHex(_ scalar: Unicode.Scalar) -> Bool { isHex(scalar) || scalar == "T" || scalar == "Z" }
}
