import CGtk

/// A button that opens a menu or another widget.
public final class MenuButton: Widget {
  /// The `GtkMenuButton`.
  public var pointer: WidgetPointer { widget.pointer(of: self) }
  private let widget: WeakWidget
  private var closing: () -> Void = {}

  /// A button with an icon of the icon theme. F10 opens the primary menu of a window.
  public init(icon: String, menu: Menu, isPrimary: Bool = false) {
    widget = WeakWidget(gtk_menu_button_new())
    gtk_menu_button_set_icon_name(opaque, icon)
    gtk_menu_button_set_primary(opaque, isPrimary ? 1 : 0)
    opens { gtk_menu_button_set_menu_model($0, menu.reference.cast()) }
  }

  /// A button with a label, which is styled like other buttons. It opens a widget in a popover, which `makeContent` makes
  /// when it is first opened.
  public init(_ label: String, style: String, makeContent: @escaping () -> any Widget) {
    widget = WeakWidget(gtk_menu_button_new())
    gtk_menu_button_set_label(opaque, label)
    for button in children { button.styled(style) }
    opens { button in
      let popover = AnyWidget(gtk_popover_new())
      gtk_popover_set_child(popover.cast(), makeContent().pointer)
      gtk_menu_button_set_popover(button, popover.pointer)
    }
  }

  /// Opens the menu or the widget.
  public func popUp() { gtk_menu_button_popup(opaque) }

  /// Closes the menu or the widget.
  public func popDown() { gtk_menu_button_popdown(opaque) }

  /// Runs `handler` after the menu has closed.
  public func onClosed(_ handler: @escaping () -> Void) { closing = handler }

  /// Opens the popover that `makePopover` gives the button. It is made when it is first opened: the widgets of a menu would
  /// delay the first frame of the window.
  private func opens(_ makePopover: @escaping (OpaquePointer) -> Void) {
    let button = opaque
    let box = ClosureBox { [self] in
      guard gtk_menu_button_get_popover(button) == nil else { return }
      makePopover(button)
      guard let popover = gtk_menu_button_get_popover(button) else { return }
      Signal.connect(UnsafeMutableRawPointer(popover), "closed") { [self] in closing() }
      // GTK 4.8 keeps an open popover when its window is destroyed, and asks later for the pointer in it.
      Signal.connect(UnsafeMutableRawPointer(button), "unmap") { gtk_menu_button_popdown(button) }
    }
    gtk_menu_button_set_create_popup_func(
      button, { _, data in withClosure(data, (() -> Void).self) { $0() } }, box.retainedPointer(),
      releaseNotify)
  }
}

/// A menu whose entries activate actions of the application or the window.
public struct Menu {
  let reference: GObjectRef

  /// An empty menu.
  public init() { reference = GObjectRef(owning: UnsafeMutableRawPointer(g_menu_new())) }

  private var menu: OpaquePointer { reference.opaque }

  /// Adds an entry for an action, for example "app.quit", which can have a string parameter. It is not shown if the
  /// application has no such action.
  public func add(_ label: String, action: String, target: String? = nil) {
    let item = g_menu_item_new(label, nil)
    g_menu_item_set_action_and_target_value(item, action, target.map { g_variant_new_string($0) })
    g_menu_item_set_attribute_value(item, "hidden-when", g_variant_new_string("action-missing"))
    g_menu_append_item(menu, item)
    g_object_unref(item.map { UnsafeMutableRawPointer($0) })
  }

  /// Replaces an entry.
  public func replace(at index: Int, by label: String, action: String) {
    g_menu_remove(menu, gint(index))
    g_menu_insert(menu, gint(index), label, action)
  }

  /// Adds a group of entries, which is separated by a line.
  public func add(section: Menu) { g_menu_append_section(menu, nil, section.reference.cast()) }

  /// Adds a submenu.
  public func add(_ label: String, submenu: Menu) {
    g_menu_append_submenu(menu, label, submenu.reference.cast())
  }
}

/// A small window beside a part of a widget, which closes at a click elsewhere or Escape.
public final class Popover {
  private let widget: WeakWidget

  /// A popover with some content, of a parent that arranges it with no others. It is closed when the parent disappears.
  public init(_ content: some Widget, of parent: some Widget) {
    let popover = AnyWidget(gtk_popover_new())
    gtk_popover_set_child(popover.cast(), content.pointer)
    gtk_widget_set_parent(popover.pointer, parent.pointer)
    widget = WeakWidget(popover)
    parent.onUnmap { [self] in popDown() }
  }

  /// Opens the popover at a rectangle of its parent. The first widget that can have it gets the keyboard focus.
  public func popUp(at place: Rect) {
    guard let popover = widget.widget else { return }
    var rectangle = GdkRectangle(
      x: CInt(place.x), y: CInt(place.y), width: CInt(place.width), height: CInt(place.height))
    gtk_popover_set_pointing_to(popover.cast(), &rectangle)
    gtk_popover_popup(popover.cast())
  }

  /// Closes the popover.
  public func popDown() { widget.widget.map { gtk_popover_popdown($0.cast()) } }
}
