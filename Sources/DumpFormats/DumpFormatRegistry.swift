/// The formats that are read, in the order in which messages list them: a new one is a line here.
enum DumpFormatRegistry {
  static let formats: [any DumpFormat.Type] = [
    AXTextFormat.self,
    OwnXMLFormat.self,
    UIAutomatorFormat.self,
    UIAutomator2Format.self,
    XCUITestFormat.self,
    Mac2Format.self,
    WinAppDriverFormat.self,
    NovaWindowsFormat.self,
    ATSPIXMLFormat.self,
    ChromiumBlinkFormat.self,
    ChromiumMacFormat.self,
    ChromiumAndroidFormat.self,
    ChromiumAuraLinuxFormat.self,
    ChromiumWinFormat.self,
    PywinautoFormat.self,
    GTKTextFormat.self,
    DogtailFormat.self,
    IDBFormat.self,
    WDAJSONFormat.self,
    MaestroFormat.self,
    MaestroCompactFormat.self,
    CDPFormat.self,
    PlaywrightJSONFormat.self,
    AXJSONFormat.self,
    AxeWindowsFormat.self,
    XCUITestDebugFormat.self,
    PlaywrightAriaFormat.self,
    ComposeFormat.self,
    FlutterFormat.self,
    WalkerFormat.self,
    DetoxFormat.self,
  ]

  /// The format that a word of `--from` names.
  static func format(_ id: String) -> (any DumpFormat.Type)? { formats.first { $0.id == id } }
}
