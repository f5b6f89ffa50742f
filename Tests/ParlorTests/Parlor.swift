import Foundation
import XCTest

/// The built program, started as a user would start it; what it writes, how it ends.
final class Parlor {
  /// The program that was built together with these tests.
  static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "parlor")
  /// The folder with its data, as SwiftPM puts it beside it.
  static let data = program.deletingLastPathComponent().appending(path: "parlor_ParlorData.resources")

  private let process = Process()
  private let outputs: (answer: URL, complaint: URL)

  /// Starts `program`; variables whose value is nil are taken out of its environment.
  init(
    _ program: URL, _ arguments: [String], environment: [String: String?], directory: URL, outputs folder: URL
  ) throws {
    outputs = (folder.appending(path: "answer.txt"), folder.appending(path: "complaint.txt"))
    for output in [outputs.answer, outputs.complaint] { try Data().write(to: output) }
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment.mapValues { $0 ?? "" }) { _, new in new }
      .filter { environment[$0.key] != .some(nil) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputs.answer)
    process.standardError = try FileHandle(forWritingTo: outputs.complaint)
    try process.run()
  }

  var identifier: Int32 { process.processIdentifier }

  var isRunning: Bool { process.isRunning }

  /// What the program wrote to its standard output.
  var answer: String { (try? String(contentsOf: outputs.answer, encoding: .utf8)) ?? "" }

  /// What the program wrote to its standard error, without Mesa's messages about a display that has no graphics card.
  var complaint: String {
    let lines = (try? String(contentsOf: outputs.complaint, encoding: .utf8))?
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines?.filter { !$0.hasPrefix("libEGL warning: ") }.joined(separator: "\n") ?? ""
  }

  /// How the program ended: its exit status, or the signal's number below zero; nil where it still runs.
  func status() -> Int32? {
    guard eventually({ !self.process.isRunning }) else { return nil }
    return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }

  /// Ends the program, whatever it does.
  func kill() {
    if process.isRunning { Foundation.kill(identifier, SIGKILL) }
    process.waitUntilExit()
  }
}

/// Waits until something is so; false where it is not even after a time that no machine should need.
func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
  let deadline = Date(timeIntervalSinceNow: 20)
  while try !condition() {
    guard Date() < deadline else { return false }
    usleep(20_000)
  }
  return true
}
