internal import DumpFormats
internal import Reports
internal import Vocabulary

/// A source of dumps as a few lines for people: what it is, and what it shows of a node.
enum SourceRows {
  /// Writes the lines of a source.
  ///
  /// - Parameters:
  ///   - platform: the platform that it is asked about; its likeliest one where there is none.
  ///   - hasReasons: whether it is said why something is never shown.
  static func write(_ source: Source, on platform: Platform?, hasReasons: Bool, to text: inout ReportText) {
    let vocabulary = Vocabulary.standard
    let platforms = vocabulary.platforms(of: source)
    text.write(source.rawValue, .strong)
    text.line("  \(vocabulary.dumper(of: source))")
    row("platforms", platforms.map(\.rawValue).joined(separator: " "), to: &text)
    row("format", format(of: source), to: &text)
    let shown = Shown(source, on: platform ?? platforms.first ?? .web)
    row("always", shown.always.joined(separator: " "), to: &text)
    row("by version", shown.bySight.joined(separator: "; "), to: &text)
    row("some roles", shown.ofSomeRoles.joined(separator: " "), to: &text)
    if hasReasons {
      for (place, never) in shown.never.enumerated() {
        row(place == 0 ? "never" : "", "\(never.attribute): \(never.reason)", to: &text)
      }
    } else {
      row("never", shown.never.map(\.attribute).joined(separator: " "), to: &text)
    }
    row("name from", vocabulary.nameAttributes(of: source).joined(separator: ", "), to: &text)
    row("stops", stops(of: source), to: &text)
    let limits = vocabulary.limits(of: source)
    row(
      "cut at",
      [limits.depth.map { "\($0) levels" }, limits.nodes.map { "\($0) nodes" }].compactMap { $0 }
        .joined(separator: ", "), to: &text)
  }

  private static func row(_ title: String, _ words: String, to text: inout ReportText) {
    guard !words.isEmpty else { return }
    text.write("  \(title)")
    text.pad(12 - title.utf8.count)
    text.line(words)
  }

  /// The word of `--from`: our own two kinds of text are one format.
  private static func format(of source: Source) -> String {
    let words = DumpReader.formats.map(\.word)
    return words.contains(source.rawValue) ? source.rawValue : "ax-text"
  }

  private static func stops(of source: Source) -> String {
    switch Vocabulary.standard.stopRule(of: source) {
    case .tree: "told by the tree: widgets, and leaves that are no container without a name"
    case .document: "told by the tree: widgets, and texts with all of their runs"
    case .controls: "told by the tree, of what is a control and on screen"
    case .published: "the dump says it of each node"
    case .android: "as TalkBack chooses: what can be acted on and speaks, and texts outside of that"
    case .list: "every node with a name or a widget's role: the dump is what a reader goes through"
    case .merged: "as TalkBack chooses: what merges what is inside it, and names and widgets outside of that"
    case .unknown: "cannot be told"
    }
  }

  /// The neutral attributes by how a source shows them.
  private struct Shown {
    var always: [String] = []
    var bySight: [String] = []
    var ofSomeRoles: [String] = []
    var never: [(attribute: String, reason: String)] = []

    init(_ source: Source, on platform: Platform) {
      let vocabulary = Vocabulary.standard
      for attribute in NeutralAttribute.allCases {
        let answer = { (role: NeutralRole?) in
          vocabulary.observability(of: attribute, source: source, platform: platform, role: role)
        }
        switch answer(nil) {
        case .printed: always.append(attribute.rawValue)
        case .ifSeen(let names): bySight.append("\(attribute.rawValue) (\(names.joined(separator: ", ")))")
        case .never(let reason):
          let isShownOfSome = vocabulary.neutralRoles.contains { role in
            if case .never = answer(role) { false } else { true }
          }
          if isShownOfSome {
            ofSomeRoles.append(attribute.rawValue)
          } else {
            never.append((attribute.rawValue, reason))
          }
        }
      }
    }
  }
}
