/// The line of one element.
struct AXLine {
  /// What is printed beyond what every dump has.
  struct Extras {
    /// The words for the role.
    var roleDescription = false
    /// The place on the screen.
    var frame = false
    /// The names of the actions.
    var actions = false
  }

  /// What stands in place of a password, whatever its length.
  static let mask = "••••••"

  /// Texts by the attribute they come from, in the order of the line.
  private static let texts = [
    ("label", "AXDescription"), ("title", "AXTitle"), ("value", "AXValue"), ("help", "AXHelp"),
  ]
  private static let flags = [("enabled", "AXEnabled"), ("selected", "AXSelected"), ("expanded", "AXExpanded")]

  /// Writes an element; each part is there only if it is published.
  static func text<Source: AXElementSource>(
    _ element: Source.Element, in source: Source, depth: Int, extras: Extras
  ) -> String {
    let role = source.text("AXRole", of: element)
    let subrole = source.text("AXSubrole", of: element)
    var line = String(repeating: "  ", count: depth) + (role.map(AXText.word) ?? "?")
    if let subrole, !subrole.isEmpty { line += "[" + AXText.word(subrole) + "]" }
    let isSecure = [role, subrole].contains("AXSecureTextField")
    for (name, attribute) in texts {
      guard let text = source.text(attribute, of: element) else { continue }
      let isSecret = isSecure && attribute == "AXValue" && !text.isEmpty
      line += " \(name)=" + AXText.quoted(isSecret ? mask : text)
    }
    for (name, attribute) in flags {
      if let flag = source.flag(attribute, of: element) { line += " \(name)=\(flag)" }
    }
    // Every element says that it is not focused; the one that is, tells something.
    if source.flag("AXFocused", of: element) == true { line += " focused=true" }
    if let text = source.text("AXIdentifier", of: element) { line += " identifier=" + AXText.quoted(text) }
    return line + further(element, in: source, extras: extras) + "\n"
  }

  private static func further<Source: AXElementSource>(
    _ element: Source.Element, in source: Source, extras: Extras
  ) -> String {
    var line = ""
    if extras.roleDescription, let text = source.text("AXRoleDescription", of: element) {
      line += " AXRoleDescription=" + AXText.quoted(text)
    }
    if extras.frame, let frame = source.frame(of: element) {
      line += " frame=" + AXText.quoted(frame.map(number).joined(separator: ","))
    }
    if extras.actions {
      let actions = source.actions(of: element)
      if !actions.isEmpty { line += " actions=" + AXText.quoted(actions.joined(separator: " ")) }
    }
    return line
  }

  /// A number without a fraction that says nothing.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
