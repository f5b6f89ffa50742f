import CGtk

/// A button that opens a menu.
public struct MenuButton: Widget {
  /// The `GtkMenuButton`.
  public let pointer: WidgetPointer

  /// A button with a named icon of the theme that opens `menu`; the primary one of its window also at F10.
  public init(icon: String, menu: Menu, isPrimary: Bool = false) {
    pointer = gtk_menu_button_new()
    gtk_menu_button_set_icon_name(opaque, icon)
    gtk_menu_button_set_menu_model(
      opaque, UnsafeMutableRawPointer(menu.reference.raw).assumingMemoryBound(to: GMenuModel.self))
    gtk_menu_button_set_primary(opaque, isPrimary ? 1 : 0)
  }

  /// Opens the menu.
  public func popUp() { gtk_menu_button_popup(opaque) }

  /// Runs `handler` when the menu has closed.
  public func onClosed(_ handler: @escaping () -> Void) {
    gtk_menu_button_get_popover(opaque).map { Signal.connect(UnsafeMutableRawPointer($0), "closed", handler) }
  }
}

/// Entries that name actions of the application or the window.
public struct Menu {
  let reference: GObjectRef

  /// An empty menu.
  public init() { reference = GObjectRef(owning: UnsafeMutableRawPointer(g_menu_new())) }

  private var menu: OpaquePointer { reference.opaque }

  /// Adds an entry for a detailed action name, as "app.quit".
  public func add(_ label: String, action: String) { g_menu_append(menu, label, action) }

  /// Adds an entry for an action that takes a text, and the text.
  public func add(_ label: String, action: String, target: String) {
    let item = g_menu_item_new(label, nil)
    g_menu_item_set_action_and_target_value(item, action, g_variant_new_string(target))
    g_menu_append_item(menu, item)
    g_object_unref(item.map { UnsafeMutableRawPointer($0) })
  }

  /// Adds a group of entries, set off by a line.
  public func add(section: Menu) {
    g_menu_append_section(menu, nil, section.reference.raw.assumingMemoryBound(to: GMenuModel.self))
  }

  /// Adds an entry that opens another menu.
  public func add(_ label: String, submenu: Menu) {
    g_menu_append_submenu(menu, label, submenu.reference.raw.assumingMemoryBound(to: GMenuModel.self))
  }
}
