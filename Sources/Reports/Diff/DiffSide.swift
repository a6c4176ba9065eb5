internal import AccessibilityTree
internal import DumpFormats
internal import Synchronization
internal import TreeDiff

/// One dump of a diff as reports show its nodes.
///
/// A class, since it is handed on for every change: a copy of a struct would count all arrays of a tree each time.
final class DiffSide: Sendable {
  /// The dump's path, as the user named it.
  let path: String
  /// The dump.
  let reading: DumpReading
  private let spokenText: SpokenText
  private let claims: NodeClaims?
  private let words: NodeLines
  private let lines: AskedLines
  private let foundPlaces = Mutex<DumpPlaces?>(nil)

  /// Prepares a side; `nil` where it was not read.
  ///
  /// - Parameter nodes: those of which a report tells.
  init?(_ side: ScreenDiff.Side?, telling nodes: [NodeID]) {
    guard let side, let reading = side.reading else { return nil }
    path = side.path
    claims = side.claims
    self.reading = reading
    words = NodeLines(reading.dump)
    lines = AskedLines(of: nodes, in: reading.tree)
    spokenText = SpokenText(reading)
  }

  /// The places of its nodes, found when the first is asked for: few reports tell columns.
  var places: DumpPlaces {
    foundPlaces.withLock { found in
      let places = found ?? DumpPlaces(reading.dump)
      found = places
      return places
    }
  }

  /// The expectation file that is about the dump; `nil` where there is none.
  var expectations: String? { claims?.file }

  /// A node in one line.
  func text(of node: NodeID) -> String { words.text(of: node) }

  /// Adds the line of a node to others.
  func append(_ node: NodeID, to line: inout [UInt8]) { words.append(node, to: &line) }

  /// What a reader says at a node.
  func spoken(of node: NodeID) -> String { spokenText.text(of: node) }

  /// The line of the dump where a node begins, from 1.
  func line(of node: NodeID) -> Int { lines.line(of: node) ?? places.line(of: node) }

  /// The places of the lines that claim a node; empty where none does.
  func claims(of node: NodeID) -> [String] { claims?.places(of: node) ?? [] }
}

/// Both dumps of a screen that changed.
final class DiffSides: Sendable {
  let old: DiffSide
  let new: DiffSide

  /// Prepares both; `nil` where not both were read.
  init?(_ screen: ScreenDiff) {
    let changes = screen.result?.changes ?? []
    guard let old = DiffSide(screen.old, telling: changes.compactMap(\.old)),
      let new = DiffSide(screen.new, telling: changes.compactMap(\.new))
    else { return nil }
    self.old = old
    self.new = new
  }

  /// The side and the node at which a change is shown: where it is now, else where it was.
  func shown(_ change: Change) -> (side: DiffSide, node: NodeID)? {
    if let node = change.new { return (new, node) }
    return change.old.map { (old, $0) }
  }

  /// The lines that claim the element of a change, before or now, each once.
  func claims(of change: Change) -> [String] {
    let now = change.new.map { new.claims(of: $0) } ?? []
    let before = (change.old.map { old.claims(of: $0) } ?? []).filter { !now.contains($0) }
    return now + before
  }

  /// The expectation file that is about the screen; `nil` where there is none.
  var expectations: String? { new.expectations ?? old.expectations }
}
