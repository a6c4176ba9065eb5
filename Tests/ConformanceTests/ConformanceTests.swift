import Foundation
import Testing

/// The cases of the language, each judged by the binary as a user would run it.
@Suite("Cases of the language", .serialized)
struct ConformanceTests {
  @Test("There are cases, and the binary that judges them")
  func isWhole() {
    #expect(ConformanceCase.all.count >= 44)
    #expect(Set(ConformanceCase.all.map(\.name)).count == ConformanceCase.all.count)
    #expect(BuiltBinary.path != nil)
  }

  @Test("Case", .timeLimit(.minutes(5)), arguments: ConformanceCase.all)
  func holds(_ conformance: ConformanceCase) async throws {
    try await conformance.expectToHold()
  }
}
