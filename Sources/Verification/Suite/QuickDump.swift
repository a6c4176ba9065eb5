internal import AccessibilityTree
internal import DumpFormats
internal import Expectations
internal import Vocabulary

/// The dump of `check FILE.expect DUMP`: read once, to tell whose it is and to be judged.
struct QuickDump: Sendable {
  /// Whose dump it is taken to be.
  let selector: Selector
  private let path: String
  private let performer: Performer?
  /// The dump, or why it cannot be read.
  private var dump: Dump?
  private var fault: Diagnostic?

  /// Reads the dump and finds the one platform of the header that it fits.
  ///
  /// Where one platform alone comes into question the dump is taken as that one, and the guards say what is wrong with
  /// it.
  ///
  /// - Throws: that it cannot be told whose dump it is, or why it cannot be read where that leaves it open.
  init(
    _ path: String, for file: ExpectationFile, _ options: CheckOptions, files: some FileSystem, _ performer: Performer?
  ) throws(Diagnostic) {
    self.path = path
    self.performer = performer
    let asked = file.platforms.filter { options.platforms.isEmpty || options.platforms.contains($0) }
    do throws(Diagnostic) {
      dump = try DumpReader.read(try files.read(path), path: path, format: options.format, performer: performer)
    } catch {
      fault = error
    }
    if asked.count == 1 {
      selector = Selector(platform: asked[0])
    } else {
      guard let dump else { throw fault ?? Diagnostic(id: "unreadable", "the dump cannot be read", path: path) }
      selector = Selector(platform: try QuickDump.platform(of: dump, among: asked, path: path))
    }
  }

  /// The dump in the place of that platform; blocked where it cannot be read.
  var slot: DumpSlot {
    var slot = DumpSlot(selector: selector, path: path, status: .judged)
    if let dump { slot.subject = Subject(dump, path: path, selector: selector, performer: performer) }
    if let fault {
      slot.block(fault.message)
      slot.refusal = fault
    }
    return slot
  }

  private static func platform(
    of dump: Dump, among asked: [Platform], path: String
  ) throws(Diagnostic) -> Platform {
    let fitting = asked.filter(dump.platforms.contains)
    guard let first = fitting.first else {
      let words = asked.map(\.rawValue).joined(separator: ", ")
      throw Diagnostic(
        id: "wrong-platform", "the dump is of no platform of the header (\(words)): \(dump.platformReason)", path: path)
    }
    guard fitting.count == 1 else {
      let words = fitting.map(\.rawValue).joined(separator: ", ")
      throw Diagnostic(
        id: "which-platform", "the dump fits several platforms of the header (\(words)); say which with '--platform'",
        path: path, notes: [dump.platformReason])
    }
    return first
  }
}
