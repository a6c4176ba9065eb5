/// A hash that is the same on every run and machine: FNV-1a with 64 bits.
///
/// It tells things apart that a service remembers from run to run; it keeps nothing secret.
package struct StableHash {
  /// What it has come to.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Nothing taken in.
  package init() {}

  /// Takes in a text and its end, so that two texts never run into each other.
  package mutating func combine(_ text: String) {
    for byte in text.utf8 { add(byte) }
    // No text holds this byte.
    add(0xff)
  }

  /// Sixteen digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  private mutating func add(_ byte: UInt8) {
    value ^= UInt64(byte)
    value &*= 0x0000_0100_0000_01b3
  }
}
