/// A widget of the running program as assistive technology sees it on the accessibility bus (AT-SPI 2): its name,
/// its children and its actions.
struct Accessible {
  private let bus: Bus
  private let owner: String
  private let path: String

  /// The environment that puts the program on that bus.
  static let environment: [String: String?] = ["GTK_A11Y": "atspi"]

  static var busAddress: String? {
    let answer = SessionBus.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress", [])
    return answer?.firstMatch(of: /'(.+)'/).map { String($0.output.1) }
  }

  /// The root of the running program; nil if there is none on the bus.
  static func program() -> Accessible? {
    guard let address = busAddress, let bus = Bus(at: address) else { return nil }
    let registry = Accessible(
      bus: bus, owner: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")
    return registry.children.last
  }

  var name: String {
    // (<'Roll'>,), with other quotes if the name contains one
    let answer = call("org.freedesktop.DBus.Properties.Get", "'org.a11y.atspi.Accessible'", "'Name'") ?? ""
    let name = String(answer.dropFirst("(<'".count).dropLast("'>,)".count))
    return name.isEmpty ? text : name
  }

  /// The text of the widget. From GTK 4.18 on, a label with the role status has no name.
  private var text: String {
    // ('Total 10',)
    let answer = call("org.a11y.atspi.Text.GetText", "0", "-1") ?? ""
    return String(answer.dropFirst("('".count).dropLast("',)".count))
  }

  var children: [Accessible] {
    let answer = call("org.a11y.atspi.Accessible.GetChildren") ?? ""  // ([(':1.4', objectpath '/org/…'), …],)
    return answer.matches(of: /\('(:[0-9.]+)', (?:objectpath )?'([^']+)'\)/).map {
      Accessible(bus: bus, owner: String($0.output.1), path: String($0.output.2))
    }
  }

  /// The first descendant with this name. Parts of a widget come after it: the button before its label.
  func first(named name: String) -> Accessible? {
    for child in children {
      if child.name == name { return child }
      if let found = child.first(named: name) { return found }
    }
    return nil
  }

  /// Whether the role is that of a window, ATSPI_ROLE_FRAME.
  var isFrame: Bool { call("org.a11y.atspi.Accessible.GetRole") == "(uint32 23,)" }

  func all(named name: String) -> [Accessible] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.all(named: name) }
  }

  var names: [String] { children.flatMap { [$0.name] + $0.names } }

  func click() -> Bool { call("org.a11y.atspi.Action.DoAction", "0")?.contains("true") == true }

  /// Sets the value, as the pointer does with a slider. Returns false if the widget has none.
  func set(to value: Double) -> Bool {
    call("org.freedesktop.DBus.Properties.Set", "'org.a11y.atspi.Value'", "'CurrentValue'", "<\(value)>")
      != nil
  }

  private func call(_ method: String, _ arguments: String...) -> String? {
    bus.call(owner, path, method, arguments)
  }
}

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
