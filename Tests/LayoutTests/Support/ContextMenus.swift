import CGtk
import GtkKit

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
    for _ in 0..<2000 where MainLoop.iterate() {}
  }

  private static func pressMenuKey(on widget: AnyWidget) {
    let controllers = gtk_widget_observe_controllers(widget.pointer)
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    let type = gtk_event_controller_key_get_type()
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(controller) }
      if g_type_check_instance_is_a(controller.assumingMemoryBound(to: GTypeInstance.self), type) != 0 {
        pressMenuKey(controller, type)
      }
    }
  }

  private static func pressMenuKey(_ controller: gpointer, _ type: GType) {
    var values = [GValue](repeating: GValue(), count: 4)
    g_value_init(&values[0], type)
    g_value_set_object(&values[0], controller)
    g_value_init(&values[1], g_type_from_name("guint"))
    g_value_set_uint(&values[1], guint(GDK_KEY_Menu))
    g_value_init(&values[2], g_type_from_name("guint"))
    g_value_init(&values[3], gdk_modifier_type_get_type())
    var answer = GValue()
    g_value_init(&answer, g_type_from_name("gboolean"))
    g_signal_emitv(&values, g_signal_lookup("key-pressed", type), 0, &answer)
    for index in values.indices { g_value_unset(&values[index]) }
  }
}
