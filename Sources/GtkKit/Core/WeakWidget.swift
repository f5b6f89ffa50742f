import CGtk

/// A weak reference to a widget.
@MainActor public final class WeakWidget {
  private let location = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)

  /// Refers to a widget without keeping it alive.
  public init(_ widget: some Widget) {
    location.initialize(to: widget.cast())
    g_object_add_weak_pointer(widget.cast(), location)
  }

  /// The widget; nil after it has been destroyed.
  public var widget: AnyWidget? {
    location.pointee.map { AnyWidget($0.assumingMemoryBound(to: GtkWidget.self)) }
  }

  isolated deinit {
    if let widget { g_object_remove_weak_pointer(widget.cast(), location) }
    location.deallocate()
  }
}
