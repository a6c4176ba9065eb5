import Foundation

/// A folder of one test, gone when the test is.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(component: "axverify-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  /// Makes a FIFO, which would make whoever opens it carelessly wait for ever.
  func makeFIFO(_ name: String) -> Bool { unsafe mkfifo(path(name), 0o600) == 0 }

  /// Makes a symbolic link; what it points to need not exist.
  func link(_ name: String, to target: String) -> Bool { unsafe symlink(target, path(name)) == 0 }

  func setPermissions(_ permissions: mode_t, of name: String) -> Bool { unsafe chmod(path(name), permissions) == 0 }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(at: url.appending(path: name), withIntermediateDirectories: true)
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false)).sorted() }
  }
}
