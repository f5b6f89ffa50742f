import XCTest

/// Makes each system call of a load and of a save fail, once or from then on.
final class FaultSoakTests: XCTestCase {
  func testFailingSystemCallsLoseNothingAndAreReported() throws {
    var generator = Soak.generator()
    let all = try FaultScenario.Start.allCases.flatMap { start in try faults(at: start).map { (start, $0) } }
    let tried = all.shuffled(using: &generator).prefix(Soak.count(20, long: .max))
    for (start, fault) in tried {
      let scenario = try FaultScenario(start)
      defer { scenario.remove() }
      let violations = try scenario.violations(with: fault)
      XCTAssertEqual(violations, [], "seed \(Soak.seed): \(fault.injection) at \(start)")
    }
    print("Tried \(tried.count) of \(all.count) faults.")
  }

  /// The possible faults of a run: each error of each of its system calls, at each call.
  private func faults(at start: FaultScenario.Start) throws -> [Fault] {
    let scenario = try FaultScenario(start)
    defer { scenario.remove() }
    return try scenario.calls().sorted { $0.key < $1.key }.flatMap { call, count in
      Fault.errors(of: call).flatMap { error in
        (1...count).flatMap { number in
          [false, true].map { Fault(call: call, error: error, number: number, lasts: $0) }
        }
      }
    }
  }
}

/// An injected failure of a system call.
private struct Fault {
  var call: String
  var error: String
  /// The number of the failing call of a thread, and whether all later ones fail.
  var number: Int
  var lasts: Bool

  /// The fault in strace's syntax.
  var injection: String { "inject=\(call):error=\(error):when=\(number)\(lasts ? "+" : "")" }

  static func errors(of call: String) -> [String] {
    switch call {
    case "open", "openat":
      [
        "EACCES", "EMFILE", "ENFILE", "EINTR", "EIO", "ENOMEM", "ENOSPC", "EROFS", "EDQUOT", "ESTALE",
        "ENOENT",
      ]
    case "read": ["EIO", "EINTR", "EAGAIN", "ENOMEM", "ESTALE"]
    case "write": ["ENOSPC", "EIO", "EINTR", "EDQUOT", "EFBIG", "EAGAIN"]
    case "fsync", "close": ["EIO", "EINTR", "ENOSPC", "EDQUOT"]
    case "fcntl": ["ENOLCK", "EINTR", "EIO", "EOPNOTSUPP", "EAGAIN"]
    default: ["EACCES", "EINTR", "EIO", "ENOMEM", "ENOSPC", "EROFS", "EDQUOT"]
    }
  }
}

/// A folder with a state, and runs that use it.
private struct FaultScenario {
  enum Start: CaseIterable {
    case nothing, games, link, damagedGame, damagedFile
  }

  let start: Start
  private let fixture = StateFixture()
  private let before: String?

