internal import AccessibilityTree
internal import DumpFormats
internal import Vocabulary

/// Refuses a dump in which there is nothing beside application, window, web document and containers without a name.
struct SparseGuard {
  private let subject: Subject

  /// Takes in a dump.
  init(_ subject: Subject) { self.subject = subject }

  /// Why the scope of the dump holds nothing; `nil` where it does hold something.
  func refusal(of scope: Scope) -> String? {
    if scope.ranges.contains(where: { hasContent($0, among: scope) }) { return nil }
    if scope.count == 0 { return "there is no node in what is judged of it" }
    return guests.isEmpty
      ? "there is nothing in it but windows and unnamed containers, which is what a failed capture looks like"
      : "there is nothing inside the iOSContentGroup: the Simulator publishes it before its content"
  }

  /// The groups with the guest's screen, where the dump is a Simulator's: what stands around them is its own chrome.
  private var guests: [NodeID] {
    guard subject.column.isAX else { return [] }
    let places = subject.classes.indices.filter { subject.classes[$0].subrole == "iOSContentGroup" }
    return subject.nodes(ofClasses: places).map { NodeID(Int($0)) }
  }

  private func hasContent(_ range: Range<Int>, among scope: Scope) -> Bool {
    let guests = self.guests
    if guests.isEmpty { return range.contains(where: isContent) }
    return guests.contains { subject.tree.descendants(of: $0).clamped(to: range).contains(where: isContent) }
  }

  private func isContent(_ index: Int) -> Bool {
    let node = subject.tree.nodes[index]
    guard let meaning = subject.meaning(of: NodeID(index)) else { return true }
    switch meaning.kind {
    case .window: return false
    case .container, .structure:
      return meaning.name != "web-area" && meaning.name != "document" && !node.name.isAbsent && node.name.length > 0
    case .widget, .text, .image, .range: return true
    }
  }
}
