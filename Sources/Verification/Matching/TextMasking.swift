public import AccessibilityTree
internal import Synchronization

/// Regular expressions whose matches are taken out of texts before two dumps are compared.
public final class TextMasking: Sendable {
  /// What stands in place of a match.
  public static let substitute = "…"

  private struct State {
    var expressions: [RegularExpression] = []
    var failure: Diagnostic?
  }

  private let state: Mutex<State>

  /// Compiles expressions.
  ///
  /// - Throws: what is wrong with the first that is wrong.
  public init(_ patterns: [String]) throws(Diagnostic) {
    state = Mutex(State())
    for pattern in patterns {
      let fault = state.withLock { TextMasking.add(pattern, to: &$0) }
      if let fault { throw fault }
    }
  }

  private static func add(_ pattern: String, to state: inout State) -> Diagnostic? {
    do throws(RegularExpression.SyntaxError) {
      state.expressions.append(try RegularExpression(pattern))
      return nil
    } catch {
      return Diagnostic(
        id: "wrong-mask",
        "the mask '\(pattern)' is no regular expression: \(error.reason) at character \(error.character)")
    }
  }

  /// A text with all matches replaced; `nil` where there is none.
  public func replace(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    state.withLock { state in
      var current = Array(text)
      var isChanged = false
      for expression in state.expressions {
        do throws(RegularExpression.LimitReached) {
          if let replaced = try TextMasking.replace(expression, in: current) {
            current = replaced
            isChanged = true
          }
        } catch {
          state.failure = Diagnostic(
            id: "costly-mask", "the mask '\(error.pattern)' takes too many steps: \(error.reason)")
        }
      }
      return isChanged ? current : nil
    }
  }

  /// Why not all texts were masked; `nil` where they were.
  public var failure: Diagnostic? { state.withLock { $0.failure } }

  private static func replace(
    _ expression: RegularExpression, in text: [UInt8]
  ) throws(RegularExpression.LimitReached) -> [UInt8]? {
    var result: [UInt8] = []
    var place = 0
    var start = 0
    while start <= text.count, let match = try expression.firstMatch(in: text, from: start) {
      if match.isEmpty {
        // Nothing to take out here; what follows may hold more.
        start = TextMasking.next(after: match.upperBound, in: text)
        continue
      }
      result.append(contentsOf: text[place..<match.lowerBound])
      result.append(contentsOf: substitute.utf8)
      place = match.upperBound
      start = match.upperBound
    }
    guard place > 0 else { return nil }
    return result + text[place...]
  }

  /// The start of the next character.
  private static func next(after place: Int, in text: [UInt8]) -> Int {
    var next = place + 1
    while next < text.count, text[next] & 0xc0 == 0x80 { next += 1 }
    return next
  }
}
