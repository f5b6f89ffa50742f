import CGtk

/// A weak reference to a widget.
final class WeakWidget {
  private let place = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)

  init(_ widget: AnyWidget) {
    place.initialize(to: widget.cast())
    g_object_add_weak_pointer(widget.cast(), place)
  }

  /// The widget; nil after it has been destroyed.
  var widget: AnyWidget? {
    place.pointee.map { AnyWidget($0.assumingMemoryBound(to: GtkWidget.self)) }
  }

  isolated deinit {
    if let widget { g_object_remove_weak_pointer(widget.cast(), place) }
    place.deallocate()
  }
}
