public import AccessibilityTree

/// Findings that are one defect of one component, wherever it stands: shared controls recur on every screen.
public struct AuditGroup: Sendable {
  /// Where one of them stands.
  public struct Place: Hashable, Sendable {
    /// The dump.
    public var path: String
    /// The line and column.
    public var position: SourcePosition
  }

  /// The first of them.
  public let finding: AuditFinding
  /// The number of its dump among the audits.
  public let audit: Int
  /// Where all of them stand, the first included.
  public private(set) var places: [Place]

  /// Groups the findings of audits, in the order of their first: failures, recommendations, assumptions.
  static func groups(of audits: [DumpAudit]) -> [AuditGroup] {
    var groups: [AuditGroup] = []
    var known: [String: Int] = [:]
    for (number, audit) in audits.enumerated() {
      for finding in audit.findings {
        let place = Place(path: audit.path, position: finding.position)
        // Two detectors, or a failure and an assumption, are never one defect.
        let key = "\(finding.findingClass.rawValue)|\(finding.fingerprint)"
        if let group = known[key] {
          groups[group].places.append(place)
        } else {
          known[key] = groups.count
          groups.append(AuditGroup(finding: finding, audit: number, places: [place]))
        }
      }
    }
    // Stable, so that within a class and an impact the order of the dumps stays.
    let order = groups.indices.sorted { left, right in
      let (one, other) = (groups[left].finding, groups[right].finding)
      return (one.findingClass, one.impact, left) < (other.findingClass, other.impact, right)
    }
    return order.map { groups[$0] }
  }
}
