/// Tells whether a text holds another, in time that grows with the other alone (a suffix automaton).
///
/// A line may list as many parts as it likes of a text as long as it likes; searching for each would be their product.
struct SubstringIndex {
  private struct State {
    var length = 0
    var link = -1
    var next: [UInt8: Int] = [:]
  }

  private var states = [State()]

  init(_ text: String) {
    var last = 0
    for byte in text.utf8 { last = append(byte, after: last) }
  }

  /// Whether the text holds another one, byte for byte.
  func contains(_ part: String) -> Bool {
    var state = 0
    for byte in part.utf8 {
      guard let next = states[state].next[byte] else { return false }
      state = next
    }
    return true
  }

  private mutating func append(_ byte: UInt8, after last: Int) -> Int {
    let new = states.count
    states.append(State(length: states[last].length + 1))
    var state = last
    while state >= 0, states[state].next[byte] == nil {
      states[state].next[byte] = new
      state = states[state].link
    }
    guard state >= 0, let old = states[state].next[byte] else {
      states[new].link = 0
      return new
    }
    if states[old].length == states[state].length + 1 {
      states[new].link = old
      return new
    }
    let copy = states.count
    states.append(State(length: states[state].length + 1, link: states[old].link, next: states[old].next))
    while state >= 0, states[state].next[byte] == old {
      states[state].next[byte] = copy
      state = states[state].link
    }
    states[old].link = copy
    states[new].link = copy
    return new
  }
}
