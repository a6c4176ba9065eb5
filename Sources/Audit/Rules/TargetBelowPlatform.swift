internal import AccessibilityTree
internal import Vocabulary

extension AuditRule {
  /// A target has the platform's own size.
  ///
  /// ## What it finds
  /// A control whose frame is smaller than the platform's guidelines ask for: 44 × 44 pt on iOS (its smallest is 28),
  /// 48 × 48 dp on Android (32 at the edge of the screen). The size can be configured (`target-size`).
  ///
  /// ## Why it matters
  /// Larger targets are easier to touch. 44 is success criterion 2.5.5, of level AAA, and 24 is 2.5.8, of level AA.
  ///
  /// ## What it leaves alone
  /// macOS, tvOS, Windows, Linux and the web; controls whose size the system sets, and those
  /// of the roles that the configuration lists (`exempt-targets`); controls inside a larger one that
  /// does the same; frames that a scroller or a dumper may have cut. A frame is not a hit region, which may be larger.
  static let targetBelowPlatform = AuditRule(
    "target-below-platform", "a target has the platform's own size", group: .geometry, classes: [.recommendation],
    impact: .moderate, wcag: ["2.5.5"], needs: [.role, .frame, .unit], rank: .geometry, fix: "target",
    failing: [
      .init(
        "a button of 30 points", .ios, .xcuitest,
        """
        XCUIElementTypeWindow x="0" y="0" width="390" height="844"
          XCUIElementTypeButton label="Reply" accessible="true" x="20" y="100" width="30" height="30"  ←
        """),
      .init(
        "a button of 40 dp", .android, .uiautomator, density: 2,
        """
        android.widget.FrameLayout bounds="[0,0][1080,1920]"
          android.widget.Button text="Send" clickable="true" bounds="[100,100][500,180]"  ←
        """),
    ],
    passing: [
      .init(
        "a button of 44 points, and a switch", .ios, .xcuitest,
        """
        XCUIElementTypeWindow x="0" y="0" width="390" height="844"
          XCUIElementTypeButton label="Reply" accessible="true" x="20" y="100" width="44" height="44"
          XCUIElementTypeSwitch label="Alerts" value="1" accessible="true" x="20" y="200" width="51" height="31"
        """),
      .init(
        "a button of 48 dp", .android, .uiautomator, density: 2,
        """
        android.widget.FrameLayout bounds="[0,0][1080,1920]"
          android.widget.Button text="Send" clickable="true" bounds="[100,100][500,196]"
        """),
    ]
  ) { screen, report in
    guard let wanted = PlatformTarget.size(screen) else { return }
    let targets = screen.targets
    let exempt = PlatformTarget.standard.union(RoleSet(screen.configuration.exemptTargets.sorted()))
    let root = screen.frames.lazy.compactMap { $0 }.first { $0.isSound && !$0.isEmpty }
    let factor = 1 / (screen.configuration.density ?? 1)
    for (node, frame) in targets.all
    where targets.isJudged(node) && !exempt.contains(screen.roles[node]) {
      if screen.facts[node].contains(.insideScroller) || PlatformTarget.isInsideTarget(node, wanted, factor, screen) {
        continue
      }
      report.examine(node)
      let least = PlatformTarget.isAtEdge(frame, root?.scaled(by: factor), screen) ? 32 : wanted
      guard frame.width < least - 0.5 || frame.height < least - 0.5 else { continue }
      report.find(
        node, .recommendation,
        "the frame of \(screen.words.element(node)) is \(frame.size), where \(PlatformTarget.says(least, screen))",
        evidence: [AuditFinding.Evidence("frame", frame.size)])
    }
  }
}

/// The sizes of the platforms' guidelines.
private enum PlatformTarget {
  /// Controls whose size the system sets.
  static let standard = RoleSet([
    "switch", "segmented-control", "stepper", "slider", "page-indicator", "date-picker", "time-picker", "textfield",
    "searchfield",
    "securefield", "textarea", "tab", "key", "picker-wheel", "link",
  ])

  /// The side that is asked for; `nil` where the platform asks for none.
  static func size(_ screen: Screen) -> Double? {
    if let size = screen.configuration.targetSize { return size }
    switch screen.platform {
    case .ios, .ipados: return 44
    case .visionos: return 60
    case .android: return 48
    case .tvos, .watchos, .macos, .wearos, .windows, .linux, .web: return nil
    }
  }

  static func says(_ size: Double, _ screen: Screen) -> String {
    let number = Frame.number(size)
    return screen.platform.tables == .ios && size == 44
      ? "\(number) × \(number) is the guidelines' default and 28 × 28 their least"
      : "\(number) × \(number) is asked for"
  }

  /// Whether something around a control that can be pressed is large enough.
  static func isInsideTarget(_ node: Int, _ size: Double, _ factor: Double, _ screen: Screen) -> Bool {
    var next = screen.parent(node)
    var steps = 0
    while let parent = next, steps < 6 {
      if screen.facts[parent].contains(.interactive), let frame = screen.frame(parent)?.scaled(by: factor),
        frame.isSound,
        frame.width >= size, frame.height >= size
      {
        return true
      }
      next = screen.parent(parent)
      steps += 1
    }
    return false
  }

  static func isAtEdge(_ frame: Frame, _ root: Frame?, _ screen: Screen) -> Bool {
    guard screen.platform.tables == .android, let root else { return false }
    return frame.x <= root.x || frame.y <= root.y || frame.maxX >= root.maxX || frame.maxY >= root.maxY
  }
}
