internal import AccessibilityTree
internal import Vocabulary

/// `dump-empty`: a dump without a node, or with nothing but applications and windows, is what a failed capture is.
enum EmptyGate {
  static func refusal(_ screen: Screen, path: String) -> Diagnostic? {
    let hasContent = screen.roles.contains { !Roles.windows.contains($0) }
    if hasContent { return nil }
    let message =
      screen.tree.count == 0
      ? "there is no node in the dump" : "there is nothing in the dump but applications and windows"
    return Diagnostic(id: "dump-empty", message, path: path, notes: [advice(screen)])
  }

  private static func advice(_ screen: Screen) -> String {
    switch screen.platform.tables {
    case .macos, .ios: "an empty tree is what a missing Accessibility permission looks like"
    case .linux: "switch accessibility on in the session before the app starts, and keep the app in the foreground"
    case .web: "start the browser with --force-renderer-accessibility, and wait for the page"
    default: "keep the app in the foreground, and see that the accessibility service runs"
    }
  }
}

/// `--require-elements`: fewer elements than a project expects are no screen that can pass.
enum RequiredElementsGate {
  static func refusal(_ screen: Screen, path: String) -> Diagnostic? {
    let wanted = screen.configuration.requiredElements
    let count = screen.facts.count { !$0.isDisjoint(with: [.interactive, .stop]) && !$0.contains(.chrome) }
    guard count < wanted else { return nil }
    return Diagnostic(
      id: "too-few-elements", "\(count) elements are there to audit, and at least \(wanted) are required", path: path)
  }
}
