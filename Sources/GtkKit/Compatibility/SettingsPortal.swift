// Can go with GTK 4.22, which follows the settings portal itself: dark style and contrast from 4.20 on, then reduced motion.
import CGtk

/// The appearance settings of the settings portal.
///
/// All calls are asynchronous: the portal may be absent, slow or silent, and it may start later or stop.
final class SettingsPortal {
  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let appearance = "org.freedesktop.appearance"
  /// The timeout of calls, in milliseconds.
  private static let timeout: CInt = 5000

  /// The values of the keys that are unsigned integers.
  private(set) var values: [String: UInt32] = [:]
  private let bus: GObjectRef
  private let canceller = GObjectRef(owning: object(g_cancellable_new()))
  private let onChange: () -> Void
  private var subscriptions: [guint] = []

  /// Asks the portal for its settings. Calls `handler` when it has answered or failed to answer, and after each change.
  ///
  /// The call starts an installed portal that is not running. Fails if there is no session bus.
  init?(onChange handler: @escaping () -> Void) {
    // The program is already connected: this does not wait.
    guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
    bus = GObjectRef(owning: UnsafeMutableRawPointer(connection))
    onChange = handler
    subscribe(
      to: "SettingChanged", of: Self.interface, at: Self.path, from: Self.name, about: Self.appearance
    ) {
      [weak self] in self?.change($0)
    }
    let daemon = "org.freedesktop.DBus"
    subscribe(to: "NameOwnerChanged", of: daemon, at: "/org/freedesktop/DBus", from: daemon, about: Self.name)
    {
      [weak self] parameters in
      // The settings of a portal that has stopped stay in effect.
      if parameters.type == "(sss)", parameters.child(2).text != "" { self?.readAll() }
    }
    readAll()
  }

  isolated deinit {
    g_cancellable_cancel(cancellable)
    for subscription in subscriptions { g_dbus_connection_signal_unsubscribe(bus.opaque, subscription) }
  }

  private var cancellable: UnsafeMutablePointer<GCancellable> { canceller.cast() }

  // MARK: - Reading

  private func readAll() {
    let arguments = g_variant_parse(nil, "(['\(Self.appearance)'],)", nil, nil, nil)
    defer { g_variant_unref(arguments) }
    let box = ClosureBox<(Variant?) -> Void> { [weak self] in self?.take($0) }
    g_dbus_connection_call(
      bus.opaque, Self.name, Self.path, Self.interface, "ReadAll", arguments, nil,
      GDBusCallFlags(rawValue: 0), Self.timeout, cancellable,
      { connection, result, data in
        let answer = g_dbus_connection_call_finish(OpaquePointer(connection), result, nil)
        _ = withClosure(data, ((Variant?) -> Void).self) { $0(answer.map { Variant(owning: $0) }) }
        releaseNotify(data)
      }, box.retainedPointer())
  }

  /// Handles the reply to "ReadAll": `a{sa{sv}}`, the settings by namespace and key.
  private func take(_ answer: Variant?) {
    if let answer, answer.type == "(a{sa{sv}})", let settings = answer.child(0).value(of: Self.appearance) {
      values = [:]
      for preference in Preference.allCases {
        values[preference.rawValue] = settings.value(of: preference.rawValue)?.number
      }
    }
    onChange()
  }

  /// Handles the signal "SettingChanged": the namespace, the key and the value of a setting.
  private func change(_ parameters: Variant) {
    guard parameters.type == "(ssv)" else { return }
    values[parameters.child(1).text] = parameters.child(2).child(0).number
    onChange()
  }

  // MARK: - Signals

  /// Calls `handler` with the parameters of each signal whose first parameter is the text `subject`.
  private func subscribe(
    to signal: String, of interface: String, at path: String, from sender: String, about subject: String,
    _ handler: @escaping (Variant) -> Void
  ) {
    let subscription = g_dbus_connection_signal_subscribe(
      bus.opaque, sender, interface, signal, path, subject, GDBusSignalFlags(rawValue: 0),
      { _, _, _, _, _, parameters, data in
        guard let parameters else { return }
        _ = withClosure(data, ((Variant) -> Void).self) { $0(Variant(parameters)) }
      }, ClosureBox(handler).retainedPointer(), releaseNotify)
    subscriptions.append(subscription)
  }
}
