/// Receives what a screen reader would speak: announcements (from GTK 4.14 on) or new descriptions of the focused
/// widget (before), and new values of a focused slider (from 4.18 on).
final class ScreenReader {
  private let bus: Bus
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
    guard let bus = Accessible.busAddress.flatMap({ Bus(at: $0) }) else { return nil }
    self.bus = bus
    bus.listen { [recorder] in Self.handle($0, recorder) }
    callBus("AddMatch", "type='signal',interface='\(Self.events)'")
    for event in ["object:property-change", "object:state-changed", "object:announcement"] {
      _ = bus.call(
        "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry.RegisterEvent",
        ["'\(event)'"])
    }
  }

  /// All received texts.
  var spoken: [String] { recorder.spoken }

  /// Waits for all events sent so far: the bus answers after it has delivered them.
  func synchronize() { callBus("NameHasOwner", "org.freedesktop.DBus") }

  /// The focused object, by its path on the bus.
  var focus: String { recorder.focus }

  private static let events = "org.a11y.atspi.Event.Object"

  private func callBus(_ method: String, _ argument: String) {
    let name = "org.freedesktop.DBus"
    _ = bus.call(name, "/", "\(name).\(method)", [#""\#(argument)""#])
  }

  /// The body of an event is its kind, two numbers and a value: (siiva{sv}).
  private static func handle(_ message: OpaquePointer, _ recorder: Recorder) {
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
    recorder.record(
      String(cString: member), of: String(cString: path),
      String(cString: g_variant_get_string(parts[0], nil)),
      g_variant_get_int32(parts[1]), text)
  }
}
