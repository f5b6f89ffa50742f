/// A client of a message bus. The tests make hundreds of calls, so starting a command for each would be too slow.
final class Bus {
  private let connection: OpaquePointer
  /// The session bus.
  static var session: Bus? { getenv("DBUS_SESSION_BUS_ADDRESS").flatMap { Bus(at: String(cString: $0)) } }

  /// The bus at an address; nil if it does not answer.
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
