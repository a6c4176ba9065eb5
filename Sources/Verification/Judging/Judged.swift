internal import AccessibilityTree

/// What came of one line on one dump, before it is put into the words of a result.
struct Judged {
  /// The result.
  var verdict: Verdict
  /// One line about it; `nil` where a pass has nothing to add.
  var message: String?
  /// Further lines.
  var notes: [String] = []
  /// The part of the expectation that is not met.
  var expected: Excerpt? {
    get { heldExpected.value }
    set { heldExpected = Held(newValue) }
  }
  /// The places in the dump that show it.
  var found: [Excerpt] = []
  /// The nodes that matched, those that cannot be told included.
  var matches: [NodeID] = []
  /// Where nothing matched: the nearest node.
  var nearest: NearestNode? {
    get { heldNearest.value }
    set { heldNearest = Held(newValue) }
  }
  /// Whether a positive line held: it passed, or one node fits all that can be told.
  var isHeld = false
  /// The one node that lines below this one are judged in.
  var single: NodeID?
  /// Whether `witness none` waived the witness.
  var isWaived = false
  private var heldExpected: Held<Excerpt> = .nothing
  private var heldNearest: Held<NearestNode> = .nothing

  /// Makes an outcome.
  init(_ verdict: Verdict, _ message: String? = nil) {
    self.verdict = verdict
    self.message = message
  }
}
