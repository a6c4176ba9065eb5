internal import Vocabulary

/// Which attributes of a source say something about a node: the rest is noise, or its default, on most nodes.
struct TellingAttributes: Sendable {
  /// Attributes that never tell a person anything.
  private let noise: Set<String>
  /// Attributes that tell something unless they have this value.
  private let defaults: [String: String]
  /// Beginnings of names that never tell anything.
  private let noisePrefixes: [String]

  private init(noise: Set<String>, defaults: [String: String] = [:], noisePrefixes: [String] = []) {
    self.noise = noise
    self.defaults = defaults
    self.noisePrefixes = noisePrefixes
  }

  /// Whether an attribute is worth a person's while.
  func tells(_ name: String, _ value: ArraySlice<UInt8>) -> Bool {
    if value.isEmpty || isNoise(name) { return false }
    return usual(name).map { !value.elementsEqual($0.utf8) } ?? true
  }

  /// Whether an attribute tells nothing, whatever its value.
  func isNoise(_ name: String) -> Bool { noise.contains(name) || noisePrefixes.contains { name.hasPrefix($0) } }

  /// The value with which an attribute tells nothing; `nil` where there is no such value.
  func usual(_ name: String) -> String? { defaults[name] }

  /// What tells something in a source; `nil` where everything does, an empty label above all.
  static func of(_ source: Source) -> TellingAttributes? {
    switch source {
    case .ax, .atspiText: nil
    case .atspiXML: atspi
    case .uiautomator, .uiautomator2: android
    case .xcuitest, .mac2: xcuitest
    case .winappdriver: windows
    case .novawindows: windows
    case .walker: nil
    case .axJSON: axJSON
    case .xcuitestDebug: xcuitestDebug
    case .wdaJSON: wdaJSON
    case .idb: idb
    case .maestro: maestro
    case .detox: detox
    case .compose: compose
    case .flutter: flutter
    case .chromiumBlink: chromium
    case .chromiumMac: chromium
    case .chromiumAndroid: chromium
    case .chromiumAuraLinux: chromium
    case .chromiumWin: chromium
    case .cdp: page
    case .playwrightAria: playwright
    case .playwrightJSON: page
    case .pywinauto: pywinauto
    case .axeWindows: axeWindows
    case .gtkText: gtk
    case .dogtail: nil
    }
  }

  private static let geometry: Set<String> = ["x", "y", "width", "height", "index"]

  private static let android = TellingAttributes(
    noise: ["index", "class", "package", "bounds", "drawing-order", "window-id", "display-id", "a11y-important"],
    defaults: [
      "checkable": "false", "checked": "false", "clickable": "false", "enabled": "true", "focusable": "false",
      "focused": "false", "scrollable": "false", "long-clickable": "false", "password": "false", "selected": "false",
      "visible-to-user": "true", "displayed": "true", "screen-reader-focusable": "false", "showing-hint": "false",
      "text-entry-key": "false", "dismissable": "false", "a11y-focused": "false", "heading": "false",
      "live-region": "0", "context-clickable": "false", "content-invalid": "false", "multiline": "false",
      "text-has-clickable-span": "false", "is-collection": "false", "is-collection-item": "false",
    ])

  private static let xcuitest = TellingAttributes(
    noise: geometry.union(["type", "elementType", "nativeFrame"]),
    defaults: ["enabled": "true", "visible": "true", "selected": "false", "focused": "false"])

  private static let wdaJSON = TellingAttributes(
    noise: geometry.union(["type", "class", "frame", "rect", "nativeFrame", "isValid"]),
    defaults: [
      "isEnabled": "1", "isVisible": "1", "isFocused": "0", "hasKeyboardFocus": "0", "hasFocus": "0", "isSelected": "0",
    ])

  private static let maestro = TellingAttributes(
    noise: ["bounds", "class", "package", "ignoreBoundsFiltering"],
    defaults: [
      "enabled": "true", "focused": "false", "selected": "false", "checked": "false", "clickable": "false",
      "checkable": "false", "scrollable": "false", "password": "false", "visible-to-user": "true",
    ])

  private static let page = TellingAttributes(
    noise: [
      "nodeId", "backendDOMNodeId", "backendNodeId", "frameId", "loaderId", "chromeRole", "focusable", "editable",
      "settable", "labelledby", "describedby",
    ],
    defaults: [
      "invalid": "false", "required": "false", "readonly": "false", "multiline": "false", "multiselectable": "false",
    ])

