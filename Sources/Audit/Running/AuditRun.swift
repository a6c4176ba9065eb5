public import AccessibilityTree

/// What came of auditing some dumps with one configuration.
public struct AuditRun: Sendable {
  /// What came of each dump, in the order they were given.
  public let audits: [DumpAudit]
  /// The inputs that could not be read.
  public let errors: [Diagnostic]
  /// The profile that is in force; `nil` for the default.
  public let profile: String?
  /// The rules whose recommendations fail because the configuration or profile says so.
  public let promoted: [String]
  /// The waivers that matched nothing.
  public let unusedWaivers: [Waiver]
  /// The waivers whose day is over, which do not apply.
  public let expiredWaivers: [Waiver]
  /// The lines of `--known` whose findings are gone, so that the file can shrink.
  public let mendedKnown: [String]
  /// Whether a waiver that matched nothing fails the run.
  public let isStrictAboutWaivers: Bool
  /// The findings of all dumps, those of one component together: one rule, one kind of element, one name, one
  /// surrounding.
  public let groups: [AuditGroup]

  /// Puts audits together.
  public init(
    _ audits: [DumpAudit], errors: [Diagnostic] = [], configuration: AuditConfiguration,
    isStrictAboutWaivers: Bool = false
  ) {
    var audits = audits
    mendedKnown = configuration.known?.take(from: &audits) ?? []
    self.audits = audits
    groups = AuditGroup.groups(of: audits)
    self.errors = errors
    self.isStrictAboutWaivers = isStrictAboutWaivers
    profile = configuration.profile
    promoted = AuditCatalogue.rules.map(\.id).filter { rule in
      configuration.rules[rule] == .failing
        || (configuration.rules[rule] == nil && AuditProfile.named(configuration.profile)?.promotes(rule) == true)
    }
    let used = audits.reduce(into: Set<Int>()) { $0.formUnion($1.usedWaivers) }
    let waivers = configuration.waivers.enumerated()
    expiredWaivers = waivers.map(\.element).filter { !$0.holds(on: configuration.today) }
    unusedWaivers = waivers.filter { $0.element.holds(on: configuration.today) && !used.contains($0.offset) }
      .map(\.element)
  }

  /// Whether all passes; `nil` where not one dump was audited, or where nothing fails and not all were audited.
  public var passes: Bool? {
    let verdicts = audits.compactMap(\.passes)
    if verdicts.isEmpty { return nil }
    if verdicts.contains(false) || failsOnWaivers { return false }
    return refusedCount > 0 ? nil : true
  }

  /// How many inputs were not audited: they could not be read, or are refused.
  public var refusedCount: Int { errors.count + audits.count { $0.refusal != nil } }

  /// Whether waivers that matched nothing fail the run.
  public var failsOnWaivers: Bool { isStrictAboutWaivers && !unusedWaivers.isEmpty }

  /// 0 where all passes, 1 where something fails, 2 where an input is refused or nothing was audited.
  public var exitStatus: Int {
    if refusedCount > 0 || audits.isEmpty { return 2 }
    return passes == true ? 0 : 1
  }
}
