import XCTest

/// In every unusual environment, the program runs and saves the games, or reports one error and exits. `make soak`
/// tries all environments on X and on Wayland; the short form tries a dozen on X.
final class EnvironmentTests: SavedGameTestCase {
  func testItRunsInUnusualEnvironmentsOrReportsOneError() throws {
    for (number, conditions) in try LaunchConditions.all(in: folder).enumerated()
    where Soak.isLong || conditions.isInShortForm {
      for system in conditions.systems where Soak.isLong || system == .x11 {
        try check(conditions, on: system, home: "home-\(number)-\(system)")
      }
    }
  }

  func testClosedStandardStreamsAreReplacedByNull() throws {
    let closed = LaunchConditions(name: "no standard streams", redirection: "0<&- 1>&- 2>&-")
    let parlor = try start(closed, on: .x11, home: "home")
    try waitForWindow(of: parlor)
    for stream in 0...2 {
      let file = try FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/\(parlor.identifier)/fd/\(stream)")
      XCTAssertEqual(file, "/dev/null", "stream \(stream)")
    }
    quit(parlor)
  }

  func testD15_soundsThatNothingCanPlayAreSwitchedOff() throws {
    var silent = LaunchConditions(name: "no plugins of GStreamer")
    silent.environment = [
      "CI": nil, "GST_PLUGIN_SYSTEM_PATH_1_0": folder.path, "GST_REGISTRY_1_0": url("registry").path,
    ]
    let parlor = try start(silent, on: .x11, home: "home")
    try waitForWindow(of: parlor)
    try roll(in: silent, on: .x11, home: "home")
    XCTAssertTrue(eventually { !parlor.isRunning || SessionBus.isEnabled("sound") == false })
    XCTAssertTrue(parlor.isRunning, parlor.errorOutput)
    quit(parlor)
  }

  private func check(_ conditions: LaunchConditions, on system: WindowSystem, home: String) throws {
    let parlor = try start(conditions, on: system, home: home)
    defer { parlor.kill() }
    switch conditions.outcome {
    case .exits(let words):
      assertRefuses(parlor, status: 1, saying: words)
    case .exitsWithWarning(let words):
      XCTAssertEqual(parlor.status(), 1, parlor.errorOutput)
      let last = parlor.errorOutput.split(separator: "\n").last ?? ""
      XCTAssertTrue(last.hasPrefix("parlor: ") && last.contains(words), parlor.errorOutput)
    case .runs, .runsWithWarning:
      let name = "\(conditions.name) on \(system)"
      guard try eventually({ try system.shows("Parlor") || !parlor.isRunning }), parlor.isRunning else {
        return XCTFail("\(name): no window appeared: \(parlor.errorOutput)")
      }
      try roll(in: conditions, on: system, home: home)
      kill(parlor.identifier, SIGTERM)
      XCTAssertEqual(parlor.status(), 0, "\(name): \(parlor.errorOutput)")
      if case .runs = conditions.outcome { XCTAssertEqual(errors(of: parlor), [], name) }
      // Output to a closed stream must not go into a file.
      XCTAssertNotNil(
        try JSONSerialization.jsonObject(with: Data(contentsOf: state(in: home))),
        "\(name): the state is damaged")
    }
  }

  /// The lines of the error output, without those of Fontconfig: newer versions report that they have no cache, and list the
  /// folders with a tab before each.
  private func errors(of parlor: Parlor) -> [Substring] {
    parlor.errorOutput.split(separator: "\n")
      .filter { !$0.hasPrefix("Fontconfig error: No writable cache") && !$0.hasPrefix("\t/") }
  }

  private func start(_ conditions: LaunchConditions, on system: WindowSystem, home: String) throws -> Parlor {
    var environment = system.environment
    environment["XDG_STATE_HOME"] = url(home).path
    // On Wayland only assistive technology can press a button. It needs no session bus if the address of its own
    // bus is set.
    if system == .wayland {
      environment["GTK_A11Y"] = "atspi"
      environment["AT_SPI_BUS_ADDRESS"] = try XCTUnwrap(Accessible.busAddress)
    }
    if conditions.hasWarning { environment["G_DEBUG"] = .some(nil) }
    environment.merge(conditions.environment) { _, new in new }
    return try start(
      conditions.command("--seed", "1", "--game", "craps"), program: URL(filePath: "/bin/sh"),
      environment: environment)
  }

  /// Rolls, and waits until the roll is saved; if no roll can be made from outside, until the screen is saved.
  private func roll(in conditions: LaunchConditions, on system: WindowSystem, home: String) throws {
    let canRoll = system == .x11 || conditions.hasAssistiveTechnology
    let isSaved = try eventually {
      if system == .x11, let window = try display.windows(titled: "Parlor").first {
        try display.focus(window)
        try display.press("r")
      } else if canRoll {
        _ = Accessible.program()?.first(named: "Roll")?.click()
      }
      let state = try? String(contentsOf: self.state(in: home), encoding: .utf8)
      return state?.contains(canRoll ? #""rolls":[{"# : #""screen":"craps""#) == true
    }
    XCTAssertTrue(isSaved, "\(conditions.name) on \(system): nothing is saved")
  }

  private func state(in home: String) -> URL { url("\(home)/parlor/state.json") }
}
