/// What AT-SPI role nicks say, for both shapes of our captures.
enum ATSPIRoles {
  /// What a role says.
  static func traits(of role: String) -> RoleTraits {
    switch role {
    case "check-box", "check-menu-item", "toggle-button", "switch": .checkable
    case "radio-button", "radio-menu-item": [.checkable, .radio]
    case "password-text": [.secure, .textField]
    case _ where texts.contains(role): .textField
    default: []
    }
  }

  /// Where the Text interface carries what was typed or is read; elsewhere it is the label again.
  private static let texts: Set<String> = [
    "text", "entry", "terminal", "spin-button", "combo-box", "document-text", "editbar", "autocomplete", "search-box",
  ]

  /// A role's name as libatspi's nicks have it, in one word.
  static func nick(_ name: ArraySlice<UInt8>) -> String {
    String(decoding: name.map { $0 == 0x20 ? 0x2d : $0 }, as: UTF8.self)
  }

  /// The first ARIA role of a list that is more than a role's own name.
  static func ariaRole(in list: ArraySlice<UInt8>, beyond role: String = "") -> String? {
    let plain = role.filter { $0 != "-" }
    return list.split(separator: 0x20).first { !$0.elementsEqual(plain.utf8) }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
