internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// What must hold of a dump before its audit means anything, and what of it arrived empty.
struct DumpGates {
  private let screen: Screen
  /// Why frames are of no use; `nil` where they are.
  private let frameFault: String?
  /// What else there is to say of the dump.
  let notes: [String]
  /// What could not be looked at in this dump.
  let unverified: [DumpAudit.Unverified]

  init(_ screen: Screen) {
    self.screen = screen
    let stale = StaleFramesGate.fault(screen)
    frameFault = FrameGate.fault(screen) ?? stale
    notes = [
      stale.map { "the tree may be stale: \($0)" }, ForeignChromeGate.note(screen), WebContentGate.note(screen),
    ].compactMap { $0 }
    unverified = IncompleteGate.lines(screen) + OpaqueContentGate.lines(screen)
  }

  /// Why the dump is not audited at all; `nil` where it is.
  func refusal(path: String) -> Diagnostic? {
    EmptyGate.refusal(screen, path: path) ?? RequiredElementsGate.refusal(screen, path: path)
  }

  /// Why a need is not met, beyond what the format says.
  func whyMissing(_ need: Need) -> String? { need == .frame ? frameFault : nil }
}
