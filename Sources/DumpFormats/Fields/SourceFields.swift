internal import AccessibilityTree
internal import Vocabulary

/// The rules of each source, for dumps whose header says what wrote them.
enum SourceFields {
  /// Fills the neutral fields by the rules of a source.
  static func fill(_ parts: inout TreeParts, source: Source) -> SecureFields {
    switch source {
    case .ax: NeutralFields.fill(&parts, by: AXRules.self)
    case .atspiText: NeutralFields.fill(&parts, by: ATSPITextRules.self)
    case .atspiXML: ATSPIXMLRules.fill(&parts)
    case .uiautomator, .uiautomator2: NeutralFields.fill(&parts, by: AndroidRules.self)
    case .xcuitest: NeutralFields.fill(&parts, by: XCUITestRules.self)
    case .mac2: NeutralFields.fill(&parts, by: Mac2Rules.self)
    case .winappdriver: NeutralFields.fill(&parts, by: WinAppDriverRules.self)
    }
  }
}
