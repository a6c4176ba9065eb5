internal import AccessibilityTree

/// The words of a list of AT-SPI's states.
struct ATSPIStates {
  private let words: [ArraySlice<UInt8>]

  init(_ text: ArraySlice<UInt8>) {
    words = text.split(separator: 0x20)
  }

  /// Whether the node says nothing of its states, as an application does.
  var isEmpty: Bool { words.isEmpty }

  func has(_ word: StaticString) -> Bool {
    words.contains { $0.count == word.utf8CodeUnitCount && $0.elementsEqual(word.description.utf8) }
  }

  /// Fills in the states of a node.
  ///
  /// Where one is at its default nothing is said, as in the text of a capture.
  ///
  /// - Parameters:
  ///   - isCheckable: whether its role says that it can be checked.
  ///   - pressedCounts: whether being pressed is being checked, as it is of a toggle button.
  func fill(_ node: inout Node, isCheckable: Bool, pressedCounts: Bool) {
    if !isEmpty {
      if !has("enabled"), !has("sensitive") { node.states[.enabled] = .false }
      node.states[.visible] = has("showing") && has("visible") ? .true : .false
    }
    if has("selected") { node.states[.selected] = .true }
    if has("focused") { node.states[.focused] = .true }
    if has("busy") { node.states[.busy] = .true }
    if has("expandable") { node.states[.expanded] = has("expanded") ? .true : .false }
    guard isCheckable || has("checkable") else { return }
    if has("indeterminate") {
      node.states[.checked] = .mixed
    } else {
      node.states[.checked] = has("checked") || pressedCounts && has("pressed") ? .true : .false
    }
  }
}
