/// The growing text of a report: every piece is escaped as it comes, every line made harmless as it ends.
package struct ReportText {
  /// How many characters of one piece of text are shown.
  static let maximumPiece = 2_000

  /// The meaning of a colour, so that the choice of colours is made in one place.
  package enum Face {
    case plain, failure, success, caution, place, faint, strong

    /// The attributes of the terminal's "select graphic rendition".
    var attributes: String {
      switch self {
      case .plain: ""
      case .failure: "1;31"
      case .success: "32"
      case .caution: "33"
      case .place: "1"
      case .faint: "2"
      case .strong: "1"
      }
    }
  }

  package private(set) var bytes: [UInt8] = []
  private var lineStart = 0
  private let isColored: Bool
  private let ellipsis: String

  /// An empty text.
  package init(_ options: ReportOptions) {
    isColored = options.isColored
    ellipsis = options.usesUnicode ? "…" : "..."
  }

  /// Whether nothing was written yet.
  package var isEmpty: Bool { bytes.isEmpty }

  /// Appends text, which may come from anywhere.
  package mutating func write(_ text: String, _ face: Face = .plain) {
    guard !text.isEmpty else { return }
    let isStyled = isColored && face != .plain
    if isStyled { bytes.append(contentsOf: "\u{1b}[\(face.attributes)m".utf8) }
    let scalars = text.unicodeScalars
    if text.utf8.count > Self.maximumPiece,
      let end = scalars.index(scalars.startIndex, offsetBy: Self.maximumPiece, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    {
      TerminalText.append(text[..<end], to: &bytes)
      bytes.append(contentsOf: ellipsis.utf8)
    } else {
      TerminalText.append(text[...], to: &bytes)
    }
    if isStyled { bytes.append(contentsOf: "\u{1b}[0m".utf8) }
  }

  /// Appends text that a layout has escaped and bounded.
  mutating func writeLaidOut(_ text: String, _ face: Face = .plain) {
    guard isColored, face != .plain, !text.isEmpty else { return bytes.append(contentsOf: text.utf8) }
    bytes.append(contentsOf: "\u{1b}[\(face.attributes)m\(text)\u{1b}[0m".utf8)
  }

  /// Appends a short text of which every byte is shown as it is; where one is not, nothing is done.
  mutating func writePlain(_ text: [UInt8]) -> Bool {
    guard text.count <= Self.maximumPiece, text.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) else { return false }
    bytes.append(contentsOf: text)
    return true
  }

  /// Writes a text in as many lines as it takes, those after the first indented further, and ends the last.
  ///
  /// - Parameter start: the columns that are taken on the first line already.
  mutating func wrapped(_ words: String, _ face: Face = .plain, width: Int, start: Int, hanging: Int) {
    let isStyled = isColored && face != .plain
    var isFirst = true
    WrappedText(width: width).lines(words, indent: max(start, hanging)) { line, range in
      if !isFirst { pad(hanging) }
      isFirst = false
      if isStyled, !range.isEmpty { bytes.append(contentsOf: "\u{1b}[\(face.attributes)m".utf8) }
      bytes.append(contentsOf: line[range])
      if isStyled, !range.isEmpty { bytes.append(contentsOf: "\u{1b}[0m".utf8) }
      endLine()
    }
  }

  /// Writes whole lines that an earlier text of this kind holds, behind a whole one.
  mutating func lines(again lines: [UInt8]) {
    bytes.append(contentsOf: lines)
    lineStart = bytes.count
  }

  /// Appends blanks.
  package mutating func pad(_ count: Int) {
    bytes.append(contentsOf: repeatElement(0x20, count: max(0, count)))
  }

  /// Makes room for so many bytes, so that a long text is not copied as it grows.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  /// Ends the line.
  package mutating func endLine() {
    LogCommands.defuse(&bytes, lineStart: lineStart)
    bytes.append(0x0a)
    lineStart = bytes.count
  }

  /// Writes a whole line.
  package mutating func line(_ text: String, _ face: Face = .plain) {
    write(text, face)
    endLine()
  }
}
