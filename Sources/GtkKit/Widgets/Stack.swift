import CGtk

/// A stack of pages, of which one is shown.
public struct Stack: Widget {
  /// The `GtkStack`.
  public let pointer: WidgetPointer

  /// An empty stack. Its minimum size is that of the visible page.
  public init() {
    pointer = nonNull(gtk_stack_new())
    gtk_stack_set_hhomogeneous(opaque, 0)
    gtk_stack_set_vhomogeneous(opaque, 0)
  }

  /// Adds a page. The title is its accessible name.
  public func add(_ page: some Widget, named name: String, title: String) {
    let stackPage = gtk_stack_add_named(opaque, page.pointer, name)
    // The page is a node between the stack and the child in the accessibility tree.
    cgtk_accessible_set_text(
      stackPage.map { UnsafeMutableRawPointer($0) }, GTK_ACCESSIBLE_PROPERTY_LABEL, title)
  }

  /// The name of the visible page; empty if there is none.
  public var shownPage: String {
    gtk_stack_get_visible_child_name(opaque).map { String(cString: $0) } ?? ""
  }

  /// Shows a page. If the previous page had the keyboard focus, no widget has it afterwards.
  public func show(_ name: String) {
    guard name != shownPage else { return }
    // GTK would move the focus into the new page, and select the text of its first field.
    releaseFocus()
    gtk_stack_set_visible_child_name(opaque, name)
  }
}
