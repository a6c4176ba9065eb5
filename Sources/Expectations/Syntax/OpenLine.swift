internal import Vocabulary

/// A line that the next one may stand below.
struct OpenLine {
  /// What may be indented below a line.
  enum Below {
    /// Lines, as below a bare line or `inside`.
    case lines
    /// The list of `stops exactly`.
    case items
    /// Nothing, and below what.
    case nothing(Owner)
    /// The line is in error: what is below it is read for its own faults, and dropped.
    case dropped
  }

  /// A line below which nothing can stand; what there is to say is put together where something does.
  enum Owner {
    /// A header.
    case header(String)
    /// An item of `stops exactly`.
    case item
    /// Another line that is judged, and how such a line begins.
    case other(String)

    /// What is said of something below it.
    var message: Message {
      switch self {
      case .header(let word): .belowHeader(word)
      case .item: .belowItem
      case .other(let word): .belowOther(word)
      }
    }
  }

  let indentation: Int
  private(set) var below: Below
  /// Its place in the file's checks; `nil` for a header and a line in error.
  var check: Int?
  /// What it is asked on; `nil` where the header is wrong.
  var asked: Asked?
  /// Where it stands.
  var span: SourceSpan
  /// Whether it is indented like no line above it, so that lines beside it are no better.
  var isMisfit = false
  /// What the items of the list are asked on.
  var itemsAsked: Set<Selector> = []
  var hasItem = false
  /// Whether an item is in error, so that the rest is not the list that was meant.
  var isSpoilt = false

  /// The line, with what else stands below it dropped.
  var dropping: OpenLine {
    var line = self
    line.below = .dropped
    return line
  }
}
