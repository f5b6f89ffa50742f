import CGtk

/// A widget that slides in from its top edge and out again. Where animations are switched off, it appears at once.
public struct Revealer: Widget {
  /// The `GtkRevealer`.
  public let pointer: WidgetPointer

  /// Hides `child` until it is revealed.
  public init(_ child: some Widget) {
    pointer = gtk_revealer_new()
    gtk_revealer_set_child(opaque, child.pointer)
    gtk_revealer_set_transition_type(opaque, GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN)
  }

  /// Whether the child is shown, or is sliding in.
  public var isRevealed: Bool {
    get { gtk_revealer_get_reveal_child(opaque) != 0 }
    nonmutating set { gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0) }
  }

  /// Runs `handler` when the child is completely shown or hidden.
  public func onFinished(_ handler: @escaping (_ isRevealed: Bool) -> Void) {
    Signal.connect(argument: UnsafeMutableRawPointer(pointer), "notify::child-revealed") { _ in
      handler(gtk_revealer_get_child_revealed(opaque) != 0)
    }
  }
}
