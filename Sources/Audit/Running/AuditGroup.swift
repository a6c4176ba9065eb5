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
  public let places: [Place]

  /// What findings of one defect have in common: two detectors, or a failure and an assumption, are never one.
  private struct Key: Hashable {
    var findingClass: FindingClass
    var fingerprint: String
  }

  /// A group by the place of its first finding: sorting moves nothing heavy.
  private struct Draft {
    var findingClass: FindingClass
    var impact: Impact
    var audit: Int
    var finding: Int
    var places: [Place]
  }

  /// Groups the findings of audits, in the order of their first: failures, recommendations, assumptions.
  static func groups(of audits: [DumpAudit]) -> [AuditGroup] {
    var drafts: [Draft] = []
    var known: [Key: Int] = [:]
    known.reserveCapacity(audits.reduce(0) { $0 + $1.findings.count })
    for (number, audit) in audits.enumerated() {
      for index in audit.findings.indices {
        let place = Place(path: audit.path, position: audit.findings[index].position)
        let findingClass = audit.findings[index].findingClass
        let key = Key(findingClass: findingClass, fingerprint: audit.findings[index].fingerprint)
        let group = known[key, default: drafts.count]
        if group < drafts.count {
          drafts[group].places.append(place)
        } else {
          known[key] = group
          drafts.append(
            Draft(
              findingClass: findingClass, impact: audit.findings[index].impact, audit: number, finding: index,
              places: [place]))
        }
      }
    }
    // Stable, so that within a class and an impact the order of the dumps stays.
    let order = drafts.indices.sorted { left, right in
      (drafts[left].findingClass, drafts[left].impact, left) < (drafts[right].findingClass, drafts[right].impact, right)
    }
    return order.map { place in
      let draft = drafts[place]
      return AuditGroup(
        finding: audits[draft.audit].findings[draft.finding], audit: draft.audit, places: draft.places)
    }
  }
}
