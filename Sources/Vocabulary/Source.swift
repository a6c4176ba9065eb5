/// What wrote a dump, which decides what can be observed in it and how its names are computed.
///
/// The raw value is the word that a dump's header uses (`source=`). All else that is known of a source stands in the
/// tables: a new one is a case here and rows there.
public enum Source: String, CaseIterable, Hashable, Sendable {
  /// An AX walker on macOS or on the iOS Simulator (`ax-text`).
  case ax
  /// Our AT-SPI capture as text.
  case atspiText = "atspi-text"
  /// Our AT-SPI capture as XML, which says more.
  case atspiXML = "atspi-xml"
  /// Android's `uiautomator dump`.
  case uiautomator
  /// Appium's UiAutomator2 page source.
  case uiautomator2
  /// WebDriverAgent's XML page source.
  case xcuitest
  /// Appium's Mac2 page source.
  case mac2
  /// WinAppDriver's XML page source.
  case winappdriver
  /// The text of any other AX walker, in one of its dialects.
  case walker
  /// The JSON of an AX walker: macapptree, AXUI and the tools of agents.
  case axJSON = "ax-json"
  /// XCUITest's `debugDescription`.
  case xcuitestDebug = "xcuitest-debug"
  /// WebDriverAgent's JSON page source.
  case wdaJSON = "wda-json"
  /// The JSON of idb and AXe.
  case idb
  /// Maestro's hierarchy.
  case maestro
  /// Detox's view hierarchy.
  case detox
  /// Jetpack Compose's `printToLog`.
  case compose
  /// Flutter's `debugDumpSemanticsTree`.
  case flutter
  /// Chromium's own tree, as its expectation files have it.
  case chromiumBlink = "chromium-blink"
  /// Chromium's tree as it publishes it on macOS.
  case chromiumMac = "chromium-mac"
  /// Chromium's tree as it publishes it on Android, in both of its notations.
  case chromiumAndroid = "chromium-android"
  /// Chromium's tree as it publishes it on Linux.
  case chromiumAuraLinux = "chromium-auralinux"
  /// Chromium's tree as it publishes it on Windows, by MSAA and IAccessible2.
  case chromiumWin = "chromium-win"
  /// `Accessibility.getFullAXTree` of the DevTools protocol.
  case cdp
  /// Playwright's aria snapshot.
  case playwrightAria = "playwright-aria"
  /// The older snapshot of Playwright and Puppeteer, as JSON.
  case playwrightJSON = "playwright-json"
  /// pywinauto's `print_control_identifiers`.
  case pywinauto
  /// The JSON of Axe.Windows and Accessibility Insights.
  case axeWindows = "axe-windows"
  /// NovaWindows' page source.
  case novawindows
  /// The text of GTK's own tests.
  case gtkText = "gtk-text"
  /// dogtail's `dump`.
  case dogtail
}
