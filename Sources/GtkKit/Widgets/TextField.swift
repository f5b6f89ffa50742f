import CGtk

/// A text field of one line.
public final class TextField: Widget {
  /// The `GtkEntry`.
  public var pointer: WidgetPointer { widget.pointer(of: self) }
  private let widget: WeakWidget

  /// An empty field.
  public init() {
    widget = WeakWidget(gtk_entry_new())
    selectTextAtFirstClick()
  }

  /// Makes the click that gives the field the focus select the text, as the Tab key does, unless the pointer is dragged.
  ///
  /// The field watches events: a gesture would end with the press, which GTK's own gestures claim.
  private func selectTextAtFirstClick() {
    var isFirstClick = false
    let controller = add(gtk_event_controller_legacy_new(), GTK_PHASE_CAPTURE)
    Signal.answer(object(controller), "event") { [self] _ in
      let event = gtk_event_controller_get_current_event(controller)
      switch gdk_event_get_event_type(event) {
      case GDK_BUTTON_PRESS where gdk_button_event_get_button(event) != GDK_BUTTON_PRIMARY:
        isFirstClick = false
      case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: isFirstClick = !containsFocus
      case GDK_BUTTON_RELEASE, GDK_TOUCH_END:
        if isFirstClick { MainLoop.idle { [self] in selectUnlessDragged() } }
      default: break
      }
      return false
    }
    onFocusLeft { [self] in
      // GTK would go on painting the selection. The focus of a window that is left stays where it is.
      if !containsFocus { gtk_editable_select_region(opaque, 0, 0) }
    }
  }

  private func selectUnlessDragged() {
    guard widget.widget != nil, gtk_editable_get_selection_bounds(opaque, nil, nil) == 0 else { return }
    selectText()
  }

  /// The text. Setting it does not call the handlers of ``onChanged(_:)``.
  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set {
      set(newValue, from: text) {
        guard text != newValue else { return }
        // It is no change that the user could undo, and nothing before it is.
        let hasUndo = gtk_editable_get_enable_undo(opaque)
        gtk_editable_set_enable_undo(opaque, 0)
        silently { gtk_editable_set_text(opaque, newValue) }
        gtk_editable_set_enable_undo(opaque, hasUndo)
      }
    }
  }

  /// What the field shows while it is empty.
  public var placeholder: String {
    get { gtk_entry_get_placeholder_text(cast()).map { String(cString: $0) } ?? "" }
    set { gtk_entry_set_placeholder_text(cast(), newValue) }
  }

  /// Selects the whole text.
  public func selectText() { gtk_editable_select_region(opaque, 0, -1) }

  /// Disables undo, so that a handler of ``onChanged(_:)`` may set the text. With undo enabled, GTK would log a warning.
  public func disableUndo() { gtk_editable_set_enable_undo(opaque, 0) }

  /// Sets the minimum and the maximum width in characters.
  public func setCharacters(minimum: Int, maximum: Int) {
    gtk_editable_set_width_chars(opaque, CInt(minimum))
    gtk_editable_set_max_width_chars(opaque, CInt(maximum))
  }

  /// Sets the horizontal alignment of the text, from 0 at the start to 1 at the end.
  public func setTextAlignment(_ fraction: Double) { gtk_editable_set_alignment(opaque, Float(fraction)) }

  /// Tells input methods, such as an on-screen keyboard, to expect digits.
  public func expectDigits() { gtk_entry_set_input_purpose(cast(), GTK_INPUT_PURPOSE_DIGITS) }

  /// Runs `handler` each time the user changes the text.
  public func onChanged(_ handler: @escaping () -> Void) { connect("changed", handler) }

  /// Runs `handler` for keys before the text gets them, as ``onKey(capturing:_:)`` does. Dead keys and the Compose key make
  /// characters for it.
  public func onKeyBeforeText(_ handler: @escaping (Key) -> Bool) {
    Composer.fields.insert(pointer)
    connect("destroy") { [pointer] in Composer.fields.remove(pointer) }
    onKey(capturing: true, handler)
  }

  /// Runs `handler` when the user presses Enter.
  public func onEntered(_ handler: @escaping () -> Void) { connect("activate", handler) }
}
