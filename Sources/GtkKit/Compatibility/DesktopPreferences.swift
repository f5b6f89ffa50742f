// Can go with GTK 4.22, which follows the settings portal itself: dark style and contrast from 4.20 on, then reduced motion.
import CGtk

/// Applies the user's preferences for all programs: dark style, high contrast and reduced motion.
///
/// The first of these that has a preference decides: the variable `GTK_THEME` and GTK's own settings (`settings.ini`, XSETTINGS),
/// which stay on; GTK itself, which can follow the portal from 4.20 on; and the namespace `org.freedesktop.appearance` of the
/// settings portal. This object changes GTK's settings for this program only.
///
/// Nothing waits for the portal, which may be absent, slow or silent, and may start later or stop. If it is running and this object
/// is created before the window, the preferences apply from the first frame on.
@MainActor public final class DesktopPreferences {
  private static let appearance = "org.freedesktop.appearance"
  /// The timeout of calls, in milliseconds.
  private static let timeout: CInt = 5000
  /// `G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES` and `…_DO_NOT_AUTO_START_AT_CONSTRUCTION`, by their values: in newer releases of
  /// GLib, Swift imports the flags under other names.
  private static let flags: guint32 = 1 << 0 | 1 << 4

  /// The portal; nil if there is no session bus, or if GTK follows the portal itself.
  private var portal: GObjectRef?
  private let canceller = GObjectRef(owning: object(g_cancellable_new()))
  /// The preferences that GTK does not apply itself.
  private let followed = Preference.allCases.filter { !GtkSetting.isFollowedByGtk($0) }
  /// The preferences that this object has switched on.
  private var applied: Set<Preference> = []

  /// Applies the preferences from now on.
  public init() {
    // The program is already connected, and only the bus answers: this does not wait for the portal.
    guard !followed.isEmpty,
      let proxy = g_dbus_proxy_new_for_bus_sync(
        G_BUS_TYPE_SESSION, GDBusProxyFlags(rawValue: Self.flags), nil, "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", nil, nil)
    else { return }
    let portal = GObjectRef(owning: UnsafeMutableRawPointer(proxy))
    self.portal = portal
    Signal.connect(portal.raw, "g-signal") { [weak self] in
      if let parameters = $0.pointer(2) { self?.change(Variant(OpaquePointer(parameters))) }
    }
    Signal.connect(portal.raw, "notify::g-name-owner") { [weak self] in
      // The settings of a portal that has stopped stay in effect.
      guard let self, let portal = self.portal, let owner = g_dbus_proxy_get_name_owner(portal.cast())
      else { return }
      g_free(owner)
      readAll(from: portal)
    }
    readAll(from: portal)
  }

  isolated deinit {
    g_cancellable_cancel(canceller.cast())
    for preference in applied { GtkSetting.reset(preference) }
  }

  /// Asks the portal for its settings. The call starts an installed portal that is not running.
  private func readAll(from portal: GObjectRef) {
    let arguments = g_variant_parse(nil, "(['\(Self.appearance)'],)", nil, nil, nil)
    defer { g_variant_unref(arguments) }
    let box = ClosureBox<(Variant) -> Void> { [weak self] in self?.take($0) }
    g_dbus_proxy_call(
      portal.cast(), "ReadAll", arguments, GDBusCallFlags(rawValue: 0), Self.timeout, canceller.cast(),
      { proxy, result, data in
        let proxy = UnsafeMutableRawPointer(proxy)?.assumingMemoryBound(to: GDBusProxy.self)
        if let answer = g_dbus_proxy_call_finish(proxy, result, nil) {
          _ = withClosure(data, ((Variant) -> Void).self) { $0(Variant(owning: answer)) }
        }
        releaseNotify(data)
      }, box.retainedPointer())
  }

  /// Handles the reply to "ReadAll": `a{sa{sv}}`, the settings by namespace and key.
  private func take(_ answer: Variant) {
    guard answer.type == "(a{sa{sv}})", let settings = answer.child(0).value(of: Self.appearance) else {
      return
    }
    for preference in followed { apply(preference, settings.value(of: preference.rawValue)) }
  }

  /// Handles the signal "SettingChanged": the namespace, the key and the value of a setting.
  private func change(_ parameters: Variant) {
    guard parameters.type == "(ssv)", parameters.child(0).text == Self.appearance,
      let preference = Preference(rawValue: parameters.child(1).text), followed.contains(preference)
    else { return }
    apply(preference, parameters.child(2).child(0))
  }

  private func apply(_ preference: Preference, _ value: Variant?) {
    // 0 means no preference, and 2 the opposite.
    let isOn = value?.number == 1
    guard isOn != applied.contains(preference) else { return }
    if isOn {
      // The user has switched it on in GTK's own settings: it must not be switched off later.
      guard !GtkSetting.isOn(preference) else { return }
      applied.insert(preference)
      GtkSetting.set(preference, isOn: true)
    } else {
      applied.remove(preference)
      GtkSetting.reset(preference)
    }
  }
}
