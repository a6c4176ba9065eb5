#if canImport(Glibc)
  @unsafe @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @unsafe @preconcurrency internal import Darwin
#endif

/// Other programs, run to their end.
extension SystemCalls {
  /// What a program left behind.
  package struct ProgramRun: Sendable {
    /// What it wrote to standard output.
    package var output: [UInt8] = []
    /// What it wrote to standard error.
    package var complaints: [UInt8] = []
    /// Its exit status; 128 and the number of the signal that ended it.
    package var status: Int32 = 0
  }

  /// The two ends of a pipe.
  private struct Pipe: ~Copyable {
    var reading: Descriptor
    var writing: Descriptor

    init() throws(Failure) {
      var ends: [Int32] = [0, 0]
      guard unsafe pipe(&ends) == 0 else { throw Failure.last }
      // A program gets the copies that are made for it, and no other end.
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      reading = Descriptor(owning: ends[0])
      writing = Descriptor(owning: ends[1])
    }
  }

  /// Runs a program that is looked for in `PATH`, with nothing on its standard input.
  package static func run(_ program: String, _ arguments: [String]) throws(Failure) -> ProgramRun {
    let output = try Pipe()
    let complaints = try Pipe()
    let process = try start(program, arguments, output: output.writing.number, complaints: complaints.writing.number)
    // The ends for writing are the program's alone now, so that reading ends when the program does.
    let outputEnd = closingWriting(output)
    let complaintsEnd = closingWriting(complaints)
    var run = ProgramRun()
    drain(outputEnd.number, complaintsEnd.number, into: &run)
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure.last }
    }
    let signal = status & 0x7f
    run.status = signal == 0 ? (status >> 8) & 0xff : 128 + signal
    return run
  }

  private static func closingWriting(_ pipe: consuming Pipe) -> Descriptor { pipe.reading }

  private static func start(
    _ program: String, _ arguments: [String], output: Int32, complaints: Int32
  ) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, complaints, 2)
    var words: [UnsafeMutablePointer<CChar>?] = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let result = unsafe posix_spawnp(&process, program, &actions, nil, &words, environ)
    guard result == 0 else { throw Failure(result) }
    return process
  }

  /// Reads both pipes as they fill, so that neither makes the program wait for ever.
  private static func drain(_ output: Int32, _ complaints: Int32, into run: inout ProgramRun) {
    var requests = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0), pollfd(fd: complaints, events: Int16(POLLIN), revents: 0),
    ]
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while requests.contains(where: { $0.fd >= 0 }) {
      guard unsafe poll(&requests, nfds_t(requests.count), -1) >= 0 || errno == EINTR else { return }
      for place in requests.indices where requests[place].fd >= 0 && requests[place].revents != 0 {
        let got = unsafe read(requests[place].fd, &buffer, buffer.count)
        if got > 0 {
          if place == 0 { run.output += buffer[..<got] } else { run.complaints += buffer[..<got] }
        } else if got == 0 || errno != EINTR {
          // A negative number is passed over by the system: nothing more comes from there.
          requests[place].fd = -1
        }
      }
    }
  }
}
