import CGtk

/// A window of the desktop.
public struct Window: Widget {
  /// The `GtkWindow`.
  public let pointer: WidgetPointer

  /// A window of an application, not yet shown.
  public init(of application: Application) {
    pointer = gtk_application_window_new(application.pointer)
    closesFromMainLoop()
    ReaderFocus.follow(self)
  }

  /// A window of its own, not yet shown.
  public init() {
    pointer = gtk_window_new()
    closesFromMainLoop()
    ReaderFocus.follow(self)
  }

  init(pointer: WidgetPointer) { self.pointer = pointer }

  /// The window that a widget is in; nil where it is in none.
  public init?(of widget: some Widget) {
    guard let root = gtk_widget_get_root(widget.pointer) else { return nil }
    pointer = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
  }

  private var window: UnsafeMutablePointer<GtkWindow> { cast() }

  /// The title, which lists of windows show.
  public var title: String {
    get { gtk_window_get_title(window).map { String(cString: $0) } ?? "" }
    nonmutating set { gtk_window_set_title(window, newValue) }
  }

  /// Fills the window with a widget.
  public func setChild(_ child: some Widget) { gtk_window_set_child(window, child.pointer) }

  /// Puts a bar in place of the window manager's title bar.
  public func setTitlebar(_ bar: some Widget) { gtk_window_set_titlebar(window, bar.pointer) }

  /// Sets the size at which the window opens, or, when it is open, asks for that size.
  public func setDefaultSize(_ size: Size) {
    gtk_window_set_default_size(window, CInt(size.width), CInt(size.height))
  }

  /// The size that the window has while it is neither maximized nor in full screen.
  public var defaultSize: Size {
    var (width, height) = (CInt(0), CInt(0))
    gtk_window_get_default_size(window, &width, &height)
    return Size(Double(width), Double(height))
  }

  /// Runs `handler` when ``defaultSize`` changes.
  public func onDefaultSizeChanged(_ handler: @escaping () -> Void) {
    for property in ["default-width", "default-height"] {
      Signal.connect(argument: UnsafeMutableRawPointer(pointer), "notify::\(property)") { _ in handler() }
    }
  }

  /// Has the window take a size, also where it fills the screen now.
  public func resize(to size: Size) {
    gtk_window_unfullscreen(window)
    gtk_window_unmaximize(window)
    setDefaultSize(size)
  }

  /// Whether the user is in the window.
  public var isActive: Bool { gtk_window_is_active(window) != 0 }

  /// The icon that the window manager shows, by its name in the icon theme.
  public func setIcon(_ name: String) { gtk_window_set_icon_name(window, name) }

  /// Shows the window in front of the others, unless it is about to be destroyed.
  public func present() {
    if !isClosing { gtk_window_present(window) }
  }

  /// Closes the window as its close button does.
  public func close() { gtk_window_close(window) }

  /// Whether the window is modal.
  public var isModal: Bool { gtk_window_get_modal(window) != 0 }

  /// Keeps the window in front of another, which does not answer as long as this one is open.
  func setModal(above parent: Window) {
    gtk_window_set_transient_for(window, parent.window)
    gtk_window_set_modal(window, 1)
  }

  /// Keeps the window in front of another, which still accepts input; it is destroyed together with that one.
  public func setAttached(to parent: Window) { gtk_window_set_transient_for(window, parent.window) }

  /// Has keys close the window as its close button does, as "Escape|<Control>w".
  public func closes(at keys: String) {
    let controller = gtk_shortcut_controller_new()
    gtk_shortcut_controller_add_shortcut(
      controller,
      gtk_shortcut_new(gtk_shortcut_trigger_parse_string(keys), gtk_named_action_new("window.close")))
    gtk_widget_add_controller(pointer, controller)
  }

  /// The widget that has the keyboard focus.
  public var focus: AnyWidget? { gtk_window_get_focus(window).map { AnyWidget($0) } }

  /// Whether the window shows the focus: it does after the focus was moved by a key.
  var showsFocus: Bool { gtk_window_get_focus_visible(window) != 0 }

  /// Runs `handler` when the window goes away for good.
  public func onDestroyed(_ handler: @escaping () -> Void) { connect("destroy", handler) }
}
