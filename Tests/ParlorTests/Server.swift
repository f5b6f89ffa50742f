import XCTest

/// A window system that the program can use. `scripts/headless` provides both.
enum WindowSystem: String, CaseIterable {
  case x11
  case wayland

  /// The environment of a session with this window system only.
  var environment: [String: String?] {
    switch self {
    case .x11: ["GDK_BACKEND": rawValue, "WAYLAND_DISPLAY": nil]
    case .wayland: ["GDK_BACKEND": rawValue, "DISPLAY": nil]
    }
  }

  /// Whether a window with this title is on the screen.
  func shows(_ title: String) throws -> Bool {
    switch self {
    case .x11: try !XDisplay().windows(titled: title).isEmpty
    // The compositor's own report: "role xdg_toplevel, …, top-level window 'Parlor' of io.github.…".
    case .wayland: Tool.output(["weston-debug", "scene-graph"])?.contains("window '\(title)' of ") == true
    }
  }
}

/// A display or a bus that a test starts and stops.
final class Server {
  private let process = Process()
  let environment: [String: String?]

  static func display(_ system: WindowSystem, in folder: URL) throws -> Server {
    switch system {
    case .x11:
      // The display writes its number to the standard output when it is ready.
      let server = try Server(["Xvfb", "-displayfd", "1", "-nolisten", "tcp"]) { number in
        system.environment.merging(["DISPLAY": ":\(number)"]) { _, new in new }
      }
      return server
    case .wayland:
      let socket = "wayland-\(UUID().uuidString.prefix(8))"
      let runtime = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] ?? ""
      let weston =
        "weston --backend=headless-backend.so --no-config --idle-time=0 --socket=\(socket) >/dev/null 2>&1"
      let wait = "until [ -S '\(runtime)/\(socket)' ]; do sleep 0.02; done; echo ready; exec 1>&-"
      return try Server(["sh", "-c", "(\(wait)) & exec \(weston)"]) { _ in
        system.environment.merging(["WAYLAND_DISPLAY": socket]) { _, new in new }
      }
    }
  }

  static func bus() throws -> Server {
    // The configuration of scripts/headless: no installed service takes part.
    let configuration = ProcessInfo.processInfo.environment["BUS_CONFIGURATION"] ?? ""
    return try Server([
      "dbus-daemon", "--config-file=\(configuration)", "--nofork", "--nopidfile", "--syslog-only",
      "--print-address=1",
    ]) { ["DBUS_SESSION_BUS_ADDRESS": $0] }
  }

  private init(_ command: [String], environment: (_ line: String) -> [String: String?]) throws {
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var line = Data()
    while let byte = try output.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8),
      !byte.isEmpty
    {
      line += byte
    }
    self.environment = environment(String(decoding: line, as: UTF8.self))
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  func end() {
    signal(SIGKILL)
    process.waitUntilExit()
  }

  deinit { if process.isRunning { end() } }
}

/// A window manager on the display of the tests: openbox. A click raises a window; it has no shortcuts and no
/// menus of its own.
final class WindowManager {
  private static let configuration = """
    <openbox_config xmlns="http://openbox.org/3.4/rc">
      <keyboard/>
      <mouse>
        <context name="Client">
          <mousebind button="Left" action="Press"><action name="Focus"/><action name="Raise"/></mousebind>
          <mousebind button="Middle" action="Press"><action name="Focus"/><action name="Raise"/></mousebind>
          <mousebind button="Right" action="Press"><action name="Focus"/><action name="Raise"/></mousebind>
        </context>
      </mouse>
    </openbox_config>
    """

  private let process = Process()
  private let display: XDisplay

  /// Starts the window manager and waits until it manages the display. Its settings go into a folder.
  init(_ display: XDisplay, settingsIn folder: URL) throws {
    self.display = display
    let settings = folder.appending(path: "openbox.xml")
    try Data(Self.configuration.utf8).write(to: settings)
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["openbox", "--sm-disable", "--config-file", settings.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The previous one may have left its property on the root window; its window is gone then.
    let manages = try eventually {
      guard let check = try display.property("_NET_SUPPORTING_WM_CHECK").first else { return false }
      return try display.property("_NET_SUPPORTING_WM_CHECK", of: check) == [check]
    }
    guard manages else { throw XDisplay.Failure(reason: "no window manager") }
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  var windows: [UInt32] { get throws { try display.property("_NET_CLIENT_LIST") } }
}

/// The base class for tests of windows that a window manager moves and resizes.
class ManagedTestCase: SavedGameTestCase {
  private(set) var manager: WindowManager!

  override func setUpWithError() throws {
    try super.setUpWithError()
    manager = try WindowManager(display, settingsIn: folder)
  }

  override func tearDownWithError() throws {
    try super.tearDownWithError()
    manager = nil
  }
}
