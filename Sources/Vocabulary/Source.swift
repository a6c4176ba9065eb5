/// What wrote a dump, which decides what can be observed in it and how its names are computed.
///
/// The raw value is the word that a dump's header uses (`source=`).
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
}

/// A column of the role tables: a family of words that dumps use for roles.
public enum RoleColumn: String, CaseIterable, Hashable, Sendable {
  /// AX roles as AppKit publishes them.
  case macAX = "ax-macos"
  /// AX roles as the iOS Simulator's bridge publishes them.
  case iosAX = "ax-ios"
  /// XCUIElement types, without their prefix.
  case xcui
  /// Android class names.
  case android
  /// UI Automation control types.
  case uia
  /// AT-SPI role nicks, with hyphens.
  case atspi
  /// ARIA roles.
  case aria
}
