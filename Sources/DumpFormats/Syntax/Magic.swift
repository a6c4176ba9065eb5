/// What other kinds of file begin with, to call them by their name.
enum Magic {
  private static let table: [(start: [UInt8], name: String)] = [
    ([0x89, 0x50, 0x4e, 0x47], "a PNG image"),
    ([0xff, 0xd8, 0xff], "a JPEG image"),
    ([0x47, 0x49, 0x46, 0x38], "a GIF image"),
    ([0x1f, 0x8b], "compressed with gzip"),
    ([0x50, 0x4b, 0x03, 0x04], "a zip archive"),
    ([0x50, 0x4b, 0x05, 0x06], "an empty zip archive"),
    ([0x28, 0xb5, 0x2f, 0xfd], "compressed with zstd"),
    ([0xfd, 0x37, 0x7a, 0x58, 0x5a], "compressed with xz"),
    ([0x42, 0x5a, 0x68], "compressed with bzip2"),
    ([0x25, 0x50, 0x44, 0x46], "a PDF document"),
    ([0x62, 0x70, 0x6c, 0x69, 0x73, 0x74], "a binary property list"),
    ([0x7f, 0x45, 0x4c, 0x46], "a program"),
  ]

  /// The kind of file that bytes are, with its article, or `nil` where they are none of these.
  static func name(of bytes: [UInt8]) -> String? {
    table.first { bytes.starts(with: $0.start) }?.name
  }
}
