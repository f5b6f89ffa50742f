import CGtk

/// A weak reference to a widget.
@MainActor public final class WeakWidget {
  private let place = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)

  /// Refers to a widget, and does not keep it alive.
  public init(_ widget: AnyWidget) {
    place.initialize(to: widget.cast())
    g_object_add_weak_pointer(widget.cast(), place)
  }

  /// The widget; nil after it has been destroyed.
  public var widget: AnyWidget? {
    place.pointee.map { AnyWidget($0.assumingMemoryBound(to: GtkWidget.self)) }
  }

  isolated deinit {
    if let widget { g_object_remove_weak_pointer(widget.cast(), place) }
    place.deallocate()
  }
}
