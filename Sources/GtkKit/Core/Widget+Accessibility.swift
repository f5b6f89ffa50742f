import CGtk

/// The accessible role of a widget that does not have its type's default role.
public enum AccessibleRole {
  case alertDialog, checkBox, group, heading, image, presentation, radio, status, tab, tabList
  /// The widget is hidden from assistive technology.
  case ignored

  var gtk: GtkAccessibleRole {
    switch self {
    case .alertDialog: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .checkBox: GTK_ACCESSIBLE_ROLE_CHECKBOX
    case .ignored: GTK_ACCESSIBLE_ROLE_NONE
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .presentation: GTK_ACCESSIBLE_ROLE_PRESENTATION
    case .radio: GTK_ACCESSIBLE_ROLE_RADIO
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .tab: GTK_ACCESSIBLE_ROLE_TAB
    case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
    }
  }
}

/// The key that marks a widget that was hidden from assistive technology by 1, and one that was shown again by 2.
private let hides = "gtkkit-hides"

extension Widget {
  /// Sets the accessible name.
  @discardableResult
  public func accessibleLabel(_ label: String) -> Self {
    // Newer versions of GTK label a button by its text, which would count more than its name.
    gtk_accessible_reset_relation(opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    cgtk_accessible_set_text(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, label)
    return self
  }

  /// Sets a text as the accessible name and as the tooltip.
  ///
  /// GTK would make the tooltip the accessible description, and screen readers would speak the text twice.
  @discardableResult
  public func labeledByTooltip(_ text: String) -> Self {
    tooltip = text
    accessibleLabel(text)
    gtk_accessible_reset_property(opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
    markTooltipAsName()
    return self
  }

  /// Sets the accessible description.
  public func setAccessibleDescription(_ text: String) {
    keepDescription(text)
    cgtk_accessible_set_text(pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
  }

  /// Sets the level of a heading; 1 is the highest.
  @discardableResult
  public func accessibleLevel(_ level: Int) -> Self {
    cgtk_accessible_set_number(pointer, GTK_ACCESSIBLE_PROPERTY_LEVEL, CInt(level))
    return self
  }

  /// Sets whether the widget is modal for assistive technology.
  public func setAccessibleModal(_ isModal: Bool) {
    cgtk_accessible_set_number(pointer, GTK_ACCESSIBLE_PROPERTY_MODAL, isModal ? 1 : 0)
  }

  /// Sets whether the widget and its descendants are hidden from assistive technology.
  public func setAccessibleHidden(_ isHidden: Bool) {
    let wasSet = g_object_get_data(cast(), hides) != nil
    if isHidden || wasSet {
      g_object_set_data(cast(), hides, UnsafeMutableRawPointer(bitPattern: isHidden ? 1 : 2))
    }
    setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, isHidden)
    guard isHidden, !wasSet else { return }
    // Newer versions of GTK report a widget as not hidden after its signal "map". (gtkwidget.c: gtk_widget_map)
    onMap {
      let widget = WeakWidget(self)
      MainLoop.beforeNextFrame { widget.widget?.hideAgain() }
    }
  }

  /// Reports the widget as hidden where that was set: GTK reports a widget that becomes visible as not hidden.
  func hideAgain() {
    guard g_object_get_data(cast(), hides) == UnsafeMutableRawPointer(bitPattern: 1) else { return }
    setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, true)
  }

  /// Sets whether assistive technology reports the widget as checked, open or the like.
  func setAccessible(_ state: GtkAccessibleState, _ isOn: Bool) {
    cgtk_accessible_set_state(pointer, state, isOn ? 1 : 0)
  }
}
