import AccessibilityTree
import DumpFormats
import Vocabulary

@testable import Audit

/// Dumps made ready for the audit in tests.
enum AuditedDump {
  /// Reads a dump and finds its stops.
  static func subject(_ bytes: [UInt8], path: String = "dump", platform: Platform? = nil) throws -> AuditSubject {
    let dump = try DumpReader.read(bytes, path: path)
    return AuditSubject(dump, path: path, platform: platform ?? natural(dump))
  }

  /// The first of a dump's platforms that is no web.
  static func natural(_ dump: Dump) -> Platform {
    let all = Platform.allCases.filter(dump.platforms.contains)
    return all.first { $0 != .web } ?? all.first ?? .web
  }

  /// Audits the dump of an example.
  static func audit(_ example: RuleExample, _ change: (inout AuditConfiguration) -> Void = { _ in }) throws -> DumpAudit
  {
    var configuration = AuditConfiguration()
    configuration.density = example.density
    change(&configuration)
    return Auditor.audit(try subject(Array(example.file.utf8), platform: example.platform), configuration)
  }

  /// Audits a dump of our text form.
  static func audit(
    _ platform: Platform, _ source: Source, _ dump: String, _ change: (inout AuditConfiguration) -> Void = { _ in }
  ) throws -> DumpAudit {
    try audit(RuleExample("", platform, source, dump), change)
  }
}
