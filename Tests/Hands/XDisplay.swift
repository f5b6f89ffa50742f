import Glibc

/// A client of the X display with the requests of a window manager: to list, resize and close windows. (The X
/// protocol, version 11, "Encoding"; all numbers are little-endian.)
package final class XDisplay {
  package struct Failure: Error {
    let reason: String

    package init(reason: String) { self.reason = reason }
  }

  private let socket: Int32
  package private(set) var root: UInt32 = 0
  /// The number of the last request, by which errors refer to requests.
  private var sent: UInt16 = 0

  /// Connects to a display, by default that of the environment.
  package init(_ name: String? = getenv("DISPLAY").map { String(cString: $0) }) throws {
    let number = name?.split(separator: ":").last?.prefix { $0.isNumber }
    guard let number, !number.isEmpty else {
      throw Failure(reason: "\(name ?? "DISPLAY") names no display of this machine")
    }
    socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var patience = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: "/tmp/.X11-unix/X\(number)".utf8) }
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard connected == 0 else { throw Failure(reason: "the display does not answer") }
    try send([0x6C, 0] + bytes16(11, 0, 0, 0, 0))
    let head = try receive(8)
    let setup = try receive(Int(number16(head, 6)) * 4)
    guard head[0] == 1 else { throw Failure(reason: "the display refuses clients") }
    sent = 0  // the connection setup is not a request
    let vendor = (Int(number16(setup, 16)) + 3) / 4 * 4
    root = number32(setup, 32 + vendor + Int(setup[21]) * 8)
  }

  deinit { Glibc.close(socket) }

  package func windows(titled title: String) throws -> [UInt32] {
    // A window manager puts each window into a frame.
    let outer = try children(of: root)
    let all = try outer + outer.flatMap { try children(of: $0) }
    return try all.filter { window in
      let isViewable = try request([3, 0], bytes32(window))[26] == 2
      return try isViewable && self.title(of: window) == title
    }
  }

  private func children(of window: UInt32) throws -> [UInt32] {
    let tree = try request([15, 0], bytes32(window))
    return (0..<Int(number16(tree, 16))).map { number32(tree, 32 + $0 * 4) }
  }

  /// Asks a window to close, as the close button of a window manager does.
  package func close(_ window: UInt32) throws {
    let message =
      [33, 32] + bytes16(0)
      + bytes32(window, try atom("WM_PROTOCOLS"), try atom("WM_DELETE_WINDOW"), 0, 0, 0, 0)
    try send([25, 0] + bytes16(11) + bytes32(window, 0) + message)
    try synchronize()
  }

  /// Resizes a window, as a window manager does when the user drags its edge.
  package func resize(_ window: UInt32, width: Int, height: Int) throws {
    let widthAndHeight: UInt16 = 4 | 8
    try send(
      [12, 0] + bytes16(5) + bytes32(window) + bytes16(widthAndHeight, 0)
        + bytes32(UInt32(width), UInt32(height)))
    try synchronize()
  }

  package func move(_ window: UInt32, to x: UInt32, _ y: UInt32) throws {
    let leftAndTop: UInt16 = 1 | 2
    try send([12, 0] + bytes16(5) + bytes32(window) + bytes16(leftAndTop, 0) + bytes32(x, y))
    try synchronize()
  }

  package func size(of window: UInt32) throws -> [Int] {
    let geometry = try request([14, 0], bytes32(window))
    return [Int(number16(geometry, 16)), Int(number16(geometry, 18))]
  }

  /// The brightness of a pixel of a window, from 0 to 1.
  package func brightness(of window: UInt32, at x: Int, _ y: Int) throws -> Double {
    let zPixmap: UInt8 = 2
    let place = bytes16(UInt16(x), UInt16(y), 1, 1)
    let image = try request([73, zPixmap], bytes32(window) + place + bytes32(.max))
    return Double(image[32...34].reduce(0) { $0 + Int($1) }) / (3 * 255)
  }

  /// Whether a window provides an icon for taskbars and switchers.
  package func hasIcon(_ window: UInt32) throws -> Bool {
    try !property("_NET_WM_ICON", of: window).isEmpty
  }

  /// The first numbers in a property of a window, by default of the root window.
  package func property(_ name: String, of window: UInt32? = nil) throws -> [UInt32] {
    let answer = try request([20, 0], bytes32(window ?? root, try atom(name), 0, 0, 1024))
    return (0..<Int(number32(answer, 16))).map { number32(answer, 32 + $0 * 4) }
  }

  /// The class of a window, by which a desktop finds the entry of its program (WM_CLASS, the second string).
  package func windowClass(of window: UInt32) throws -> String? {
    let property = try request([20, 0], bytes32(window, 67, 0, 0, 64))
    let names = property.dropFirst(32).prefix(Int(number32(property, 16))).split(separator: 0)
    return names.last.flatMap { String(validating: $0, as: UTF8.self) }
  }

  private func title(of window: UInt32) throws -> String? {
    let name: UInt32 = 39  // WM_NAME
    let property = try request([20, 0], bytes32(window, name, 0, 0, 64))
    return String(validating: property.dropFirst(32).prefix(Int(number32(property, 16))), as: UTF8.self)
  }

  package func atom(_ name: String) throws -> UInt32 {
    let padding = [UInt8](repeating: 0, count: (4 - name.utf8.count % 4) % 4)
    return number32(try request([16, 0], bytes16(UInt16(name.utf8.count), 0) + name.utf8 + padding), 8)
  }

  // MARK: - Requests and replies

  package func synchronize() throws { _ = try request([43, 0], []) }

  package func request(_ head: [UInt8], _ body: [UInt8]) throws -> [UInt8] {
    try send(head + bytes16(UInt16((body.count + 4) / 4)) + body)
    while true {
      let answer = try receive(32)
      if answer[0] == 1 { return try answer + receive(Int(number32(answer, 4)) * 4) }
      // A window may have disappeared since it was listed. Events, and errors of earlier requests, are skipped.
      if answer[0] == 0, number16(answer, 2) == sent { return [UInt8](repeating: 0, count: 64) }
    }
  }

  package func send(_ bytes: [UInt8]) throws {
    sent &+= 1
    guard write(socket, bytes, bytes.count) == bytes.count else {
      throw Failure(reason: "the display has gone")
    }
  }

  private func receive(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var part = [UInt8](repeating: 0, count: count - bytes.count)
      let received = recv(socket, &part, part.count, 0)
      // Because of its timeout, it is interrupted when the process is stopped and continues: see signal(7).
      if received < 0, errno == EINTR { continue }
      guard received > 0 else { throw Failure(reason: "the display has gone") }
      bytes += part.prefix(received)
    }
    return bytes
  }

  package func bytes16(_ numbers: UInt16...) -> [UInt8] {
    numbers.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  package func bytes32(_ numbers: UInt32...) -> [UInt8] {
    numbers.flatMap { number in (0..<4).map { UInt8(number >> ($0 * 8) & 0xFF) } }
  }

  package func number16(_ bytes: [UInt8], _ offset: Int) -> UInt16 {
    UInt16(bytes[offset]) | UInt16(bytes[offset + 1]) << 8
  }

  package func number32(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
    UInt32(number16(bytes, offset)) | UInt32(number16(bytes, offset + 2)) << 16
  }
}

