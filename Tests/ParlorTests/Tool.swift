import Foundation

/// Programs that the tests ask.
enum Tool {
  /// What a program that is found on the search path writes to its standard output; nil where it fails.
  static func output(_ command: [String]) -> String? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // Process.waitUntilExit() looks every 50 ms, and the tests ask hundreds of times.
    let hasEnded = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in hasEnded.signal() }
    guard (try? process.run()) != nil else { return nil }
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    hasEnded.wait()
    return process.terminationStatus == 0 ? String(bytes: answer, encoding: .utf8) : nil
  }
}
