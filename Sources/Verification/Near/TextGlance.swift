/// What one walk over a text shows of it: enough to tell most texts from those that are looked for.
struct TextGlance {
  /// The bytes it uses, as bits.
  private(set) var letters: UInt64 = 0
  /// How many characters it has.
  private(set) var count = 0
  /// The first bytes of its characters beyond ASCII, as bits.
  private(set) var leads: UInt64 = 0
  private var folded = FoldedHash()

  /// The hash that `FoldedHash.of` gives, of a text of ASCII alone.
  var foldedHash: Int { folded.value }

  /// Goes over a text.
  init(_ text: [UInt8], _ range: Range<Int>) {
    let span = text.span
    for index in range {
      let byte = span[index]
      letters |= 1 &<< UInt64(byte)
      if byte < 0x80 {
        count &+= 1
        folded.add(byte)
      } else if byte >= 0xc0 {
        count &+= 1
        leads |= 1 &<< UInt64(byte)
      }
    }
  }

  /// Whether nothing but ASCII may be left of it without blanks, invisible characters and letter case.
  ///
  /// Such characters, and the few that stand for one of ASCII (the sign for kelvin), begin with a handful of bytes. Any
  /// other that the text has stays, so that it is no text of ASCII in another spelling.
  var mayFoldToASCII: Bool { leads & ~TextGlance.leadsOfUnseen == 0 }

  private static let leadsOfUnseen: UInt64 = [0xc2, 0xcd, 0xd8, 0xe1, 0xe2, 0xe3, 0xef, 0xf3].reduce(0) {
    $0 | 1 << UInt64($1 & 63)
  }
}