/// Window states (Extended Window Manager Hints, version 1.5, "_NET_WM_STATE").
extension XDisplay {
  /// A state in which a window fills the screen.
  package enum State: String {
    case maximized = "_NET_WM_STATE_MAXIMIZED_VERT"
    case fullScreen = "_NET_WM_STATE_FULLSCREEN"
  }

  /// Whether a window is in a state, according to the window manager.
  package func has(_ state: State, _ window: UInt32) throws -> Bool {
    try property("_NET_WM_STATE", of: window).contains(atom(state.rawValue))
  }

  /// Asks the window manager to maximize or restore a window.
  package func setMaximized(_ window: UInt32, _ isMaximized: Bool) throws {
    let vertical = try atom(State.maximized.rawValue)
    let horizontal = try atom("_NET_WM_STATE_MAXIMIZED_HORZ")
    let message =
      [33, 32] + bytes16(0)
      + bytes32(window, try atom("_NET_WM_STATE"), isMaximized ? 1 : 0, vertical, horizontal, 2, 0)
    let substructure: UInt32 = 1 << 19 | 1 << 20
    try send([25, 0] + bytes16(11) + bytes32(root, substructure) + message)
    try synchronize()
  }

  package var screenSize: [Int] { get throws { try size(of: root) } }
}
