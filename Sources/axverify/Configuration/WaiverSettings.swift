internal import AccessibilityTree
internal import Audit
internal import DumpFormats
internal import Verification
internal import Vocabulary

/// The waivers beside the dumps of a folder: `waivers.json`, a list like that of `axverify.json`.
struct WaiverFile {
  /// The folder whose dumps they are about.
  let folder: String
  /// The waivers.
  private(set) var waivers: [Waiver] = []
  /// What is wrong with them, all of it.
  private(set) var errors: [Diagnostic] = []

  init(folder: String) { self.folder = folder }

  /// Reads the list.
  mutating func read(_ value: JSONValue) {
    guard value.kind == .array else {
      errors.append(AuditSettings.wrong(value, DumpNames.waivers, "a list of waivers"))
      return
    }
    for element in value.elements {
      var reading = WaiverSettings()
      reading.read(element)
      errors += reading.errors
      guard var waiver = reading.waiver else { continue }
      waiver.folder = folder
      waivers.append(waiver)
    }
  }
}

/// One waiver of `axverify.json`, or of a list beside dumps.
struct WaiverSettings {
  private static let names = ["rule", "match", "reason", "expires", "ticket", "by"]
  private static let matches = ["identifier", "role", "label", "path", "file", "platform"]

  /// The waiver; `nil` where it is wrong.
  private(set) var waiver: Waiver?
  /// What is wrong with it, all of it.
  private(set) var errors: [Diagnostic] = []

  /// Reads the object.
  mutating func read(_ value: JSONValue) {
    guard value.kind == .object else {
      errors.append(AuditSettings.wrong(value, "waivers", "objects"))
      return
    }
    var waiver = Waiver(rule: "", reason: "")
    for (name, member) in value.members {
      do throws(Diagnostic) { try read(name, member, into: &waiver) } catch { errors.append(error) }
    }
    // What is misspelt in 'match' is said by itself.
    let follows = errors.isEmpty ? nil : waiver.matchFault
    errors += waiver.faults.filter { $0 != follows }.map { value.fault("wrong-waiver", $0) }
    if errors.isEmpty { self.waiver = waiver }
  }

  private mutating func read(_ name: String, _ member: JSONValue, into waiver: inout Waiver) throws(Diagnostic) {
    switch name {
    case "rule": waiver.rule = try AuditSettings.text(of: member, name)
    case "reason": waiver.reason = try AuditSettings.text(of: member, name)
    case "ticket": waiver.ticket = try AuditSettings.text(of: member, name)
    case "by": waiver.by = try AuditSettings.text(of: member, name)
    case "expires":
      guard let day = member.string.flatMap(CalendarDate.init) else {
        throw member.fault("wrong-setting", "'expires' takes a day such as 2026-12-31")
      }
      waiver.expires = day
    case "match":
      guard member.kind == .object else { throw AuditSettings.wrong(member, name, "an object") }
      for (key, value) in member.members {
        do throws(Diagnostic) { try readMatch(key, value, into: &waiver) } catch { errors.append(error) }
      }
    default: throw AuditSettings.unknownName(name, member, in: "waivers", among: Self.names)
    }
  }

  private func readMatch(_ key: String, _ value: JSONValue, into waiver: inout Waiver) throws(Diagnostic) {
    guard Self.matches.contains(key) else {
      throw AuditSettings.unknownName(key, value, in: "match", among: Self.matches)
    }
    let text = try AuditSettings.text(of: value, key)
    switch key {
    case "identifier": waiver.identifier = text
    case "role": waiver.role = text
    case "label": waiver.label = text
    case "path": waiver.path = text
    case "file": waiver.file = text
    default:
      guard let platform = Platform(rawValue: text) else {
        throw AuditSettings.unknown(text, in: value, "platform", among: Platform.allCases.map(\.rawValue))
      }
      waiver.platform = platform
    }
  }
}
