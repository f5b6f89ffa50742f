import CGtk
import Foundation

/// Receives what a screen reader would speak: announcements (from GTK 4.14 on) or new descriptions of the focused
/// widget (before), and new values of a focused slider (from 4.18 on).
final class ScreenReader {
  private let connection: OpaquePointer
  private let recorder = Recorder()

  /// The received texts and the current focus. GDBus calls on its own thread.
  private final class Recorder: @unchecked Sendable {
    private let lock = NSLock()
    private var object = ""
    private var texts: [String] = []

    var spoken: [String] { lock.withLock { texts } }
    var focus: String { lock.withLock { object } }

    func record(_ member: String, of object: String, _ kind: String, _ detail: Int32, _ text: String?) {
      lock.withLock {
        switch (member, kind) {
        case ("StateChanged", "focused"): if detail == 1 { self.object = object }
        case ("Announcement", _): if let text { texts.append(text) }
        case ("PropertyChange", "accessible-description"), ("PropertyChange", "accessible-value"):
          if let text, !text.isEmpty, object == self.object { texts.append(text) }
        default: break
        }
      }
    }
  }

  /// Starts listening; nil if there is no accessibility bus. To know the focus, it must be created before the
  /// program starts.
  init?() {
    let flags = GDBusConnectionFlags(
      rawValue: CGTK_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | CGTK_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let address = Accessible.busAddress,
      let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
    else { return nil }
    self.connection = connection
    g_dbus_connection_add_filter(
      connection,
      { _, message, _, data in
        if let message, let data { ScreenReader.handle(message, data) }
        return message
      }, Unmanaged.passRetained(recorder).toOpaque(),
      { $0.map { Unmanaged<AnyObject>.fromOpaque($0).release() } }
    )
    call(
      "org.freedesktop.DBus", "/", "org.freedesktop.DBus", "AddMatch",
      "type='signal',interface='\(Self.events)'")
    for event in ["object:property-change", "object:state-changed", "object:announcement"] {
      let registry = "org.a11y.atspi.Registry"
      call(registry, "/org/a11y/atspi/registry", registry, "RegisterEvent", event)
    }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

  /// All received texts.
  var spoken: [String] { recorder.spoken }

  /// Waits for all events sent so far: the bus answers after it has delivered them.
  func synchronize() {
    let bus = "org.freedesktop.DBus"
    call(bus, "/", bus, "NameHasOwner", bus)
  }

  /// The focused object, by its path on the bus.
  var focus: String { recorder.focus }

  private static let events = "org.a11y.atspi.Event.Object"

  private func call(
    _ name: String, _ object: String, _ interface: String, _ method: String, _ argument: String
  ) {
    var argument = g_variant_new_string(argument)
    let answer = g_dbus_connection_call_sync(
      connection, name, object, interface, method, g_variant_new_tuple(&argument, 1), nil,
      CGTK_DBUS_CALL_FLAGS_NONE, 20_000, nil, nil)
    answer.map { g_variant_unref($0) }
  }

  /// The body of an event is its kind, two numbers and a value: (siiva{sv}).
  private static func handle(_ message: OpaquePointer, _ data: gpointer) {
    guard g_dbus_message_get_interface(message).map({ String(cString: $0) }) == events,
      let member = g_dbus_message_get_member(message), let path = g_dbus_message_get_path(message),
      let body = g_dbus_message_get_body(message),
      String(cString: g_variant_get_type_string(body)).hasPrefix("(siiv")
    else { return }
    let parts = (0..<4).map { g_variant_get_child_value(body, gsize($0)) }
    defer { for part in parts { g_variant_unref(part) } }
    let value = g_variant_get_variant(parts[3])
    defer { g_variant_unref(value) }
    let text: String? =
      switch g_variant_classify(value) {
      case G_VARIANT_CLASS_STRING: g_variant_get_string(value, nil).map { String(cString: $0) }
      case G_VARIANT_CLASS_DOUBLE: String(g_variant_get_double(value))
      default: nil
      }
    Unmanaged<Recorder>.fromOpaque(data).takeUnretainedValue().record(
      String(cString: member), of: String(cString: path),
      String(cString: g_variant_get_string(parts[0], nil)),
      g_variant_get_int32(parts[1]), text)
  }
}
