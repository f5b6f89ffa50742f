/// A client of a message bus. The tests make hundreds of calls, so starting a command for each would be too slow.
final class Bus {
  private let connection: OpaquePointer
  static var session: Bus? { getenv("DBUS_SESSION_BUS_ADDRESS").flatMap { Bus(at: String(cString: $0)) } }

  init?(at address: String) {
    let flags = GDBusConnectionFlags(
      rawValue: CGTK_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | CGTK_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else {
      return nil
    }
    self.connection = connection
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

  /// Calls a handler for each message, on another thread.
  func listen(_ handler: @escaping @Sendable (_ message: OpaquePointer) -> Void) {
    g_dbus_connection_add_filter(
      connection,
      { _, message, _, handler in
        if let message, let handler {
          Unmanaged<Handler>.fromOpaque(handler).takeUnretainedValue().work(message)
        }
        return message
      }, Unmanaged.passRetained(Handler(handler)).toOpaque(),
      { $0.map { Unmanaged<Handler>.fromOpaque($0).release() } })
  }

  private final class Handler: Sendable {
    let work: @Sendable (_ message: OpaquePointer) -> Void
    init(_ work: @escaping @Sendable (_ message: OpaquePointer) -> Void) { self.work = work }
  }

  /// Calls a method such as "org.example.Interface.Method", with arguments in GVariant's text format. Returns the
  /// answer in that format; nil if the call failed.
  func call(_ destination: String, _ object: String, _ method: String, _ arguments: [String]) -> String? {
    guard let dot = method.lastIndex(of: ".") else { return nil }
    let text = "(" + arguments.joined(separator: ", ") + (arguments.count == 1 ? ",)" : ")")
    let parameters = arguments.isEmpty ? nil : g_variant_parse(nil, text, nil, nil, nil)
    let answer = g_dbus_connection_call_sync(
      connection, destination, object, String(method[..<dot]), String(method[method.index(after: dot)...]),
      parameters,
      nil, CGTK_DBUS_CALL_FLAGS_NONE, 20_000, nil, nil)
    guard let answer else { return nil }
    defer { g_variant_unref(answer) }
    guard let printed = g_variant_print(answer, 1) else { return nil }
    defer { g_free(printed) }
    return String(cString: printed)
  }
}

/// Queries to a running Parlor on the session bus.
enum SessionBus {
  static let name = "io.github.parlor_games.Parlor"
  private static let object = "/io/github/parlor_games/Parlor"

  /// The process that owns Parlor's name; nil if there is none.
  static var owner: Int32? {
    let answer = call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.GetConnectionUnixProcessID",
      ["'\(name)'"])
    return answer.flatMap { Int32($0.filter(\.isNumber).dropFirst("32".count)) }  // (uint32 4711,)
  }

  /// Activates an action, as a menu or another program would. Returns false if there is no such action.
  static func activate(_ action: String) -> Bool {
    call(name, object, "org.gtk.Actions.Activate", ["'\(action)'", "@av []", "@a{sv} {}"]) != nil
  }

  /// Activates an action that takes a text.
  static func activate(_ action: String, with text: String) -> Bool {
    call(name, object, "org.gtk.Actions.Activate", ["'\(action)'", "[<'\(text)'>]", "@a{sv} {}"]) != nil
  }

  /// Whether an action is enabled; nil if there is no such action.
  static func isEnabled(_ action: String) -> Bool? {
    call(name, object, "org.gtk.Actions.Describe", ["'\(action)'"])?.hasPrefix("((true,")
  }

  /// The state of a toggle action; nil if there is no such action.
  static func isOn(_ action: String) -> Bool? {
    call(name, object, "org.gtk.Actions.Describe", ["'\(action)'"])?.contains("[<true>]")
  }

  static var actions: Set<String> {
    let answer = call(name, object, "org.gtk.Actions.List", []) ?? ""  // (['about', 'quit'],)
    return Set(answer.split(separator: "'").map(String.init).filter { $0.first?.isLetter == true })
  }

  static func call(
    _ destination: String, _ object: String, _ method: String, _ arguments: [String]
  ) -> String? {
    Bus.session?.call(destination, object, method, arguments)
  }
}
