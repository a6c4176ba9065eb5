/// What no report may hold, whatever stands in the dump.
enum Harmless {
  /// Controls, bidirectional controls, line separators.
  static func hold(_ report: [UInt8], _ name: String) throws(BrokenLaw) {
    for scalar in String(decoding: report, as: UTF8.self).unicodeScalars where acts(scalar) {
      throw BrokenLaw("the report \(name) holds U+\(String(scalar.value, radix: 16))")
    }
  }

  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0a: false
    case ..<0x20, 0x7f...0x9f: true
    case 0x061c, 0x200b...0x200f, 0x2028...0x202e, 0x2066...0x2069, 0xfeff: true
    default: false
    }
  }
}
