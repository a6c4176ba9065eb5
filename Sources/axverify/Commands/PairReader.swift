internal import AccessibilityTree
internal import AccessibilityVerification
internal import DumpFormats
internal import Synchronization
internal import TreeDiff
internal import Vocabulary

/// Reads the two dumps of a screen, on two threads.
struct PairReader {
  let old: DiffInput
  let new: DiffInput
  let arguments: ParsedArguments
  let files: LocalFiles

  /// What came of it.
  enum Outcome {
    /// Both were read, and may differ.
    case read(old: DumpReading, new: DumpReading)
    /// They are the same bytes, and a dump.
    case equal
    /// What is wrong with one or both.
    case refused([Diagnostic])
  }

  /// Reads both; files of the same bytes are read as a dump once, for whether they are one.
  func read() -> Outcome {
    let contents = [Content(), Content()]
    PairReader.performer(2) { contents[$0].fill(with: $0 == 0 ? old : new, files) }
    if contents[0].holdsSame(as: contents[1]) {
      let dump = dump(contents[0], old.name)
      guard var refusal = refusal(of: dump) else { return .equal }
      let first = refusal
      refusal.path = new.name
      return .refused([first, refusal])
    }
    let dumps = both { piece in dump(contents[piece], (piece == 0 ? old : new).name) }
    guard case (.success(let before), .success(let after)) = dumps, before.refusal == nil, after.refusal == nil else {
      return .refused([dumps.0, dumps.1].compactMap(refusal))
    }
    let platforms = TreeDiff.platforms(old: before, new: after)
    let readings = both { piece in
      Result<DumpReading, Diagnostic>.success(
        piece == 0 ? DumpReading(before, on: platforms.old) : DumpReading(after, on: platforms.new))
    }
    guard case (.success(let oldReading), .success(let newReading)) = readings else { return .refused([]) }
    return .read(old: oldReading, new: newReading)
  }

  /// Why a dump that has nothing to be compared with is none; `nil` where it is one.
  static func refusal(of input: DiffInput, _ arguments: ParsedArguments, _ files: LocalFiles) -> Diagnostic? {
    do throws(Diagnostic) {
      let dump = try DumpReader.read(try input.bytes(files), path: input.name, format: arguments.value("from"))
      return dump.refusal
    } catch {
      return error
    }
  }

  /// Does two pieces of work at once.
  static let performer: Performer = Workers(2).perform

  private func dump(_ content: Content, _ path: String) -> Result<Dump, Diagnostic> {
    do throws(Diagnostic) {
      return .success(try DumpReader.read(try content.take(), path: path, format: arguments.value("from")))
    } catch {
      return .failure(error)
    }
  }

  private func refusal(of dump: Result<Dump, Diagnostic>) -> Diagnostic? {
    switch dump {
    case .success(let dump): dump.refusal
    case .failure(let diagnostic): diagnostic
    }
  }

  private func both<Value: Sendable>(
    _ work: @escaping @Sendable (Int) -> Result<Value, Diagnostic>
  ) -> (Result<Value, Diagnostic>, Result<Value, Diagnostic>) {
    Both.perform(by: PairReader.performer, { work(0) }, { work(1) })
  }

  /// The bytes of a file, which its reader takes over: a copy of a large dump costs as much as the dump.
  private final class Content: Sendable {
    private let bytes = Mutex<Result<[UInt8], Diagnostic>>(.success([]))

    func fill(with input: DiffInput, _ files: LocalFiles) {
      do throws(Diagnostic) {
        let read = try input.bytes(files)
        bytes.withLock { $0 = .success(read) }
      } catch {
        bytes.withLock { $0 = .failure(error) }
      }
    }

    func holdsSame(as other: Content) -> Bool {
      bytes.withLock { mine in
        other.bytes.withLock { others in
          guard case (.success(let left), .success(let right)) = (mine, others) else { return false }
          return left == right
        }
      }
    }

    func take() throws(Diagnostic) -> [UInt8] {
      let taken = bytes.withLock { bytes in
        let taken = bytes
        bytes = .success([])
        return taken
      }
      return try taken.get()
    }
  }
}
