internal import AccessibilityTree

/// All wording about expectation files.
extension Message {
  private init(_ id: String, _ text: String, _ suggestion: String? = nil, notes: [String] = []) {
    self.init(id: id, text: text, suggestion: suggestion, notes: notes)
  }

  /// The user's words in quotes, cut where they are long enough to hide the rest of a message.
  private static func quote(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(60)
    let isCut = start.endIndex < text.unicodeScalars.endIndex
    return "'\(String(String.UnicodeScalarView(start)))\(isCut ? "…" : "")'"
  }

  private static func list(_ words: [String]) -> String {
    let quoted = words.map(quote)
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }

  // MARK: The file

  static let utf16 = Message("not-utf8", "the file is UTF-16; an expectation file is UTF-8")
  static func notUTF8(_ byte: UInt8) -> Message {
    Message("not-utf8", "byte 0x\(String(byte, radix: 16)) is not UTF-8 here; an expectation file is UTF-8")
  }
  static let nulByte = Message("not-text", "a NUL byte; an expectation file is text")
  static let loneCarriageReturn = Message("not-text", "a carriage return within a line; lines end in LF or CRLF")
  static let noScreen = Message(
    "no-screen", "nothing in the file; the first line is 'screen \"NAME\" on PLATFORM…'")
  static func firstLineNotScreen(_ nearest: String?) -> Message {
    Message("no-screen", "the first line is 'screen \"NAME\" on PLATFORM…'", nearest)
  }

  // MARK: Words

