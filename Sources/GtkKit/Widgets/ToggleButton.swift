import CGtk

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
      setAccessibleChecked(false)
      // A handler with arguments is called when `isActive` is set, too.
      Signal.connect(pointer, "notify::active") { [self] _ in
        setAccessibleChecked(isActive)
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
          setAccessibleSelected(newValue)
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
