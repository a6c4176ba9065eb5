internal import AccessibilityTree
internal import TreeDiff

/// What differs about an element that changed: its attributes, and what is said of it where that says more.
struct DiffDetails {
  /// One thing before and after.
  struct Part: Equatable {
    /// An attribute, or "said".
    var name: String
    /// Before; `nil` where there was none.
    var old: String?
    /// After; `nil` where there is none.
    var new: String?
  }

  private(set) var parts: [Part] = []

  /// Compares; nothing for what came, went or moved.
  init(_ change: Change, _ sides: DiffSides) {
    guard change.kind == .changed, let old = change.old, let new = change.new else { return }
    parts = change.attributes.map { Part(name: $0.name, old: $0.old, new: $0.new) }
    let (before, after) = (sides.old.spoken(of: old), sides.new.spoken(of: new))
    // A text that says its name and nothing else needs it no second time.
    let isTold = parts.contains { ($0.old ?? "") == before && ($0.new ?? "") == after }
    if before != after, !isTold { parts.append(Part(name: "said", old: before, new: after)) }
  }

  /// The parts as plain text in one line, for a report that marks nothing.
  var sentence: String {
    parts.map { part in
      "\(part.name) \(DiffDetails.quoted(part.old)) → \(DiffDetails.quoted(part.new))"
    }.joined(separator: "; ")
  }

  static func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "none" }
}

/// One thing before and after as a person reads it: words that differ are marked where the texts share any.
struct DetailText {
  private(set) var words: [(String, ReportText.Face)] = []
  /// How many columns it takes.
  private(set) var columns = 0

  /// How many characters stay of what is equal, at either side of a change.
  private static let kept = 16
  /// The longest text that is shown whole.
  private static let longest = 60

  private let ellipsis: String

  init(_ part: DiffDetails.Part, _ look: ReportOptions) {
    ellipsis = look.usesUnicode ? "…" : "..."
    add("\(part.name) ")
    if let old = part.old, let new = part.new, let marks = WordMarks(old, new) {
      let isShort = old.unicodeScalars.count <= Self.longest && new.unicodeScalars.count <= Self.longest
      let last = marks.pieces.count - 1
      add("\"")
      for (place, piece) in marks.pieces.enumerated() {
        add(piece, before: isShort ? Self.longest : place == 0 ? 0 : Self.kept, after: place == last ? 0 : Self.kept)
      }
      add("\"")
    } else {
      add(whole(part.old))
      add(look.usesUnicode ? " → " : " -> ")
      add(whole(part.new))
    }
  }

  private mutating func add(_ piece: WordMarks.Piece, before: Int, after: Int) {
    switch piece {
    case .same(let text):
      add(FittedText.middle(of: text, before: before, after: after, ellipsis: ellipsis))
    case .old(let text): add("[-\(short(text))-]", .failure)
    case .new(let text): add("{+\(short(text))+}", .success)
    }
  }

  private func whole(_ text: String?) -> String { text.map { "\"\(short($0))\"" } ?? "none" }

  private func short(_ text: String) -> String {
    FittedText.middle(of: text, before: Self.longest - Self.kept, after: Self.kept, ellipsis: ellipsis)
  }

  private mutating func add(_ text: String, _ face: ReportText.Face = .plain) {
    words.append((text, face))
    for scalar in text.unicodeScalars {
      columns += TerminalText.escape(scalar).map { $0.utf8.count } ?? DisplayWidth.columns(of: scalar)
    }
  }
}
