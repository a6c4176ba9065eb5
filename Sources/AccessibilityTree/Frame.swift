/// Where an element stands and how large it is, in the units of its dump.
public struct Frame: Hashable, Sendable {
  /// Its left edge.
  public var x: Double
  /// Its upper edge.
  public var y: Double
  /// How wide it is.
  public var width: Double
  /// How high it is.
  public var height: Double

  /// Makes a frame.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
