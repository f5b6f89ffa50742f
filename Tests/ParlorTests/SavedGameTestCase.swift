/// The base class for tests that restart the program for the same user and read it through the accessibility bus.
class SavedGameTestCase: ProgramTestCase {
  private static let screens = ["craps", "pig", "tictactoe", "bank", "hangman"]

  func url(_ name: String) -> URL { folder.appending(path: name) }

  /// Starts the program again for the same user.
  func startAgain(
    _ arguments: String..., program: URL = Parlor.program, environment: [String: String?] = [:],
    waits: Bool = true
  ) throws -> Parlor {
    try startAgain(arguments, program: program, environment: environment, waits: waits)
  }

  func startAgain(
    _ arguments: [String], program: URL = Parlor.program, environment: [String: String?] = [:],
    waits: Bool = true
  ) throws -> Parlor {
    let homes = ["XDG_STATE_HOME": url("state").path, "XDG_CONFIG_HOME": url("config").path]
    let parlor = try start(
      arguments, program: program,
      environment: environment.merging(homes) { given, _ in given }.merging(Accessible.environment) {
        _, new in new
      })
    if waits { try waitForWindow(of: parlor) }
    return parlor
  }

  func find(_ name: String, file: StaticString = #filePath, line: UInt = #line) throws -> Accessible {
    var found: Accessible?
    _ = eventually {
      found = Accessible.program()?.first(named: name)
      return found != nil
    }
    return try XCTUnwrap(found, "nothing is named \(name)", file: file, line: line)
  }

  func click(_ name: String, on screen: String) throws {
    activate("show-\(screen)")
    let widget = try find(name)
    XCTAssertTrue(eventually { widget.click() }, "\(name) cannot be clicked")
  }

  /// Rolls the die of Pig. Craps has a button with the same name, which cannot be clicked while Pig is shown.
  func rollPig() throws {
    activate("show-pig")
    XCTAssertTrue(
      try eventually {
        for button in Accessible.program()?.all(named: "Roll") ?? [] { _ = button.click() }
        return try self.rolls() > 0
      }, "Pig's roll is not saved")
  }

  /// Moves a slider of Hangman's flipside, once the words are loaded.
  func move(_ slider: String, to value: Double) throws {
    activate("flipside")
    XCTAssertTrue(
      eventually { Accessible.program()?.names.contains { $0.hasSuffix("words have this length") } == true })
    XCTAssertTrue(
      eventually { Accessible.program()?.all(named: slider).contains { $0.set(to: value) } == true },
      "\(slider) cannot be moved")
  }

  func closeAlert() throws {
    XCTAssertTrue(try find("OK").click())
    XCTAssertTrue(eventually { SessionBus.isEnabled("new-game") == true }, "the alert remains open")
  }

  /// The texts of each screen, after all animations.
  func read() throws -> [String: [String]] {
    for screen in Self.screens { activate("show-\(screen)") }
    var shown: [String: [String]] = [:]
    for screen in Self.screens {
      activate("show-\(screen)")
      var last: [String] = []
      _ = eventually {
        // A tooltip, which comes last, appears where the pointer happens to rest.
        let names = (Accessible.program()?.names ?? []).prefix { $0 != "GtkTooltipWindow" }.map(\.self)
        defer { last = names }
        return !names.isEmpty && names == last
      }
      // The receipt has the deposits of this session. A label without text has the name of its type.
      shown[screen] = last.filter { !$0.hasPrefix("Added ") && $0 != "GtkLabel" }
    }
    return shown
  }

  /// The number of rolls in the saved log of Pig.
  func rolls() throws -> Int { try state().matches(of: /"rolled":/).count }

  func state() throws -> String {
    try String(contentsOf: url("state/parlor/state.json"), encoding: .utf8)
  }

  /// The game with a name in the saved state, as JSON. It throws without a failure, as a game may not be saved yet.
  func game(_ name: String) throws -> String {
    let json = try JSONSerialization.jsonObject(with: Data(state().utf8)) as? [String: Any]
    guard let game = json?[name] else { throw CocoaError(.coderValueNotFound) }
    return String(
      decoding: try JSONSerialization.data(withJSONObject: game, options: .sortedKeys), as: UTF8.self)
  }

  /// The settings, which GLib stores in a key file in the tests.
  func settings() throws -> String {
    try String(contentsOf: url("config/glib-2.0/settings/keyfile"), encoding: .utf8)
  }

  func files(_ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(name).path)
  }

  func write(_ content: String, to name: String) throws {
    try FileManager.default.createDirectory(
      at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: url(name))
  }
}
