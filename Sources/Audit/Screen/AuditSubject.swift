internal import AccessibilityTree
public import DumpFormats
public import Vocabulary

/// A dump to audit.
public struct AuditSubject: Sendable {
  /// The dump.
  public var dump: Dump
  /// Its path, as the user named it.
  public var path: String
  /// The platform it is audited as.
  public var platform: Platform
  /// Where a screen reader stops, for each node.
  public var stops: [StopAnswer]

  /// Makes a subject.
  ///
  /// - Precondition: there are as many stops as nodes.
  public init(dump: Dump, path: String, platform: Platform, stops: [StopAnswer]) {
    precondition(stops.count == dump.tree.count, "there are as many stops as nodes")
    self.dump = dump
    self.path = path
    self.platform = platform
    self.stops = stops
  }
}
