internal import AccessibilityTree

extension Frame {
  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var centerX: Double { x + width / 2 }
  var centerY: Double { y + height / 2 }
  var area: Double { width * height }

  /// Whether the numbers are of use: finite and not negative.
  var isSound: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite && width >= 0 && height >= 0
      && !(x == -1 && y == -1 && width == 0 && height == 0)
  }

  /// Whether nothing is inside.
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// How much two frames have in common.
  func overlap(_ other: Frame) -> Double {
    let width = min(maxX, other.maxX) - max(x, other.x)
    let height = min(maxY, other.maxY) - max(y, other.y)
    return width > 0 && height > 0 ? width * height : 0
  }

  /// The frame in other units.
  func scaled(by factor: Double) -> Frame {
    Frame(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
  }

  /// The size in words, as in `20 × 18`.
  var size: String { "\(Frame.number(width)) × \(Frame.number(height))" }

  /// A number with at most one digit behind the point.
  static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded()
    guard abs(tenths) < 1e15 else { return "\(value)" }
    let whole = Int(tenths)
    return whole % 10 == 0 ? "\(whole / 10)" : "\(whole < 0 ? "-" : "")\(abs(whole) / 10).\(abs(whole) % 10)"
  }
}
