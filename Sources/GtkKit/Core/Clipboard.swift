import CGtk

extension Widget {
  /// Copies a text to the clipboard of the widget's display.
  public func copyToClipboard(_ text: String) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(pointer), text)
  }
}
