import CGtk

/// A field of one line for the user to type in.
public struct TextField: Widget {
  /// The `GtkEntry`.
  public let pointer: WidgetPointer

  /// An empty field.
  public init() { pointer = gtk_entry_new() }

  /// What the field holds; setting it does not call the `onChanged` handler.
  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    nonmutating set {
      set("", to: newValue, from: text) {
        if text != newValue { silently { gtk_editable_set_text(opaque, newValue) } }
      }
    }
  }

  /// Selects the whole text.
  public func selectText() { gtk_editable_select_region(opaque, 0, -1) }

  /// Turns off undo. A handler of `onChanged` may then set the text: with undo on, GTK warns about that.
  public func disableUndo() { gtk_editable_set_enable_undo(opaque, 0) }

  /// Sets how many characters the field has room for: the least it asks, and at most.
  public func setCharacters(minimum: Int, maximum: Int) {
    gtk_editable_set_width_chars(opaque, CInt(minimum))
    gtk_editable_set_max_width_chars(opaque, CInt(maximum))
  }

  /// Where the text begins, from 0 at the start to 1 at the end.
  public func setTextAlignment(_ fraction: Double) { gtk_editable_set_alignment(opaque, Float(fraction)) }

  /// Tells the input method that digits are wanted, which an on-screen keyboard heeds.
  public func expectDigits() { gtk_entry_set_input_purpose(cast(), GTK_INPUT_PURPOSE_DIGITS) }

  /// Runs `handler` each time that the user changes the text.
  public func onChanged(_ handler: @escaping () -> Void) { connect("changed", handler) }

  /// Runs `handler` when the user presses Enter.
  public func onEntered(_ handler: @escaping () -> Void) { connect("activate", handler) }

  /// Types into the field as the user would.
  public func type(_ text: String) {
    guard isEffectivelySensitive else { return }
    gtk_editable_set_text(opaque, text)
  }

  /// Presses Enter in the field as the user would.
  public func pressEnter() {
    guard isEffectivelySensitive else { return }
    cgtk_emit(UnsafeMutableRawPointer(pointer), "activate")
  }
}
