import CGtk

/// Owns the root of a widget tree, and so all widgets below it: the only strong reference that a view holds.
public struct WidgetRoot: Widget {
  /// The root.
  public let pointer: WidgetPointer
  private let reference: GObjectRef
  private let handlers = Handlers()

  /// Keeps a widget and everything below it alive as long as this value exists.
  public init(_ widget: some Widget) {
    pointer = widget.pointer
    reference = GObjectRef(sinking: pointer)
  }

  /// Runs `onPress` before each press on the tree, as ``Widget/onPress(_:)`` does, `onKey` before each key, `onMap` each time
  /// that it appears on the screen, and `onUnmap` each time that it disappears, instead of the handlers of the call before.
  public func respond(
    onPress: @escaping () -> Bool, onKey: @escaping (Key) -> Bool, onMap: @escaping () -> Void,
    onUnmap: @escaping () -> Void
  ) {
    let isFirst = handlers.latest == nil
    handlers.latest = (onPress, onKey, onMap, onUnmap)
    guard isFirst else { return }
    self.onPress { [handlers] in handlers.latest?.onPress() == true }
    self.onKey(capturing: true) { [handlers] in handlers.latest?.onKey($0) == true }
    self.onMap { [handlers] in handlers.latest?.onMap() }
    self.onUnmap { [handlers] in handlers.latest?.onUnmap() }
  }

  /// The handlers of the latest call.
  @MainActor private final class Handlers {
    var latest: (onPress: () -> Bool, onKey: (Key) -> Bool, onMap: () -> Void, onUnmap: () -> Void)?
  }
}

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
