internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// How elements are put into words: what a reader would say about there, where they are, and what stays the same.
struct ElementWords {
  /// How many ancestors a path names.
  private static let pathLimit = 6
  /// How many characters of a name are shown.
  private static let nameLimit = 80
  /// How many nodes inside an element are asked for words.
  private static let insideLimit = 400

  private unowned let screen: Screen

  init(_ screen: Screen) { self.screen = screen }

  /// What a person would call each neutral role, by its place in the table.
  private static let roles: [String] = Vocabulary.standard.neutralRoles.map { role in
    if role.kind == .structure { return "element" }
    switch role.name {
    case "textfield": return "text field"
    case "textarea": return "text area"
    case "searchfield": return "search field"
    case "securefield": return "secure field"
    case "popup-button": return "pop-up button"
    case "generic", "none": return "element"
    default: return String(role.name.map { $0 == "-" ? " " : $0 })
    }
  }
  private static let areas = RoleSet(["textarea"])

  /// What a person would call the role of an element.
  func role(_ node: Int) -> String {
    let role = screen.roles[node]
    if role == RoleSet.unknown { return "element" }
    if ElementWords.areas.contains(role), isOneLine(node) { return "text field" }
    return ElementWords.roles[Int(role)]
  }

  /// AT-SPI has one role for both, and says of the one of a single line that it is.
  private func isOneLine(_ node: Int) -> Bool {
    screen.column == .atspi
      && screen.bytes(screen.raw("states", node)).split(separator: 0x20).contains {
        $0.elementsEqual("single-line".utf8)
      }
  }

  /// The role with its article.
  func aRole(_ node: Int) -> String {
    let role = role(node)
    return ("aeiou".contains(role.first ?? "x") ? "an " : "a ") + role
  }

  /// The name of an element as a person wrote it, bounded; empty where it has none.
  func name(_ node: Int) -> String {
    guard screen.facts[node].contains(.ownName) else { return "" }
    return bounded(String(decoding: screen.name(node), as: UTF8.self))
  }

  /// The element with its name, as in `button 'Save'`.
  func element(_ node: Int) -> String {
    let name = name(node)
    return name.isEmpty ? role(node) : "\(role(node)) '\(name)'"
  }

  /// A text, cut where it is long.
  func bounded(_ text: String) -> String {
    let scalars = text.unicodeScalars
    // No text has more characters than bytes.
    guard text.utf8.count > ElementWords.nameLimit, scalars.count > ElementWords.nameLimit else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(ElementWords.nameLimit))) + "…"
  }

  /// About what a screen reader says at an element; nobody has heard it.
  func spoken(_ node: Int) -> String {
    var parts: [String] = []
    let fields = screen.nodes[node]
    let name = nameOrInside(node)
    if !name.isEmpty { parts.append(name) }
    if let role = screen.role(node), isSaid(role) { parts.append(self.role(node)) }
    if !fields.value.isAbsent, !screen.facts[node].contains(.secure), !Roles.checkable.contains(screen.roles[node]) {
      let value = String(decoding: screen.bytes(fields.value), as: UTF8.self)
      if value != name, !LabelText.isBlank(screen.bytes(fields.value)) { parts.append(bounded(value)) }
    }
    switch fields.states[.checked] {
    case .true: parts.append("on")
    case .false: parts.append("off")
    case .mixed: parts.append("mixed")
    case .absent: break
    }
    if name.isEmpty, screen.column == .android, screen.facts[node].contains(.interactive) {
      parts.insert("unlabelled", at: 0)
    }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }

  /// Whether readers say a role at all.
  private func isSaid(_ role: NeutralRole) -> Bool {
    switch role.kind {
    case .structure, .window: false
    case .text: role.name == "heading"
    case .container: role.name != "group" && role.name != "generic"
    case .widget, .image, .range: true
    }
  }

  /// The element's own name, even one that is a toolkit's, else the names inside it.
  func nameOrInside(_ node: Int) -> String {
    let own = screen.name(node)
    if !LabelText.isBlank(own) { return bounded(String(decoding: own, as: UTF8.self)) }
    guard screen.facts[node].contains(.speaksBelow) else { return "" }
    var words: [String] = []
    var inner = node + 1
    while inner < min(screen.end(node), node + ElementWords.insideLimit), words.count < 4 {
      let speaks = screen.facts[inner].contains(.ownName)
      if speaks { words.append(name(inner)) }
      // What has a name says what is inside it as well.
      inner = speaks ? screen.end(inner) : inner + 1
    }
    return bounded(words.joined(separator: ", "))
  }

  /// The elements around one, outermost first.
  func path(_ node: Int) -> String {
    var steps: [Int] = []
    var next = screen.parent(node)
    while let parent = next, steps.count < ElementWords.pathLimit {
      steps.append(parent)
      next = screen.parent(parent)
    }
    var path = next == nil ? "" : "…"
    for step in steps.reversed() {
      if !path.isEmpty { path += " › " }
      path += roleWord(step)
      let name = name(step)
      if name.isEmpty { continue }
      path += " '"
      path += name
      path += "'"
    }
    return path
  }

  /// The dump's own word for a role.
  private func roleWord(_ node: Int) -> String {
    let word = screen.tree.role(of: NodeID(node))
    return word.isEmpty ? "?" : word
  }

  /// What stays the same of a finding from one capture to the next: no place, size or count.
  ///
  /// - Parameter around: what `signature` says of the element.
  func fingerprint(_ node: Int, rule: String, detector: String?, around: String) -> String {
    let fields = screen.nodes[node]
    var print = rule
    print += "|"
    print += detector ?? "-"
    print += "|"
    print += roleWord(node)
    print += "|"
    if !fields.identifier.isAbsent, fields.identifier.length > 0 {
      print += "#"
      print += bounded(String(decoding: screen.bytes(fields.identifier), as: UTF8.self))
    } else if screen.facts[node].contains(.ownName) {
      print += "'"
      print += bounded(LabelText(screen.name(node)).string.lowercased())
      print += "'"
    } else {
      print += "-"
    }
    print += around
    return print
  }

  /// The roles around an element, nearest first, each behind a bar: what a shared component has around it on every screen.
  func signature(_ node: Int) -> String {
    var roles = ""
    var next = screen.parent(node)
    for _ in 0..<3 {
      guard let parent = next else { break }
      roles += "|"
      roles += roleWord(parent)
      next = screen.parent(parent)
    }
    return roles
  }
}
