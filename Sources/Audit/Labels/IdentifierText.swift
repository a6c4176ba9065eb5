/// Texts that are identifiers of code: one token, in one of the shapes that languages use.
enum IdentifierText {
  static func detect(
    _ bytes: [UInt8], _ marks: LabelMarks, _ lexicon: LabelLexicon, _ brands: Set<String>
  ) -> LabelDetection? {
    guard !marks.contains(.beyondASCII), !marks.contains(.otherASCII), !marks.contains(.slash),
      !marks.contains(.template), !marks.contains(.colon)
    else { return nil }
    if marks.contains(.underscore), isSnakeCase(bytes) { return LabelDetection(detector: .snakeCase) }
    if marks.contains(.hyphen), isKebabIdentifier(bytes, lexicon) { return LabelDetection(detector: .kebabIdentifier) }
    if !marks.contains(.upper), isSymbolName(bytes, marks, lexicon) { return LabelDetection(detector: .symbolName) }
    if marks.contains(.dot), isDottedKey(bytes, lexicon) { return LabelDetection(detector: .dottedKey) }
    guard marks.contains(.upper), marks.contains(.lower), bytes.allSatisfy(ASCII.isAlphanumeric) else { return nil }
    if let found = camelCase(bytes, lexicon, brands) { return found }
    return isTypeName(bytes, lexicon) ? LabelDetection(detector: .typeName) : nil
  }

  /// Letters and digits joined by underscores, a letter first.
  static func isSnakeCase(_ bytes: [UInt8]) -> Bool {
    var body = bytes[...]
    if body.first == 0x5f { body = body.dropFirst() }
    if body.last == 0x5f { body = body.dropLast() }
    guard let first = body.first, ASCII.isLetter(first), let last = body.last, ASCII.isAlphanumeric(last) else {
      return false
    }
    return body.contains(0x5f) && body.allSatisfy { ASCII.isAlphanumeric($0) || $0 == 0x5f }
  }

  /// Prefixes that are words as well, which say nothing in a hyphenated word.
  private static let wordPrefixes: Set<String> = [
    "on", "is", "has", "set", "get", "row", "col", "tv", "view", "cell", "nav", "did",
  ]

