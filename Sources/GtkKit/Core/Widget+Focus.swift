import CGtk

/// The key of a box in the data of a widget: the widgets to which the keyboard focus moves from it when it is disabled.
private let fallbacksKey = "gtkkit-focus-fallbacks"

extension Widget {
  /// Moves the keyboard focus to the widget. Returns false if the widget cannot have it.
  @discardableResult
  public func grabFocus() -> Bool { gtk_widget_grab_focus(pointer) != 0 }

  /// Moves the keyboard focus like ``grabFocus()``. A text field then has the cursor at its end, and no selection.
  @discardableResult
  public func grabFocusWithoutSelecting() -> Bool {
    // GTK would log a warning for a text field without a window.
    guard isA(gtk_entry_get_type()), root != nil else { return grabFocus() }
    defer { gtk_editable_set_position(opaque, -1) }
    return gtk_entry_grab_focus_without_selecting(cast()) != 0
  }

  /// Sets the widgets to which the keyboard focus moves when a descendant that has it is disabled or no longer placed: the first
  /// of them that can have it.
  public func setFocusFallbacks(_ widgets: [any Widget]) {
    let references = widgets.map { WeakWidget($0) }
    let fallbacks = ClosureBox { references.compactMap(\.widget) }
    g_object_set_data_full(cast(), fallbacksKey, fallbacks.retainedPointer(), releaseNotify)
  }

  /// Moves the keyboard focus to the widget or, if it cannot have it, to the nearest fallback.
  public func grabFocusOrFallback() {
    if !grabFocus() { grabFallback() }
  }

  /// Removes the keyboard focus from the widget and its descendants. It moves to the nearest fallback, if there is one.
  ///
  /// Without a focus widget, screen readers would stay at a disabled one, which they do not read. A text field that is
  /// disabled while it has the focus would go on blinking, and GTK would log a warning.
  func releaseFocus() {
    if containsFocus, !grabFallback() { gtk_root_set_focus(gtk_widget_get_root(pointer), nil) }
  }

  /// Moves the keyboard focus to a fallback outside of the widget. Returns false if there is none.
  @discardableResult
  private func grabFallback() -> Bool {
    sequence(first: AnyWidget(self)) { $0.parent }.contains { ancestor in
      ancestor.focusFallbacks.contains { !$0.isInside(self) && $0.isMapped && $0.grabFocus() }
    }
  }

  private var focusFallbacks: [AnyWidget] {
    withClosure(g_object_get_data(cast(), fallbacksKey), (() -> [AnyWidget]).self) { $0() } ?? []
  }

  /// Runs `handler` when the keyboard focus of the window moves, while the widget is mapped.
  public func onFocusMoved(_ handler: @escaping () -> Void) {
    var connection: SignalConnection?
    onMap { [widget = AnyWidget(self)] in
      guard connection == nil, let root = widget.root else { return }
      connection = SignalConnection(GObjectRef(sinking: root.pointer), ["notify::focus-widget"], handler)
    }
    onUnmap { connection = nil }
  }

  /// Runs `handler` after the keyboard focus has left the widget.
  ///
  /// It runs when GTK has finished moving the focus: GTK would crash if a handler removed a widget on the way to the new
  /// focus, such as a list row. It does not run if the window has been destroyed meanwhile, because other widgets are gone
  /// then.
  public func onFocusLeft(_ handler: @escaping () -> Void) {
    Signal.connect(object(add(gtk_event_controller_focus_new())), "leave") {
      let kept = WidgetRoot(self)
      MainLoop.idle {
        if kept.root != nil { handler() }
      }
    }
  }
}
