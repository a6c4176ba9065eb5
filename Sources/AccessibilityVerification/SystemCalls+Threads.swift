#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension SystemCalls {
  /// A thread of the system.
  package struct Thread {
    private let handle: pthread_t

    /// What a thread runs, kept alive until it has begun.
    private final class Body {
      let run: @Sendable () -> Void

      init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Starts a thread; `nil` where the system has none to give.
    package init?(_ run: @escaping @Sendable () -> Void) {
      let body = unsafe Unmanaged.passRetained(Body(run))
      #if canImport(Darwin)
        var handle: pthread_t?
      #else
        var handle = pthread_t()
      #endif
      let result = unsafe pthread_create(
        &handle, nil,
        { argument in
          #if canImport(Darwin)
            unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
          #else
            if let argument = unsafe argument { unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
          #endif
          return nil
        }, body.toOpaque())
      guard result == 0 else {
        unsafe body.release()
        return nil
      }
      #if canImport(Darwin)
        guard let handle else { return nil }
      #endif
      self.handle = handle
    }

    /// Waits until it has ended.
    func join() { _ = pthread_join(handle, nil) }
  }

  /// Waits so many milliseconds, or less where a signal comes.
  package static func pause(milliseconds: Int) {
    var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: (milliseconds % 1000) * 1_000_000)
    _ = unsafe nanosleep(&time, nil)
  }
}