  /// A hyphenated word with a segment that no word of a language has.
  private static func isKebabIdentifier(_ bytes: [UInt8], _ lexicon: LabelLexicon) -> Bool {
    let parts = bytes.split(separator: 0x2d, omittingEmptySubsequences: false)
    guard parts.count > 1, let first = bytes.first, ASCII.isLower(first) else { return false }
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { ASCII.isLower($0) || ASCII.isDigit($0) } }) else {
      return false
    }
    if parts.count >= 5 { return true }
    return parts.contains { part in
      let word = String(decoding: part, as: UTF8.self)
      if lexicon.identifierPrefixes.contains(word), !wordPrefixes.contains(word) { return true }
      if part.first == UInt8(ascii: "v"), part.count > 1, part.dropFirst().allSatisfy(ASCII.isDigit) { return true }
      let digits = part.prefix(while: ASCII.isDigit)
      if !digits.isEmpty, ["px", "dp", "pt", "x"].contains(String(decoding: part[digits.endIndex...], as: UTF8.self)) {
        return true
      }
      return part.count >= 6 && part.allSatisfy(ASCII.isHex) && part.contains(where: ASCII.isDigit)
    }
  }

  /// `chevron.right`, `xmark`.
  private static func isSymbolName(_ bytes: [UInt8], _ marks: LabelMarks, _ lexicon: LabelLexicon) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    guard marks.contains(.dot) else { return lexicon.bareSymbols.contains(text) }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, !parts.contains(""), !bytes.contains(0x2d), parts[0].utf8.allSatisfy({ $0 != 0x5f }),
      bytes.contains(where: ASCII.isLower)
    else { return false }
    if parts.dropFirst().contains(where: lexicon.symbolComponents.contains) {
      return !(parts.count == 2 && lexicon.topLevelDomains.contains(parts[1]))
    }
    return lexicon.symbolComponents.contains(parts[0]) && !lexicon.topLevelDomains.contains(parts[parts.count - 1])
  }

  /// `settings.title.label`.
  private static func isDottedKey(_ bytes: [UInt8], _ lexicon: LabelLexicon) -> Bool {
    let parts = bytes.split(separator: 0x2e, omittingEmptySubsequences: false)
    guard parts.count >= 3, !parts.contains(where: \.isEmpty), let last = parts.last,
      parts.allSatisfy({ $0.allSatisfy { ASCII.isAlphanumeric($0) || $0 == 0x5f } }),
      !lexicon.topLevelDomains.contains(ASCII.lowered(last))
    else { return false }
    let isLower = !bytes.contains(where: ASCII.isUpper)
    if isLower, parts.allSatisfy({ $0.contains(where: ASCII.isLetter) }), parts.contains(where: { $0.count > 1 }) {
      return true
    }
    return parts[0].first.map(ASCII.isLetter) == true && parts.contains { $0.count > 2 }
      && parts.contains { $0.count > 2 && $0.contains(where: ASCII.isLetter) }
  }

  // MARK: - Capitals

  private static let brandBeginnings: [StaticString] = ["iphone", "ipad", "icloud", "imac", "ipod", "ebay"]

  /// `btnSubmit`: failure where a part is one of code, else listed.
  private static func camelCase(_ bytes: [UInt8], _ lexicon: LabelLexicon, _ brands: Set<String>) -> LabelDetection? {
    let start = ASCII.run(bytes, from: 0, while: ASCII.isLower)
    guard start > 0, start < bytes.count else { return nil }
    let whole = ASCII.lowered(bytes)
    if lexicon.mixedCaseBrands.contains(whole) || brands.contains(whole) { return nil }
    if brandBeginnings.contains(where: { ASCII.begins(bytes, $0) }) { return nil }
    let digits = ASCII.run(bytes, from: start, while: ASCII.isDigit)
    guard start + digits < bytes.count, ASCII.isUpper(bytes[start + digits]) else { return nil }
    let humps = humps(bytes)
    let isNoun = humps.contains(where: lexicon.identifierNouns.contains)
    if start == 1 { return humps.count >= 4 && isNoun ? LabelDetection(detector: .camelCase) : nil }
    if lexicon.identifierPrefixes.contains(humps[0]) || isNoun || humps.count >= 4 {
      return LabelDetection(detector: .camelCase)
    }
    return humps.count >= 2 ? LabelDetection(detector: .camelCase, isAssumption: true) : nil
  }

  /// The parts of a camel-case word in lower case: runs of capitals, words, runs of digits.
  private static func humps(_ bytes: [UInt8]) -> [String] {
    var humps: [String] = []
    var index = 0
    while index < bytes.count {
      var end = index
      if ASCII.isDigit(bytes[index]) {
        end += ASCII.run(bytes, from: index, while: ASCII.isDigit)
      } else {
        let capitals = ASCII.run(bytes, from: index, while: ASCII.isUpper)
        let small = ASCII.run(bytes, from: index + capitals, while: ASCII.isLower)
        // The last capital of several begins the word that follows.
        end = capitals > 1 && small > 0 ? index + capitals - 1 : index + capitals + small
      }
      humps.append(ASCII.lowered(bytes[index..<end]))
      index = end
    }
    return humps
  }

  private static let classPrefixes = ["UI", "NS", "CA", "SK", "MK", "WK", "AV"]

  /// `MyTableViewCell`, `UIButtonLabel`.
  private static func isTypeName(_ bytes: [UInt8], _ lexicon: LabelLexicon) -> Bool {
    guard let first = bytes.first, ASCII.isUpper(first), bytes.dropFirst().contains(where: ASCII.isUpper) else {
      return false
    }
    if lexicon.typeSuffixes.contains(where: { bytes.count > $0.count && bytes.suffix($0.count).elementsEqual($0) }) {
      return true
    }
    guard bytes.count > 4, ASCII.isUpper(bytes[1]), ASCII.isUpper(bytes[2]),
      classPrefixes.contains(where: { bytes.starts(with: $0.utf8) })
    else { return false }
    let small = ASCII.run(bytes, from: 3, while: ASCII.isLower)
    return small > 0 && 3 + small < bytes.count && ASCII.isUpper(bytes[3 + small])
  }
}
