internal import AccessibilityTree
internal import Vocabulary

/// The controls of a screen with their frames in units of layout.
final class Targets {
  /// The side that WCAG asks for at level AA.
  private static let side = 24.0
  private static let tolerance = 0.5
  /// Controls whose size the system sets, or that are no targets of one touch.
  private static let spatial = RoleSet([
    "slider", "scroll-bar", "splitter", "ruler-marker", "handle", "map-item", "key", "disclosure", "stepper-button",
    "stepper", "menu-bar-item", "window-button", "progress", "value-indicator", "text", "grow-area", "column-header",
  ])

  private unowned let screen: Screen
  /// Every control that has a frame of use, in document order.
  let all: [(node: Int, frame: Frame)]
  /// The kinds and names of the controls that are large enough, for the few questions there are about them.
  private let large: Set<Name>

  private struct Name: Hashable {
    var role: UInt8
    var text: ArraySlice<UInt8>

    /// Hashed as a whole, since a slice would go byte by byte.
    func hash(into hasher: inout Hasher) {
      hasher.combine(role)
      hasher.combine(ByteScan.hash(text.span, 0..<text.count))
    }
  }

  init(_ screen: Screen) {
    self.screen = screen
    let factor = 1 / (screen.configuration.density ?? 1)
    var all: [(node: Int, frame: Frame)] = []
    for node in screen.controls where screen.facts[node].isDisjoint(with: [.web, .insideNamed, .insideUnnamed]) {
      guard let frame = screen.frame(node)?.scaled(by: factor), frame.isSound, !frame.isEmpty else { continue }
      // What holds controls is a container of targets.
      if screen.facts[node].contains(.controlBelow) { continue }
      all.append((node, frame))
    }
    self.all = all
    large = Set(
      all.lazy.filter { !Targets.small($0.frame) && screen.facts[$0.node].contains(.ownName) }.map {
        Name(role: screen.roles[$0.node], text: screen.name($0.node))
      })
  }

  /// Whether the rules of size are about a control.
  func isJudged(_ node: Int) -> Bool {
    if Targets.spatial.contains(screen.roles[node]) { return false }
    // AppKit sets the sizes of its controls.
    if screen.platform == .macos { return false }
    // uiautomator and its kin print what is left of a frame at the edge of what scrolls.
    if screen.column == .android, screen.facts[node].contains(.insideScroller) { return false }
    return !isInline(node)
  }

  /// Whether a control is smaller than WCAG asks for.
  func isSmall(_ frame: Frame) -> Bool { Targets.small(frame) }

  private static func small(_ frame: Frame) -> Bool {
    frame.width < side - tolerance || frame.height < side - tolerance
  }

  /// A link in a line of text: its parent says more than it does.
  private func isInline(_ node: Int) -> Bool {
    guard Roles.links.contains(screen.roles[node]), let parent = screen.parent(node) else { return false }
    return screen.name(parent).count > screen.name(node).count + 4
      || hasTextBeside(parent)
      || screen.role(parent)?.name == "paragraph"
  }

  /// Whether one of the first children of a node is a text.
  private func hasTextBeside(_ parent: Int) -> Bool {
    var next = parent + 1
    for _ in 0..<8 where next < screen.end(parent) {
      if Roles.texts.contains(screen.roles[next]), screen.facts[next].contains(.ownName) { return true }
      next = screen.end(next)
    }
    return false
  }

  /// Whether a control of the same name and kind elsewhere is large enough.
  func hasLargerTwin(_ node: Int) -> Bool {
    let name = name(node)
    return !name.isEmpty && large.contains(Name(role: screen.roles[node], text: name))
  }

  private func name(_ node: Int) -> ArraySlice<UInt8> {
    screen.facts[node].contains(.ownName) ? screen.name(node) : []
  }

  /// A control that the circle of 24 around the centre of a small one meets, or whose own circle does.
  func neighbour(of node: Int, _ frame: Frame, _ grid: ControlGrid) -> Int? {
    let reach = Targets.side
    let area = Frame(x: frame.centerX - reach, y: frame.centerY - reach, width: 2 * reach, height: 2 * reach)
    let factor = 1 / (screen.configuration.density ?? 1)
    let frames = screen.frames
    let radius = reach / 2 - Targets.tolerance
    let limit = reach - Targets.tolerance
    return grid.firstNear(area) { other in
      guard other != node, let theirs = frames[other]?.scaled(by: factor) else { return false }
      let x = max(theirs.x - frame.centerX, 0, frame.centerX - theirs.maxX)
      let y = max(theirs.y - frame.centerY, 0, frame.centerY - theirs.maxY)
      if x * x + y * y < radius * radius { return true }
      guard Targets.small(theirs) else { return false }
      let apart = (theirs.centerX - frame.centerX, theirs.centerY - frame.centerY)
      return apart.0 * apart.0 + apart.1 * apart.1 < limit * limit
    }
  }
}
