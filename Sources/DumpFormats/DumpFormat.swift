internal import AccessibilityTree

/// A way in which a tree is written to a file.
protocol DumpFormat: Sendable {
  /// Its word, as `--from` takes it.
  static var id: String { get }
  /// What it is, for people, as in "a uiautomator dump".
  static var title: String { get }
  /// How it marks what it says of a node.
  static var markup: DumpMarkup { get }
  /// Whether a dump of it can begin with a line that is the header of our text form.
  static var hasTextHeader: Bool { get }
  /// Whether a dump that begins so is of this format.
  static func recognises(_ head: DumpHead) -> Bool
  /// Reads a dump of this format.
  ///
  /// - Throws: what is wrong, where not even a part can be shown.
  static func read(_ input: consuming DumpInput, head: DumpHead) throws(Diagnostic) -> Dump
}

extension DumpFormat {
  static var hasTextHeader: Bool { false }
}

/// How a dump begins: all that detection looks at.
struct DumpHead {
  /// What kind of text it is.
  enum Kind {
    /// XML, with what its first tags say.
    case xml(XMLHead)
    /// JSON, with its first names.
    case json(JSONHead)
    /// Lines of text; the first ones that are not blank, without what ends them.
    case lines([HeadLine])
  }

  /// What kind of text it is.
  var kind: Kind
  /// The byte at which the dump begins, after what stands before it.
  var start: Int
  /// The first lines that are not blank, where it is text, without the prefixes of logs and a common margin.
  var bareLines: [HeadLine] = []
  /// The blocks of code, where it is Markdown.
  var fences: [MarkdownFence] = []
  /// The block of code that is the dump, where it is one in Markdown that stands for itself.
  var block: MarkdownFence?
  /// Whether it is in a dialect of a walker, where that was found out already.
  var isDialect: Bool?
  /// The formats that know the dump, where that was found out already.
  var formats: [any DumpFormat.Type]?

  /// The first tags, where it is XML.
  var xml: XMLHead? {
    if case .xml(let head) = kind { head } else { nil }
  }

  /// The first names, where it is JSON.
  var json: JSONHead? {
    if case .json(let head) = kind { head } else { nil }
  }

  /// The first lines, where it is neither XML nor JSON.
  var lines: [HeadLine] {
    if case .lines(let lines) = kind { lines } else { [] }
  }
}

extension DumpHead {
  /// The byte at which the line begins that the dump begins on.
  func start(ofLineIn bytes: [UInt8]) -> Int {
    var index = start
    while index > 0, bytes[index - 1] != 0x0a { index -= 1 }
    return index
  }

  /// Whether it begins as our own text form does, behind the prefix of a log or without one.
  var hasOwnMark: Bool { [lines.first, bareLines.first].contains { $0?.hasPrefix("# axverify-") == true } }

  /// The one block of code that begins as a dump does.
  ///
  /// - Throws: that a second one does.
  func fence(
    in input: borrowing DumpInput, where begins: (MarkdownFence) -> Bool
  ) throws(Diagnostic) -> MarkdownFence? {
    let found = fences.filter(begins)
    guard found.count > 1 else { return found.first }
    throw input.refuse(
      "several-dumps", "a second block of code with a dump begins here; keep one a file",
      at: found[1].content.lowerBound)
  }
}
