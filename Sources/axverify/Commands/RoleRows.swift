internal import Reports
internal import Vocabulary

/// A neutral role as a table for people: platforms down, what their sources must show across.
enum RoleRows {
  /// The roles that a word names: a neutral one, else each that a dump's own word means, with the columns in which
  /// it does.
  static func roles(of word: String, _ vocabulary: Vocabulary) -> [(role: NeutralRole, meaning: String?)] {
    if let role = vocabulary.neutralRole(word) {
      return [(role, role.name == word ? nil : "'\(word)' is \(role.name)")]
    }
    var columns: [(role: NeutralRole, columns: [String])] = []
    for column in RoleColumn.allCases {
      guard let role = vocabulary.meaning(ofRole: word, subrole: nil, in: column) else { continue }
      if let place = columns.firstIndex(where: { $0.role == role }) {
        columns[place].columns.append(column.rawValue)
      } else {
        columns.append((role, [column.rawValue]))
      }
    }
    return columns.map { ($0.role, "'\(word)' is \($0.role.name) in \($0.columns.joined(separator: ", "))") }
  }

  static func write(
    _ role: NeutralRole, meaning: String?, platforms: [Platform], _ vocabulary: Vocabulary, to text: inout ReportText
  ) {
    if let meaning { text.line(meaning) }
    text.write(role.name, .strong)
    text.line("  \(role.kind.rawValue), \(interaction(role)); \(children(role))")
    for platform in platforms {
      let rows = rows(role, on: platform, vocabulary)
      for (place, row) in rows.enumerated() {
        let name = place == 0 ? platform.rawValue : ""
        text.write("  \(name)")
        text.pad(11 - name.utf8.count)
        text.write(row.source)
        text.pad(10 - row.source.utf8.count)
        text.line(row.demand)
      }
    }
  }

  private static func interaction(_ role: NeutralRole) -> String {
    switch role.interactive {
    case .yes: "an action target"
    case .no: "no action target"
    case .varies: "an action target where the dump shows an action"
    }
  }

  private static func children(_ role: NeutralRole) -> String {
    role.childrenArePresentational ? "what is inside it is no stop" : "what is inside it can be a stop"
  }

  /// One row per column of the tables that the platform's sources read.
  private static func rows(
    _ role: NeutralRole, on platform: Platform, _ vocabulary: Vocabulary
  ) -> [(source: String, demand: String)] {
    var columns: [RoleColumn] = []
    for source in vocabulary.usualSources(of: platform) {
      let column = vocabulary.column(of: source, on: platform)
      if !columns.contains(column) { columns.append(column) }
    }
    guard !columns.isEmpty else { return [("", "nothing can be read from outside")] }
    let inferred = platform.isInferred ? " (inferred from UIKit)" : ""
    return columns.map { column in
      (column.rawValue, sentence(vocabulary.demand(role, in: column, on: platform)) + inferred)
    }
  }

  private static func sentence(_ demand: RoleDemand) -> String {
    switch demand {
    case .expressible(let forms): forms.map(shape).joined(separator: " or ")
    case .none(let forms, let because):
      "none: \(because)" + (forms.isEmpty ? "" : "; must be \(forms.map(shape).joined(separator: " or "))")
    case .unknown(let because): "not known: \(because)"
    case .notInTree(let because): "not in the tree: \(because)"
    }
  }

  /// One shape as a person writes it.
  private static func shape(_ form: RoleForm) -> String {
    let role = form.role.map { $0.isEmpty ? "no role" : $0 } ?? "any role"
    let subrole = form.subroles.isEmpty ? "" : "[\(form.subroles.joined(separator: "|"))]"
    guard let condition = form.condition else { return role + subrole }
    switch condition {
    case .attribute(let name, let value): return "\(role)\(subrole) with \(name)=\"\(value)\""
    case .hasAttribute(let name): return "\(role)\(subrole) with \(name)"
    case .lacksAttribute(let name): return "\(role)\(subrole) without \(name)"
    case .trait(let name): return "\(role)\(subrole) with the trait \(name)"
    case .neverShown(let what): return "\(role)\(subrole) with \(what), which dumps do not show"
    }
  }
}
