#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The process and what it was started with.
extension SystemCalls {
  /// A variable of the environment; `nil` where it is not set.
  package static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// Whether a descriptor is a terminal.
  package static func isTerminal(_ number: Int32) -> Bool { isatty(number) == 1 }

  /// How many columns a terminal has; `nil` where it does not say.
  package static func columns(ofTerminal number: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// How many processors may be used.
  package static func processors() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The number of this process.
  package static func processNumber() -> Int { Int(getpid()) }

  /// Makes writing to a pipe that nobody reads, or beyond the size that a file may have, fail instead of ending the
  /// process without a status of its own, and with half a file beside the one that was to be written.
  package static func ignoreSignalsOfWriting() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the process.
  package static func end(_ status: Int32) -> Never { exit(status) }
}
