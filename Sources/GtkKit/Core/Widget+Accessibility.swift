import CGtk

/// What a widget is to assistive technology, where its type does not tell.
public enum AccessibleRole {
  case alertDialog, group, heading, image, presentation, status, tab, tabList, tabPanel

  var gtk: GtkAccessibleRole {
    switch self {
    case .alertDialog: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
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

extension Widget {
  /// Gives the widget a name for assistive technology.
  @discardableResult
  public func accessible(_ label: String) -> Self {
    cgtk_accessible_set_text(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, label)
    return self
  }

  /// Tells assistive technology more than the name does.
  public func setAccessibleDescription(_ text: String) {
    cgtk_accessible_set_text(pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
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

  /// Tells assistive technology whether the widget is the chosen one of its group.
  public func setAccessibleSelected(_ isSelected: Bool) {
    cgtk_accessible_set_selected(pointer, isSelected ? 1 : 0)
  }

  /// Has assistive technology say `text` (GTK 4.14 on; before, text of a ``AccessibleRole/status`` widget is read).
  public func announce(_ text: String) { cgtk_accessible_announce(pointer, text) }
}
