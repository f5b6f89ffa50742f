/// Command-line tools that the tests call.
enum Tool {
  /// The standard output of a command; nil if it fails.
  static func output(_ command: [String]) -> String? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // Process.waitUntilExit() polls every 50 ms, and the tests start hundreds of commands.
    let hasEnded = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in hasEnded.signal() }
    guard (try? process.run()) != nil else { return nil }
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    hasEnded.wait()
    return process.terminationStatus == 0 ? String(bytes: answer, encoding: .utf8) : nil
  }
}
