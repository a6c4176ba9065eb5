import Testing

@testable import axverify

@Suite("Terminal and environment")
struct SurroundingsTests {
  static func made(_ environment: [String: String], isTerminal: Bool = false, columns: Int? = nil) -> Surroundings {
    Surroundings(environment: environment, isTerminal: isTerminal, columns: columns)
  }

  static let colors: [(environment: [String: String], isTerminal: Bool, word: String?, isColored: Bool)] = [
    ([:], false, nil, false), ([:], true, nil, true), ([:], true, "auto", true), ([:], true, "never", false),
    ([:], false, "always", true), (["NO_COLOR": "1"], true, nil, false), (["NO_COLOR": ""], true, nil, true),
    (["NO_COLOR": "1"], true, "always", true), (["CLICOLOR_FORCE": "1"], false, nil, true),
    (["CLICOLOR_FORCE": "0"], false, nil, false), (["CLICOLOR_FORCE": "1"], false, "never", false),
    (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, nil, false), (["TERM": "dumb"], true, nil, false),
    (["TERM": "xterm"], true, nil, true),
  ]

  @Test("decide about colours", arguments: colors)
  func color(_ environment: [String: String], isTerminal: Bool, word: String?, isColored: Bool) {
    #expect(Self.made(environment, isTerminal: isTerminal).isColored(word) == isColored)
  }

  static let locales: [(environment: [String: String], usesUnicode: Bool)] = [
    ([:], false), (["LANG": "C"], false), (["LANG": "de_DE.UTF-8"], true), (["LANG": "C.utf8"], true),
    (["LANG": "de_DE.UTF-8", "LC_ALL": "C"], false), (["LANG": "C", "LC_CTYPE": "C.UTF-8"], true),
    (["LC_ALL": "", "LANG": "C.UTF-8"], true), (["LANG": "de_DE.ISO-8859-1"], false),
    (["LC_CTYPE": "C", "LC_ALL": "C.UTF-8"], true),
  ]

  @Test("decide about lines beyond ASCII", arguments: locales)
  func locale(_ environment: [String: String], usesUnicode: Bool) {
    #expect(Self.made(environment).usesUnicode == usesUnicode)
  }

  static let widths: [(environment: [String: String], isTerminal: Bool, columns: Int?, width: Int)] = [
    ([:], true, 132, 132), ([:], true, 10, 40), ([:], true, nil, 80), ([:], false, 132, 80),
    (["CI": "true"], false, nil, 100), (["CI": "true"], true, 132, 132), (["CI": ""], false, nil, 80),
  ]

  @Test("decide how wide an excerpt is", arguments: widths)
  func width(_ environment: [String: String], isTerminal: Bool, columns: Int?, width: Int) {
    #expect(Self.made(environment, isTerminal: isTerminal, columns: columns).width == width)
  }
}
