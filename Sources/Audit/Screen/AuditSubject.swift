public import DumpFormats
public import Vocabulary

/// A dump to audit.
public struct AuditSubject: Sendable {
  /// The dump, with its roles and stops.
  public var reading: DumpReading
  /// Its path, as the user named it.
  public var path: String

  /// The dump.
  public var dump: Dump { reading.dump }
  /// The platform it is audited as.
  public var platform: Platform { reading.platform }

  /// Makes a subject of a dump.
  public init(_ dump: Dump, path: String, platform: Platform) {
    self.init(DumpReading(dump, on: platform), path: path)
  }

  /// Makes a subject of a dump whose roles and stops are known.
  public init(_ reading: DumpReading, path: String) {
    self.reading = reading
    self.path = path
  }
}
