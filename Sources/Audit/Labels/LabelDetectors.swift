/// Tells labels that nobody would say from words: the detectors in their order, the first that hits counts.
///
/// The expressions are written out as walks over bytes: they run on every label of a screen.
struct LabelDetectors: Sendable {
  /// Names of a project's own brands, in lower case, beside those of the lexicon.
  var brands: Set<String> = []

  private static let lexicon = LabelLexicon.standard

  /// The first detector that hits a label; `nil` for words.
  ///
  /// - Parameter identifier: the element's own identifier, where it has one.
  func detect(_ label: LabelText, identifier: ArraySlice<UInt8> = []) -> LabelDetection? {
    let marks = label.marks
    if label.isBlank || marks.areWords { return nil }
    let bytes = label.bytes
    if marks.contains(.odd), OddCharacters.hasPrivateUse(bytes) { return LabelDetection(detector: .iconFontGlyph) }
    if TemplateText.matches(bytes, marks) { return LabelDetection(detector: .unresolvedTemplate) }
    if let detector = MachineText.detector(bytes, marks) { return LabelDetection(detector: detector) }
    if let found = FileText.detect(bytes, marks, Self.lexicon) { return found }
    if !marks.contains(.space), let found = IdentifierText.detect(bytes, marks, Self.lexicon, brands) { return found }
    if marks.contains(.odd), OddCharacters.hasReplacement(bytes) {
      return LabelDetection(detector: .replacementCharacter)
    }
    return holdsIdentifier(label, identifier) ? LabelDetection(detector: .sameAsIdentifier) : nil
  }

  /// Whether the identifier stands in the label as a word, and is no word of a person itself.
  private func holdsIdentifier(_ label: LabelText, _ identifier: ArraySlice<UInt8>) -> Bool {
    guard identifier.count > 2, label.bytes.count > identifier.count, label.marks.contains(.space) else { return false }
    let text = LabelText(identifier)
    guard !text.marks.contains(.space), IdentifierText.detect(text.bytes, text.marks, Self.lexicon, brands) != nil
    else { return false }
    return label.bytes.split(separator: 0x20).contains { $0.elementsEqual(identifier) }
  }
}

/// Characters that are no text.
enum OddCharacters {
  /// Whether a private-use character is there, Apple's logo (U+F8FF) apart.
  static func hasPrivateUse(_ bytes: [UInt8]) -> Bool {
    for index in bytes.indices where index + 2 < bytes.count {
      switch bytes[index] {
      case 0xee: return true
      case 0xef where bytes[index + 1] <= 0xa3:
        if bytes[index + 1] != 0xa3 || bytes[index + 2] != 0xbf { return true }
      case 0xf3 where bytes[index + 1] >= 0xb0: return true
      case 0xf4 where bytes[index + 1] <= 0x8f: return true
      default: break
      }
    }
    return false
  }

  /// Whether U+FFFD is there.
  static func hasReplacement(_ bytes: [UInt8]) -> Bool {
    for index in bytes.indices where index + 2 < bytes.count && bytes[index] == 0xef {
      if bytes[index + 1] == 0xbf, bytes[index + 2] == 0xbd { return true }
    }
    return false
  }
}
