import CGtk

/// Pages of which one is shown.
public struct Stack: Widget {
  /// The `GtkStack`.
  public let pointer: WidgetPointer

  /// How the stack goes from page to page.
  public enum Transition {
    case none, crossfade

    var gtk: GtkStackTransitionType {
      switch self {
      case .none: GTK_STACK_TRANSITION_TYPE_NONE
      case .crossfade: GTK_STACK_TRANSITION_TYPE_CROSSFADE
      }
    }
  }

  /// An empty stack.
  ///
  /// It is as large as the page that is shown needs: one that is as large as its largest hidden page could not be
  /// made smaller.
  public init(milliseconds: Int = 200) {
    pointer = gtk_stack_new()
    gtk_stack_set_hhomogeneous(opaque, 0)
    gtk_stack_set_vhomogeneous(opaque, 0)
    gtk_stack_set_transition_duration(opaque, guint(milliseconds))
  }

  /// Adds a page.
  public func add(_ page: some Widget, named name: String) {
    _ = gtk_stack_add_named(opaque, page.pointer, name)
  }

  /// The name of the page that is shown; empty before there is one.
  public var shownPage: String {
    gtk_stack_get_visible_child_name(opaque).map { String(cString: $0) } ?? ""
  }

  /// Shows a page.
  public func show(_ name: String, _ transition: Transition = .none) {
    gtk_stack_set_visible_child_full(opaque, name, transition.gtk)
  }
}
