import XCTest

final class PreferenceTests: GameTestCase {
  func testD5_settingsPortalChangesApplyToAnOpenWindow() throws {
    try withPortal("{'color-scheme': <uint32 1>, 'contrast': <uint32 0>}") { portal, fixture in
      pump(until: { fixture.styles == ["dark"] }, "dark")
      portal.change("contrast", to: "uint32 1")
      pump(until: { fixture.styles == ["dark", "contrast"] }, "dark and contrast")
      portal.change("color-scheme", to: "uint32 2")
      pump(until: { fixture.styles == ["contrast"] }, "contrast")
      portal.change("contrast", to: "uint32 0")
      pump(until: { fixture.styles.isEmpty }, "neither")
    }
  }

  func testD5_reducedMotionOfTheSettingsPortalApplies() throws {
    Desktop.resetPreferences()
    try withPortal("{'reduced-motion': <uint32 1>}") { portal, _ in
      pump(until: { !Desktop.allowsMotion })
      portal.change("reduced-motion", to: "uint32 0")
      pump(until: { Desktop.allowsMotion })
    }
  }

  func testD5_settingsApplyFromALaterPortalAndRemainWhenItStops() throws {
    let fixture = WindowFixture(.craps, make: controller)
    let preferences = DesktopPreferences()
    pump()
    XCTAssertEqual(fixture.styles, [])
    let first = try FakePortal(answer: answer(with: "{'color-scheme': <uint32 1>}"))
    pump(until: { fixture.styles == ["dark"] })
    first.stop()
    pump()
    XCTAssertEqual(fixture.styles, ["dark"])
    let second = try FakePortal(answer: answer(with: "{'color-scheme': <uint32 0>}"))
    pump(until: { fixture.styles.isEmpty })
    second.stop()
    withExtendedLifetime(preferences) {}
  }

  /// Warnings are fatal in the tests.
  func testD5_portalValuesOfTheWrongTypeAreIgnored() throws {
    for answer in [
      "()", "('text',)", "({'\(appearance)': 5},)", "({'\(appearance)': {'color-scheme': 1}},)",
      "({'\(appearance)': {'color-scheme': <'dark'>, 'contrast': <(1, 2)>}},)",
      "({'\(appearance)': {'color-scheme': <<uint32 1>>}},)", "(@a{sa{sv}} {},)",
    ] {
      try withPortal(answer: answer) { portal, fixture in
        portal.emit("('\(appearance)',)")
        portal.emit("('\(appearance)', uint32 1, 'x')")
        portal.change("color-scheme", to: "'dark'")
        portal.change("no-such-key", to: "uint32 1")
        // This value is valid, so everything sent before it has arrived.
        portal.change("contrast", to: "uint32 1")
        pump(until: { fixture.styles == ["contrast"] }, answer)
      }
    }
  }

  func testD5_unresponsivePortalBlocksNothing() throws {
    try withPortal(answer: nil) { portal, fixture in
      fixture.window.waitForFrames(2)
      XCTAssertEqual(fixture.styles, [])
      portal.change("color-scheme", to: "uint32 1")
      pump(until: { fixture.styles == ["dark"] })
    }
  }

  func testD5_darkPreferenceOfGtkRemainsInForce() throws {
    Desktop.setPrefersDark(true)
    try withPortal("{'color-scheme': <uint32 1>}") { portal, fixture in
      pump(until: { fixture.styles == ["dark"] })
      portal.change("color-scheme", to: "uint32 2")
      portal.change("contrast", to: "uint32 1")
      pump(until: { fixture.styles == ["dark", "contrast"] })
    }
  }

  override func tearDown() {
    onMain { Desktop.resetPreferences() }
    super.tearDown()
  }
}

@MainActor
private func withPortal(_ settings: String, _ test: (FakePortal, WindowFixture) throws -> Void) throws {
  try withPortal(answer: answer(with: settings), test)
}

/// The answer of a portal with these settings and some of another namespace.
private func answer(with settings: String) -> String {
  "({'\(appearance)': \(settings), 'org.example': {'x': <true>}},)"
}

@MainActor
private func withPortal(answer: String?, _ test: (FakePortal, WindowFixture) throws -> Void) throws {
  let portal = try FakePortal(answer: answer)
  let preferences = DesktopPreferences()
  try test(portal, WindowFixture(.craps, make: controller))
  portal.stop()
  withExtendedLifetime(preferences) {}
}

extension WindowFixture {
  @MainActor
  fileprivate var styles: [String] { ["dark", "contrast"].filter { window.hasStyle($0) } }
}

private let appearance = "org.freedesktop.appearance"

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

  func change(_ key: String, to value: String) {
    emit("('org.freedesktop.appearance', '\(key)', <\(value)>)")
  }

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
