import Testing

@testable import Reports

/// What differs between two texts, word by word.
@Suite struct WordMarksTests {
  @Test(arguments: [
    ("Version 1.2", "Version 1.3", "Version [-1.2-]{+1.3+}"),
    ("button, on", "button, off", "button, [-on-]{+off+}"),
    ("Save, button, dimmed", "Save, button", "Save, button[-, dimmed-]"),
    ("Save file", "Save the file", "Save {+the +}file"),
    ("a b c d", "a x c y", "a [-b-]{+x+} c [-d-]{+y+}"),
    ("at 10:30 today", "at 11:45 today", "at [-10:30-]{+11:45+} today"),
    ("é 1 é", "é 2 é", "é [-1-]{+2+} é"),
    ("same", "same", "same"),
  ])
  func `marks`(old: String, new: String, marked: String) throws {
    let marks = try #require(WordMarks(old, new))
    #expect(text(marks) == marked)
  }

  @Test(arguments: [("Delete", "Remove"), ("", "a"), ("1", "0"), ("Reload from disk", "Revert to the saved version")])
  func `too little in common`(old: String, new: String) {
    #expect(WordMarks(old, new) == nil)
  }

  @Test func `both texts can be read off the marks`() throws {
    let words = ["a", "b", "c", " ", ",", "12.5", "é"]
    for number in 0..<500 {
      let old = (0..<12).map { words[(number * 7 + $0 * $0) % words.count] }.joined()
      let new = (0..<12).map { words[(number * 5 + $0 * 3 + number / 9) % words.count] }.joined()
      guard let marks = WordMarks(old, new) else { continue }
      let olds = marks.pieces.map { piece in if case .new = piece { "" } else { Self.text(of: piece) } }
      let news = marks.pieces.map { piece in if case .old = piece { "" } else { Self.text(of: piece) } }
      #expect(olds.joined() == old)
      #expect(news.joined() == new)
    }
  }

  private func text(_ marks: WordMarks) -> String {
    marks.pieces.map { piece in
      switch piece {
      case .same(let text): text
      case .old(let text): "[-\(text)-]"
      case .new(let text): "{+\(text)+}"
      }
    }.joined()
  }

  private static func text(of piece: WordMarks.Piece) -> String {
    switch piece {
    case .same(let text), .old(let text), .new(let text): text
    }
  }
}

/// Texts that are cut to the room there is.
@Suite struct FittedTextTests {
  @Test(arguments: [
    ("short", 10, "short"), ("exactly ten", 11, "exactly ten"), ("exactly ten", 10, "exactly t…"),
    ("日本語の名前", 12, "日本語の名前"), ("日本語の名前", 11, "日本語の名…"), ("a\u{202e}b", 9, "a…"), ("a\u{202e}b", 10, "a\u{202e}b"),
    ("", 0, ""),
  ])
  func `beginnings`(text: String, columns: Int, fitted: String) {
    #expect(FittedText.beginning(of: text, columns: columns, ellipsis: "…") == fitted)
  }

  @Test(arguments: [
    ("one two three four five", 8, 8, "one two… five"), ("one two", 8, 8, "one two"),
    ("abcdefghijklmnop", 4, 4, "abcd…mnop"), ("one two three four", 0, 6, "… four"),
  ])
  func `middles`(text: String, before: Int, after: Int, fitted: String) {
    #expect(FittedText.middle(of: text, before: before, after: after, ellipsis: "…") == fitted)
  }
}
