import CGtk

/// A text field of one line.
public struct TextField: Widget {
  /// The `GtkEntry`.
  public let pointer: WidgetPointer

  /// An empty field.
  public init() { pointer = gtk_entry_new() }

  /// The text. Setting it does not call the handlers of ``onChanged(_:)``.
  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    nonmutating set {
      set("", to: newValue, from: text) {
        if text != newValue { silently { gtk_editable_set_text(opaque, newValue) } }
      }
    }
  }

  /// What the field shows while it is empty.
  public var placeholder: String {
    get { gtk_entry_get_placeholder_text(cast()).map { String(cString: $0) } ?? "" }
    nonmutating set { gtk_entry_set_placeholder_text(cast(), newValue) }
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

  /// Runs `handler` when the user presses Enter.
  public func onEntered(_ handler: @escaping () -> Void) { connect("activate", handler) }

  /// Replaces the text like a user.
  public func type(_ text: String) { ifSensitive { gtk_editable_set_text(opaque, text) } }

  /// Presses Enter like a user.
  public func pressEnter() { ifSensitive { cgtk_emit(pointer, "activate") } }
}
