internal import CPCRE2

/// A compiled regular expression of an expectation: PCRE2 in UTF mode, found anywhere in a text.
///
/// Matching is bounded: an expression that runs into the engine's limits ends in an error that names it, never in a
/// hang. One value is used by one thread at a time.
@safe
final class RegularExpression {
  /// Why an expression could not be compiled.
  struct SyntaxError: Error {
    /// The engine's words.
    var reason: String
    /// The character of the pattern, from 1, at which it gave up.
    var character: Int
  }

  /// A match ran into one of the engine's limits.
  struct LimitReached: Error {
    /// The expression.
    var pattern: String
    /// The engine's words.
    var reason: String
  }

  /// The expression as it was written.
  let pattern: String
  private let code: OpaquePointer
  private let matchData: OpaquePointer
  private let context: OpaquePointer

  /// Backtracking steps for one text: some milliseconds.
  ///
  /// Nothing sensible on one label needs more.
  private static let matchLimit: UInt32 = 1_000_000
  /// The steps that a text is first tried with: what nearly every text needs, so that a costly expression cannot take
  /// the whole limit on each of a hundred thousand nodes.
  private static let firstLimit: UInt32 = 10_000
  /// How many texts may need more than the first steps.
  private static let maximumRetries = 200
  /// Kibibytes of heap for one match.
  private static let heapLimit: UInt32 = 65_536
  private var retries = 0

  /// Compiles an expression.
  init(_ pattern: String) throws(SyntaxError) {
    self.pattern = pattern
    // The engine takes no null pointer, which is what an empty array has; the length says where the pattern ends.
    let bytes = Array(pattern.utf8) + [0]
    var number: Int32 = 0
    var offset = 0
    let compiled = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe pcre2_compile_8(
        buffer.baseAddress, buffer.count - 1, UInt32(PCRE2_UTF) | UInt32(PCRE2_NEVER_BACKSLASH_C), &number, &offset, nil
      )
    }
    guard let compiled = unsafe compiled else {
      let before = String(decoding: bytes.prefix(max(0, min(offset, bytes.count - 1))), as: UTF8.self)
      throw SyntaxError(reason: RegularExpression.message(number), character: before.unicodeScalars.count + 1)
    }
    guard let data = unsafe pcre2_match_data_create_8(1, nil), let context = unsafe pcre2_match_context_create_8(nil)
    else {
      unsafe pcre2_code_free_8(compiled)
      throw SyntaxError(reason: "out of memory", character: 1)
    }
    unsafe pcre2_set_heap_limit_8(context, RegularExpression.heapLimit)
    unsafe code = compiled
    unsafe matchData = data
    unsafe self.context = context
    // Where the machine cannot take compiled code, the interpreter does the same, only slower.
    _ = unsafe pcre2_jit_compile_8(compiled, UInt32(PCRE2_JIT_COMPLETE))
  }

  deinit {
    unsafe pcre2_match_context_free_8(context)
    unsafe pcre2_match_data_free_8(matchData)
    unsafe pcre2_code_free_8(code)
  }

  /// Whether the expression is found in a text, which is valid UTF-8.
  func isFound(in text: [UInt8], range: Range<Int>) throws(LimitReached) -> Bool {
    var status = match(text, range, limit: RegularExpression.firstLimit)
    if status == PCRE2_ERROR_MATCHLIMIT {
      guard retries < RegularExpression.maximumRetries else {
        throw LimitReached(pattern: pattern, reason: "too many texts need too many steps")
      }
      retries += 1
      status = match(text, range, limit: RegularExpression.matchLimit)
    }
    if status >= 0 { return true }
    if status == PCRE2_ERROR_NOMATCH { return false }
    throw LimitReached(pattern: pattern, reason: RegularExpression.message(status))
  }

  /// The first place at which the expression is found in the rest of a text; `nil` where it is not.
  func firstMatch(in text: [UInt8], from start: Int) throws(LimitReached) -> Range<Int>? {
    guard try isFound(in: text, range: start..<text.count) else { return nil }
    guard let places = unsafe pcre2_get_ovector_pointer_8(matchData) else { return nil }
    // A look-behind may set the start of a match after its end.
    let (low, high) = unsafe (places[0], places[1])
    return (start + low)..<(start + max(low, high))
  }

  private func match(_ text: [UInt8], _ range: Range<Int>, limit: UInt32) -> Int32 {
    unsafe pcre2_set_match_limit_8(context, limit)
    // An empty array has no base address, which older engines refuse even for an empty text.
    let text = text.isEmpty ? [0] : text
    return unsafe text.withUnsafeBufferPointer { buffer -> Int32 in
      let base = unsafe buffer.baseAddress.map { unsafe $0 + range.lowerBound }
      let options = UInt32(PCRE2_NO_UTF_CHECK)
      let status = unsafe pcre2_match_8(code, base, range.count, 0, options, matchData, context)
      // The machine code has a small stack of its own; the interpreter then takes the heap, within its limit.
      guard status == PCRE2_ERROR_JIT_STACKLIMIT else { return status }
      return unsafe pcre2_match_8(code, base, range.count, 0, options | UInt32(PCRE2_NO_JIT), matchData, context)
    }
  }

  private static func message(_ number: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let length = unsafe buffer.withUnsafeMutableBufferPointer { target in
      unsafe pcre2_get_error_message_8(number, target.baseAddress, target.count)
    }
    guard length > 0 else { return "error \(number)" }
    return String(decoding: buffer[0..<Int(length)], as: UTF8.self)
  }
}
