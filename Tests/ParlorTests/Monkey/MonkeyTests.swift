import XCTest

/// Monkey testing: random clicks, keys, drags and sizes, with a real pointer and keyboard under a window manager.
/// Any output to the standard error fails the test.
final class MonkeyTests: ManagedTestCase {
  func testRandomInputCausesNoCrashOrWarning() throws {
    var generator = Soak.generator()
    var left = Soak.count(300, long: 10_000)
    while left > 0 {
      let (player, parlor) = try startToPlay()
      let before = try savedState()
      var done: [MonkeyAction] = []
      while left > 0, parlor.isRunning {
        let action = MonkeyAction.random(using: &generator)
        done.append(action)
        left -= 1
        if let fault = try player.perform(action) { return try report(fault, after: done, from: before) }
      }
      if let fault = player.settle() { return try report(fault, after: done, from: before) }
      parlor.kill()
    }
  }

  // MARK: - Helpers

  private func startToPlay() throws -> (MonkeyPlayer, Parlor) {
    // The bus may not have noticed yet that the previous program has ended.
    XCTAssertTrue(eventually { SessionBus.owner == nil }, "the previous program is still on the bus")
    // A file dialog may save in the home folder. Warnings are not fatal, because some are GTK's own.
    let parlor = try startAgain(
      ["--seed", "1"], environment: ["HOME": folder.path, "G_DEBUG": nil], waits: false)
    let isReady = try eventually {
      try SessionBus.owner == parlor.identifier && !manager.windows.isEmpty || !parlor.isRunning
    }
    guard isReady, parlor.isRunning else {
      throw Failure(reason: "no window appeared: \(parlor.errorOutput)")
    }
    return (MonkeyPlayer(parlor, on: display, managedBy: manager), parlor)
  }

  private func savedState() throws -> String? {
    FileManager.default.fileExists(atPath: url("state/parlor/state.json").path) ? try state() : nil
  }

  /// Fails with the shortest sequence found that reproduces the failure.
  private func report(_ fault: String, after actions: [MonkeyAction], from state: String?) throws {
    let shortest = try Shrinker.shortest(actions, tries: 100) { try fails($0, from: state) }
    let list = shortest.map { "  \($0)" }.joined(separator: "\n")
    XCTFail(
      "\(fault)\nSEED=\(Soak.seed), action \(actions.count); shortest:\n\(list)\nfrom \(state ?? "the start")"
    )
  }

  private func fails(_ actions: [MonkeyAction], from state: String?) throws -> Bool {
    try? FileManager.default.removeItem(at: url("state"))
    if let state { try write(state, to: "state/parlor/state.json") }
    let (player, parlor) = try startToPlay()
    defer { parlor.kill() }
    for action in actions where try player.perform(action) != nil { return true }
    return player.settle() != nil
  }
}
