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
    XCTAssertTrue(calls.changedPaths.contains(url("config/parlor/settings.ini").path))
  }

  /// Plays each game, opens all windows, and changes a setting.
  private func play() throws {
    try click("Roll", on: "craps")
    try rollPig()
    try click("Play", on: "tictactoe")
    try click("Add credit", on: "bank")
    try click("E", on: "hangman")
    try move("Letters in the word", to: 9)
    for action in ["show-craps", "own-window", "inspector", "help"] { activate(action) }
    for played in [#""rolls":[{"#, #""spins":1"#, #""hangman":[{"#] {
      XCTAssertTrue(eventually { (try? self.state().contains(played)) == true }, "\(played) is not saved")
    }
  }
}
