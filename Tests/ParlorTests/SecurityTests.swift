import XCTest

/// The system calls of Parlor from start to quit, as stated in docs/packaging.md under "Security".
final class SecurityTests: SavedGameTestCase {
  func testItUsesOnlyLocalSocketsAndPrivateFilesOnX() throws { try assertUsesLocalResourcesOnly(on: .x11) }

  func testItUsesOnlyLocalSocketsAndPrivateFilesOnWayland() throws {
    try assertUsesLocalResourcesOnly(on: .wayland)
  }

  private func assertUsesLocalResourcesOnly(on system: WindowSystem) throws {
    let record = url("record")
    try FileManager.default.createDirectory(at: record, withIntermediateDirectories: true)
    let parlor = try startAgain(
      SystemCalls.command(recordingTo: record) + [Parlor.program.path, "--seed", "1"],
      program: URL(filePath: "/bin/sh"), environment: system.environment, waits: false)
    try waitForWindow(of: parlor, on: system)
    try play()
    quit(parlor)

    let calls = try SystemCalls(recordedTo: record)
    XCTAssertEqual(calls.remoteSockets, [])
    XCTAssertEqual(calls.programs.count, 1, "\(calls.programs)")
    XCTAssertEqual(calls.processes, [])
    XCTAssertEqual(calls.openToOthers, [])
    let runtime = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] ?? ""
    let own = ["state", "config", "start0"].map { url($0).path } + [runtime]
    let foreign = calls.changedPaths.filter { path in
      path != "/dev/null" && !own.contains { path == $0 || path.hasPrefix("\($0)/") }
    }
    XCTAssertEqual(foreign, [])
    // A record without the program's own files would prove nothing.
    XCTAssertTrue(calls.changedPaths.contains(url("state/parlor/state.json").path))
    XCTAssertTrue(calls.changedPaths.contains(url("config/glib-2.0/settings/keyfile").path))
  }

  /// Plays each game, opens all windows, and changes a setting.
  private func play() throws {
    try click("Roll", on: "craps")
    try rollPig()
    try click("Play", on: "tictactoe")
    try click("Add 50", on: "bank")
    try click("E", on: "hangman")
    try move("Letters in the word", to: 9)
    for action in ["show-craps", "own-window", "inspector", "help"] { activate(action) }
    for played in [#""rolls":[{"#, #""spins":1"#, #""hangman":[{"#] {
      XCTAssertTrue(eventually { (try? self.state().contains(played)) == true }, "\(played) is not saved")
    }
  }
}

/// The system calls of all threads of a program, recorded by `strace`.
struct SystemCalls {
  /// The command that runs the program that follows, with umask 0. The program keeps its process id.
  static func command(recordingTo folder: URL) -> [String] {
    let script =
      #"umask 0; exec strace -D -ff --seccomp-bpf -y -qq -s 4096 -e trace=%process,%network,%file,fchmod -o "$0" "$@""#
    return ["-c", script, folder.appending(path: "calls").path]
  }

  /// The calls as strace writes them: `mkdir("/home/me/.config", 0700) = 0`.
  let lines: [String]

  /// Reads the records in a folder.
  init(recordedTo folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    lines = try files.flatMap {
      try String(contentsOf: $0, encoding: .utf8).split(separator: "\n").map(String.init)
    }
    .filter { $0.first?.isLetter == true }
  }

  /// The successful calls with these names.
  private func successes(of names: Set<String>) -> [String] {
    lines.filter { names.contains(String($0.prefix { $0 != "(" })) && !$0.contains(" = -1 ") }
  }

  /// Sockets other than local ones.
  var remoteSockets: [String] { lines.filter { $0.hasPrefix("socket(") && !$0.hasPrefix("socket(AF_UNIX,") } }

  /// The executed programs, including the traced one.
  var programs: [String] { successes(of: ["execve", "execveat"]) }

  /// New processes, without threads.
  var processes: [String] {
    successes(of: ["clone", "clone3", "fork", "vfork"]).filter { !$0.contains("CLONE_THREAD") }
  }

  /// Files opened for writing.
  private var opened: [String] {
    successes(of: ["open", "openat", "creat"]).filter { call in
      call.hasPrefix("creat(") || ["O_WRONLY", "O_RDWR", "O_CREAT"].contains { call.contains($0) }
    }
  }

  /// The paths that were written to, created, renamed, changed or removed.
  var changedPaths: Set<String> {
    let changes = successes(of: [
      "mkdir", "mkdirat", "rename", "renameat", "renameat2", "unlink", "unlinkat", "rmdir", "link", "linkat",
      "symlink", "symlinkat", "mknod", "mknodat", "truncate", "chmod", "fchmodat", "chown", "lchown",
      "fchownat",
      "utimensat",
    ])
    // The opened file is in the returned descriptor: "= 14</home/me/file>".
    return Set(
      opened.compactMap { $0.firstMatch(of: /\ = [0-9]+<(.*)>$/).map { String($0.output.1) } }
        + changes.flatMap { $0.matches(of: /"([^"]*)"/).map { String($0.output.1) } })
  }

  /// New files and folders that other users can access, by their initial or later modes.
  var openToOthers: [String] {
    let created = opened.filter { $0.contains("O_CREAT") && !$0.contains(", 0600) = ") }
    let folders = successes(of: ["mkdir", "mkdirat"]).filter { !$0.contains(", 0700) = ") }
    let changed = successes(of: ["chmod", "fchmodat", "fchmod"]).filter {
      !$0.contains(", 0600) = ") && !$0.contains(", 0700) = ")
    }
    return created + folders + changed
  }
}