  private static let axJSON = TellingAttributes(
    noise: [
      "id", "type", "bounds", "frame", "rect", "bbox", "visible_bbox", "absolute_position", "position", "size",
      "role_description", "roleDescription", "depth", "index", "parentIndex", "pid",
    ],
    defaults: ["enabled": "true", "focused": "false", "selected": "false"])

  private static let axeWindows = TellingAttributes(
    noise: windows.noise.union([
      "ControlTypeId", "ControlType", "BoundingRectangle", "Glimpse", "TestStatus", "UniqueId", "TreeWalkerMode",
      "Culture", "NativeWindowHandle", "ProviderDescription", "FillType", "VisualEffects", "IsPeripheral",
      "OptimizeForVisualContent", "IsDataValidForForm", "LiveSetting", "LandmarkType", "IsKeyboardFocusable",
    ]),
    defaults: windows.defaults.merging([
      "IsControl": "true", "IsContent": "true", "PositionInSet": "0", "SizeOfSet": "0", "Level": "0",
      "Orientation": "None(0)",
    ]) { _, own in own },
    noisePrefixes: ["LegacyIAccessible."])

  private static let idb = TellingAttributes(
    noise: ["AXFrame", "frame", "type", "role_description", "pid", "AXPid"],
    defaults: [
      "enabled": "true", "content_required": "false", "hidden": "false", "focused": "false", "is_remote": "false",
    ])
  private static let xcuitestDebug = TellingAttributes(noise: ["pointer", "pid", "frame", "traits"])

  private static let playwright = TellingAttributes(noise: ["ref", "cursor", "box"])

  private static let compose = TellingAttributes(
    noise: ["id", "bounds", "TextSelectionRange", "MergeDescendants", "ClearAndSetSemantics", "ImeAction"])

  private static let flutter = TellingAttributes(
    noise: ["id", "rect", "textDirection", "sortKey", "STALE", "owner", "tags"], noisePrefixes: ["scroll"])

  private static let detox = TellingAttributes(
    noise: geometry.union(["class", "tag"]),
    defaults: ["alpha": "1.0", "visibility": "visible", "focused": "false", "label": "null"])

  private static let windows = TellingAttributes(
    noise: geometry.union(["RuntimeId", "ProcessId", "LocalizedControlType", "FrameworkId", "ClassName"]),
    defaults: [
      "HasKeyboardFocus": "False", "IsContentElement": "True", "IsControlElement": "True", "IsEnabled": "True",
      "IsOffscreen": "False", "IsPassword": "False", "IsRequiredForForm": "False", "Orientation": "None",
      "IsKeyboardFocusable": "False",
    ])

  /// What Chromium says of layout and text runs, in whatever flavour.
  private static let chromium = TellingAttributes(
    noise: [
      "id#", "location", "size", "pageLocation", "pageSize", "unclippedLocation", "unclippedSize", "display",
      "fontFamily", "fontSize", "fontWeight", "htmlTag", "tag", "language", "backgroundColor", "color", "text-align",
      "textDirection", "isLineBreakingObject", "clipsChildren", "wordStarts", "wordEnds", "lineStarts", "lineEnds",
      "sentenceStarts", "sentenceEnds", "characterOffsets", "nextOnLineId", "previousOnLineId", "nameFrom",
      "descriptionFrom", "name-from", "description-from", "explicit-name", "hasAriaAttribute", "defaultActionVerb",
      "scrollX", "scrollXMin", "scrollXMax", "scrollY", "scrollYMin", "scrollYMax", "textSelStart", "textSelEnd",
      "character_count", "offset", "bg-color", "fg-color", "family-name", "weight", "direction", "hypertext",
      "enabled", "sensitive", "showing", "visible", "actions", "offscreen",
    ],
    defaults: ["invalidState": "false", "scrollable": "false"])

  private static let pywinauto = TellingAttributes(noise: ["rectangle", "best_match", "friendly_class_name"])

  private static let gtk = TellingAttributes(
    noise: [
      "index", "toolkit", "parent", "layer", "alpha", "mdi zorder", "interfaces", "default attributes",
      "character count", "caret offset", "mime types", "image size",
    ],
    noisePrefixes: ["action "])

  private static let atspi = TellingAttributes(
    noise: [
      "interfaces", "index", "path", "extents", "toolkit", "toolkit-version", "atspi-version", "pid", "bus-name",
      "class", "tag", "computed-role",
    ],
    noisePrefixes: ["document:", "relation:", "action"])
}
