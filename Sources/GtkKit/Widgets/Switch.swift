import CGtk

/// An on/off switch.
public struct Switch: Widget {
  /// The `GtkSwitch`.
  public let pointer: WidgetPointer

  /// A switch, which is off. Like a button, it gets the keyboard focus when it is clicked.
  public init() {
    pointer = gtk_switch_new()
    let widget = AnyWidget(pointer)
    onPress {
      widget.grabFocus()
      return false
    }
  }

  /// Whether the switch is on. Setting it does not call the handlers of ``onSwitched(_:)``.
  public var isOn: Bool {
    get { gtk_switch_get_active(opaque) != 0 }
    nonmutating set {
      set(newValue, from: isOn) { silently { gtk_switch_set_active(opaque, newValue ? 1 : 0) } }
    }
  }

  /// Runs `handler` with the new state when the user turns the switch.
  public func onSwitched(_ handler: @escaping (Bool) -> Void) {
    connect("notify::active") { handler(self.isOn) }
  }
}
