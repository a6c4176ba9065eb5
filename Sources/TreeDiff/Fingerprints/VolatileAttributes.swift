internal import Vocabulary

/// The attributes that differ between two captures of one build, as data for each source; names are in lower case.
struct VolatileAttributes: Sendable {
  /// What says nothing about an element: addresses, process numbers, times of capture, places among siblings.
  let noise: Set<String>
  /// The place and size of an element.
  let geometry: Set<String>
  /// What the names of further noise begin with: relations name other elements by a path that every run draws anew,
  /// and what is said of a document stands at every element of it.
  var noisePrefixes: [String] = []

  /// Whether an attribute, in lower case, is noise.
  func isNoise(_ name: String) -> Bool {
    noise.contains(name) || noisePrefixes.contains { name.hasPrefix($0) }
  }

  /// Those of a source.
  static func of(_ source: Source) -> VolatileAttributes {
    switch source {
    case .ax: ax
    case .atspiText, .atspiXML: atspi
    case .uiautomator, .uiautomator2: android
    case .xcuitest, .mac2: xcuitest
    case .winappdriver: windows
    }
  }

  /// What walkers and exporters of any kind add of their own.
  private static let common: Set<String> = ["addr", "address", "pointer", "pid", "captured", "index"]

  private static let ax = VolatileAttributes(
    noise: common.union(["ref", "axuielement", "axwindownumber"]),
    geometry: ["frame", "axframe", "position", "axposition", "size", "axsize", "axactivationpoint"])

  private static let atspi = VolatileAttributes(
    noise: common.union(["path", "bus-name"]), geometry: ["frame", "extents"],
    noisePrefixes: ["relation:", "document:"])

  private static let android = VolatileAttributes(
    noise: common.union(["drawing-order", "display-id", "window-id", "hashcode", "layer"]),
    geometry: ["bounds", "width", "height", "x", "y"])

  private static let xcuitest = VolatileAttributes(
    noise: common.union(["processid", "uid", "elementid"]),
    geometry: ["x", "y", "width", "height", "frame", "nativeframe"])

  private static let windows = VolatileAttributes(
    noise: common.union(["runtimeid", "processid", "nativewindowhandle"]),
    geometry: ["x", "y", "width", "height", "boundingrectangle"])
}
