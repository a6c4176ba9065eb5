internal import AccessibilityTree
internal import Audit
internal import DumpFormats
internal import Vocabulary

/// The part of `axverify.json` that is about `audit`.
struct AuditSettings {
  /// One thing that can be said there.
  private struct Setting: Sendable {
    let name: String
    let read: @Sendable (JSONValue, inout AuditSettings) throws(Diagnostic) -> Void
  }

  private static let settings = [
    Setting(name: "profile") { value, settings throws(Diagnostic) in
      let word = try text(of: value, "profile")
      guard AuditProfile.named(word) != nil else {
        throw unknown(word, in: value, "profile", among: AuditProfile.all.map(\.id))
      }
      settings.configuration.profile = word == AuditProfile.all[0].id ? nil : word
    },
    Setting(name: "rules") { value, settings throws(Diagnostic) in try settings.readRules(value) },
    Setting(name: "i-accept-unverified") { value, settings throws(Diagnostic) in
      guard let flag = value.bool else { throw wrong(value, "i-accept-unverified", "true or false") }
      settings.configuration.acceptsUnverified = flag
    },
    Setting(name: "words") { value, settings throws(Diagnostic) in try settings.readWords(value) },
    Setting(name: "density") { value, settings throws(Diagnostic) in
      settings.configuration.density = try number(of: value, "density")
    },
    Setting(name: "target-size") { value, settings throws(Diagnostic) in
      settings.configuration.targetSize = try number(of: value, "target-size")
    },
    Setting(name: "exempt-targets") { value, settings throws(Diagnostic) in
      settings.configuration.exemptTargets = try roles(of: value, "exempt-targets")
    },
    Setting(name: "longest-label") { value, settings throws(Diagnostic) in
      settings.configuration.longestLabel = Int(try number(of: value, "longest-label"))
    },
    Setting(name: "waivers") { value, settings throws(Diagnostic) in
      guard value.kind == .array else { throw wrong(value, "waivers", "a list of waivers") }
      for element in value.elements {
        var reading = WaiverSettings()
        reading.read(element)
        settings.errors += reading.errors
        if let waiver = reading.waiver { settings.configuration.waivers.append(waiver) }
      }
    },
  ]

  /// What was said.
  private(set) var configuration = AuditConfiguration()
  /// What is wrong with it, all of it.
  private(set) var errors: [Diagnostic] = []

  /// Reads the object.
  mutating func read(_ value: JSONValue) {
    guard value.kind == .object else {
      errors.append(Self.wrong(value, "audit", "an object"))
      return
    }
    for (name, member) in value.members {
      guard let setting = Self.settings.first(where: { $0.name == name }) else {
        errors.append(Self.unknownName(name, member, in: "audit", among: Self.settings.map(\.name)))
        continue
      }
      do throws(Diagnostic) { try setting.read(member, &self) } catch { errors.append(error) }
    }
    for (rule, setting) in configuration.rules.sorted(by: { $0.key < $1.key }) where setting == .off {
      guard AuditCatalogue.rule(rule)?.canFail == true, !configuration.acceptsUnverified else { continue }
      errors.append(
        value.fault(
          "unverified-rule",
          "rule '\(rule)' can fail; to switch it off as a whole, set 'i-accept-unverified' to true, or waive elements"))
    }
  }

  private mutating func readRules(_ value: JSONValue) throws(Diagnostic) {
    guard value.kind == .object else { throw Self.wrong(value, "rules", "an object of rules") }
    for (name, member) in value.members {
      guard AuditCatalogue.rule(name) != nil else {
        errors.append(Self.unknownName(name, member, in: "rules", among: AuditCatalogue.rules.map(\.id)))
        continue
      }
      guard let word = member.string, let setting = AuditConfiguration.Setting(rawValue: word) else {
        let words = AuditConfiguration.Setting.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        errors.append(member.fault("wrong-setting", "rule '\(name)' takes one of \(words)"))
        continue
      }
      configuration.rules[name] = setting
    }
  }

  private mutating func readWords(_ value: JSONValue) throws(Diagnostic) {
    guard value.kind == .object else { throw Self.wrong(value, "words", "an object of lists") }
    for (name, member) in value.members {
      let words = Set(member.elements.compactMap { $0.string?.lowercased() })
      guard member.kind == .array, member.elements.allSatisfy({ $0.string != nil }) else {
        errors.append(Self.wrong(member, name, "a list of words"))
        continue
      }
      switch name {
      case "brands": configuration.brands = words
      case "abbreviations": configuration.abbreviations = words
      case "roles": configuration.roleWords = words
      default: errors.append(Self.unknownName(name, member, in: "words", among: ["brands", "abbreviations", "roles"]))
      }
    }
  }

  // MARK: - Kinds of values

  static func text(of value: JSONValue, _ name: String) throws(Diagnostic) -> String {
    guard let text = value.string else { throw wrong(value, name, "a text") }
    if text.isEmpty { throw value.fault("wrong-setting", "setting '\(name)' is empty; leave it out, or say something") }
    return text
  }

  private static func roles(of value: JSONValue, _ name: String) throws(Diagnostic) -> Set<String> {
    guard value.kind == .array else { throw wrong(value, name, "a list of roles") }
    var roles: Set<String> = []
    for element in value.elements {
      let word = try text(of: element, name)
      guard Vocabulary.standard.neutralRole(word) != nil else {
        throw unknown(word, in: element, "role", among: Vocabulary.standard.neutralRoles.map(\.name))
      }
      roles.insert(word)
    }
    return roles
  }

  private static func number(of value: JSONValue, _ name: String) throws(Diagnostic) -> Double {
    guard let number = value.number, number > 0, number < 100_000 else {
      throw value.fault("wrong-setting", "setting '\(name)' takes a number above 0 and below 100,000")
    }
    return number
  }

  static func wrong(_ value: JSONValue, _ name: String, _ wanted: String) -> Diagnostic {
    value.fault("wrong-setting", "setting '\(name)' takes \(wanted), not \(value.kind.rawValue)")
  }

  static func unknown(_ word: String, in value: JSONValue, _ noun: String, among words: [String]) -> Diagnostic {
    value.fault("unknown-\(noun)", "unknown \(noun) '\(word)'", suggestion: Spelling.nearest(word, among: words))
  }

  static func unknownName(
    _ name: String, _ member: JSONValue, in outer: String, among names: [String]
  ) -> Diagnostic {
    var error = member.fault(
      "unknown-setting", "unknown setting '\(name)' in '\(outer)'", suggestion: Spelling.nearest(name, among: names))
    error.position = member.namePosition
    return error
  }
}
