import CGtk

/// Owns one reference to a GObject that no widget tree owns: a provider, a paintable, an action, the root of a tree.
public nonisolated final class GObjectRef {
  let raw: UnsafeMutableRawPointer

  /// Objects that Swift owns a reference to; tests pin that closing a window brings it back to where it was.
  @MainActor public private(set) static var liveCount = 0

  /// Takes the floating reference of a new object, or adds one to an object that has none.
  @MainActor init(sinking object: UnsafeMutableRawPointer) {
    raw = g_object_ref_sink(object)
    Self.liveCount += 1
  }

  /// Takes over the reference that a "transfer full" function returned.
  @MainActor init(owning object: UnsafeMutableRawPointer) {
    raw = object
    Self.liveCount += 1
  }

  var opaque: OpaquePointer { OpaquePointer(raw) }

  /// Swift lets go of user-interface objects on the main thread only: all who hold them are main-actor classes.
  deinit {
    g_object_unref(raw)
    MainActor.assumeIsolated { Self.liveCount -= 1 }
  }
}

/// Owns the root of a widget tree, and by it all widgets below: the one strong reference that a view holds.
public struct WidgetRoot: Widget {
  /// The root.
  public let pointer: WidgetPointer
  private let reference: GObjectRef

  /// Keeps `widget` and everything below it for as long as this value lives.
  public init(_ widget: some Widget) {
    pointer = widget.pointer
    reference = GObjectRef(sinking: pointer)
  }
}
