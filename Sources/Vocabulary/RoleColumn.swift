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
  /// The roles of Jetpack Compose.
  case compose
  /// Flutter's roles, and the flags that are one.
  case flutter
  /// Chromium's own roles, and ARIA's where it has none.
  case chromium
  /// The role constants of MSAA and IAccessible2.
  case msaa
  /// UIKit's view classes.
  case uikit

  /// Whether web pages speak it, whose words mean other things than an app's.
  public var isOfTheWeb: Bool { self == .aria || self == .chromium }
}
