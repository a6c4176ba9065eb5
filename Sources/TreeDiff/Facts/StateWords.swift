/// The words in a list of states that a person is told of.
///
/// AT-SPI prints all states of an element in one attribute, XCUITest its traits: most of them say what kind of thing it
/// is, or where the focus was when the dump was made.
enum StateWords {
  private static let told: Set<String> = [
    "checked", "indeterminate", "expanded", "collapsed", "selected", "enabled", "sensitive", "pressed",
    "Selected", "NotEnabled",
  ]
  private static let lists: Set<String> = ["states", "traits"]

  /// Whether a difference of a state or of a list of states is one that a person is told of.
  static func isTold(_ change: AttributeChange) -> Bool {
    guard lists.contains(change.name) else { return true }
    return !words(change.old).symmetricDifference(words(change.new)).isDisjoint(with: told)
  }

  private static func words(_ list: String?) -> Set<String> {
    Set((list ?? "").split { $0 == " " || $0 == "," }.map(String.init))
  }
}
