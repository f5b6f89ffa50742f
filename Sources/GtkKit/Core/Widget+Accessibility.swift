import CGtk

/// What a widget is to assistive technology, where its type does not tell.
public enum AccessibleRole {
  case alertDialog, checkBox, group, heading, image, presentation, status, tab, tabList, tabPanel
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
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .tab: GTK_ACCESSIBLE_ROLE_TAB
    case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
    case .tabPanel: GTK_ACCESSIBLE_ROLE_TAB_PANEL
    }
  }
}

/// The key of a widget's own description in its object's data.
private let ownDescription = "parlor-description"

extension Widget {
  /// Gives the widget a name for assistive technology.
  @discardableResult
  public func accessible(_ label: String) -> Self {
    cgtk_accessible_set_text(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, label)
    return self
  }

  /// Tells assistive technology more than the name does.
  public func setAccessibleDescription(_ text: String) {
    g_object_set_data_full(cast(), ownDescription, g_strdup(text), g_free)
    cgtk_accessible_set_text(pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
  }

  /// Gives the widget another description until ``endTemporaryDescription()`` is called.
  func describeTemporarily(_ text: String) {
    cgtk_accessible_set_text(pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
  }

  /// Restores the widget's own description, or its tooltip if it has no description.
  func endTemporaryDescription() {
    let own = g_object_get_data(cast(), ownDescription).map {
      String(cString: $0.assumingMemoryBound(to: CChar.self))
    }
    if let text = own ?? tooltip {
      cgtk_accessible_set_text(pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
    } else {
      cgtk_accessible_reset_property(pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
    }
  }

  /// Tells assistive technology the value in words, as "$35" for a slider at 35.
  public func setAccessibleValue(_ text: String) {
    cgtk_accessible_set_text(pointer, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text)
  }

  /// Tells assistive technology how far up a heading stands, 1 being the highest.
  @discardableResult
  public func accessibleLevel(_ level: Int) -> Self {
    cgtk_accessible_set_level(pointer, CInt(level))
    return self
  }

  /// Tells assistive technology that nothing outside of the widget can be used for now.
  public func setAccessibleModal(_ isModal: Bool) { cgtk_accessible_set_modal(pointer, isModal ? 1 : 0) }

  /// Keeps the widget and all below it from assistive technology.
  public func setAccessibleHidden(_ isHidden: Bool) { cgtk_accessible_set_hidden(pointer, isHidden ? 1 : 0) }

  /// Sets whether the widget is checked, for assistive technology.
  func setAccessibleChecked(_ isChecked: Bool) { cgtk_accessible_set_checked(pointer, isChecked ? 1 : 0) }

  /// Tells assistive technology whether the widget is the chosen one of its group.
  public func setAccessibleSelected(_ isSelected: Bool) {
    cgtk_accessible_set_selected(pointer, isSelected ? 1 : 0)
  }
}
