import Testing

@testable import Vocabulary

/// `role-forms.tsv` says what the prose cells of `roles.tsv` say, and what the tables of single words add.
struct RoleFormsProseTests {
  /// What a remark in a prose cell becomes in a form.
  static let remarks: [(remark: String, form: String)] = [
    ("+ aria-pressed", "{pressed}"), ("+ aria-haspopup", "{haspopup}"),
    ("+ aria-expanded", "{expanded}"), ("(multiline)", "{multiline}"),
    ("(input type=password)", "{never type of its input}"), ("(Toggle pattern)", "{ToggleState}"),
    ("(ExpandCollapse)", "{ExpandCollapseState}"), ("(HeadingLevel)", "{HeadingLevel}"),
    ("(LandmarkType)", "{LandmarkType}"), ("(IsPassword)", "[secure]"), ("+ password=true", "[secure]"),
    ("+ Header trait", "{trait Header}"), ("+ heading=true", "{heading=true}"),
    ("(URLSpan)", "{text-has-clickable-span=true}"), ("+ pane-title", "{pane-title}"),
    ("+ live-region", "{live-region=1}"),
    ("(single line)", "{trait single-line}"), ("(multi line)", "{trait multi-line}"),
    ("+ has popup", "{trait has-popup}"),
  ]

  /// The cells that say more, or something else, than their prose, and why.
  static let exceptions: [String: (cell: String, why: String)] = [
    "button uia": ("Button{!ToggleState}", "the Toggle pattern makes it a toggle button"),
    "checkbox ax-ios": (
      "AXCheckBox;AXCheckBox[AXSwitch]", "UIKit does not tell a check box from a switch: the subrole is optional"
    ),
    "heading xcui": (
      "StaticText{trait Header};Other{trait Header};Any{trait Header}",
      "a heading is any of the three with the trait (xcuielementtypes.tsv)"
    ),
    "summary xcui": ("StaticText{trait SummaryElement}", "the trait stands in the uikit_trait column"),
    "link android": (
      "android.view.View{never role description};android.widget.TextView{text-has-clickable-span=true}",
      "the class says nothing, the role description says it"
    ),
    "tab android": (
      "android.view.View{never role description};androidx.appcompat.app.ActionBar$Tab",
      "the class says nothing, the role description says it"
    ),
    "switch android": (
      "android.widget.Switch;android.view.View{never role description}",
      "Compose gives it no class (android_role_description)"
    ),
    "summary android": ("*{never role description}", "only a role description says it"),
    "status android": (
      "android.widget.TextView{live-region=1};android.widget.TextView{live-region=2}",
      "0 stands on what is no live region"
    ),
    "separator ax-macos": ("AXSplitter[AXContentSeparator]", "AXSplitter alone is a splitter"),
    "timer ax-macos": (
      "AXGroup[AXApplicationTimer];AXStaticText[AXApplicationTimer]", "AXStaticText alone is a text"
    ),
    "map-item ax-macos": ("AXButton[AXMapItem]", "AXButton alone is a button"),
  ]

  /// The columns of `roles.tsv` beside those of `role-forms.tsv`.
  static let proseColumns: [(RoleColumn, String)] = [
    (.macAX, "ax_role"), (.iosAX, "ios_bridge"), (.xcui, "xcuielementtype"), (.android, "android_class"),
    (.uia, "uia_controltype"), (.atspi, "atspi_role"), (.aria, "aria_role"),
  ]

  static let roles = Table(GeneratedTables.roles)
  static let forms = Table(GeneratedTables.roleForms)

  @Test("the rows stand in the order of roles.tsv")
  func hasTheSameRows() {
    #expect((0..<Self.forms.count).map { Self.forms[$0, 0] } == (0..<Self.roles.count).map { Self.roles[$0, 0] })
    #expect(Self.forms.columns == ["role"] + RoleColumn.allCases.map(\.rawValue))
  }

