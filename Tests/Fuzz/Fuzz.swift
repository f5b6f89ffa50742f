import ReaderChecks

/// Called by libFuzzer with each input, which goes to both readers; stops the program at a fault.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  do {
    try ReaderChecks.readState(bytes)
    try ReaderChecks.readWords(bytes)
  } catch {
    fatalError("\(error)")
  }
  return 0
}
