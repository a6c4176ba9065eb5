/// A closed list of words whose places stand for them.
///
/// An enum with words as raw values is else compared and hashed by these, which costs a look at two texts each time.
protocol Ordinal: Hashable, CaseIterable, Sendable {
  /// The place of the case in `allCases`; a test holds it to that.
  var ordinal: UInt8 { get }
}

extension Platform: Ordinal {
  /// The place of the case.
  var ordinal: UInt8 {
    switch self {
    case .ios: 0
    case .ipados: 1
    case .tvos: 2
    case .visionos: 3
    case .watchos: 4
    case .macos: 5
    case .android: 6
    case .wearos: 7
    case .windows: 8
    case .linux: 9
    case .web: 10
    }
  }

  /// Two platforms are one if their place is.
  public static func == (left: Platform, right: Platform) -> Bool { left.ordinal == right.ordinal }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }
}

extension RoleColumn: Ordinal {
  /// The place of the case.
  var ordinal: UInt8 {
    switch self {
    case .macAX: 0
    case .iosAX: 1
    case .xcui: 2
    case .android: 3
    case .uia: 4
    case .atspi: 5
    case .aria: 6
    case .compose: 7
    case .flutter: 8
    case .chromium: 9
    case .msaa: 10
    case .uikit: 11
    }
  }

  /// Two columns are one if their place is.
  public static func == (left: RoleColumn, right: RoleColumn) -> Bool { left.ordinal == right.ordinal }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }
}

extension NeutralAttribute: Ordinal {
  /// The place of the case.
  var ordinal: UInt8 {
    switch self {
    case .name: 0
    case .value: 1
    case .hint: 2
    case .id: 3
    case .enabled: 4
    case .selected: 5
    case .checked: 6
    case .expanded: 7
    case .focused: 8
    case .busy: 9
    case .frame: 10
    case .role: 11
    case .subrole: 12
    case .spoken: 13
    }
  }

  /// Two attributes are one if their place is.
  public static func == (left: NeutralAttribute, right: NeutralAttribute) -> Bool { left.ordinal == right.ordinal }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }
}

extension Source: Ordinal {
  /// The place of the case.
  var ordinal: UInt8 {
    switch self {
    case .ax: 0
    case .atspiText: 1
    case .atspiXML: 2
    case .uiautomator: 3
    case .uiautomator2: 4
    case .xcuitest: 5
    case .mac2: 6
    case .winappdriver: 7
    case .walker: 8
    case .axJSON: 9
    case .xcuitestDebug: 10
    case .wdaJSON: 11
    case .idb: 12
    case .maestro: 13
    case .detox: 14
    case .compose: 15
    case .flutter: 16
    case .chromiumBlink: 17
    case .chromiumMac: 18
    case .chromiumAndroid: 19
    case .chromiumAuraLinux: 20
    case .chromiumWin: 21
    case .cdp: 22
    case .playwrightAria: 23
    case .playwrightJSON: 24
    case .pywinauto: 25
    case .axeWindows: 26
    case .novawindows: 27
    case .gtkText: 28
    case .dogtail: 29
    }
  }

  /// Two sources are one if their place is.
  public static func == (left: Source, right: Source) -> Bool { left.ordinal == right.ordinal }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }
}
