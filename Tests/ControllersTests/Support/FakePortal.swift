/// A settings portal on the session bus of the tests, as another program would provide it. The test's main loop
/// serves it.
@MainActor
final class FakePortal {
  /// The answer to `ReadAll` in GVariant's text format; nil to never answer.
  var answer: String?
  private let connection: OpaquePointer
  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = """
    <node><interface name="org.freedesktop.portal.Settings">
      <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
    </interface></node>
    """

  /// A portal with a given answer.
  init(answer: String?) throws {
    self.answer = answer
    let flags =
      CGTK_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
      | CGTK_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
    connection = try XCTUnwrap(
      g_dbus_connection_new_for_address_sync(
        getenv("DBUS_SESSION_BUS_ADDRESS"), GDBusConnectionFlags(rawValue: flags), nil, nil, nil))
    let node = try XCTUnwrap(g_dbus_node_info_new_for_xml(Self.interface, nil))
    defer { g_dbus_node_info_unref(node) }
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, _, _, call, data in
      nonisolated(unsafe) let (call, data) = (call, data)
      MainActor.assumeIsolated {
        guard let call, let data else { return }
        Unmanaged<FakePortal>.fromOpaque(data).takeUnretainedValue().answer(call)
      }
    }
    g_dbus_connection_register_object(
      connection, Self.path, node.pointee.interfaces[0], &table, Unmanaged.passUnretained(self).toOpaque(),
      nil,
      nil)
    _ = callBus("RequestName", "('\(Self.name)', uint32 0)")
  }

  /// Changes a setting and emits the signal.
  func change(_ key: String, to value: String) {
    emit("('org.freedesktop.appearance', '\(key)', <\(value)>)")
  }

  /// Emits `SettingChanged` with these parameters.
  func emit(_ parameters: String) {
    g_dbus_connection_emit_signal(
      connection, nil, Self.path, "org.freedesktop.portal.Settings", "SettingChanged",
      g_variant_parse(nil, parameters, nil, nil, nil), nil)
    g_dbus_connection_flush_sync(connection, nil, nil)
  }

  /// Stops the portal. Pending calls remain unanswered.
  func stop() {
    _ = callBus("ReleaseName", "('\(Self.name)',)")
    g_dbus_connection_close_sync(connection, nil, nil)
  }

  /// Nothing is validated against the interface, so that a test can send wrong types.
  private func answer(_ call: OpaquePointer) {
    guard let answer else { return }
    let reply = g_dbus_message_new_method_reply(g_dbus_method_invocation_get_message(call))
    g_dbus_message_set_body(reply, g_variant_parse(nil, answer, nil, nil, nil))
    g_dbus_connection_send_message(connection, reply, GDBusSendMessageFlags(rawValue: 0), nil, nil)
    g_object_unref(reply.map { UnsafeMutableRawPointer($0) })
    g_object_unref(UnsafeMutableRawPointer(call))
  }

  private func callBus(_ method: String, _ arguments: String) -> Bool {
    let answer = g_dbus_connection_call_sync(
      connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", method,
      g_variant_parse(nil, arguments, nil, nil, nil), nil, GDBusCallFlags(rawValue: 0), 20_000, nil, nil)
    defer { if let answer { g_variant_unref(answer) } }
    return answer != nil
  }
}
