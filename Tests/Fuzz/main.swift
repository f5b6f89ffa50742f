import ReaderChecks

typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// libFuzzer: calls `test` with one input after another, as the arguments say.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<Arguments>,
  _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
// SwiftPM renames the main function of a program, so libFuzzer's own cannot be used.
_ = runFuzzer(&count, &arguments) { data, size in
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  do {
    try ReaderChecks.readState(bytes)
    try ReaderChecks.readSession(bytes)
    try ReaderChecks.readWords(bytes)
  } catch {
    fatalError("\(error)")
  }
  return 0
}
