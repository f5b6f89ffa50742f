import XCTest

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

/// The process that ``Child`` starts.
final class ChildTests: XCTestCase {
  /// Loads the state of a file, changes it a number of times, and writes events to its standard output. Passes
  /// immediately unless ``Child`` has started it.
  func testRun() {
    let environment = ProcessInfo.processInfo.environment
    guard let path = environment[Child.file] else { return }
    let changes = environment[Child.changes].flatMap { Int($0) } ?? 1
    MainActor.assumeIsolated {
      MainLoop.serveMainQueue()
      let store = StateStore(in: StateFile(path: FilePath(path)))
      store.onProblem = { Child.emit("problem", "\($0)") }
      while MainLoop.iterate() {}
      let first = store.state.window?.width ?? 0
      Child.emit("loaded", "\(first)")
      for number in first + 1...first + changes {
        Child.emit("saving", "\(number)")
        store.update { $0.window = .init(width: number, height: 1) }
        store.finish()
        Child.emit("saved", "\(number)")
      }
    }
  }
}

final class KillSoakTests: XCTestCase {
  func testKilledSaveLeavesTheLastOrThePreviousState() throws {
    var generator = Soak.generator()
    let fixture = StateFixture()
    defer { try? FileManager.default.removeItem(at: fixture.folder) }
    var last = 0
    for round in 1...Soak.count(8, long: 500) {
      let child = try Child(fixture.path, changes: 1_000_000)
      let loaded = try XCTUnwrap(child.wait(for: "loaded"), "seed \(Soak.seed), round \(round)")
      XCTAssertEqual(Int(loaded), last, "seed \(Soak.seed), round \(round)")
      for _ in 0..<Int.random(in: 0...5, using: &generator) { _ = child.wait(for: "saved") }
      // At a random moment of a save.
      usleep(UInt32.random(in: 0...5_000, using: &generator))
      child.kill()
      let report = child.report()
      XCTAssertEqual(report.problems, [])
      let range = (report.last("saved") ?? last)...(report.last("saving") ?? .max)
      let width = (try? fixture.content())?.firstMatch(of: /"width":(\d+)/).flatMap { Int($0.1) }
      last = width ?? 0
      XCTAssertTrue(range.contains(last), "seed \(Soak.seed), round \(round): \(last) is not in \(range)")
      // What the killed program was writing is at most one file, and the next save takes it away.
      let rest = fixture.files.filter { $0 != ".state.json.new" }
      XCTAssertTrue(Set(rest).isSubset(of: ["state.json", "state.lock"]), "\(fixture.files)")
    }
    XCTAssertEqual(try Child(fixture.path).report().last("saved"), last + 1)
    XCTAssertEqual(fixture.files, ["state.json", "state.lock"])
  }
}