  @Test("the usual forms are the alternatives of the prose, word by word", arguments: proseColumns.map { $0.0 })
  func followsProse(column: RoleColumn) throws {
    let prose = try #require(Self.proseColumns.first { $0.0 == column }).1
    var used: [String] = []
    for row in 0..<Self.roles.count {
      let role = Self.roles[row, 0]
      let compiled = Self.usual(row, column)
      let cell = Self.roles[row, Self.roles.column(prose)]
      let said = column == .macAX ? Self.compileAX(row) : Self.compile(cell, column)
      if let exception = Self.exceptions["\(role) \(column.rawValue)"] {
        #expect(compiled == exception.cell)
        #expect(compiled != said, "\(role): no exception any more")
        used.append("\(role) \(column.rawValue)")
        // An exception may say more, but no word of the prose may be lost.
        for word in Self.words(said) { #expect(Self.words(compiled).contains(word), "\(role): \(word)") }
      } else {
        #expect(compiled == said, "\(role)")
      }
    }
    #expect(used.sorted() == Self.exceptions.keys.filter { $0.hasSuffix(" " + column.rawValue) }.sorted())
  }

  @Test("every word of the column's own table that means a role stands in its row", arguments: RoleColumn.allCases)
  func holdsEveryWord(column: RoleColumn) {
    let words = RoleWords.of(column)
    for word in words.roles where words.canonical(word, in: column) == word {
      guard let place = words.meaning(ofRole: word) ?? nil, !Self.isLeftOut(word, in: column) else { continue }
      guard case .forms(let usual, let further) = RoleFormTable.of(column).cells[place] else { continue }
      let known = (usual + further).contains { $0.role.map { words.canonical($0, in: column) } == word }
      #expect(known, "\(word) means \(Self.roles[place, 0]) and is not in its row")
    }
  }

  @Test("a subrole on a role that it applies to fits the role it means", arguments: [RoleColumn.macAX, .iosAX])
  func holdsEverySubrole(column: RoleColumn) throws {
    let table = Table(GeneratedTables.axSubroles)
    for row in 0..<table.count {
      let subrole = table[row, 0]
      guard let meaning = Vocabulary.standard.meaning(ofSubrole: subrole, in: column) else { continue }
      for role in table.list(row, table.column("applies_to")) where role != "*" {
        guard !Self.isLeftOut(role, in: column), !Self.isLeftOut(subrole, in: column) else { continue }
        #expect(try FitsTests.fits("\(role)[\(subrole)]", meaning.name, column, .web), "\(role)[\(subrole)]")
      }
    }
  }

  @Test("a further form is a word of the column's own table that means the role", arguments: RoleColumn.allCases)
  func addsNothingElse(column: RoleColumn) {
    let words = RoleWords.of(column)
    for (place, cell) in RoleFormTable.of(column).cells.enumerated() {
      guard case .forms(let usual, let further) = cell else { continue }
      for form in further {
        #expect(!usual.contains(form))
        #expect(form.condition == nil)
        if form.subroles.isEmpty {
          #expect(form.role.map { words.meaning(ofRole: words.canonical($0, in: column)) } == .some(.some(place)))
        }
        for subrole in form.subroles { #expect(words.meaning(ofSubrole: subrole) == .some(place)) }
      }
    }
  }

  @Test("every word of every form is one of its column", arguments: RoleColumn.allCases)
  func knowsEveryWord(column: RoleColumn) {
    let vocabulary = Vocabulary.standard
    for cell in RoleFormTable.of(column).cells {
      guard case .forms(let usual, let further) = cell else { continue }
      for form in usual + further {
        if let role = form.role, !role.isEmpty { #expect(vocabulary.knows(role: role, in: column), "\(role)") }
        for subrole in form.subroles { #expect(vocabulary.knows(subrole: subrole, in: column), "\(subrole)") }
      }
    }
  }

  @Test("the traits of forms are traits of UIKit, or states of AT-SPI")
  func knowsEveryTrait() {
    let traits = Table(GeneratedTables.uikitTraits)
    let names = (0..<traits.count).map { traits[$0, traits.column("name")] }
    #expect(Self.traits(of: .xcui).allSatisfy(names.contains))
    #expect(Self.traits(of: .xcui) == ["Header", "SummaryElement"])
    #expect(Self.traits(of: .atspi) == ["has-popup", "multi-line", "single-line"])
  }

  @Test("a platform lacks the roles whose cell says none, and no others")
  func hasGaps() {
    let gaps = Table(GeneratedTables.roleGaps)
    let listed = (0..<gaps.count).map { "\(gaps[$0, 0]) \(gaps[$0, 1])" }
    var said: [String] = []
    for row in 0..<Self.roles.count {
      if Self.roles[row, Self.roles.column("ios_bridge")].hasPrefix("none") { said.append("ios \(Self.roles[row, 0])") }
    }
    for row in 0..<Self.roles.count where Self.roles[row, Self.roles.column("ax_role")] == "none" {
      said.append("macos \(Self.roles[row, 0])")
    }
    #expect(listed == said)
  }
}

extension RoleFormsProseTests {
  /// Words that have a meaning and fit no role: classes that a screen reader does not know (android-classes.tsv).
  static func isLeftOut(_ word: String, in column: RoleColumn) -> Bool {
    switch column {
    case .android: word.hasPrefix("com.google.") || word.hasPrefix("io.")
    // The Simulator's own window speaks all of AX; the rows are about the guest's screen.
    case .iosAX: !bridgeWords.contains(word)
    case .macAX, .xcui, .uia, .atspi, .aria, .compose, .flutter, .chromium, .msaa, .uikit: false
    }
  }

  static let bridgeWords: Set<String> = {
    let table = Table(GeneratedTables.iosBridgeRoles)
    return Set((0..<table.count).map { table[$0, table.column("string")] })
  }()

  /// The usual forms of a cell as they stand in the table.
  static func usual(_ row: Int, _ column: RoleColumn) -> String {
    let cell = forms[row, forms.column(column.rawValue)]
    return cell.firstRange(of: " + ").map { String(cell[..<$0.lowerBound]) } ?? cell
  }

  /// Turns a prose cell into forms.
  static func compile(_ cell: String, _ column: RoleColumn) -> String {
    if cell == "-" || cell == "absent" { return cell }
    if column == .iosAX, cell == "none" || cell.hasPrefix("none ") { return "none" }
    return cell.split(separator: ";").map { alternative in
      for (remark, form) in remarks where alternative.hasSuffix(" " + remark) {
        return word(String(alternative.dropLast(remark.count + 1)), column) + form
      }
      return word(String(alternative), column)
    }.joined(separator: ";")
  }

  /// One word of prose: AT-SPI's get hyphens and the name that captures have.
  static func word(_ word: String, _ column: RoleColumn) -> String {
    if word == "any class" { return "*" }
    guard column == .atspi else { return word }
    return word == "button" ? "push-button" : word.split(separator: " ").joined(separator: "-")
  }

  /// The AX cells of a row: a subrole is demanded of a role that alone means another role, where it applies to it.
  static func compileAX(_ row: Int) -> String {
    let cell = roles[row, roles.column("ax_role")]
    if cell == "-" || cell == "none" { return cell }
    let subroles = roles[row, roles.column("ax_subrole")].split(separator: ";").map(String.init)
    let words = RoleWords.of(.macAX)
    return cell.split(separator: ";").map(String.init).map { role in
      if words.meaning(ofRole: role) == .some(row) { return role }
      let fitting = subroles.filter { applies($0, to: role) }
      return fitting.isEmpty ? role : "\(role)[\(fitting.joined(separator: "|"))]"
    }.joined(separator: ";")
  }

  static func applies(_ subrole: String, to role: String) -> Bool {
    let table = Table(GeneratedTables.axSubroles)
    return (0..<table.count).contains {
      table[$0, 0] == subrole && table.list($0, table.column("applies_to")).contains(role)
    }
  }

  /// The words of forms, conditions and subroles apart.
  static func words(_ forms: String) -> [String] {
    forms.split(separator: ";").map { String($0.prefix { $0 != "[" && $0 != "{" }) }
  }

  static func traits(of column: RoleColumn) -> [String] {
    var traits: Set<String> = []
    for cell in RoleFormTable.of(column).cells {
      guard case .forms(let usual, let further) = cell else { continue }
      for form in usual + further { if case .trait(let name) = form.condition { traits.insert(name) } }
    }
    return traits.sorted()
  }
}
