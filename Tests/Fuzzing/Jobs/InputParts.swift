/// An input that holds several texts, parted by NUL.
struct InputParts {
  private var parts: [[UInt8]]

  init(_ input: [UInt8], count: Int) {
    parts = input.split(separator: 0, maxSplits: count - 1, omittingEmptySubsequences: false).map { Array($0) }
  }

  /// A text; empty where the input has fewer.
  subscript(place: Int) -> [UInt8] { place < parts.count ? parts[place] : [] }
}
