internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// The place for one dump of a screen: what was found there, and what became of it.
struct DumpSlot {
  /// Whose dump it is.
  let selector: Selector
  /// Its path, or where it was looked for.
  var path: String
  /// What became of it so far; `judged` until a guard blocks it.
  var status: DumpResult.Status
  /// Why it is missing, skipped or blocked.
  var reason: String?
  /// The diagnostic behind a refusal.
  var refusal: Diagnostic?
  /// The dump as it is judged; `nil` where there is none or it cannot be read.
  var subject: Subject?
  /// What there is to say about it beside its status.
  var notes: [String] = []

  /// Whether it may stand as a witness and lend its words: it was read, and nothing is wrong with it.
  var isWhole: Bool { subject != nil && subject?.dump.refusal == nil && status == .judged }

  /// Blocks it for a reason.
  mutating func block(_ reason: String) {
    status = .blocked
    self.reason = reason
  }

  /// Its entry in the results.
  var result: DumpResult {
    DumpResult(
      platform: selector.platform, variant: selector.variant, path: path, format: subject?.dump.format,
      nodes: subject?.tree.count ?? 0, status: status, reason: reason, refusal: refusal,
      notes: (subject?.dump.notes ?? []) + notes)
  }
}
