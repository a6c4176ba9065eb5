import Foundation

/// The JSON report of `check`, as far as the cases ask about it; read apart from the code that writes it.
struct CheckReport {
  struct Check {
    let result: String
    let message: String?
    /// The whole entry as JSON.
    let entry: String
  }

  struct Fault {
    let place: String
    let message: String
    let suggestion: String?
  }

  static let words = ["pass", "fail", "skip", "unverified", "vacuous", "unwitnessed", "blocked", "error"]

  var summary: [String: Int] = [:]
  var screens: [(file: String, name: String)] = []
  /// By `FILE:LINE PLATFORM`.
  var checks: [String: Check] = [:]
  var errors: [Fault] = []
  var warnings: [Fault] = []
  /// The status of each dump by `FILE:PLATFORM`.
  var dumps: [String: String] = [:]
  var orphans: [String] = []
  var errorsBesideScreens = 0

  /// Reads a report; `nil` where the bytes are none.
  init?(_ data: Data) {
    guard let report = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
    summary = report["summary"] as? [String: Int] ?? [:]
    orphans = report["orphans"] as? [String] ?? []
    errorsBesideScreens = (report["errors"] as? [Any] ?? []).count
    for screen in report["screens"] as? [[String: Any]] ?? [] { read(screen) }
  }

  private mutating func read(_ screen: [String: Any]) {
    let file = screen["file"] as? String ?? "?"
    screens.append((file, screen["screen"] as? String ?? ""))
    for check in screen["checks"] as? [[String: Any]] ?? [] {
      let entry = try? JSONSerialization.data(withJSONObject: check, options: [.sortedKeys, .withoutEscapingSlashes])
      checks["\(file):\(check["line"] as? Int ?? 0) \(CheckReport.platform(of: check))"] = Check(
        result: check["result"] as? String ?? "?", message: check["message"] as? String,
        entry: entry.map { String(decoding: $0, as: UTF8.self) } ?? "")
    }
    for dump in screen["dumps"] as? [[String: Any]] ?? [] {
      dumps["\(file):\(CheckReport.platform(of: dump))"] = dump["status"] as? String
    }
    errors += CheckReport.faults(screen["errors"], file: file)
    warnings += CheckReport.faults(screen["warnings"], file: file)
  }

  private static func platform(of entry: [String: Any]) -> String {
    let platform = entry["platform"] as? String ?? "?"
    return (entry["variant"] as? String).map { "\(platform).\($0)" } ?? platform
  }

  private static func faults(_ list: Any?, file: String) -> [Fault] {
    (list as? [[String: Any]] ?? []).map { fault in
      Fault(
        place: "\(file):\(fault["line"] as? Int ?? 0)", message: fault["message"] as? String ?? "",
        suggestion: fault["suggestion"] as? String)
    }
  }
}
