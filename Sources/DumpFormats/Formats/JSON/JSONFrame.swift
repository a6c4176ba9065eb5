/// A rectangle as JSON writes one: an object of four numbers, whatever their order, or of a place and a size.
struct JSONFrame {
  /// The four numbers as they are written, `x,y,width,height`; `?` stands for one that is `null`.
  let text: String

  /// Reads an object, or `nil` where it is no rectangle and nothing else.
  init?(_ object: Int, in document: JSONDocument) {
    var numbers: [String?] = [nil, nil, nil, nil]
    guard JSONFrame.read(object, document, &numbers) else { return nil }
    let parts = numbers.compactMap { $0 }
    guard parts.count == numbers.count else { return nil }
    text = parts.joined(separator: ",")
  }

  private static let names = [["x", "X"], ["y", "Y"], ["width", "Width", "w"], ["height", "Height", "h"]]

  private static func read(_ object: Int, _ document: JSONDocument, _ numbers: inout [String?]) -> Bool {
    for member in document.children(of: object) {
      if let place = names.firstIndex(where: { $0.contains { document.isNamed(member, $0) } }) {
        switch document.values[member].kind {
        case .number: numbers[place] = document.string(at: member)
        case .null: numbers[place] = "?"
        case .string, .true, .false, .object, .array: return false
        }
      } else if document.isNamed(member, "origin") || document.isNamed(member, "size") {
        // These hold numbers alone, so that the depth of a dump is none of this.
        guard document.children(of: member).allSatisfy({ !document.values[$0].isContainer }),
          read(member, document, &numbers)
        else { return false }
      } else {
        return false
      }
    }
    return true
  }
}
