/// A process of the built program: its start, its output and its exit status.
final class Parlor {
  /// The program that was built together with these tests.
  static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "parlor")
  /// The folder with its data, where SwiftPM puts it.
  static let data = program.deletingLastPathComponent().appending(path: "parlor_ParlorData.resources")

  private let process = Process()
  private let outputs: (standard: URL, error: URL)

  /// Starts `program`. Variables with a nil value are removed from its environment.
  init(
    _ program: URL, _ arguments: [String], environment: [String: String?], directory: URL, outputs folder: URL
  ) throws {
    outputs = (folder.appending(path: "output.txt"), folder.appending(path: "error.txt"))
    for output in [outputs.standard, outputs.error] { try Data().write(to: output) }
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment.mapValues { $0 ?? "" }) { _, new in new }
      .filter { environment[$0.key] != .some(nil) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputs.standard)
    process.standardError = try FileHandle(forWritingTo: outputs.error)
    try process.run()
  }

  var identifier: Int32 { process.processIdentifier }

  var isRunning: Bool { process.isRunning }

  var output: String { (try? String(contentsOf: outputs.standard, encoding: .utf8)) ?? "" }

  /// The standard error of the program, without Mesa's messages about a missing graphics card.
  var errorOutput: String {
    let lines = (try? String(contentsOf: outputs.error, encoding: .utf8))?
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines?.filter { !$0.hasPrefix("libEGL warning: ") }.joined(separator: "\n") ?? ""
  }

  func status() -> Int32? {
    guard eventually({ !self.process.isRunning }) else { return nil }
    return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }

  func kill() {
    if process.isRunning { Foundation.kill(identifier, SIGKILL) }
    process.waitUntilExit()
  }
}

/// Waits until a condition is true. Returns false after a generous timeout.
func eventually(within seconds: Double = 60, _ condition: () throws -> Bool) rethrows -> Bool {
  let deadline = Date(timeIntervalSinceNow: seconds)
  while try !condition() {
    guard Date() < deadline else { return false }
    usleep(20_000)
  }
  return true
}

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
