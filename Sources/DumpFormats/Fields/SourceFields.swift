internal import AccessibilityTree
internal import Vocabulary

/// The rules of each source, for dumps whose header says what wrote them.
enum SourceFields {
  /// Fills the neutral fields by the rules of a source.
  ///
  /// - Throws: that there are no rules for it yet.
  static func fill(
    _ parts: inout TreeParts, source: Source, performer: Performer? = nil
  ) throws(UnreadSource) -> SecureFields {
    switch source {
    case .ax: NeutralFields.fill(&parts, by: AXRules.self, performer: performer)
    case .atspiText: NeutralFields.fill(&parts, by: ATSPITextRules.self, performer: performer)
    case .atspiXML: ATSPIXMLRules.fill(&parts)
    case .uiautomator, .uiautomator2: NeutralFields.fill(&parts, by: AndroidRules.self)
    case .xcuitest: NeutralFields.fill(&parts, by: XCUITestRules.self)
    case .mac2: NeutralFields.fill(&parts, by: Mac2Rules.self)
    case .winappdriver: NeutralFields.fill(&parts, by: WinAppDriverRules.self)
    case .novawindows: NeutralFields.fill(&parts, by: WinAppDriverRules.self)
    case .walker: NeutralFields.fill(&parts, by: WalkerRules.self)
    case .axJSON: NeutralFields.fill(&parts, by: AXJSONRules.self)
    case .xcuitestDebug: NeutralFields.fill(&parts, by: XCUITestDebugRules.self)
    case .wdaJSON: NeutralFields.fill(&parts, by: WDAJSONRules.self)
    case .idb: NeutralFields.fill(&parts, by: IDBRules.self)
    case .maestro: NeutralFields.fill(&parts, by: MaestroRules.self)
    case .detox: NeutralFields.fill(&parts, by: DetoxRules.self)
    case .compose: NeutralFields.fill(&parts, by: ComposeRules.self)
    case .flutter: FlutterRules.fill(&parts)
    case .chromiumBlink: NeutralFields.fill(&parts, by: ChromiumBlinkRules.self)
    case .chromiumMac: NeutralFields.fill(&parts, by: ChromiumMacRules.self)
    case .chromiumAndroid: NeutralFields.fill(&parts, by: ChromiumAndroidRules.self)
    case .chromiumAuraLinux: ChromiumAuraLinuxRules.fill(&parts)
    case .chromiumWin: ChromiumWinRules.fill(&parts)
    case .cdp: NeutralFields.fill(&parts, by: CDPRules.self)
    case .playwrightAria: PlaywrightAriaRules.fill(&parts)
    case .playwrightJSON: NeutralFields.fill(&parts, by: CDPRules.self)
    case .pywinauto: NeutralFields.fill(&parts, by: PywinautoRules.self)
    case .axeWindows: NeutralFields.fill(&parts, by: WinAppDriverRules.self)
    case .gtkText: NeutralFields.fill(&parts, by: GTKTextRules.self)
    case .dogtail: NeutralFields.fill(&parts, by: DogtailRules.self)
    }
  }
}

/// A source that a header can name and whose dumps cannot be judged yet.
struct UnreadSource: Error {
  var source: Source

  /// Why a dump of it is refused, in words.
  var message: String {
    "the header says source=\(source.rawValue), which is known and not read yet"
  }
}
