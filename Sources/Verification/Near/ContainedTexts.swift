/// Finds which of many texts another one contains, in one walk over it however many they are (Aho and Corasick).
struct ContainedTexts {
  private struct State {
    /// The first of its following states; -1 where there is none.
    var child: Int32 = -1
    /// The next state that follows the same one.
    var sibling: Int32 = -1
    /// The state of the longest end of this one's text that begins a text as well.
    var fallback: Int32 = 0
    /// The nearest state along the fallbacks that ends a text; 0 where there is none.
    var nextEnd: Int32 = 0
    /// The text that ends here, by its place; -1 where none does.
    var place: Int32 = -1
    var byte: UInt8 = 0
  }

  private var states: [State] = [State()]
  /// The states that follow the first one, by byte: where nearly every step begins.
  private var starts = [Int32](repeating: 0, count: 256)

  /// Prepares a search for texts, each named by its place in the list; empty ones are never found.
  init(_ texts: [[UInt8]]) {
    for (place, text) in texts.enumerated() where !text.isEmpty { add(text, Int32(place)) }
    link()
  }

  /// Visits the place of each text that ends somewhere in a range, as often as it does.
  @inline(__always)
  func forEach(in text: [UInt8], _ range: Range<Int>, _ visit: (Int) -> Void) {
    var state: Int32 = 0
    let span = text.span
    for index in range {
      state = next(state, span[index])
      if state == 0 { continue }
      var end = states[Int(state)].place >= 0 ? state : states[Int(state)].nextEnd
      while end != 0 {
        visit(Int(states[Int(end)].place))
        end = states[Int(end)].nextEnd
      }
    }
  }

  private mutating func add(_ text: [UInt8], _ place: Int32) {
    var state: Int32 = 0
    for byte in text {
      if let known = child(of: state, byte) {
        state = known
        continue
      }
      let new = Int32(states.count)
      states.append(State(sibling: states[Int(state)].child, byte: byte))
      states[Int(state)].child = new
      if state == 0 { starts[Int(byte)] = new }
      state = new
    }
    if states[Int(state)].place < 0 { states[Int(state)].place = place }
  }

  private func child(of state: Int32, _ byte: UInt8) -> Int32? {
    if state == 0 { return starts[Int(byte)] == 0 ? nil : starts[Int(byte)] }
    var child = states[Int(state)].child
    while child >= 0 {
      if states[Int(child)].byte == byte { return child }
      child = states[Int(child)].sibling
    }
    return nil
  }

  private func next(_ state: Int32, _ byte: UInt8) -> Int32 {
    var state = state
    while state != 0 {
      if let child = child(of: state, byte) { return child }
      state = states[Int(state)].fallback
    }
    return starts[Int(byte)]
  }

  /// Sets the fallbacks, state by state from the shortest texts to the longest.
  private mutating func link() {
    var queue = starts.filter { $0 != 0 }
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      var child = states[Int(state)].child
      while child >= 0 {
        let fallback = next(states[Int(state)].fallback, states[Int(child)].byte)
        states[Int(child)].fallback = fallback
        states[Int(child)].nextEnd =
          states[Int(fallback)].place >= 0 ? fallback : states[Int(fallback)].nextEnd
        queue.append(child)
        child = states[Int(child)].sibling
      }
    }
  }
}
