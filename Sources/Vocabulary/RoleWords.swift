/// The words of one column: its roles, its subroles, and the neutral role that each means alone.
struct RoleWords: Sendable {
  /// The roles of its own tables, in their order.
  private var ownRoles: [String] = []
  /// The subroles of its own tables, in their order.
  private var ownSubroles: [String] = []
  /// The roles and what they mean: the place of a neutral role, or `nil` in a row that has none.
  private var roleMeanings: [String: Int?] = [:]
  /// The subroles and what they mean; those that mean "no role" have none.
  private var subroleMeanings: [String: Int?] = [:]
  /// Other spellings of roles, and the spelling of the table.
  private var aliases: [String: String] = [:]
  /// The column that has what this one lacks: its table is read only when such a word comes up.
  private var fallback: RoleColumn?

  /// The words of a column; read when first asked for.
  static func of(_ column: RoleColumn) -> RoleWords { all[column] }

  /// The roles, in the tables' order.
  var roles: [String] {
    guard let fallback else { return ownRoles }
    return ownRoles + RoleWords.of(fallback).roles.filter { roleMeanings[$0] == nil }
  }

  /// The subroles, in the tables' order.
  var subroles: [String] {
    guard let fallback else { return ownSubroles }
    return ownSubroles + RoleWords.of(fallback).subroles.filter { subroleMeanings[$0] == nil }
  }

  /// What a role means alone: `.some(nil)` for a word that is known and has no counterpart.
  func meaning(ofRole word: String) -> Int?? {
    if let meaning = roleMeanings[word] { return meaning }
    return fallback.flatMap { RoleWords.of($0).meaning(ofRole: word) }
  }

  /// What a subrole means alone: `.some(nil)` for a word that is known and changes nothing.
  func meaning(ofSubrole word: String) -> Int?? {
    if let meaning = subroleMeanings[word] { return meaning }
    return fallback.flatMap { RoleWords.of($0).meaning(ofSubrole: word) }
  }

  /// The one spelling of a word that has several: without the prefix of XCUITest, AT-SPI's with hyphens and by its
  /// present name, Chromium's with a small first letter.
  func canonical(_ word: String, in column: RoleColumn) -> String {
    switch column {
    case .xcui:
      guard word.utf8.starts(with: RoleWords.xcuiPrefix.utf8) else { return word }
      let rest = word.utf8.dropFirst(RoleWords.xcuiPrefix.utf8.count)
      // A mark behind the prefix is a part of its last letter.
      if let first = rest.first, first < 0x80 { return String(Substring(rest)) }
      return String(word.dropFirst(RoleWords.xcuiPrefix.utf8.count))
    case .atspi:
      let hyphened = RoleWords.hyphened(word)
      return aliases[hyphened] ?? hyphened
    case .chromium:
      // CDP writes a capital where Chromium's own tree has none: RootWebArea is rootWebArea.
      guard let first = word.utf8.first, first >= 0x41, first <= 0x5a else { return word }
      return word.prefix(1).lowercased() + word.dropFirst()
    case .macAX, .iosAX, .android, .uia, .aria, .compose, .flutter, .msaa, .uikit:
      return word
    }
  }

  /// What WebDriverAgent writes before a type, and the debug description does not.
  static let xcuiPrefix = "XCUIElementType"

  /// The subrole that readers give to a field of Android or Windows whose text is secret.
  static let secure = "secure"

  private mutating func add(role: String, meaning: Int?) {
    ownRoles.append(role)
    roleMeanings[role] = .some(meaning)
  }

  private mutating func add(subrole: String, meaning: Int?) {
    ownSubroles.append(subrole)
    subroleMeanings[subrole] = .some(meaning == RoleWords.noRole ? nil : meaning)
  }

  private static let noRole = RoleTable.standard.place("none")
  private static let securefield = RoleTable.standard.place("securefield")

  private static func hyphened(_ word: String) -> String {
    guard word.utf8.contains(0x20) else { return word }
    return String(decoding: word.utf8.map { $0 == 0x20 ? 0x2d : $0 }, as: UTF8.self)
  }

  private static func read(_ text: String, _ key: String, _ add: (String, Int?, Int, Table) -> Void) {
    let table = Table(text)
    let word = table.column(key)
    let normalized = table.column("normalized")
    for row in 0..<table.count {
      add(table[row, word], RoleTable.standard.place(table[row, normalized]), row, table)
    }
  }

  private static func single(_ text: String, _ key: String, hasSecure: Bool = false) -> RoleWords {
    var words = RoleWords()
    // A row has some forty bytes or more.
    words.roleMeanings.reserveCapacity(text.utf8.count / 40)
    read(text, key) { word, meaning, _, _ in words.add(role: word, meaning: meaning) }
    if hasSecure { words.add(subrole: secure, meaning: securefield) }
    return words
  }

  private static let all = PerCase<RoleColumn, RoleWords> { column in
    switch column {
    case .macAX: macAX
    case .iosAX: iosAX
    case .xcui: single(GeneratedTables.xcuielementtypes, "name")
    case .android: single(GeneratedTables.androidClasses, "class", hasSecure: true)
    case .uia: single(GeneratedTables.uiaControltypes, "name", hasSecure: true)
    case .atspi: atspi
    case .aria: aria
    case .compose: single(GeneratedTables.composeRoles, "role", hasSecure: true)
    case .flutter: single(GeneratedTables.flutterRoles, "role", hasSecure: true)
    case .chromium: chromium
    case .msaa: single(GeneratedTables.msaaRoles, "role")
    case .uikit: single(GeneratedTables.uikitClasses, "class", hasSecure: true)
    }
  }

  private static var macAX: RoleWords {
    var words = single(GeneratedTables.axRoles, "role")
    read(GeneratedTables.axSubroles, "subrole") { word, meaning, _, _ in words.add(subrole: word, meaning: meaning) }
    return words
  }

  /// The bridge's closed set, then the rest of AX: a Simulator's window, around the guest's screen, is AppKit's.
  private static var iosAX: RoleWords {
    var words = RoleWords()
    words.fallback = .macAX
    read(GeneratedTables.iosBridgeRoles, "string") { word, meaning, row, table in
      if table.holds(row, table.column("kind"), "role") {
        words.add(role: word, meaning: meaning)
      } else {
        words.add(subrole: word, meaning: meaning)
      }
    }
    return words
  }

  private static var atspi: RoleWords {
    var words = RoleWords()
    read(GeneratedTables.atspiRoles, "name") { word, meaning, row, table in
      let name = hyphened(word)
      words.add(role: name, meaning: meaning)
      for alias in table.list(row, table.column("aliases")) where alias != "-" {
        words.aliases[hyphened(alias)] = name
        words.ownRoles.append(hyphened(alias))
      }
    }
    let aria = of(.aria)
    for role in aria.roles { words.add(subrole: role, meaning: aria.meaning(ofRole: role) ?? nil) }
    return words
  }

  /// ARIA's roles; those that are abstract never stand in a dump.
  private static var aria: RoleWords {
    var words = RoleWords()
    read(GeneratedTables.ariaRoles, "role") { word, meaning, row, table in
      if !table.holds(row, table.column("kind"), "abstract") { words.add(role: word, meaning: meaning) }
    }
    return words
  }

  private static var chromium: RoleWords {
    var words = single(GeneratedTables.chromiumRoles, "role")
    words.fallback = .aria
    return words
  }
}
