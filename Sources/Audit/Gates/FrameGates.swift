internal import AccessibilityTree
internal import Vocabulary

/// `dump-no-frames`: without a frame no rule of geometry can tell anything.
enum FrameGate {
  static func fault(_ screen: Screen) -> String? {
    guard screen.hasFrames else { return nil }
    return screen.frames.contains { $0?.isSound == true } ? nil : "no node has a frame that makes sense"
  }
}

/// `dump-stale-frames`: many elements without an area are what a tree looks like that was read while it changed.
enum StaleFramesGate {
  /// Below so many nodes a share says nothing.
  private static let fewest = 20

  static func fault(_ screen: Screen) -> String? {
    guard screen.tree.count >= fewest else { return nil }
    var framed = 0
    var empty = 0
    for (node, frame) in screen.frames.enumerated() {
      guard let frame, !screen.facts[node].contains(.hidden), !screen.facts[node].contains(.chrome) else { continue }
      framed += 1
      if frame.width == 0, frame.height == 0 { empty += 1 }
    }
    guard framed >= fewest, empty * 4 >= framed else { return nil }
    return "\(empty) of \(framed) frames are empty"
  }
}
