internal import AccessibilityTree
internal import DumpFormats
internal import Reports
internal import TreeDiff
internal import Verification

/// What counts as a difference for `diff`: the part of `axverify.json` that is about it, and its options.
struct DiffSettings {
  /// One thing that can be said there.
  private struct Setting: Sendable {
    let name: String
    let read: @Sendable (JSONValue, inout DiffSettings) throws(Diagnostic) -> Void
  }

  private static let settings = [
    Setting(name: "ignore") { value, settings throws(Diagnostic) in
      settings.ignored = try texts(of: value, "ignore", "names of attributes")
    },
    Setting(name: "mask") { value, settings throws(Diagnostic) in
      settings.masks = try texts(of: value, "mask", "regular expressions")
      for (place, mask) in value.elements.enumerated() {
        do throws(Diagnostic) {
          _ = try TextMasking([settings.masks[place]])
        } catch {
          throw mask.fault(error.id, error.message)
        }
      }
    },
    Setting(name: "geometry") { value, settings throws(Diagnostic) in
      if let number = value.number, number >= 0, number == number.rounded(), number < 1_000_000 {
        settings.geometry = .within(Int(number))
      } else if let geometry = value.string.flatMap(geometry) {
        settings.geometry = geometry
      } else {
        throw value.fault("wrong-setting", "setting 'geometry' takes 'exact', 'ignore' or a whole number")
      }
    },
    Setting(name: "key") { value, settings throws(Diagnostic) in
      settings.keys = try texts(of: value, "key", "names of attributes")
    },
  ]

  /// Attributes that are not compared.
  var ignored: [String] = []
  /// Expressions whose matches are taken out of both sides.
  var masks: [String] = []
  /// What becomes of places and sizes.
  var geometry = DiffRules.Geometry.ignored
  /// Attributes that say which element is which.
  var keys: [String] = []
  /// What is wrong with what was said in the file.
  private(set) var errors: [Diagnostic] = []

  /// Reads the object.
  mutating func read(_ value: JSONValue) {
    guard value.kind == .object else {
      errors.append(AuditSettings.wrong(value, "diff", "an object"))
      return
    }
    for (name, member) in value.members {
      guard let setting = Self.settings.first(where: { $0.name == name }) else {
        errors.append(AuditSettings.unknownName(name, member, in: "diff", among: Self.settings.map(\.name)))
        continue
      }
      do throws(Diagnostic) { try setting.read(member, &self) } catch { errors.append(error) }
    }
  }

  /// Takes what the command line says; a rule of the file is replaced by options of its kind.
  mutating func take(_ arguments: ParsedArguments) throws(Diagnostic) {
    let (ignored, masks, keys) = (arguments.values("ignore"), arguments.values("mask"), arguments.values("key"))
    if !ignored.isEmpty { self.ignored = ignored }
    if !masks.isEmpty { self.masks = masks }
    if !keys.isEmpty { self.keys = keys }
    guard let text = arguments.value("geometry") else { return }
    guard let geometry = Self.geometry(text) else {
      throw Diagnostic(
        id: "wrong-value", "option '--geometry' takes 'exact', 'ignore' or a whole number, not '\(text)'")
    }
    self.geometry = geometry
  }

  /// Adds rules that were learnt; how far places may be off grows as far as it has to.
  mutating func add(_ learner: RuleLearner) {
    ignored += learner.ignored.filter { !ignored.contains($0) }
    masks += learner.masks.filter { !masks.contains($0) }
    if case .within(let tolerance) = geometry { geometry = .within(max(tolerance, learner.tolerance)) }
  }

  /// The rules as they stand in the file.
  var section: DiffSection {
    var section = DiffSection(ignored: ignored, masks: masks, keys: keys)
    if case .within(let tolerance) = geometry { section.tolerance = tolerance }
    return section
  }

  /// The rules of the engine.
  func rules(mask: TextMask?) -> DiffRules {
    var rules = DiffRules()
    rules.ignoredAttributes = Set(ignored)
    rules.keyAttributes = keys
    rules.geometry = geometry
    rules.mask = mask
    return rules
  }

  private static func geometry(_ text: String) -> DiffRules.Geometry? {
    switch text {
    case "ignore": return .ignored
    case "exact": return .within(0)
    default: return Int(text).flatMap { $0 >= 0 ? .within($0) : nil }
    }
  }

  private static func texts(of value: JSONValue, _ name: String, _ wanted: String) throws(Diagnostic) -> [String] {
    guard value.kind == .array else { throw AuditSettings.wrong(value, name, "a list of \(wanted)") }
    var texts: [String] = []
    for element in value.elements {
      guard let text = element.string, !text.isEmpty else {
        let found = element.string == nil ? element.kind.rawValue : "an empty text"
        throw element.fault("wrong-setting", "setting '\(name)' takes \(wanted), not \(found)")
      }
      texts.append(text)
    }
    return texts
  }
}
