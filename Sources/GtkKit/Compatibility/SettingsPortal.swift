// Can go with GTK 4.22, which follows the settings portal itself: dark style and contrast from 4.20 on, then reduced motion.
import CGtk

/// The appearance settings of the settings portal.
///
/// All calls are asynchronous: the portal may be absent, slow or silent, and it may start later or stop.
final class SettingsPortal {
  private static let appearance = "org.freedesktop.appearance"
  /// The timeout of calls, in milliseconds.
  private static let timeout: CInt = 5000
  /// `G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES` and `…_DO_NOT_AUTO_START_AT_CONSTRUCTION`, by their values: in newer releases of
  /// GLib, Swift imports the flags under other names.
  private static let flags: guint32 = 1 << 0 | 1 << 4

  /// The values of the keys that are unsigned integers.
  private(set) var values: [String: UInt32] = [:]
  private let portal: GObjectRef
  private let canceller = GObjectRef(owning: object(g_cancellable_new()))
  private let onChange: () -> Void

  /// Asks the portal for its settings. Calls `handler` when it has answered or failed to answer, and after each change.
  ///
  /// The call starts an installed portal that is not running. Fails if there is no session bus.
  init?(onChange handler: @escaping () -> Void) {
    // The program is already connected, and only the bus answers: this does not wait for the portal.
    let proxy = g_dbus_proxy_new_for_bus_sync(
      G_BUS_TYPE_SESSION, GDBusProxyFlags(rawValue: Self.flags), nil, "org.freedesktop.portal.Desktop",
      "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", nil, nil)
    guard let proxy else { return nil }
    portal = GObjectRef(owning: UnsafeMutableRawPointer(proxy))
    onChange = handler
    Signal.connect(portal.raw, "g-signal") { [weak self] in
      if let parameters = $0.pointer(2) { self?.change(Variant(OpaquePointer(parameters))) }
    }
    Signal.connect(portal.raw, "notify::g-name-owner") { [weak self] in
      // The settings of a portal that has stopped stay in effect.
      guard let self, let owner = g_dbus_proxy_get_name_owner(portal.cast()) else { return }
      g_free(owner)
      readAll()
    }
    readAll()
  }

  isolated deinit { g_cancellable_cancel(canceller.cast()) }

  private func readAll() {
    let arguments = g_variant_parse(nil, "(['\(Self.appearance)'],)", nil, nil, nil)
    defer { g_variant_unref(arguments) }
    let box = ClosureBox<(Variant?) -> Void> { [weak self] in self?.take($0) }
    g_dbus_proxy_call(
      portal.cast(), "ReadAll", arguments, GDBusCallFlags(rawValue: 0), Self.timeout, canceller.cast(),
      { proxy, result, data in
        let proxy = UnsafeMutableRawPointer(proxy)?.assumingMemoryBound(to: GDBusProxy.self)
        let answer = g_dbus_proxy_call_finish(proxy, result, nil)
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
    guard parameters.type == "(ssv)", parameters.child(0).text == Self.appearance else { return }
    values[parameters.child(1).text] = parameters.child(2).child(0).number
    onChange()
  }
}
