/// What a label looks like that is no words of a person.
enum LabelDetector: String, CaseIterable, Sendable {
  case iconFontGlyph = "icon-font-glyph"
  case unresolvedTemplate = "unresolved-template"
  case uuid
  case pointer
  case hash
  case url
  case qualifiedName = "qualified-name"
  case filePath = "file-path"
  case cameraFile = "camera-file"
  case assetFile = "asset-file"
  case assetFileWithSpaces = "asset-file-with-spaces"
  case documentFile = "document-file"
  case snakeCase = "snake_case"
  case kebabIdentifier = "kebab-identifier"
  case symbolName = "sf-symbol-name"
  case dottedKey = "dotted-key"
  case camelCase
  case typeName = "type-name"
  case replacementCharacter = "replacement-character"
  case sameAsIdentifier = "same-as-identifier"

  /// What it is, as in "looks like a file name of a picture".
  var noun: String {
    switch self {
    case .iconFontGlyph: "a glyph of an icon font, which no screen reader can say"
    case .unresolvedTemplate: "a template that was never filled in"
    case .uuid: "a unique identifier"
    case .pointer: "an address in memory"
    case .hash: "a hash"
    case .url: "an address of the web"
    case .qualifiedName: "a name out of the code"
    case .filePath: "a path of a file"
    case .cameraFile: "a file name that a camera gave"
    case .assetFile, .assetFileWithSpaces: "a file name of a picture or other asset"
    case .documentFile: "a file name"
    case .snakeCase, .kebabIdentifier, .camelCase: "an identifier out of the code"
    case .symbolName: "the name of a symbol picture"
    case .dottedKey: "a key of a table of translations"
    case .typeName: "the name of a type"
    case .replacementCharacter: "a text with broken characters in it"
    case .sameAsIdentifier: "the element's own identifier"
    }
  }

  /// Where such labels come from.
  var origin: String {
    switch self {
    case .iconFontGlyph: "the button's text is an icon font, and nothing else names it"
    case .unresolvedTemplate: "the text was set before its values were known, or was never formatted"
    case .uuid, .pointer, .hash: "an object was turned into text instead of one of its names"
    case .url: "the target was set as the label"
    case .qualifiedName, .typeName: "a class or resource was turned into text"
    case .filePath, .cameraFile, .assetFile, .assetFileWithSpaces: "a picture without a label is read by its file"
    case .documentFile: "a document is named by its file"
    case .snakeCase, .kebabIdentifier, .camelCase: "it was set as the label, or names a picture that has none"
    case .symbolName: "a symbol picture without a label is read by its name"
    case .dottedKey: "a translation is missing"
    case .replacementCharacter: "a text was decoded with the wrong encoding"
    case .sameAsIdentifier: "the identifier was set as the label too"
    }
  }

  /// Whether nobody puts such a text on a screen on purpose, so that it fails there as well.
  var failsWhereShown: Bool { self == .iconFontGlyph || self == .unresolvedTemplate || self == .pointer }
}

/// What a detector found in a label.
struct LabelDetection: Hashable, Sendable {
  /// Which one.
  var detector: LabelDetector
  /// Whether it may be meant, so that it is listed and never fails.
  var isAssumption = false

  /// What it counts for, by where the label comes from.
  func findingClass(isAuthored: Bool) -> FindingClass {
    if isAssumption { return .assumption }
    return isAuthored || detector.failsWhereShown ? .failure : .assumption
  }
}
