@_exported import CGtk
@_exported import Controllers
@_exported import Foundation
@_exported import GtkKit
@_exported import Hands
@_exported import SoakSupport
@_exported import Views
@_exported import XCTest

/// The base class for tests of the built program: a temporary folder, and the end of every process that was
/// started.
class ProgramTestCase: XCTestCase {
  private(set) var folder = URL(filePath: "/")
  private(set) var display: XDisplay!
  static let folderPrefix = "parlor-test-"
  private var started: [Parlor] = []

  /// Ends a test that has already failed: waiting for a hanging program would take minutes.
  struct Failure: Error { let reason: String }

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "\(Self.folderPrefix)\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    XCTAssertTrue(
      FileManager.default.isExecutableFile(atPath: Parlor.program.path), "build the product parlor first")
    display = try XDisplay()
    XCTAssertNil(
      SessionBus.owner, "Parlor is already running: the tests need their own session bus (scripts/headless)")
  }

  override func tearDownWithError() throws {
    for parlor in started { parlor.kill() }
    started = []
    display = nil
    try FileManager.default.removeItem(at: folder)
  }

  /// Starts the program for a new user.
  func start(
    _ arguments: String..., program: URL = Parlor.program, environment: [String: String?] = [:],
    directory: URL? = nil
  ) throws -> Parlor {
    try start(arguments, program: program, environment: environment, directory: directory)
  }

  /// Starts the program for a new user, unless the environment sets other folders.
  func start(
    _ arguments: [String], program: URL = Parlor.program, environment: [String: String?] = [:],
    directory: URL? = nil
  ) throws -> Parlor {
    let home = folder.appending(path: "start\(started.count)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let homes = ["CONFIG", "DATA", "STATE", "CACHE"].map { ("XDG_\($0)_HOME", home.path) }
    let parlor = try Parlor(
      program, arguments, environment: environment.merging(homes) { given, _ in given },
      directory: directory ?? folder, outputs: home)
    started.append(parlor)
    return parlor
  }

  /// Starts the program for a new user, with a seed, and waits for its window.
  func open(
    _ arguments: String..., environment: [String: String?] = [:], on system: WindowSystem = .x11
  ) throws -> Parlor {
    let environment = environment.merging(system.environment) { given, _ in given }
    let parlor = try start(["--seed", "1"] + arguments, environment: environment)
    try waitForWindow(of: parlor, on: system)
    return parlor
  }

  func waitForWindow(
    of parlor: Parlor, on system: WindowSystem = .x11, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let isReady = try eventually {
      if !parlor.isRunning { return true }
      return try SessionBus.owner == parlor.identifier && system.shows("Parlor")
    }
    guard isReady, parlor.isRunning else {
      let reason = "\(parlor.isRunning ? "no window appeared" : "it ended"): \(parlor.errorOutput)"
      XCTFail(reason, file: file, line: line)
      throw Failure(reason: reason)
    }
  }

  /// Focuses a window, even if the program is about to focus one that it has just opened.
  func focus(_ window: UInt32, file: StaticString = #filePath, line: UInt = #line) throws {
    let hasFocus = try eventually {
      try display.focus(window)
      // The program answers after it has handled everything before.
      _ = SessionBus.isEnabled("new-game")
      return try display.focused() == window
    }
    XCTAssertTrue(hasFocus, "the window cannot be focused", file: file, line: line)
  }

  func window(_ title: String, file: StaticString = #filePath, line: UInt = #line) throws -> UInt32 {
    var found: UInt32?
    _ = try eventually {
      found = try display.windows(titled: title).first
      return found != nil
    }
    return try XCTUnwrap(found, "no window \(title) appeared", file: file, line: line)
  }

  func activate(_ action: String, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(SessionBus.activate(action), "\(action) does not exist", file: file, line: line)
  }

  /// Checks that the program ended by itself, with status 0 and without output to the standard error.
  func assertEndedWell(_ parlor: Parlor, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(parlor.status(), 0, parlor.errorOutput, file: file, line: line)
    XCTAssertEqual(parlor.errorOutput, "", file: file, line: line)
  }

  func quit(_ parlor: Parlor, file: StaticString = #filePath, line: UInt = #line) {
    activate("quit", file: file, line: line)
    assertEndedWell(parlor, file: file, line: line)
  }

  func closeWindow() throws {
    for window in try display.windows(titled: "Parlor") { try display.close(window) }
  }

  /// Checks that the program wrote one line that contains `words`, and ended with `status`.
  func assertRefuses(
    _ parlor: Parlor, status: Int32, saying words: String..., file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(parlor.status(), status, parlor.errorOutput, file: file, line: line)
    XCTAssertEqual(parlor.output, "", file: file, line: line)
    XCTAssertTrue(parlor.errorOutput.hasPrefix("parlor: "), parlor.errorOutput, file: file, line: line)
    XCTAssertTrue(parlor.errorOutput.hasSuffix("\n"), parlor.errorOutput, file: file, line: line)
    XCTAssertEqual(parlor.errorOutput.count { $0 == "\n" }, 1, parlor.errorOutput, file: file, line: line)
    for word in words {
      XCTAssertTrue(parlor.errorOutput.contains(word), parlor.errorOutput, file: file, line: line)
    }
  }
}
