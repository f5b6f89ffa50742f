/// A display or a bus that a test starts and stops.
final class Server {
  private let process = Process()
  /// The environment that makes a program use the server.
  let environment: [String: String?]

  /// Starts a display of a window system.
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

  /// Starts a session bus.
  static func bus() throws -> Server {
    // The configuration of scripts/headless: no installed service takes part.
    let configuration = ProcessInfo.processInfo.environment["BUS_CONFIGURATION"] ?? ""
    return try Server([
      "dbus-daemon", "--config-file=\(configuration)", "--nofork", "--nopidfile", "--syslog-only",
      "--print-address=1",
    ]) { ["DBUS_SESSION_BUS_ADDRESS": $0] }
  }

  /// Starts a server whose first line of output is its address.
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

  /// Sends a signal to the server.
  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Kills the server.
  func end() {
    signal(SIGKILL)
    process.waitUntilExit()
  }

  deinit { if process.isRunning { end() } }
}
