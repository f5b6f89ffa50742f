import CGtk

/// A button with a text, an icon or another widget.
public struct Button: Widget {
  /// The `GtkButton`.
  public let pointer: WidgetPointer

  /// A button with a text.
  public init(_ text: String) { pointer = gtk_button_new_with_label(text) }

  /// A button with an icon of the icon theme.
  public init(icon: String) { pointer = gtk_button_new_from_icon_name(icon) }

  /// A button that shows another widget.
  public init(showing child: some Widget) {
    pointer = gtk_button_new()
    gtk_button_set_child(cast(), child.pointer)
  }

  /// The text; empty if the button has none.
  public var text: String {
    get { gtk_button_get_label(cast()).map { String(cString: $0) } ?? "" }
    nonmutating set { set(newValue, from: text) { gtk_button_set_label(cast(), newValue) } }
  }

  /// Runs `handler` at each click, by the pointer, a key or assistive technology.
  public func onClicked(_ handler: @escaping () -> Void) { connect("clicked", handler) }
}

extension Widget {
  /// Activates an action of the application or the window, for example "app.quit", unless it is disabled.
  public func activate(action: String) { gtk_widget_activate_action_variant(pointer, action, nil) }

  /// Clicks a button like a user. Does nothing if it is insensitive or not on the screen.
  public func click() {
    guard isEffectivelySensitive, isMapped else { return }
    cgtk_emit(pointer, "clicked")
  }
}

/// A button that stays pressed. In a group, only one is pressed at a time.
public struct ToggleButton: Widget {
  /// The `GtkToggleButton`.
  public let pointer: WidgetPointer

  /// A toggle that shows a widget. It joins the group of another toggle, if one is given.
  public init(showing child: some Widget, groupedWith other: ToggleButton? = nil, role: AccessibleRole? = nil)
  {
    let role = role ?? Self.roleOfToggles
    pointer = role.map { cgtk_widget_new(gtk_toggle_button_get_type(), $0.gtk) } ?? gtk_toggle_button_new()
    gtk_button_set_child(cast(), child.pointer)
    if role == .checkBox || role == .radio {
      setAccessible(GTK_ACCESSIBLE_STATE_CHECKED, false)
      // A handler with arguments is called when `isActive` is set, too.
      Signal.connect(pointer, "notify::active") { [self] _ in
        setAccessible(GTK_ACCESSIBLE_STATE_CHECKED, isActive)
      }
    }
    if let other { gtk_toggle_button_set_group(cast(), other.cast()) }
  }

  /// A toggle with an icon of the icon theme.
  public init(icon: String) {
    self.init(showing: AnyWidget(gtk_image_new_from_icon_name(icon)))
  }

  /// Before GTK 4.10, toggles have the role of a button, and screen readers do not say whether they are pressed.
  private static var roleOfToggles: AccessibleRole? { gtk_check_version(4, 10, 0) == nil ? nil : .checkBox }

  /// Whether the toggle is pressed. Setting it does not call the handlers of ``onToggled(_:)``.
  public var isActive: Bool {
    get { gtk_toggle_button_get_active(cast()) != 0 }
    nonmutating set {
      set(newValue, from: isActive) {
        silently { gtk_toggle_button_set_active(cast(), newValue ? 1 : 0) }
        if gtk_accessible_get_accessible_role(opaque) == GTK_ACCESSIBLE_ROLE_TAB {
          setAccessible(GTK_ACCESSIBLE_STATE_SELECTED, newValue)
        }
      }
    }
  }

  /// Presses or releases the toggle like a user.
  public func toggle() {
    if isEffectivelySensitive { gtk_toggle_button_set_active(cast(), isActive ? 0 : 1) }
  }

  /// Runs `handler` when the user presses or releases the toggle.
  public func onToggled(_ handler: @escaping () -> Void) { connect("toggled", handler) }
}

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

  /// Turns the switch at a click on its label, too.
  @discardableResult
  public func labeled(by label: Label) -> Self {
    _ = label.onPress(button: GDK_BUTTON_PRIMARY) { _ in
      isEffectivelySensitive && gtk_widget_activate(pointer) != 0
    }
    return self
  }

  /// Runs `handler` with the new state when the user turns the switch.
  public func onSwitched(_ handler: @escaping (Bool) -> Void) {
    connect("notify::active") { handler(self.isOn) }
  }
}