  static let tabInIndentation = Message("tab-indentation", "a tab in the indentation; lines are indented with spaces")
  static func unexpectedCharacter(_ scalar: Unicode.Scalar) -> Message {
    let character = quote(String(scalar))
    switch scalar {
    case "'": return Message("unexpected-character", "an apostrophe is no quote here; text stands in \"…\"", "\"")
    case "\u{201c}", "\u{201d}", "\u{201e}", "\u{ab}", "\u{bb}":
      return Message("unexpected-character", "\(character) is no quote here; text stands in \"…\"", "\"")
    case "\u{2013}", "\u{2014}":
      return Message("unexpected-character", "\(character) is no word; a reason begins with ' -- '", "--")
    case "\u{2026}": return Message("unexpected-character", "\(character) is one character, not three dots", "...")
    default: break
    }
    let code = String(scalar.value, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    switch scalar.properties.generalCategory {
    case .spaceSeparator: return Message("unexpected-character", "\(name) is no blank here; words are parted by spaces")
    case .control, .format, .lineSeparator, .paragraphSeparator:
      return Message("unexpected-character", "an invisible character, \(name), outside a string")
    default: return Message("unexpected-character", "unexpected character \(character); text stands in \"…\"")
    }
  }
  static func missingBlank(before scalar: Unicode.Scalar) -> Message {
    Message("missing-blank", "a blank is missing before \(quote(String(scalar)))")
  }
  static let commentWithoutBlank = Message("missing-blank", "a comment needs a blank before its '#'")
  static func dashesWithoutBlank(_ word: String) -> Message {
    Message(
      "missing-blank", "no word begins with '--', as \(quote(word)) does; a reason needs a blank on both sides of it")
  }
  static let emptyReason = Message("empty-reason", "no reason stands after '--'")
  static let reasonWithoutLine = Message(
    "reason-without-line", "a reason stands behind the line it is about, not alone")
  static func blankBefore(_ sign: String) -> Message {
    Message("blank-in-word", "no blank may stand before '\(sign)'")
  }
  static func blankAfter(_ sign: String) -> Message {
    Message("blank-in-word", "no blank may stand after '\(sign)'")
  }
  static let blankInSelectors = Message(
    "blank-in-word", "no blank may stand in a list of platforms such as '@ios,tvos'")
  static let blankInSubrole = Message("blank-in-word", "no blank may stand in 'ROLE[SUBROLE]'")
  static func badSubrole(_ scalar: Unicode.Scalar) -> Message {
    Message("bad-subrole", "\(quote(String(scalar))) cannot stand in a subrole; write subrole=\"…\"")
  }
  static let unclosedSubrole = Message("unclosed-subrole", "']' is missing after '['")
  static func percentInName(_ word: String) -> Message {
    Message("bad-name", "\(quote(word)) has a '%', which no role and no attribute has; text stands in \"…\"")
  }

  // MARK: Strings

  static let unclosedString = Message("unclosed-string", "the closing quote is missing on this line")
  static func unknownEscape(_ scalar: Unicode.Scalar) -> Message {
    Message(
      "bad-escape", "unknown escape \(quote("\\" + String(scalar))); a backslash of the text is doubled",
      "\\\\" + String(scalar),
      notes: ["escapes are \\\" \\\\ \\n \\r \\t \\uXXXX \\u{…}"])
  }
  static let notFourDigits = Message("bad-escape", "'\\u' needs four hexadecimal digits, or '{…}'")
  static let notBraced = Message("bad-escape", "'\\u{…}' holds hexadecimal digits and nothing else")
  static let scalarOutOfRange = Message("bad-escape", "no character has a number above 10FFFF")
  static let loneSurrogate = Message("bad-escape", "half of a surrogate pair is no character; write '\\u{…}'")

  // MARK: Attributes

  static func unknownOperator(_ sign: String) -> Message {
    let meant = ["==": "=", "===": "=", "=~": "~", "~=": "~", "!==": "!=", "=!": "!=", "!": "!="]
    return Message("unknown-operator", "unknown operator \(quote(sign)); there are '=', '!=' and '~'", meant[sign])
  }
  static let missingRawName = Message("missing-name", "no attribute's name stands after 'raw:'")
  static func missingName(before sign: String) -> Message {
    Message("missing-name", "no attribute's name stands before '\(sign)'")
  }
  static func missingValue(_ name: String, _ sign: String) -> Message {
    Message("missing-value", "no value stands after '\(sign)'; an empty text is written \(quote("\(name)\(sign)\"\""))")
  }
  static func badBareValue(_ value: String) -> Message {
    Message(
      "bad-value", "the value \(quote(value)) needs quotes: without them stand letters, digits, '.', '_', '-' and '%'")
  }
  static let subroleInValue = Message(
    "bad-value", "a subrole stands behind a role that begins a pattern; as an attribute it is subrole=\"…\"")
  static func bareExpression(_ name: String, _ value: String) -> Message {
    Message("bad-value", "a regular expression stands in quotes: \(quote("\(name)~\"\(value)\""))")
  }
  static let missingExpression = Message("missing-value", "no regular expression in quotes stands after '~'")
  static let expressionWithoutName = Message(
    "missing-name", "no attribute's name stands before '~', as in 'value~\"…\"'")
  static func notAbsent(_ name: String) -> Message {
    let meant = "\(name)=present"
    return Message(
      "not-absent", "no test is written \(quote("\(name)!=absent"))", meant,
      notes: ["text that reads 'absent' is written \(name)!=\"absent\""])
  }
  static func notPresent(_ name: String) -> Message {
    let meant = "\(name)=absent"
    return Message(
      "not-present", "no test is written \(quote("\(name)!=present"))", meant,
      notes: ["text that reads 'present' is written \(name)!=\"present\""])
  }
  static func badStateValue(_ name: String, _ value: String, _ values: [String]) -> Message {
    Message(
      "bad-state-value", "\(quote(name)) takes \(list(values)), not \(quote(value))",
      Spelling.nearest(value, among: values))
  }

  // MARK: Patterns

  static func unexpected(_ text: String, nearest: String? = nil) -> Message {
    Message("unexpected-word", "\(quote(text)) has no meaning here", nearest)
  }
  static func unknownStart(_ word: String, _ nearest: String?) -> Message {
    Message(
      "unknown-word", "unknown word \(quote(word)) at the start of a line", nearest,
      notes: nearest == nil ? ["a line begins with a role, a string, a count or a word of the language"] : [])
  }
  static func misplacedStart(_ word: String, after before: String) -> Message {
    Message("misplaced-word", "\(quote(word)) cannot stand after \(quote(before)); it begins a line")
  }
  static func secondRole(_ text: String) -> Message {
    Message("second-role", "a second role, \(quote(text)); a pattern has one", notes: ["text stands in \"…\""])
  }
  static func roleNotFirst(_ text: String) -> Message {
    Message("misplaced-role", "\(quote(text)) stands too late; a role is the first word of a pattern")
  }
  static func secondName(_ text: String) -> Message {
    Message(
      "second-name", "a second name, \(quote(text)); a pattern has one",
      notes: ["a value is written value=\"…\", a text inside the node containing \"…\""])
  }
  static func afterDots(_ text: String) -> Message {
    Message("misplaced-word", "\(quote(text)) stands after '...', which ends a pattern")
  }
  static func repeated(_ word: String) -> Message {
    Message("repeated-word", "\(quote(word)) stands here twice")
  }
  static let stopAndNotStop = Message("stop-and-not-stop", "a node cannot be 'stop' and 'not-stop'")
  static let missingContained = Message("missing-string", "no string stands after 'containing'")
  static func onlyAttributes(_ text: String) -> Message {
    Message("misplaced-word", "\(quote(text)) cannot stand after 'has': only attributes, 'stop' and 'not-stop' can")
  }
  static func misplacedMinimum(_ text: String) -> Message {
    Message("misplaced-word", "\(quote(text)) stands only in the header 'complete nodes>=N'")
  }
  static let misplacedQuestionMark = Message("misplaced-word", "'?' stands alone in an arm, as in '@web ?'")
  static let misplacedLessThan = Message("misplaced-word", "'<' stands only between the patterns of 'order'")
  static let misplacedHas = Message("misplaced-word", "'has' stands only in 'each NODE has ATTR…'")
  static let misplacedWitness = Message("misplaced-word", "'witness' stands only after 'no NODE'")
  static let misplacedAbsorbs = Message(
    "misplaced-word", "'absorbs' stands only in 'NODE absorbs ITEM…', which begins with the node")
  static func missingPattern(of line: String) -> Message {
    Message("missing-pattern", "\(line) says nothing of a node: a role, a name, an attribute or '*' is missing")
  }

  static let hasNothing = Message("missing-attribute", "'has' needs attributes, 'stop' or 'not-stop' after it")

  // MARK: Checks

  static func notAnItem(_ word: String) -> Message {
    Message("not-an-item", "\(quote(word)) cannot stand in the list of 'stops exactly'; its items are patterns")
  }
  static func witnessWithoutNone(_ text: String?) -> Message {
    Message(
      "bad-witness", "'witness' needs 'none' and a reason after it, as in 'witness none \"why\"'",
      text.flatMap { Spelling.nearest($0, among: ["none"]) })
  }
  static let witnessWithoutReason = Message("bad-witness", "'witness none' needs a reason in quotes after it")
  static let eachWithoutHas = Message(
    "each-without-has", "'each NODE' needs 'has ATTR…' after it: what all of them have")
  static let missingInOrder = Message("missing-pattern", "a pattern is missing on one side of '<'")
  static let orderOfOne = Message("order-of-one", "'order' needs two patterns or more with '<' between them")
  static func stopsWithoutExactly(_ text: String?, _ nearest: String?) -> Message {
    Message("stops-without-exactly", "'stops' needs 'exactly' after it, and nothing else", nearest)
  }
  static func wordInList(_ text: String) -> Message {
    Message("misplaced-word", "\(quote(text)) stands beside 'stops exactly'; its list is indented below it")
  }
  static let absorbsWithoutPattern = Message("missing-pattern", "no pattern stands before 'absorbs'")
  static let absorbsNothing = Message("absorbs-nothing", "'absorbs' needs strings or roles after it")
  static func notAbsorbable(_ text: String) -> Message {
    Message("not-absorbable", "\(quote(text)) is nothing that can be absorbed: a string or a role is")
  }
  static let emptyItem = Message("not-a-part", "an empty string is part of every text; name what is absorbed")
  static func notAPart(_ text: String, _ nearest: String?) -> Message {
    Message("not-a-part", "\(quote(text)) is no part of the name or value that the line writes", nearest)
  }
  static func countOfNone(_ word: String) -> Message {
    Message("bad-count", "\(quote(word)) allows none at all; the lower number is at least 1, and none is 'no'", "no")
  }
  static func countOfNothing(_ word: String) -> Message {
    Message("bad-count", "\(quote(word)) allows no number: its second is lower than its first")
  }
  static func countTooLarge(_ word: String) -> Message {
    Message("bad-count", "\(quote(word)) is more than can be counted")
  }
  static func malformedCount(_ word: String) -> Message {
    Message("bad-count", "\(quote(word)) is no count; counts are written 3x, 2..4x and 2..x")
  }

  // MARK: Platforms and arms

  static func unknownPlatform(_ word: String, _ nearest: String?) -> Message {
    Message("unknown-platform", "unknown platform \(quote(word))", nearest)
  }
  static func undeclaredPlatform(_ word: String, _ declared: [String]) -> Message {
    Message("undeclared-platform", "platform \(quote(word)) is not in the header, which has \(list(declared))")
  }
  static let missingPlatform = Message("missing-platform", "a platform is missing in a list such as '@ios,tvos'")
  static func missingVariant(_ text: String) -> Message {
    Message("missing-variant", "no variant stands after the dot in \(quote(text))")
  }
  static func selectorTwice(_ word: String) -> Message {
    Message("platform-twice", "\(quote(word)) is named twice on this line")
  }
  static let missingAfterGate = Message("missing-pattern", "nothing stands after the platforms; they gate a line")
  static let elseAsGate = Message("else-as-gate", "'@else' is an arm and cannot gate a line")
  static let elseWithOthers = Message(
    "else-with-others", "'@else' stands alone: it is every platform that no arm names")
  static let armAfterElse = Message("arm-after-else", "an arm after '@else', which is the last")
  static let questionMarkNotAlone = Message("question-mark-not-alone", "'?' stands alone in its arm")
  static let questionMarkInScope = Message(
    "question-mark-in-scope", "'?' cannot stand in 'scope': no arm is the whole dump")
  static func variantInHeader(_ text: String) -> Message {
    Message(
      "variant-in-header", "\(quote(text)) is a variant, which has the scope of its platform, and no anchor or tail")
  }
  static func notAskedAbove(_ text: String, _ above: [String]) -> Message {
    Message("not-asked-above", "the line this one is below is not asked on \(quote(text)), only on \(list(above))")
  }
  static func beforeArms(_ word: String) -> Message {
    Message("misplaced-word", "\(quote(word)) stands before the first '@': arms come last")
  }
  static let emptyArm = Message("empty-arm", "nothing is asked on the platforms of this arm")
  static func notCovered(_ missing: [String]) -> Message {
    Message(
      "not-covered", "no arm covers \(list(missing))",
      notes: ["'@else' covers what no arm names, '@\(missing.joined(separator: ",")) ?' says that it is not judged"])
  }
  static let armsAfterGate = Message("arms-after-gate", "a line with platforms before it takes no arms")
  static func noArms(on line: String) -> Message {
    Message("no-arms", "\(line) takes no arms; '@' at the start of the line says where it is asked")
  }
  static let armsNotHere = Message("no-arms", "no arms can stand here")

  // MARK: Indentation

  static let fitsNoLine = Message("bad-indentation", "this indentation fits no line above")
  static let belowItem = Message("bad-indentation", "nothing can stand below an item of 'stops exactly'")
  static func belowOther(_ line: String) -> Message {
    Message(
      "bad-indentation", "nothing can stand below a line of \(line)",
      notes: ["a bare line, 'inside' and 'stops exactly' have lines below them"])
  }
  static func belowHeader(_ word: String) -> Message {
    Message("bad-indentation", "nothing can stand below the header \(quote(word))")
  }
  static let listWithoutItem = Message("empty-list", "'stops exactly' has no list below it")
  static func listEmptyOn(_ platforms: [String]) -> Message {
    Message("empty-list", "no item of the list is asked on \(list(platforms))")
  }

  // MARK: Headers

  static func gatedHeader(_ word: String) -> Message {
    Message("gated-header", "the header \(quote(word)) takes no platforms before it")
  }
  static func indentedHeader(_ word: String) -> Message {
    Message("bad-indentation", "the header \(quote(word)) is indented; headers stand at the start of a line")
  }
  static func headerAfterCheck(_ word: String) -> Message {
    Message(
      "header-after-check", "the header \(quote(word)) stands after a check; headers come first",
      notes: ["a role of that name is written role=\(word)"])
  }
  static func headerTwice(_ word: String, line: Int) -> Message {
    Message("header-twice", "a second header \(quote(word)); the first is on line \(line)")
  }
  static let emptyScreenName = Message("bad-screen", "the screen's name is empty")
  static let screenWithoutName = Message("bad-screen", "'screen' needs a name in quotes after it")
  static func screenWithoutOn(_ nearest: String?) -> Message {
    Message("bad-screen", "'screen \"NAME\"' needs 'on PLATFORM…' after it", nearest)
  }
  static let screenWithoutPlatform = Message("bad-screen", "no platform stands after 'on'")
  static func notAPlatform(_ text: String) -> Message {
    Message("unknown-platform", "\(quote(text)) is no platform")
  }
  static func platformTwice(_ word: String) -> Message {
    Message("platform-twice", "platform \(quote(word)) is named twice")
  }
  static let dumpWithoutPlatform = Message("bad-dump", "'dump' needs a platform and a path in quotes after it")
  static func dumpTwice(_ selector: String, line: Int) -> Message {
    Message("header-twice", "a second dump for \(quote(selector)); the first is on line \(line)")
  }
  static func missingPath(after word: String) -> Message {
    Message("missing-path", "no path in quotes stands after \(quote(word))")
  }
  static let badPath = Message("bad-path", "no file has this path: it is empty or holds a NUL")
  static let completeWithoutDemand = Message("bad-complete", "'complete' needs 'nodes>=N' or 'tail NODE' after it")
  static func unknownCompleteness(_ text: String) -> Message {
    Message(
      "bad-complete", "'complete' takes 'nodes>=N' or 'tail NODE', not \(quote(text))",
      Spelling.nearest(text, among: ["tail"]))
  }
  static let badNodeCount = Message("bad-complete", "'nodes>=' needs a number from 1 on after it, without a blank")
  static let closedWithoutName = Message("bad-closed", "'closed' needs names of states after it, or 'none'")
  static func notClosable(_ text: String, _ nearest: String?, among names: [String]) -> Message {
    Message(
      "bad-closed", "\(quote(text)) cannot be closed", nearest,
      notes: nearest == nil ? ["what can be: \(names.joined(separator: ", ")), or 'none' alone"] : [])
  }
  static let noneWithOthers = Message("bad-closed", "'closed none' stands alone")
  static let unclaimedWithoutWord = Message("bad-unclaimed", "'unclaimed' needs 'ok', 'warn' or 'fail' after it")
  static func unknownUnclaimed(_ text: String, _ nearest: String?) -> Message {
    Message("bad-unclaimed", "'unclaimed' takes 'ok', 'warn' or 'fail', not \(quote(text))", nearest)
  }
}
