import CGtk

/// A switch that is on or off.
public struct Switch: Widget {
  /// The `GtkSwitch`.
  public let pointer: WidgetPointer

  /// A switch that is off.
  public init() { pointer = gtk_switch_new() }

  /// Whether the switch is on; setting it does not call the `onSwitched` handler.
  public var isOn: Bool {
    get { gtk_switch_get_active(opaque) != 0 }
    nonmutating set {
      set("", to: newValue, from: isOn) {
        silently(argumentTrampoline) { gtk_switch_set_active(opaque, newValue ? 1 : 0) }
      }
    }
  }

  /// Runs `handler` when the user turns the switch.
  public func onSwitched(_ handler: @escaping (Bool) -> Void) {
    Signal.connect(argument: UnsafeMutableRawPointer(pointer), "notify::active") { _ in handler(self.isOn) }
  }

  /// Turns the switch as the user would.
  public func turn(_ isOn: Bool) {
    guard isEffectivelySensitive else { return }
    gtk_switch_set_active(opaque, isOn ? 1 : 0)
  }
}
