/// A process without a window that loads a state, and repeatedly increases the saved window width.
final class Child {
  static let file = "PARLOR_CHILD_FILE"
  static let changes = "PARLOR_CHILD_CHANGES"

  private let process = Process()
  private let output = Pipe()

  /// Starts a process that saves `changes` times. `command` gets the process as its arguments.
  init(_ file: String, changes: Int = 1, by command: [String] = []) throws {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command + [program, "PersistenceTests.ChildTests/testRun"]
    process.environment = ProcessInfo.processInfo.environment
      .merging([Self.file: file, Self.changes: "\(changes)"]) { _, new in new }
    process.standardOutput = output
    // strace reports each link that it follows.
    if !command.isEmpty { process.standardError = FileHandle.nullDevice }
    try process.run()
  }

  /// Waits for a line that begins with a word, and returns its rest.
  func wait(for word: String) -> String? {
    var line: [UInt8] = []
    while let byte = try? output.fileHandleForReading.read(upToCount: 1)?.first {
      line.append(byte)
      guard byte == UInt8(ascii: "\n") else { continue }
      if let (_, rest) = Self.parse(String(decoding: line.dropLast(), as: UTF8.self), only: word) {
        return rest
      }
      line = []
    }
    return nil
  }

  func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

  /// The output and the exit status of a process.
  struct Report {
    var lines: [(word: String, rest: String)]
    var status: Int32

    func last(_ word: String) -> Int? { lines.last { $0.word == word }.flatMap { Int($0.rest) } }

    var problems: [String] { lines.filter { $0.word == "problem" }.map(\.rest) }
  }

  /// Waits until the process ends, and returns its remaining output.
  func report() -> Report {
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { Self.parse($0) }
    return Report(lines: lines, status: process.terminationStatus)
  }

  // MARK: - Lines

  static func emit(_ word: String, _ rest: String) {
    let bytes = Array("child: \(word) \(rest)\n".utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }

  private static func parse(
    _ line: some StringProtocol, only wanted: String? = nil
  ) -> (word: String, rest: String)? {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, parts[0] == "child:", wanted.map({ parts[1] == $0 }) ?? true else { return nil }
    return (String(parts[1]), String(parts[2]))
  }
}
