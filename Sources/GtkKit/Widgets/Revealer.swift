import CGtk

/// A widget that slides its child in and out at the top edge, or shows it immediately if animations are switched off.
public struct Revealer: Widget {
  /// The `GtkRevealer`.
  public let pointer: WidgetPointer

  /// A revealer whose child is hidden at first.
  public init(_ child: some Widget) {
    pointer = gtk_revealer_new()
    gtk_revealer_set_child(opaque, child.pointer)
    gtk_revealer_set_transition_type(opaque, GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN)
  }

  /// Whether the child is revealed or sliding in.
  public var isRevealed: Bool {
    get { gtk_revealer_get_reveal_child(opaque) != 0 }
    nonmutating set {
      set(newValue, from: isRevealed) { gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0) }
    }
  }

  /// Whether the child is fully revealed or hidden.
  public var hasFinished: Bool { isRevealed == (gtk_revealer_get_child_revealed(opaque) != 0) }

  /// Runs `handler` when the child is fully revealed or hidden.
  public func onFinished(_ handler: @escaping (_ isRevealed: Bool) -> Void) {
    connect("notify::child-revealed") { handler(gtk_revealer_get_child_revealed(opaque) != 0) }
  }
}
