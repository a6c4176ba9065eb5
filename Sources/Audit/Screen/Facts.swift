/// What is known of one element beyond its neutral fields, as bits.
struct Facts: OptionSet, Hashable, Sendable {
  let rawValue: UInt32
  /// It can be pressed: an action, `clickable`, or a pattern.
  static let pressable = Facts(rawValue: 1)
  /// It can be incremented and decremented.
  static let adjustable = Facts(rawValue: 2)
  static let focusable = Facts(rawValue: 4)
  static let checkable = Facts(rawValue: 8)
  static let scrollable = Facts(rawValue: 16)
  /// The dump says that it can be pressed, `clickable` alone.
  static let clickable = Facts(rawValue: 32)
  static let disabled = Facts(rawValue: 64)
  static let hidden = Facts(rawValue: 128)
  /// It is chrome of the system, or inside it.
  static let chrome = Facts(rawValue: 256)
  /// It is inside a web page that the platform's app shows, where another engine's checker knows more.
  static let web = Facts(rawValue: 512)
  /// Something that a person acts on.
  static let interactive = Facts(rawValue: 1024)
  /// It has a name that a person wrote, its own or from what is inside it.
  static let named = Facts(rawValue: 2048)
  /// It has a name of its own that says something.
  static let ownName = Facts(rawValue: 4096)
  /// Its name is what a toolkit fills in for want of one.
  static let filler = Facts(rawValue: 8192)
  /// Its label is empty, and silences another name.
  static let silenced = Facts(rawValue: 16_384)
  /// It is inside a control that has a name.
  static let insideNamed = Facts(rawValue: 32_768)
  /// It is inside a control without a name.
  static let insideUnnamed = Facts(rawValue: 65_536)
  /// Something inside it that is no target of its own has a name.
  static let speaksBelow = Facts(rawValue: 131_072)
  /// A control is inside it.
  static let controlBelow = Facts(rawValue: 262_144)
  /// It is inside a list, table or other scroller.
  static let insideScroller = Facts(rawValue: 524_288)
  /// `important-for-accessibility`, `IsControlElement` and their kin say that nobody is to land on it.
  static let unexposed = Facts(rawValue: 1_048_576)
  /// It is inside a row, cell or item.
  static let insideRow = Facts(rawValue: 2_097_152)
  /// uiautomator itself says that it can be acted on and has no name.
  static let naf = Facts(rawValue: 4_194_304)
  /// It is a stop of a screen reader.
  static let stop = Facts(rawValue: 8_388_608)
  /// The source says it is a heading.
  static let heading = Facts(rawValue: 16_777_216)
  /// It has a field's text hidden by the source.
  static let secure = Facts(rawValue: 33_554_432)
  /// It is inside a web page.
  static let page = Facts(rawValue: 134_217_728)
  /// It is inside something that a person acts on and that has a name.
  static let insideNamedTarget = Facts(rawValue: 268_435_456)
  /// The dump says of it whether it can be clicked.
  static let printsClickable = Facts(rawValue: 536_870_912)
  /// Its source says that a person acts on it, and not how.
  static let actedOn = Facts(rawValue: 1_073_741_824)
  /// A toolbar is around it.
  static let insideToolbar = Facts(rawValue: 67_108_864)
}
