internal import AccessibilityTree

/// What the rules of a source see of one node.
struct NodeView<Key: FieldKey>: Sendable {
  /// What the role and subrole say.
  var traits: RoleTraits = []
  /// The attributes by key, of which those count that are present.
  private var refs: [TextRef]
  /// A bit for each key that the node has.
  private var present: UInt64 = 0
  /// The tree's text.
  let text: [UInt8]

  init(text: [UInt8]) {
    self.text = text
    refs = Array(repeating: .absent, count: Key.allCases.count)
  }

  /// The attribute as printed, absent and empty apart.
  subscript(key: Key) -> TextRef {
    @inline(__always) get { has(key) ? refs[key.rawValue] : .absent }
  }

  @inline(__always)
  private func has(_ key: Key) -> Bool { present & 1 &<< UInt64(truncatingIfNeeded: key.rawValue) != 0 }

  /// The attribute where it says something: for sources that write "" for nothing.
  func said(_ key: Key) -> TextRef {
    let ref = self[key]
    return ref.length > 0 ? ref : .absent
  }

  /// The first of these that says something.
  func said(_ first: Key, or second: Key, or third: Key? = nil) -> TextRef {
    let ref = said(first)
    guard ref.isAbsent else { return ref }
    let next = said(second)
    guard next.isAbsent, let third else { return next }
    return said(third)
  }

  /// Whether two attributes are there and say the same.
  func agree(_ left: Key, _ right: Key) -> Bool {
    let (one, other) = (self[left], self[right])
    guard !one.isAbsent, !other.isAbsent, one.length == other.length else { return false }
    for place in 0..<Int(one.length) where text[Int(one.offset) + place] != text[Int(other.offset) + place] {
      return false
    }
    return true
  }

  /// An attribute of `true` and `false`, whatever the letter case of the first letter.
  @inline(__always)
  func state(_ key: Key) -> StateValue { has(key) ? state(refs[key.rawValue]) : .absent }

  @inline(__always)
  private func state(_ ref: TextRef) -> StateValue {
    guard ref.length == 4 || ref.length == 5 else { return .absent }
    let start = Int(ref.offset)
    switch (text[start] | 0x20, letters(in: (start + 1)..<(start + Int(ref.length)))) {
    case (0x74, 0x72_7565): return .true
    case (0x66, 0x616c_7365): return .false
    case (0x6d, 0x6978_6564): return .mixed
    default: return .absent
    }
  }

  /// An attribute of `0`, `1` and `2`.
  @inline(__always)
  func number(_ key: Key) -> StateValue { has(key) ? number(refs[key.rawValue]) : .absent }

  @inline(__always)
  private func number(_ ref: TextRef) -> StateValue {
    guard ref.length == 1 else { return .absent }
    switch text[Int(ref.offset)] {
    case 0x30: return .false
    case 0x31: return .true
    case 0x32: return .mixed
    default: return .absent
    }
  }

  /// An attribute of `true` and `false`, or of `1` and `0`.
  @inline(__always)
  func flag(_ key: Key) -> StateValue {
    guard has(key) else { return .absent }
    let state = state(key)
    return state == .absent ? number(key) : state
  }

  /// Whether an attribute is exactly a word.
  func says(_ key: Key, _ word: StaticString) -> Bool {
    let ref = self[key]
    return Int(ref.length) == word.utf8CodeUnitCount && text[ref.range].elementsEqual(word.description.utf8)
  }

  /// Whether a list with commas, as WebDriverAgent's traits, has a word.
  func lists(_ key: Key, _ word: String) -> Bool {
    let ref = self[key]
    guard !ref.isAbsent else { return false }
    return text[ref.range].split(separator: 0x2c).contains { part in
      part.drop { $0 == 0x20 }.elementsEqual(word.utf8)
    }
  }

  /// Up to four letters as one number, for comparing them at once.
  private func letters(in range: Range<Int>) -> UInt32 {
    var letters: UInt32 = 0
    for place in range { letters = letters << 8 | UInt32(text[place]) }
    return letters
  }

  /// Forgets the last node.
  mutating func clear() { present = 0 }

  /// Takes the value of a key, unless it has one: the first of several counts.
  mutating func set(_ slot: Int, _ value: TextRef) {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: slot)
    guard present & bit == 0 else { return }
    refs[slot] = value
    present |= bit
  }
}