  init(_ start: Start) throws {
    self.start = start
    var state = SavedState()
    state.window = .init(width: 5, height: 1)
    let games = String(decoding: try state.encoded(), as: UTF8.self)
    before =
      switch start {
      case .nothing: nil
      case .games, .link: games
      case .damagedGame: games.replacing(#""ownWindows":[]"#, with: #""ownWindows":[],"pig":1"#)
      case .damagedFile: "damaged"
      }
    try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
    guard let before else { return }
    try fixture.put(before)
    guard start == .link else { return }
    try FileManager.default.moveItem(atPath: fixture.path, toPath: real)
    try FileManager.default.createSymbolicLink(atPath: fixture.path, withDestinationPath: "../real.json")
  }

  private var real: String { fixture.folder.appending(path: "real.json").path }

  func remove() { try? FileManager.default.removeItem(at: fixture.folder) }

  /// Runs under strace, which traces the calls with the paths of the state's files, or all of the given `calls`.
  /// The latter include the calls that make a copy with a date in its name.
  private func run(_ options: [String], calls: String? = nil) throws -> Child.Report {
    let folder = fixture.folder.path
    let names = [
      "", "/parlor", "/parlor/state.json", "/parlor/state.lock", "/parlor/.state.json.new",
      "/real.json",
      "/parlor/../real.json", "/parlor/../.real.json.new",
    ]
    let filter = calls.map { ["-e", "trace=\($0)"] } ?? names.flatMap { ["-P", folder + $0] }
    return try Child(
      fixture.path, by: ["strace", "-f", "-qqq"] + filter + options + ["timeout", "--foreground", "30"]
    ).report()
  }

  /// The system calls of a run that use its files, with the largest number of calls in a thread.
  func calls() throws -> [String: Int] {
    let trace = fixture.folder.appending(path: "trace").path
    let report = try run(["-o", trace])
    XCTAssertEqual(report.status, 0, "strace does not work")
    var counts: [Substring: [Substring: Int]] = [:]
    for line in try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n") {
      guard let match = line.firstMatch(of: /^(\d+) +(\w+)\(/) else { continue }
      counts[match.2, default: [:]][match.1, default: 0] += 1
    }
    // The copy of a file with a damaged game has additional calls.
    let copies = start == .damagedGame ? 1 : 0
    return Dictionary(uniqueKeysWithValues: counts.map { (String($0), ($1.values.max() ?? 0) + copies) })
  }

  // MARK: - Requirements

  /// Runs with a fault, then without; returns all violations.
  func violations(with fault: Fault) throws -> [String] {
    let isOnlyOurs = ["fsync", "rename", "renameat", "renameat2", "unlink"].contains(fault.call)
    let report = try run(["-o", "/dev/null", "-e", fault.injection], calls: isOnlyOurs ? fault.call : nil)
    var violations: [String] = []
    func require(_ condition: Bool, _ violation: @autoclosure () -> String) {
      if !condition { violations.append(violation()) }
    }
    require(report.status == 0, "ended with \(report.status)")
    let (old, new) = (before ?? "", try? fixture.content())
    let backups = fixture.files.filter { $0.hasPrefix("state-") }
      .compactMap { try? String(contentsOfFile: "\(fixture.folder.path)/parlor/\($0)", encoding: .utf8) }
    let loaded = report.last("loaded") ?? -1
    let isSaved = new?.contains(#""width":\#(loaded + 1)}"#) == true
    require(isSaved || new == before || backups.contains(old), "the file has \(new ?? "nothing")")
    require(isSaved || !report.problems.isEmpty, "not saved and not reported")
    // The same thread retries each of them.
    let passes = !fault.lasts && (fault.error == "EINTR" || fault.call == "read")
    require(isSaved || !passes, "a single error prevents saving")
    switch start {
    case .nothing, .games, .link:
      require(backups.isEmpty, "set aside: \(backups)")
      require(!isSaved || loaded == (before == nil ? 0 : 5), "overwritten")
    case .damagedGame, .damagedFile:
      require(new == before || backups.contains(old), "lost, with \(backups)")
      require(!report.problems.isEmpty, "not reported")
    }
    if start == .link {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: fixture.path)
      require(target == "../real.json", "the link is gone")
    }
    return violations + (try violationsAfterwards(isSaved ? loaded + 1 : nil))
  }

  private func violationsAfterwards(_ saved: Int?) throws -> [String] {
    let report = try Child(fixture.path).report()
    var violations: [String] = []
    if let saved, report.last("loaded") != saved { violations.append("loaded \(report.lines)") }
    let isGood = ![.damagedGame, .damagedFile].contains(start)
    if isGood, !report.problems.isEmpty { violations.append("then \(report.problems)") }
    let rest = fixture.files.filter { !$0.hasPrefix("state-") }
    if rest != ["state.json", "state.lock"] { violations.append("left: \(fixture.files)") }
    let outside = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
    if Set(outside).subtracting(["parlor", "real.json"]) != [] { violations.append("left: \(outside)") }
    return violations
  }
}
