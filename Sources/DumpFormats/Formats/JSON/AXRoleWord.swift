/// A role as tools for Apple's platforms write it in JSON, as the words that AX has for it.
///
/// Some leave out AX, and some have XCUITest's words for what is a subrole in AX.
struct AXRoleWord {
  let role: String
  /// What the word says beyond the role.
  let subrole: String?

  init(_ word: String) {
    if word.hasPrefix("AX") {
      (role, subrole) = (word, nil)
    } else if let known = AXRoleWord.table[word] {
      (role, subrole) = known
    } else {
      role = "AX" + word.prefix(1).uppercased() + word.dropFirst()
      subrole = nil
    }
  }

  /// Words of XCUITest that AX says otherwise.
  private static let table: [String: (role: String, subrole: String?)] = [
    "ActivityIndicator": ("AXBusyIndicator", nil),
    "Any": ("AXGenericElement", nil),
    "CollectionView": ("AXList", nil),
    "Map": ("AXGroup", "AXMapArea"),
    "Other": ("AXGenericElement", nil),
    "OutlineRow": ("AXRow", "AXOutlineRow"),
    "ScrollView": ("AXScrollArea", nil),
    "SearchField": ("AXTextField", "AXSearchField"),
    "SecureTextField": ("AXTextField", "AXSecureTextField"),
    "Stepper": ("AXIncrementor", nil),
    "Switch": ("AXCheckBox", "AXSwitch"),
    "Tab": ("AXRadioButton", "AXTabButton"),
    "TabBar": ("AXTabGroup", nil),
    "TableColumn": ("AXColumn", nil),
    "TableRow": ("AXRow", "AXTableRow"),
    "TextView": ("AXTextArea", nil),
    "Toggle": ("AXCheckBox", "AXToggle"),
    "WebView": ("AXWebArea", nil),
  ]
}
