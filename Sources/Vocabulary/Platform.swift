/// A platform that a screen can run on: the closed list of the language.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  case ios, ipados, tvos, visionos, watchos, macos, android, wearos, windows, linux, web

  /// The platform whose tables hold for this one.
  ///
  /// tvOS and visionOS are inferred from UIKit; nobody has measured them.
  public var tables: Platform {
    switch self {
    case .ipados, .tvos, .visionos: .ios
    case .wearos: .android
    case .ios, .watchos, .macos, .android, .windows, .linux, .web: self
    }
  }

  /// Whether its rows are inferred from another platform rather than observed.
  public var isInferred: Bool { self == .tvos || self == .visionos }

  /// Whether it is one of Apple's.
  public var isApple: Bool {
    switch self {
    case .ios, .ipados, .tvos, .visionos, .watchos, .macos: true
    case .android, .wearos, .windows, .linux, .web: false
    }
  }

  /// How the platform writes its own name.
  public var displayName: String {
    switch self {
    case .ios: "iOS"
    case .ipados: "iPadOS"
    case .tvos: "tvOS"
    case .visionos: "visionOS"
    case .watchos: "watchOS"
    case .macos: "macOS"
    case .android: "Android"
    case .wearos: "Wear OS"
    case .windows: "Windows"
    case .linux: "Linux"
    case .web: "the web"
    }
  }
}
