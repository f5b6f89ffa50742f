// Can go with GTK 4.22, which follows the settings portal itself: dark style and contrast from 4.20 on, then reduced motion.
import CGtk

/// Applies the user's preferences for all programs: dark style, high contrast and reduced motion.
///
/// The first of these that has a preference decides: the variable `GTK_THEME` and GTK's own settings (`settings.ini`, XSETTINGS),
/// which stay on; GTK itself, which can follow the portal from 4.20 on; the namespace `org.freedesktop.appearance` of the portal;
/// and the keys of GSettings that ``Preference/key`` names. The last two change GTK's settings for this program only.
///
/// Nothing waits for the portal. If it is running and this object is created before the window, the preferences apply from the
/// first frame on.
@MainActor public final class DesktopPreferences {
  private var portal: SettingsPortal?
  /// The settings of GSettings, by their schemas, which are read if the portal does not know a preference.
  private lazy var installed = Dictionary(
    uniqueKeysWithValues: Set(Preference.allCases.map(\.key.schema)).map { schema in
      let settings = Settings(schema)
      settings?.onChange { [weak self] in self?.update() }
      return (schema, settings)
    })
  /// The preferences that GTK does not apply itself.
  private let followed: [Preference]
  /// The preferences that this object has switched on.
  private var applied: Set<Preference> = []

  /// Applies the preferences from now on.
  public init() {
    followed = Preference.allCases.filter { !GtkSetting.isFollowedByGtk($0) }
    guard !followed.isEmpty else { return }
    portal = SettingsPortal { [weak self] in self?.update() }
    if portal == nil { update() }
  }

  isolated deinit {
    for preference in applied { GtkSetting.reset(preference) }
  }

  private func update() {
    for preference in followed { apply(preference, isOn(preference)) }
  }

  private func isOn(_ preference: Preference) -> Bool {
    // 0 means no preference, and 2 the opposite.
    if let value = portal?.values[preference.rawValue] { return value == 1 }
    let key = preference.key
    return installed[key.schema]??.value(key.name) == key.value
  }

  private func apply(_ preference: Preference, _ isOn: Bool) {
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
