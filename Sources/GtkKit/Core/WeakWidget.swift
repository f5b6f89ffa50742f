import CGtk

/// A weak reference to a widget.
@MainActor public final class WeakWidget {
  private let location = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)

  /// Refers to a widget without keeping it alive.
  public convenience init(_ widget: some Widget) { self.init(widget.pointer) }

  init(_ pointer: WidgetPointer) {
    location.initialize(to: pointer)
    g_object_add_weak_pointer(GtkKit.cast(pointer, to: GObject.self), location)
  }

  /// The widget; nil after it has been destroyed.
  public var widget: AnyWidget? {
    location.pointee.map { AnyWidget($0.assumingMemoryBound(to: GtkWidget.self)) }
  }

  /// The widget for a handle, which must not be used after the widget has been destroyed.
  func pointer<Handle: Widget>(of handle: Handle) -> WidgetPointer {
    guard let widget else { preconditionFailure("\(type(of: handle)) was destroyed") }
    return widget.pointer
  }

  isolated deinit {
    if let widget { g_object_remove_weak_pointer(widget.cast(), location) }
    location.deallocate()
  }
}
