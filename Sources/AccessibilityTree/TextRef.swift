/// A piece of the text that a tree keeps in one buffer, or the fact that there is none.
///
/// Absent and empty are two things: an element whose label is "" overrides a good name, one without a label does
/// not.
public struct TextRef: Hashable, Sendable {
  /// The first byte in the tree's text.
  public var offset: UInt32
  /// The number of bytes.
  public var length: UInt32

  /// Makes a reference to bytes of a tree's text.
  @inlinable
  public init(offset: UInt32, length: UInt32) {
    self.offset = offset
    self.length = length
  }

  /// No text, as opposed to an empty one.
  @inlinable public static var absent: TextRef { TextRef(offset: .max, length: 0) }

  /// Whether there is no text at all.
  @inlinable public var isAbsent: Bool { offset == .max }
  /// Whether there is a text, and it has no bytes.
  @inlinable public var isEmpty: Bool { offset != .max && length == 0 }
  /// The bytes as a range of the tree's text; empty at 0 where there is none.
  @inlinable public var range: Range<Int> {
    isAbsent ? 0..<0 : Int(offset)..<(Int(offset) + Int(length))
  }
}
