import CGtk

/// A top-level window.
public struct Window: Widget {
  /// The `GtkWindow`.
  public let pointer: WidgetPointer

  /// A window, which belongs to an application if one is given. It is not shown yet.
  public init(of application: Application? = nil) {
    Self.watchKeys()
    let type = application == nil ? gtk_window_get_type() : gtk_application_window_get_type()
    // GTK 4.8 forgets the role of a type if the focus of the window is set before it is shown: screen readers would not
    // speak the title.
    let widgetClass = g_type_class_ref(type).assumingMemoryBound(to: GtkWidgetClass.self)
    pointer = cgtk_widget_new(type, gtk_widget_class_get_accessible_role(widgetClass))
    if let application { gtk_window_set_application(cast(), application.pointer) }
    closesFromMainLoop()
    ScreenReaderFocus.follow(self)
  }

  /// A handle for a window that GTK returned.
  init(pointer: WidgetPointer) {
    self.pointer = pointer
    precondition(isA(gtk_window_get_type()), "\(typeName) is not a GtkWindow")
  }

  /// The window that contains a widget. Fails if there is none.
  public init?(of widget: some Widget) {
    guard let root = widget.root else { return nil }
    self.init(pointer: root.pointer)
  }

  /// All windows, also the dialogs of GTK.
  package static var all: [Window] {
    let windows = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(windows)).compactMap { index in
      guard let window = g_list_model_get_item(windows, index) else { return nil }
      defer { g_object_unref(window) }
      return Window(pointer: window.assumingMemoryBound(to: GtkWidget.self))
    }
  }

  private var window: UnsafeMutablePointer<GtkWindow> { cast() }

  /// The title, which window lists show.
  public var title: String {
    get { gtk_window_get_title(window).map { String(cString: $0) } ?? "" }
    nonmutating set { gtk_window_set_title(window, newValue) }
  }

  /// Sets the content.
  public func setChild(_ child: some Widget) { gtk_window_set_child(window, child.pointer) }

  /// Sets the content, which has a header bar in place of the window manager's title bar.
  public func setChildWithTitlebar(_ child: some Widget) {
    let titlebar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_widget_set_visible(titlebar, 0)
    gtk_window_set_titlebar(window, titlebar)
    setChild(child)
  }

  /// Sets the initial size, or requests a size if the window is open.
  public func setDefaultSize(_ size: Size) {
    gtk_window_set_default_size(window, CInt(size.width), CInt(size.height))
  }

  /// The size of the window when it is neither maximized nor in full screen.
  public var defaultSize: Size {
    var (width, height) = (CInt(0), CInt(0))
    gtk_window_get_default_size(window, &width, &height)
    return Size(Double(width), Double(height))
  }

  /// Runs `handler` when ``defaultSize`` changes.
  public func onDefaultSizeChanged(_ handler: @escaping () -> Void) {
    for property in ["default-width", "default-height"] {
      connect("notify::\(property)", handler)
    }
  }

  /// Requests a size, and ends full screen and the maximized state.
  public func resize(to size: Size) {
    gtk_window_unfullscreen(window)
    gtk_window_unmaximize(window)
    setDefaultSize(size)
  }

  /// Whether the window has the keyboard focus.
  public var isActive: Bool { gtk_window_is_active(window) != 0 }

  /// Sets the icon for window managers by its name in the icon theme.
  public func setIcon(_ name: String) { gtk_window_set_icon_name(window, name) }

  /// Shows and raises the window, unless it is about to be destroyed.
  public func present() {
    if !isClosing { gtk_window_present(window) }
  }

  /// Runs `handler` when a frame is drawn, until the returned connection is released. Returns nil before the window has been
  /// presented. Frames before the window is on the display draw nothing.
  public func onDraw(_ handler: @escaping () -> Void) -> SignalConnection? {
    gtk_widget_get_frame_clock(pointer).map { [opaque] clock in
      SignalConnection(GObjectRef(sinking: UnsafeMutableRawPointer(clock)), ["paint"]) {
        guard let surface = gtk_native_get_surface(opaque), gdk_surface_get_mapped(surface) != 0 else {
          return
        }
        handler()
      }
    }
  }

  /// Closes the window like its close button.
  public func close() { gtk_window_close(window) }

  /// Whether the window is modal.
  public var isModal: Bool { gtk_window_get_modal(window) != 0 }

  /// Makes the window modal and keeps it in front of its parent.
  func setModal(above parent: Window) {
    gtk_window_set_transient_for(window, parent.window)
    gtk_window_set_modal(window, 1)
  }

  /// Keeps the window in front of its parent, which still accepts input. It is destroyed together with the parent.
  public func setAttached(to parent: Window) { gtk_window_set_transient_for(window, parent.window) }

  /// Adds keyboard shortcuts that close the window, for example "Escape|<Control>w".
  public func closes(at keys: String) {
    let controller = gtk_shortcut_controller_new()
    gtk_shortcut_controller_add_shortcut(
      controller,
      gtk_shortcut_new(gtk_shortcut_trigger_parse_string(keys), gtk_named_action_new("window.close")))
    add(controller)
  }

  /// The widget with the keyboard focus; nil if there is none.
  public var focus: AnyWidget? { gtk_window_get_focus(window).map { AnyWidget($0) } }

  /// Moves the keyboard focus to a widget that had it before. The text of a field is not selected.
  public func restoreFocus(to widget: some Widget) { gtk_window_set_focus(window, widget.pointer) }

  /// Whether the focus is visible, which it is after it was moved by a key.
  var showsFocus: Bool { gtk_window_get_focus_visible(window) != 0 }

  /// Runs `handler` when the window is destroyed.
  public func onDestroyed(_ handler: @escaping () -> Void) { connect("destroy", handler) }
}

/// The maximized state and full screen.
extension Window {
  /// Whether the window is maximized, also beneath full screen.
  public var isMaximized: Bool { gtk_window_is_maximized(cast()) != 0 }

  /// Whether the window is in full screen.
  public var isFullScreen: Bool { gtk_window_is_fullscreen(cast()) != 0 }

  /// Maximizes the window, or makes it open maximized.
  public func maximize() { gtk_window_maximize(cast()) }

  /// Enters full screen, or makes the window open in full screen.
  public func enterFullScreen() { gtk_window_fullscreen(cast()) }

  /// Leaves full screen if the window is in full screen.
  public func leaveFullScreen() {
    if isFullScreen { gtk_window_unfullscreen(cast()) }
  }

  /// Makes Escape leave full screen, unless something else in the window uses the key.
  public func leavesFullScreenAtEscape() {
    onKey { key in
      guard key == .escape, isFullScreen else { return false }
      leaveFullScreen()
      return true
    }
  }

  /// Runs `handler` after the window has been maximized, put in full screen or restored.
  public func onStateChanged(_ handler: @escaping () -> Void) {
    for property in ["maximized", "fullscreened"] {
      connect("notify::\(property)", handler)
    }
  }

  /// Runs `handler` when the keyboard focus of the window moves to another widget, or to none.
  public func onFocusChanged(_ handler: @escaping () -> Void) { connect("notify::focus-widget", handler) }
}
