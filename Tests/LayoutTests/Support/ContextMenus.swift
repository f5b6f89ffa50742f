import CGtk
import GtkKit
import TestSupport

/// The context menus of widgets, opened as by the Menu key.
@MainActor
enum ContextMenus {
  /// Opens the context menus of all visible widgets below a widget, and returns them.
  static func open(below widget: AnyWidget) -> [AnyWidget] {
    let before = widget.children.map(\.pointer)
    if widget.isMapped, widget.isA(gtk_button_get_type()) { pressMenuKey(on: widget) }
    return widget.children.flatMap { before.contains($0.pointer) ? open(below: $0) : [$0] }
  }

  /// Closes and releases the menus.
  static func close(_ menus: [AnyWidget]) {
    for menu in menus { gtk_popover_popdown(menu.cast()) }
    pump()
  }

  private static func pressMenuKey(on widget: AnyWidget) {
    for controller in widget.controllers(of: gtk_event_controller_key_get_type()) {
      controller.emit(
        "key-pressed", .key(guint(GDK_KEY_Menu)), .key(0), .modifiers(GdkModifierType(rawValue: 0)))
    }
  }
}
