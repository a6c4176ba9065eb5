import Foundation
import Testing

/// A stored report that a test compares with, whole.
///
/// `UPDATE_GOLDENS=1` rewrites it and fails that run, so that a person reads the change before it counts.
struct Golden {
  private let url: URL

  init(_ name: String) {
    url = URL(filePath: #filePath).deletingLastPathComponent().appending(components: "Goldens", name)
  }

  func compare(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let got = String(decoding: bytes, as: UTF8.self)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Data(bytes).write(to: url)
      Issue.record("rewrote \(url.lastPathComponent); read the change, then run again", sourceLocation: sourceLocation)
      return
    }
    let stored = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
    #expect(got == stored, "\(url.lastPathComponent) differs", sourceLocation: sourceLocation)
  }
}
