internal import Vocabulary

/// Chooses the line by which a screen is known: a heading first, and nothing with a number in it.
struct AnchorChoice {
  /// What a line is about, the best anchor first.
  enum Kind: Int, Comparable {
    case heading, text, other

    init(_ role: NeutralRole?) {
      switch role?.name {
      case "heading", "summary", "navigation-bar", "title-bar": self = .heading
      case "text", "paragraph": self = .text
      default: self = .other
      }
    }

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// The place of the best anchor among some names; `nil` where none is one.
  static func best(of lines: [(name: String?, kind: Kind)]) -> Int? {
    let ranked = lines.enumerated().compactMap { place, line -> (rank: Int, place: Int)? in
      guard let name = line.name, name.contains(where: \.isLetter) else { return nil }
      // Times, counts and percentages are of the moment.
      let isOfTheMoment = name.contains(where: \.isNumber)
      return (line.kind.rawValue + (isOfTheMoment ? 10 : 0), place)
    }
    return ranked.min { ($0.rank, $0.place) < ($1.rank, $1.place) }?.place
  }
}
