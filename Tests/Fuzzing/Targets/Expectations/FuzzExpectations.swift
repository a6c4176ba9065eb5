import FuzzJobs

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzJob.expectations.fuzz(UnsafeBufferPointer(start: data, count: count))
}
